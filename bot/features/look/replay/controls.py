"""The controls under a frame: from turn to turn, to a landmark, and to the view of another seat.

Their ids hold the table, the viewer and the entry of the log that the frame shows, so they work after a restart.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import discord

from bot.core.controls.components import OPTION_CHARS, PLACEHOLDER_CHARS
from bot.core.controls.ids import REPLAY, ReadId
from bot.core.controls.items import Component, button_of
from bot.core.text.lines import cut
from bot.core.text.translator import Translator
from bot.tables.history.replays import NEWEST, Moment
from bot.tables.history.tape import Stop
from bot.tables.model import Position
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import seat_msg

OPTIONS = 25
PUBLIC = "p"
"""The viewer without a seat."""

_OF = re.compile(r"(?P<table>[0-9]{1,15})-(?P<viewer>o|p|[0-9]{1,2})-(?P<step>[fpnltvh])")


class Step(StrEnum):
    """The action of a control."""

    FIRST = "f"
    BACK = "p"
    ON = "n"
    LAST = "l"
    GO_TO = "t"
    VIEWER = "v"
    HERE = "h"
    """The frame of an entry, in a message of its own."""


OWN = "o"
"""The viewer by default: the member's own seat if they may see its secrets, else the public."""


@dataclass(frozen=True, slots=True)
class FrameRequest:
    """The frame that a member wants to see: the table, the viewer, and the step from an entry of the log."""

    table: int
    viewer: str = OWN
    """`OWN`, `PUBLIC` or the number of a seat."""
    step: Step = Step.FIRST
    seq: int = 0

    def id(self) -> str:
        return ReadId(REPLAY, f"{self.table}-{self.viewer}-{self.step}", self.seq).write()

    @classmethod
    def of(cls, clicked: ReadId, values: Sequence[str] = ()) -> "FrameRequest":
        """Return the wish behind a click.

        Raises:
            Refusal: outdated, if the bot cannot have written its id or value.
        """
        found = _OF.fullmatch(clicked.of)
        if found is None:
            raise Refusal("ui.outdated")
        wish = cls(int(found["table"]), found["viewer"], Step(found["step"]), clicked.page)
        match wish.step:
            case Step.GO_TO:
                (value,) = values or ("",)
                if not re.fullmatch("[0-9]{1,9}", value):
                    raise Refusal("ui.outdated")
                return cls(wish.table, wish.viewer, wish.step, int(value))
            case Step.VIEWER:
                (value,) = values or ("",)
                if not re.fullmatch("p|[0-9]{1,2}", value):
                    raise Refusal("ui.outdated")
                return cls(wish.table, value, wish.step, wish.seq)
            case _:
                return wish

    @property
    def start(self) -> tuple[int, int]:
        """Return the entry to start from, and the number of turns to go on from there."""
        match self.step:
            case Step.FIRST:
                return 0, 0
            case Step.LAST:
                return NEWEST, 0
            case Step.BACK:
                return self.seq, -1
            case Step.ON:
                return self.seq, 1
            case _:
                return self.seq, 0


def replay_view(
    now: Position, moment: Moment, viewer: str, seats: Sequence[Seat], text: Translator
) -> discord.ui.View:
    """Return the controls under a frame. `seats` are those with secrets that the reader may see."""
    view = discord.ui.View(timeout=None)
    table, seq = now.table.id, moment.stop.seq
    is_first, is_last = moment.number == 0, moment.number == len(moment.stops) - 1
    goes_on = now.table.ended_at is None
    for sign, step, is_off in (
        ("⏮", Step.FIRST, is_first),
        ("◀", Step.BACK, is_first),
        ("▶", Step.ON, is_last and not goes_on),
        ("⏭", Step.LAST, is_last and not goes_on),
    ):
        view.add_item(
            button_of(
                FrameRequest(table, viewer, step, seq).id(),
                sign,
                discord.ButtonStyle.primary if step is Step.ON else discord.ButtonStyle.secondary,
                disabled=is_off,
            )
        )
    if len(moment.stops) > 1:
        view.add_item(
            Component(
                discord.ui.Select(
                    custom_id=FrameRequest(table, viewer, Step.GO_TO, seq).id(),
                    placeholder=cut(text.words("ui.replay.go_to"), PLACEHOLDER_CHARS),
                    options=_landmarks(moment, text),
                    row=1,
                )
            )
        )
    if seats:
        view.add_item(
            Component(
                discord.ui.Select(
                    custom_id=FrameRequest(table, viewer, Step.VIEWER, seq).id(),
                    placeholder=cut(text.words("ui.replay.eyes"), PLACEHOLDER_CHARS),
                    options=_viewers(viewer, seats, text),
                    row=2,
                )
            )
        )
    return view


def chosen_stops(stops: Sequence[Stop]) -> tuple[int, ...]:
    """Return the numbers of at most 25 stops to go to, the set-up first.

    The others are the landmarks, or any turns if there are fewer than two landmarks. A longer list is thinned evenly.
    """
    turns = list(enumerate(stops))[1:]
    landmarks = [place for place, stop in turns if stop.landmark is not None]
    offered = landmarks if len(landmarks) > 1 else [place for place, _ in turns]
    most = OPTIONS - 1
    if len(offered) > most:
        offered = [offered[place * len(offered) // most] for place in range(most)]
    return (0, *offered)


def turn_words(moment: Moment, number: int, text: Translator) -> str:
    """Return the words for a turn: its number, and the name of its seat."""
    stop = moment.stops[number]
    if number == 0 or stop.seat is None:
        return text.words("ui.replay.start")
    return text.words(
        "ui.replay.turn", number=number, all=len(moment.stops) - 1, seat=text.name(stop.seat)
    )


def _landmarks(moment: Moment, text: Translator) -> list[discord.SelectOption]:
    offered = chosen_stops(moment.stops)
    options: list[discord.SelectOption] = []
    for number in offered:
        stop = moment.stops[number]
        label = text.words("ui.replay.option", number=number)
        what = None if stop.landmark is None else text.draw(stop.landmark).replace("*", "")
        if number == 0:
            label, what = text.words("ui.replay.set_up"), None
        elif what is None and stop.seat is not None:
            what = text.draw(seat_msg(stop.seat))
        options.append(
            discord.SelectOption(
                label=cut(label, OPTION_CHARS),
                value=str(stop.seq),
                description=None if what is None else cut(what, OPTION_CHARS),
                default=number == moment.number,
            )
        )
    return options


def _viewers(viewer: str, seats: Sequence[Seat], text: Translator) -> list[discord.SelectOption]:
    everybody = discord.SelectOption(
        label=cut(text.words("ui.replay.everybody"), OPTION_CHARS),
        value=PUBLIC,
        default=viewer == PUBLIC,
    )
    others = (
        discord.SelectOption(
            label=cut(text.words("ui.replay.seat", seat=text.draw(seat_msg(seat))), OPTION_CHARS),
            value=str(seat),
            default=viewer == str(seat),
        )
        for seat in seats
    )
    return [everybody, *others]
