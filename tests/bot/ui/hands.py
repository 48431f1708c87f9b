"""Uses a panel the way a member does: finds controls by their labels, and clicks them."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from bot.core.caller import Caller
from bot.core.commands.limits import check_post
from bot.core.controls.ids import PanelId
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.features.turn.asked import FormStates
from bot.features.turn.panel import Panel
from bot.features.turn.planner import Planner
from bot.features.turn.teaching import Teaching
from bot.i18n import Catalogues
from bot.tables.absence.people import people_at
from bot.tables.aheads import Aheads
from bot.tables.learning.first_games import FirstGames
from bot.tables.model import Position
from bot.tables.robots import Robots
from bot.tables.service import Tables
from bot.tables.settings import Settings
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, House

_interactions = count(500_000)


def controls_of(post: Post) -> Iterator[dict[str, Any]]:
    if post.view is not None:
        for row in post.view.to_components():
            yield from row["components"]


@dataclass
class Hands:
    panel: Panel
    tables: Tables
    member_id: int
    language: str = "en"
    used: int = 0
    """Interactions in the panel so far."""
    post: Post = field(default_factory=lambda: Post(""))
    again: Callable[[], Awaitable[Post]] = field(init=False)
    """Deliver the last click again."""

    @property
    def caller(self) -> Caller:
        name = f"Member {self.member_id}"
        return Caller(self.member_id, Typed(name), next(_interactions), self.language)

    async def open(self, table_id: int) -> Post:
        return self._shown(await self.panel.open(self.caller, table_id))

    async def press(self, label: str) -> Post:
        """Press the button with this label."""
        control = self.button(label)
        assert not control.get("disabled"), f"{label} cannot be pressed"
        return await self.use(control["custom_id"])

    async def pick(self, placeholder: str, *labels: str) -> Post:
        """Pick options in the select with this placeholder."""
        select = self.select(placeholder)
        by_label = {option["label"]: option["value"] for option in select["options"]}
        return await self.use(select["custom_id"], [by_label[label] for label in labels])

    async def use(self, custom_id: str, values: Sequence[str] = ()) -> Post:
        clicked = PanelId.read(custom_id)
        assert clicked is not None
        self.used += 1
        caller = self.caller

        async def click() -> Post:
            return self._shown(await self.panel.click(caller, clicked, values))

        self.again = click
        return await click()

    async def use_first(self, field: str) -> Post:
        """Take the first choice in a field's row, be it buttons or a select."""
        control = next(each for each in controls_of(self.post) if f":{field}:" in each["custom_id"])
        return await self.use(
            control["custom_id"], [each["value"] for each in control.get("options", ())][:1]
        )

    async def type(self, line: str) -> Post:
        any_id = PanelId.read(next(controls_of(self.post))["custom_id"])
        assert any_id is not None
        self.used += 1
        its = any_id.table, any_id.question_seq
        return self._shown(await self.panel.type(self.caller, *its, line, ahead=any_id.ahead))

    def button(self, label: str) -> dict[str, Any]:
        return next(each for each in controls_of(self.post) if each.get("label") == label)

    def select(self, placeholder: str) -> dict[str, Any]:
        return next(
            each for each in controls_of(self.post) if each.get("placeholder") == placeholder
        )

    def labels(self) -> list[str]:
        """The labels of all buttons and the placeholders of all selects."""
        return [each.get("label") or each["placeholder"] for each in controls_of(self.post)]

    def chosen(self, placeholder: str) -> list[str]:
        options = self.select(placeholder)["options"]
        return [option["label"] for option in options if option.get("default")]

    def _shown(self, post: Post) -> Post:
        assert check_post(post) == ()
        self.post = post
        return post


def panel_of(house: House, catalogues: Catalogues, pictures: Pictures) -> Panel:
    """A panel, without the worker that uses pre-moves."""
    planner = Planner(house.tables, Aheads(house.tables, lambda below: 0), catalogues)
    settings = Settings(house.database)
    first_games = FirstGames(house.database, house.known, house.tables)
    robots = Robots(house.tables, lambda: 1)
    teaching = Teaching(first_games, house.tables, robots, pictures)
    ways = people_at(house.database, house.tables).ways
    return Panel(
        house.tables, catalogues, pictures, FormStates(), settings, planner, teaching, ways
    )


async def acting(house: House, panel: Panel, at: Position, language: str = "en") -> Hands:
    """A member's hands on the open panel, for the member that the table waits for."""
    _, member = await house.acting(at.table.id)
    hands = Hands(panel, house.tables, member, language)
    await hands.open(at.table.id)
    return hands


async def opened(
    house: House, panel: Panel, title: str = "nim", *members: int
) -> tuple[Position, Hands]:
    """A table in play, and such hands."""
    at = await house.table(title, *members or (ANN, BOB))
    return at, await acting(house, panel, at)
