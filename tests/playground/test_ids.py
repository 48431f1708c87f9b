"""The playground reports numbers that Discord never gives out, wherever a request has them."""

import pytest

from bot.playground.rest.ids import false_ids


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/channels/7/thread-members/-5", None),
        ("/channels/7/messages", {"allowed_mentions": {"users": ["-5"]}}),
        ("/channels/7/messages", {"allowed_mentions": {"roles": ["5", 5]}}),
        ("/channels/7/messages", {"content": "<@-5>"}),
        ("/channels/7/messages", {"embeds": [{"description": "<@&-5>"}]}),
        ("/users/@me/channels", {"recipient_id": "-5"}),
        ("/channels/7", {"permission_overwrites": [{"id": "x"}]}),
    ],
)
def test_a_false_id_is_found(path: str, body: object) -> None:
    assert list(false_ids(path, body))


def test_a_request_with_true_ids_is_in_order() -> None:
    body = {
        "content": "<@5>, -5",
        "nonce": "7.0",
        "allowed_mentions": {"users": ["5", "6"], "replied_user": False},
        "components": [{"components": [{"custom_id": "t:-5"}]}],
        "attachments": [{"id": 0}],
    }
    assert not list(false_ids("/channels/7/messages", body))
