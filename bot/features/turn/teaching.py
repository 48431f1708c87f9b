"""Lessons in the panel of a first game: one at a question, with a mark on the picture (ADR 42)."""

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord
from discord import ButtonStyle
from msgspec.structs import replace

from bot.core.controls.components import (
    LAST_ROW,
    QuestionRef,
    again_view,
    panel_button,
)
from bot.core.controls.ids import OpeningId, PanelId, ReadId
from bot.core.controls.items import button_of
from bot.core.form import BUTTONS, Page
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut, latest, length
from bot.core.text.translator import Translator
from bot.features.turn.asked import Asked
from bot.store.people.lessons import NEVER, SeenLesson
from bot.store.rows import Status
from bot.tables.learning.first_games import MOST_TOLD, FirstGames
from bot.tables.model import Done, Position
from bot.tables.names import table_title
from bot.tables.robots import Robots
from bot.tables.service import Tables
from render.core.panel.lesson import Marked
from rules.core import lessons
from rules.core.lessons import LEARNER, Lesson
from rules.core.text import Msg, SeatName, msg

ROBOTS_WITHIN_S = 8.0
"""Time for which a panel waits for the robots to move."""
SKIP, STOP = "skip", "stop"
"""The operations of the buttons that end the lessons, and the game."""
_TYPED = "type"


@dataclass(frozen=True, slots=True)
class Shown:
    """The lesson that a panel shows beside the question."""

    lines: tuple[str, ...] = ()
    on_board: Marked | None = None
    in_hand: Marked | None = None
    button: tuple[str, str] | None = None
    """The operation and the label of the button that ends the lessons or the game."""

    def dress(self, view: discord.ui.View, question: QuestionRef) -> None:
        """Replace the button with which other players type their moves by the button of the lessons."""
        if self.button is None:
            return
        op, label = self.button
        for item in list(view.children):
            found = PanelId.read(getattr(item, "custom_id", "") or "")
            if found is not None and found.op == _TYPED:
                view.remove_item(item)
        if sum(item.row == LAST_ROW for item in view.children) < BUTTONS:
            view.add_item(panel_button(question.id_of(op), label, ButtonStyle.secondary, LAST_ROW))


PLAIN = Shown()


class Teaching:
    def __init__(
        self, first_games: FirstGames, tables: Tables, robots: Robots, pictures: Pictures
    ) -> None:
        self._first_games = first_games
        self._tables = tables
        self._robots = robots
        self._pictures = pictures

    def teaches(self, at: Position) -> bool:
        """Return whether the table is a first game."""
        return self._first_games.course(at) is not None

    async def lesson(self, asked: Asked, page: Page | None, text: Translator) -> Shown:
        """Return the lesson of a question, and store that the member has seen it."""
        at, course = asked.at, self._first_games.course(asked.at)
        if course is None or asked.ahead:
            return PLAIN
        member = asked.caller.member_id
        seen = await self._first_games.seen(at, member)
        asks = _asks(asked, page)
        here = {
            each.lesson: each
            for each in seen.values()
            if each.at_table == at.table.id and each.asked_seq != NEVER
        }
        held = [each.lesson for each in here.values() if each.asked_seq == asked.question_seq]
        found = lessons.lesson_for(course, asks, seen, held)
        if found is not None and found.key not in seen:
            row = SeenLesson(found.key, at.table.id, asked.question_seq)
            seen[found.key] = here[found.key] = row
            await self._first_games.note(at, member, row)
        lines = [*await self._after(asked, here, text)]
        left = [each for each in course.lessons if each.key not in seen]
        if found is None:
            if not left:
                lines.append(text.words("ui.learn.known"))
        else:
            asked_at = {key: each.asked_seq for key, each in seen.items()}
            step = 1 + lessons.told_in_order(course, asked_at).index(found.key)
            said = text.words(f"{at.game.key}.lesson.{found.key}")
            everything = len(course.lessons)
            lines.append(text.words("ui.learn.lesson", step=step, all=everything, text=said))
        op = SKIP if left or found is not None else STOP
        button = (op, text.words(f"ui.button.learn_{op}"))
        marked = None if found is None else _marked(found, step, asks, at, text)
        is_hand = found is not None and found.in_hand
        return Shown(tuple(lines), None if is_hand else marked, marked if is_hand else None, button)

    async def _after(
        self, asked: Asked, here: Mapping[str, SeenLesson], text: Translator
    ) -> list[str]:
        """Return the sequel of the latest lesson, which is shown at the question after it."""
        seq, key = asked.question_seq, asked.at.game.key
        due = [
            each
            for each in here.values()
            if each.asked_seq < seq and each.after_seq in (NEVER, seq)
        ]
        new = [replace(each, after_seq=seq) for each in due if each.after_seq == NEVER]
        if new:
            await self._first_games.note(asked.at, asked.caller.member_id, *new)
        last = sorted(due, key=lambda each: each.asked_seq)[-1:]
        return [
            text.words("ui.learn.after", text=text.words(f"{key}.lesson.{each.lesson}.after"))
            for each in last
        ]

    async def skip(self, asked: Asked) -> None:
        """Mark all lessons of this title as seen.

        Raises:
            Refusal: ui.outdated, if the table is no first game.
        """
        await self._first_games.skip(asked.at, asked.caller.member_id)

    async def stop(self, asked: Asked) -> Done:
        """End the game.

        Raises:
            Refusal: ui.outdated, if the table is no first game.
        """
        return await self._first_games.stop(asked.at, asked.caller.actor)

    async def awaited(self, done: Done, member_id: int) -> Done:
        """Return the result of a move once the robots have moved too, with their events.

        At tables other than first games, and while the member is asked, return it unchanged.
        """
        at = done.position
        if not self.teaches(at) or member_id in at.waiting_members():
            return done
        table_id, seq = at.table.id, at.table.seq
        await self._robots.settle(table_id, ROBOTS_WITHIN_S)
        later = await self._tables.position(table_id)
        told = await self._tables.history(table_id, MOST_TOLD, after=seq)
        events = (*done.events, *(event for _, event in told))
        return dataclasses.replace(done, position=later, events=events)

    async def over(self, at: Position, told: Sequence[Msg], text: Translator) -> Post:
        """Return the panel of a first game without a question: the seats in thought, or the end and the next steps."""
        said = [text.say(each) for each in told]
        if at.table.status is Status.PLAYING:
            waiting = tuple(SeatName(seat) for seat in sorted(at.waiting()))
            said.append(text.words("ui.panel.done", others=waiting))
            question = QuestionRef(at.table.id, at.question_seqs[LEARNER])
            return Post(cut("\n".join(said), MESSAGE_CHARS), view=again_view(text.draw, question))
        outcome = at.game.outcome(at.state)
        end = [] if outcome is None else [text.say(outcome.reason)]
        said = [each for each in said if each not in end]
        end.append(text.words("ui.learn.over", title=table_title(at.table)))
        name = f"{at.table.title}-{at.table.id}-end"
        files = await self._pictures.sheets(at, text, name=name)
        if not files:
            files = await self._pictures.board(at, text, name=name)
        room = MESSAGE_CHARS - length(end) - 1
        return Post("\n".join([*latest(said, room), *end]), files, _next_view(at, text))


def _asks(asked: Asked, page: Page | None) -> lessons.Asked[object]:
    """Return the question, with the position as the panel's picture shows it."""
    game, state, seat = asked.at.game, asked.at.state, asked.seat
    if page is None:
        view, verb = game.view(state, seat), None
    else:
        view, verb = game.preview(state, seat, page.verb, page.given), page.verb
    return lessons.Asked(view, asked.question.key, verb)


def _marked(
    found: Lesson[object], step: int, asks: lessons.Asked[object], at: Position, text: Translator
) -> Marked | None:
    part = found.mark(asks.view)
    if part is None:
        return None
    return Marked(part, step, text.draw(msg(f"{at.game.key}.lesson.{found.key}.mark")))


def _next_view(at: Position, text: Translator) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    title = at.table.title
    view.add_item(
        button_of(OpeningId("new", title), text.words("ui.button.help_open"), ButtonStyle.success)
    )
    view.add_item(button_of(ReadId("rules", title), text.words("ui.button.rules")))
    return view
