"""Tokens stay out of the log, wherever in a record they stand."""

import contextvars
import io
import json
import logging
import re
import sys

import pytest

from bot.logs import LEFT_OUT, JsonLines, Redacting, concerning, redacted

OWN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz_-0123456789"
THEIRS = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmFiY2RlZmdo"
OTHER = "mUqf-8Jr_V0nT2yq3gYb9yYyKk1lQmZ5"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"Bot {OWN}", id="the bot's own"),
        pytest.param(f"POST /api/v10/interactions/123/{OTHER}/callback", id="a path"),
        pytest.param(f"PATCH /webhooks/123/{OTHER}/messages/@original?wait=1", id="a webhook"),
        pytest.param(f"GET https://discord.com/api/webhooks/123/{OTHER}", id="an address"),
        pytest.param(f"Event: {{'token': '{OTHER}', 'version': 1}}", id="a Python dict"),
        pytest.param(f'{{"version":1,"token": "{OTHER}"}}', id="JSON"),
        pytest.param(f"bucket 5f2a:123456789012345678+{OTHER} is empty", id="a rate limit"),
        pytest.param(f"somebody wrote {THEIRS}.", id="anywhere"),
    ],
)
def test_no_token_is_written(text: str) -> None:
    written = redacted(text, OWN)
    assert not any(token in written for token in (OWN, THEIRS, OTHER))
    assert LEFT_OUT in written


@pytest.mark.parametrize(
    "text",
    [
        "POST /api/v10/channels/123/messages returned 200",
        "interaction 123 of table 5: the token of a card",
        "/interactions/123",
        "commitment 5f2a9c: 'tokens': 3",
    ],
)
def test_text_that_is_no_token_is_written(text: str) -> None:
    assert redacted(text, OWN) == text


@pytest.fixture
def written() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def log(written: io.StringIO) -> logging.Logger:
    handler = logging.StreamHandler(written)
    handler.setFormatter(Redacting(logging.Formatter("%(message)s"), OWN))
    logger = logging.Logger("of this test")
    logger.addHandler(handler)
    return logger


@pytest.fixture
def lines(written: io.StringIO) -> logging.Logger:
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines(OWN))
    logger = logging.Logger("of this test")
    logger.addHandler(handler)
    return logger


def test_a_line_of_json_names_its_subject(lines: logging.Logger, written: io.StringIO) -> None:
    def said() -> None:
        concerning(table=7)
        concerning(interaction=2**60)
        lines.warning("Table %d 서울\n%s", 7, "{'token': '" + OTHER + "'}")

    contextvars.copy_context().run(said)
    lines.info("nothing in particular")
    first, second = map(json.loads, written.getvalue().splitlines())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first.pop("time"))
    assert first == {
        "level": "WARNING",
        "logger": "of this test",
        "event": "Table %d 서울\n%s",
        "message": f"Table 7 서울\n{{'token': '{LEFT_OUT}'}}",
        "table": 7,
        "interaction": 2**60,
    }
    assert "table" not in second


def test_a_line_of_json_holds_an_error_and_no_token(
    lines: logging.Logger, written: io.StringIO
) -> None:
    try:
        raise OSError(f'no answer: {{"token": "{OTHER}"}} {OWN}')
    except OSError:
        lines.exception("it failed")
    lines.info(f"{OWN} %d", f"/webhooks/1/{OTHER}")
    first, second = map(json.loads, written.getvalue().splitlines())
    assert "Traceback" in first["error"]
    assert "cannot be written" in second["message"]
    assert not [token for token in (OWN, OTHER) if token in written.getvalue()]


def test_arguments_of_a_record_are_looked_at(log: logging.Logger, written: io.StringIO) -> None:
    log.debug("%s with %r", f"/webhooks/1/{OTHER}", {"token": THEIRS})
    assert OTHER not in written.getvalue()
    assert THEIRS not in written.getvalue()


def test_errors_and_their_causes_are_redacted(log: logging.Logger, written: io.StringIO) -> None:
    try:
        try:
            raise OSError(f"no answer from /interactions/1/{OTHER}/callback")
        except OSError as cause:
            raise ValueError(OWN) from cause
    except ValueError:
        log.error("it failed", exc_info=sys.exc_info())
    assert "ValueError" in written.getvalue()
    assert OTHER not in written.getvalue()
    assert OWN not in written.getvalue()


def test_a_record_that_cannot_be_written_tells_nothing_either(
    log: logging.Logger, written: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    log.info(f"{OWN} %d", f"/webhooks/1/{OTHER}")
    said = written.getvalue() + "".join(capsys.readouterr())
    assert "cannot be written" in said
    assert OWN not in said
    assert OTHER not in said
