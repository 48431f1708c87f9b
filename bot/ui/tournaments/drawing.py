"""Pictures of tournaments, each with its description, and the same as a text file."""

from bot.store.contest.rows import RoundRow
from bot.tournaments.errors import TournamentRefusal
from bot.ui.posts.post import Post, PostFile
from bot.ui.posts.renderer import Renderer
from bot.ui.text.translator import Translator
from bot.ui.tournaments.standing import ROWS_A_PAGE, standings_of
from bot.ui.tournaments.words import Shown


class Drawing:
    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer

    async def standings(
        self,
        shown: Shown,
        stage: int,
        text: Translator,
        page: int = 0,
        after: int | None = None,
        *,
        name: str = "standings",
    ) -> tuple[tuple[PostFile, ...], int]:
        """The picture of a page and the text of all, and how many pages there are."""
        rows = standings_of(shown.at, stage, after)
        pages = max(1, -(-len(rows) // ROWS_A_PAGE))
        return (), pages

    async def pairings(
        self, shown: Shown, row: RoundRow, text: Translator, *, name: str = "pairings"
    ) -> tuple[PostFile, ...]:
        return ()

    async def podium(
        self, shown: Shown, text: Translator, *, name: str = "podium"
    ) -> tuple[PostFile, ...]:
        return ()

    async def bracket(self, shown: Shown, text: Translator) -> Post:
        raise TournamentRefusal("no_bracket")

    async def crosstable(self, shown: Shown, text: Translator) -> Post:
        raise TournamentRefusal("no_crosstable", most=16)
