"""Members without knowledge of any title: they press, choose and type at random what the bot offers.

A monkey knows only Discord: messages, buttons, selects, text boxes, commands and their suggestions. Like people it
looks first at what mentions it and at what only it can see, prefers green buttons to grey ones, and seldom presses red
ones.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.playground import PlaygroundClient, Refused
from tests.e2e.commands import Leaf, fits, leaves
from tests.e2e.nonsense import HUGE, nonsense
from tests.e2e.sight import BUTTON, Json, Seen, Sight, walk

DRAWN = 8.0
"""The weight of messages in places that a monkey is drawn to."""
BORED = 2.0
"""With nothing more interesting in sight, it mostly waits for news."""
PATIENT = 0.95
"""The probability that it waits for an absent bot before it does the next thing."""
ACKNOWLEDGED = "already_acknowledged"
"""The playground's reason to refuse the answer to an interaction that is sent again after it was answered."""
AHEAD = ("a:",)
"""Controls of moves given ahead: no interaction makes such a move itself, which a ledger takes for a contradiction."""
MOST_SENT = 12
"""One interaction is sent so many times at most."""
TEXT_INPUT, TEXT_SELECT = 4, 3
SUCCESS, PRIMARY, DANGER, LINK = 3, 1, 4, 5
_CODE = re.compile(r"`([^`\n]+)`")
_APPEAL = {SUCCESS: 14.0, PRIMARY: 4.0, DANGER: 0.05, LINK: 0.0}

Send = Callable[[str | None], Awaitable[Json]]
"""Does something; if given an interaction's id, sends it again as that interaction."""


@dataclass(frozen=True, slots=True)
class Temper:
    """So many of a thousand acts are not presses and choices."""

    commands: int = 20
    typing: int = 20
    chat: int = 5
    stale: int = 10
    """Presses a control that no longer exists, as an outdated client would."""
    resends: bool = False
    """Resends an unanswered interaction with the same id, once the bot is back."""
    pause_s: float = 0.02
    """The longest pause between two acts; any event ends it."""
    rests_s: float = 0.0
    """The longest rest after an act, in any event."""
    waits_s: float = 120.0
    """A deferred answer that takes longer counts as missing."""
    spared: tuple[str, ...] = ()
    """Controls whose ids begin with one of these are left alone."""


@dataclass(slots=True)
class Diary:
    """The acts of a group of monkeys, and the results."""

    interactions: int = 0
    answered: int = 0
    resent: int = 0
    unanswered: int = 0
    """The application did not respond, or never finished thinking."""
    left_thinking: int = 0
    """Acknowledged before the bot was killed, but never answered; Discord accepts no second acknowledgement."""
    stopped_by_client: int = 0
    """Acts that Discord's client would not have allowed."""
    longest_text: int = 0
    on_answer: Callable[[int, str], None] = field(default=lambda interaction_id, text: None)
    """Called with an interaction's id and its final answer once it can be read."""


class Monkey:
    def __init__(
        self,
        client: PlaygroundClient,
        sight: Sight,
        rng: Random,
        *,
        temper: Temper,
        diary: Diary,
    ) -> None:
        self._client = client
        self._sight = sight
        self._rng = rng
        self._temper = temper
        self._diary = diary
        self._heard: list[str] = []
        """Values that were suggested or written in code style, to be typed some time."""
        self._gone: list[tuple[str, Json]] = []
        """Controls that were used before, with their message."""
        self.drawn_to: frozenset[str] = frozenset()
        """Threads and channels that interest it more than others."""
        self.member_id = int(client.member_id)

    async def live(self) -> None:
        """Do one thing after another until cancelled."""
        while True:
            if self._rng.random() < PATIENT:
                await self._sight.online.wait()
            await self.do_something()
            await self._sight.wait_for_news(timeout_s=self._rng.uniform(0, self._temper.pause_s))
            if self._temper.rests_s:
                await asyncio.sleep(self._rng.uniform(0, self._temper.rests_s))

    async def online(self) -> None:
        """Wait until the bot is online, as far as this member sees."""
        await self._sight.online.wait()

    async def do_something(self) -> None:
        temper, roll = self._temper, self._rng.randrange(1000)
        try:
            if (roll := roll - temper.commands) < 0:
                await self._use(self._rng.choice(await self._leaves()))
            elif (roll := roll - temper.typing) < 0:
                await self._type_at(self._rng.choice(await self._leaves()))
            elif (roll := roll - temper.chat) < 0:
                text = self._typed() or "."
                await self._client.say(self._somewhere(), text)
            elif (roll := roll - temper.stale) < 0 and self._gone:
                message_id, control = self._rng.choice(self._gone)
                await self._press(message_id, control, force=True)
            else:
                await self._look_and_press()
        except Refused:
            self._diary.stopped_by_client += 1

    async def open_table(self, *, channel_id: int | None = None, **values: object) -> None:
        """Open a table with `/table open` and any suggested title. This is the only thing a monkey is told to do."""
        opening = next(leaf for leaf in await self._leaves() if leaf.line == "table open")
        channels = [held["id"] for held in self._sight.channels.values() if held["type"] == 0]
        place = self._rng.choice(channels) if channel_id is None else str(channel_id)
        for option in opening.options:
            # Without a title the command would ask for one in a panel.
            is_needed = option.get("required") or option["name"] == "title"
            if is_needed and option["name"] not in values:
                found = await self._client.suggestions(
                    place, opening.line, option["name"], **values, **{option["name"]: ""}
                )
                if not found:
                    return
                values[option["name"]] = self._rng.choice(found)["value"]
        await self.use(place, opening.line, **values)

    def sees(self, message_id: str) -> bool:
        """Is a message there, and more than "thinking"?"""
        seen = self._sight.messages.get(message_id)
        return seen is not None and not seen.is_thinking

    async def use(self, place: str, line: str, /, **values: object) -> None:
        """Use a command as it is typed in a channel."""
        await self._deliver(
            lambda again: self._client.slash(place, line, interaction_id=again, **values)
        )

    async def press(self, message_id: str, custom_id: str) -> None:
        """Press a button that a message had, whether or not it still has it."""

        async def send(again: str | None) -> Json:
            return await self._client.click(message_id, custom_id, force=True, interaction_id=again)

        await self._deliver(send, on_message=message_id)

    async def _leaves(self) -> list[Leaf]:
        return leaves(await self._client.commands())

    def _somewhere(self) -> str:
        return self._rng.choice([*self._sight.channels])

    def _typed(self, most: int | None = None) -> str:
        if self._diary.longest_text < HUGE:
            # The very first text is the longest, so that every run has one.
            text = nonsense(self._rng, HUGE)
        elif self._heard and self._rng.random() < 0.5:
            text = self._rng.choice(self._heard)
        else:
            text = nonsense(self._rng)
        self._diary.longest_text = max(self._diary.longest_text, len(text))
        return text if most is None else text[:most]

    def _hear(self, text: str) -> None:
        self._heard = [*self._heard[-20:], text]

    async def _use(self, leaf: Leaf) -> None:
        channel_id = self._somewhere()
        values: dict[str, Any] = {}
        for option in leaf.options:
            if option.get("required") or self._rng.random() < 0.3:
                values[option["name"]] = await self._value(channel_id, leaf, option, values)
        await self.use(channel_id, leaf.line, **values)

    async def _type_at(self, leaf: Leaf) -> None:
        """Look at the suggestions for an option, without using the command."""
        asked = [option for option in leaf.options if option.get("autocomplete")]
        if asked:
            option = self._rng.choice(asked)
            name = option["name"]
            typed = {name: self._typed()}
            found = await self._client.suggestions(self._somewhere(), leaf.line, name, **typed)
            for choice in found[:3]:
                self._hear(str(choice["value"]))

    async def _value(self, channel_id: str, leaf: Leaf, option: Json, so_far: Json) -> object:
        if option.get("autocomplete") and self._rng.random() < 0.8:
            typed = self._rng.choice(("", "", "", self._typed(6000)))
            filled = so_far | {option["name"]: typed}
            found = await self._client.suggestions(channel_id, leaf.line, option["name"], **filled)
            if found:
                return self._rng.choice(found)["value"]
        people = [person["id"] for person in (await self._client.world())["members"]]
        return fits(option, self._rng, self._typed(6000), people, [*self._sight.channels])

    async def _look_and_press(self) -> None:
        ranked = [(self._interest(rank, seen), seen) for rank, seen in self._with_controls()]
        if not ranked:
            await self._sight.wait_for_news(timeout_s=1.0)
            return
        if max(interest for interest, _ in ranked) < BORED:
            if self._rng.random() < 0.7:
                await self._sight.wait_for_news(timeout_s=1.0)
                return
            if self._rng.random() < 0.2:
                # Scroll up: a table without members needs this.
                ranked = [(1.0, seen) for _, seen in ranked]
        [seen] = self._rng.choices([seen for _, seen in ranked], [weight for weight, _ in ranked])
        controls = [
            control
            for control in seen.controls
            if not control["custom_id"].startswith(self._temper.spared)
        ]
        if not controls:
            return
        may_go = any(control.get("style") == SUCCESS for control in controls)
        appeals = [self._appeal(control, may_go=may_go) for control in controls]
        [control] = self._rng.choices(controls, [max(appeal, 0.001) for appeal in appeals])
        seen.pressed += 1
        self._gone = [*self._gone[-30:], (seen.message["id"], control)]
        await self._press(seen.message["id"], control)

    def _with_controls(self) -> list[tuple[int, Seen]]:
        shown = [seen for seen in self._sight.newest_first() if seen.controls]
        return list(enumerate(shown))

    def _interest(self, rank: int, seen: Seen) -> float:
        controls = seen.controls
        mentioned = any(
            user["id"] == self._client.member_id for user in seen.message.get("mentions", ())
        )
        interest = 10.0 if mentioned else 3.0
        if seen.is_private:
            green = any(control.get("style") == SUCCESS for control in controls)
            # One or two grey buttons only lead back and forth. More controls ask for a choice.
            interest = 12.0 if green else 9.0 if len(controls) > 2 else 0.5
        if seen.message["channel_id"] in self.drawn_to:
            interest *= DRAWN
        return interest * max(0.7**rank, 0.002) * max(0.6**seen.pressed, 1e-6)

    def _appeal(self, control: Json, *, may_go: bool) -> float:
        if control["type"] == BUTTON:
            return _APPEAL.get(control["style"], 1.0)
        filled = any(option.get("default") for option in control.get("options", ()))
        return 1.5 if filled and may_go else 6.0

    async def _press(self, message_id: str, control: Json, *, force: bool = False) -> None:
        custom_id = control["custom_id"]
        if control["type"] == BUTTON:

            async def send(again: str | None) -> Json:
                return await self._client.click(
                    message_id, custom_id, force=force or again is not None, interaction_id=again
                )

        else:
            values = self._picked(control)

            async def send(again: str | None) -> Json:
                return await self._client.select(
                    message_id,
                    custom_id,
                    values,
                    force=force or again is not None,
                    interaction_id=again,
                )

        outcome = await self._deliver(send, on_message=message_id)
        if outcome is not None and outcome["outcome"] == "modal":
            await self._fill_in(outcome["modal"], message_id)

    def _picked(self, select: Json) -> list[str]:
        options = [option["value"] for option in select.get("options", ())]
        least, most = select.get("min_values", 1), select.get("max_values", 1)
        count = self._rng.randint(min(least, len(options)), min(most, len(options)))
        return self._rng.sample(options, count)

    async def _fill_in(self, modal: Json, message_id: str) -> None:
        if self._rng.random() < 0.1:
            return
        if (seen := self._sight.messages.get(message_id)) is not None:
            for text in _CODE.findall(seen.message["content"]):
                self._hear(text)
        fields: dict[str, str | list[str]] = {}
        for part in walk(modal["components"]):
            if part["type"] == TEXT_INPUT:
                fields[part["custom_id"]] = self._typed() or "."
            elif part["type"] == TEXT_SELECT:
                fields[part["custom_id"]] = self._picked(part)

        async def send(_: str | None) -> Json:
            return await self._client.submit_fields(modal["interaction_id"], dict(fields))

        try:
            await self._deliver(send, on_message=message_id, may_resend=False)
        except Refused:
            # Discord's client counts too, and stops at the limit.
            limits = {part.get("custom_id"): part for part in walk(modal["components"])}
            for name, text in fields.items():
                if isinstance(text, str):
                    fields[name] = text[: limits[name].get("max_length") or 4000]
            await self._deliver(send, on_message=message_id, may_resend=False)

    async def _deliver(
        self, send: Send, *, on_message: str | None = None, may_resend: bool = True
    ) -> Json | None:
        """Follow one interaction to its final answer; None if there was none."""
        self._diary.interactions += 1
        interaction_id: str | None = None
        heard: Json | None = None
        changes = 0 if on_message is None else self._sight.changes_of(on_message)
        sent = 0
        while True:
            outcome = await send(interaction_id)
            interaction_id = outcome["interaction_id"]
            if outcome["outcome"] == "deferred":
                heard = outcome
            if await self._is_answered(outcome, changes):
                return self._note_answer(outcome)
            if outcome.get("reason") == ACKNOWLEDGED and heard is not None:
                # Refused because it was answered before: if the answer is there, it counts like any other.
                if self._has_come(heard, changes):
                    return self._note_answer(heard)
                self._diary.left_thinking += 1
                return None
            sent += 1
            if not (self._temper.resends and may_resend) or sent == MOST_SENT:
                self._diary.unanswered += 1
                return None
            await self._sight.online.wait()
            self._diary.resent += 1

    def _note_answer(self, outcome: Json) -> Json:
        self._diary.answered += 1
        self._diary.on_answer(int(outcome["interaction_id"]), self._answer(outcome))
        return outcome

    def _answer(self, outcome: Json) -> str:
        """The text of the final answer, wherever it appears; empty for a text box."""
        message = outcome.get("message")
        if message is None:
            return ""
        shown = self._sight.messages.get(message["id"])
        followed = self._sight.answer_to(outcome["interaction_id"])
        texts = [seen.message["content"] for seen in (shown, followed) if seen is not None]
        return "\n".join(texts or [message["content"]])

    async def _is_answered(self, outcome: Json, changes: int) -> bool:
        """Return whether the final answer is there or arrives. `changes` counts the earlier changes of the message."""
        if outcome["outcome"] != "deferred":
            return bool(outcome["outcome"] != "failed")
        return await self._sight.watch(
            lambda: self._has_come(outcome, changes), timeout_s=self._temper.waits_s
        )

    def _has_come(self, deferred: Json, changes: int) -> bool:
        """Return whether the deferred answer has arrived by now."""
        message = deferred["message"]
        seen = self._sight.messages.get(message["id"])
        if message["thinking"]:
            return seen is not None and not seen.is_thinking
        told = self._sight.answer_to(deferred["interaction_id"])
        return told is not None or (seen is not None and seen.changes > changes)
