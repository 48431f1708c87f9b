"""A member that opens tables and makes moves as people do: commands, buttons, a line in a form, and *Confirm*."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.core.controls.components import SURE
from bot.core.controls.ids import PanelId, TableId
from bot.core.controls.modal import LINE
from bot.playground import PlaygroundClient, Refused
from tests.e2e.sight import Json, Seen, Sight, walk
from tests.scale import PATIENCE_S

Control = Callable[[str], Any]


class Unanswered(Exception):
    """The bot has not answered."""


@dataclass(frozen=True, slots=True)
class Press:
    """A click that was left without an answer."""

    message_id: str
    custom_id: str
    interaction_id: str


@dataclass(slots=True)
class Hand:
    client: PlaygroundClient
    sight: Sight
    unanswered: list[Press] = field(default_factory=list)
    """Clicks on *Confirm* that were left without an answer."""

    @property
    def member_id(self) -> int:
        return int(self.client.member_id)

    async def open(self, place: str, title: str) -> None:
        await self._done(self.client.slash(place, "table open", title=title, seats=2))

    async def press(self, message_id: str, op: str) -> None:
        """Press a button of a lobby, which can be used once the lobby says so."""
        found: list[str] = []

        def is_there() -> bool:
            seen = self.sight.messages.get(message_id)
            found[:] = [] if seen is None else _named(seen.controls, op, TableId.read)
            return bool(found)

        if not await self.sight.watch(is_there, timeout_s=PATIENCE_S):
            raise Unanswered(op)
        await self._click(message_id, found[0])

    async def move(self, place: str, line: str) -> int:
        """Make a move in the panel; returns the interaction that confirmed it."""
        panel = await self._done(self.client.slash(place, "table turn"))
        box = await self.client.click(panel["id"], _control(panel, "type"))
        if "modal" not in box:
            raise Unanswered("type")
        sending = self.client.submit(box["modal"]["interaction_id"], **{LINE: line})
        panel = await self._done(sending, on=panel["id"])
        panel, made_by = await self._confirm(panel, _control(panel, "go"))
        sure = [each for each in _named(_buttons(panel), "go", PanelId.read) if _is_sure(each)]
        if sure:
            _, made_by = await self._confirm(panel, sure[0])
        return made_by

    async def again(self) -> None:
        """Send interactions without an answer once more, as people's clients may."""
        for each in self.unanswered:
            try:
                await self.client.click(
                    each.message_id, each.custom_id, force=True, interaction_id=each.interaction_id
                )
            except Refused:
                # The panel has gone with the old version.
                continue

    async def _confirm(self, panel: Json, custom_id: str) -> tuple[Json, int]:
        before = self.sight.changes_of(panel["id"])
        outcome = await self.client.click(panel["id"], custom_id)
        try:
            answer = await self._followed(outcome, panel["id"], before)
        except Unanswered:
            self.unanswered.append(Press(panel["id"], custom_id, outcome["interaction_id"]))
            raise
        return answer, int(outcome["interaction_id"])

    async def _click(self, message_id: str, custom_id: str) -> Json:
        return await self._done(self.client.click(message_id, custom_id), on=message_id)

    async def _done(self, sending: Awaitable[Json], on: str = "") -> Json:
        before = self.sight.changes_of(on)
        return await self._followed(await sending, on, before)

    async def _followed(self, outcome: Json, on: str, before: int) -> Json:
        """The message at the end of an interaction."""
        if outcome["outcome"] == "failed" or "message" not in outcome:
            raise Unanswered(outcome.get("reason", "failed"))
        message: Json = outcome["message"]
        if outcome["outcome"] != "deferred":
            return message

        def answer() -> Seen | None:
            told = self.sight.answer_to(outcome["interaction_id"])
            seen = told or self.sight.messages.get(message["id"])
            if seen is None or seen.is_thinking:
                return None
            is_old = told is None and message["id"] == on and seen.changes <= before
            return None if is_old else seen

        if not await self.sight.watch(lambda: answer() is not None, timeout_s=2 * PATIENCE_S):
            raise Unanswered("no answer came")
        found = answer()
        assert found is not None
        return found.message


def lobby_of(sight: Sight, table_id: int) -> str | None:
    """The message that shows a lobby, with a button to start."""
    for seen in sight.newest_first():
        for custom_id in _named(walk(seen.message["components"]), "start", TableId.read):
            shown = TableId.read(custom_id)
            if shown is not None and shown.table == table_id:
                return str(seen.message["id"])
    return None


def _is_sure(custom_id: str) -> bool:
    shown = PanelId.read(custom_id)
    return shown is not None and shown.arg == SURE


def _buttons(panel: Json) -> list[Json]:
    return [each for each in walk(panel["components"]) if not each.get("disabled")]


def _named(controls: Any, op: str, read: Control) -> list[str]:
    ids = [each["custom_id"] for each in controls if each.get("custom_id")]
    return [each for each in ids if (shown := read(each)) is not None and shown.op == op]


def _control(panel: Json, op: str) -> str:
    """The first control of a panel with this operation.

    Raises:
        Unanswered: there is none, so the panel is not the one that is wanted.
    """
    found = _named(_buttons(panel), op, PanelId.read)
    if not found:
        raise Unanswered(f"{op}: {panel['content'][:200]}")
    return found[0]
