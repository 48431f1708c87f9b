"""A table on the page: opened, filled with people and robots, started, and followed turn by turn."""

from collections.abc import Sequence

from bot.core.controls.ids import TableId
from tests.browser.hands import PUBLIC, Hands, Look, in_message

LOBBY = ':has([data-custom-id^="t:start:"])'
TURN = '[data-custom-id^="t:turn:"]'
BOARD = f":has({TURN})"
MEMBERS_TURN = f"{BOARD}:has([data-mention])"
RESULT = ':has([data-picture*="-scores"], [data-picture*="-trips"])'
"""The post that closes a table, recognised by our titles' sheets."""


async def open_table(
    hands: Hands,
    members: Sequence[str],
    *,
    robots: int = 0,
    typed: str = "table open",
    title: str = "expancity",
    options: str = "",
) -> Look:
    """Open a table as the current member, and seat the others and robots. Returns its post.

    `members` lists every member, with the opener first. `typed` is how the opener spells the command, `options` are as
    in ``board=hellas prelude=on``.
    """
    seats = {"seats": str(len(members) + robots)}
    pick = {"title": title} | ({"options": options} if options else {})
    await hands.command("table open", typed, pick=pick, write=seats)
    lobby = await hands.new_post((), LOBBY)
    for member in members[1:]:
        await hands.become(member)
        await hands.press_for_answer(lobby, lobby.control("t:join:"))
    for _ in range(robots):
        await hands.press_for_answer(lobby, lobby.control("t:robot:"))
    await hands.until_enabled(lobby, lobby.control("t:start:"))
    return await hands.look(lobby.id)


async def start_table(hands: Hands, lobby: Look) -> "Table":
    """Press “Start”, and follow the table into its thread."""
    await hands.press_for_answer(lobby, lobby.control("t:start:"))
    await hands.page.click(in_message(lobby.id, ".thread-card"))
    return Table(hands, await hands.new_post((), MEMBERS_TURN))


class Table:
    def __init__(self, hands: Hands, board: Look) -> None:
        self.board = board
        """The newest post: a board under which a member is asked, or the result."""
        self._hands = hands

    @property
    def over(self) -> bool:
        return not self.board.offers("t:turn:")

    async def take_turn(self, member: str | None = None) -> Look:
        """Switch to an asked member (by default the only one) and open their panel.

        The button is that of the newest board, which may have been edited or posted since the last look.
        """
        if member is None:
            [member] = self.board.mentions
        await self._hands.become(member)
        button = self._hands.page.locator(f"{PUBLIC} {TURN}").last
        return await self._hands.answer_to(button.click)

    async def next_turn(self) -> None:
        """Wait until a member is asked again, in another post or an edit of this one, or until the table has ended."""
        before = _told(self.board)
        while not self.over and _told(self.board) <= before:
            self.board = await self._hands.newer_post(self.board, MEMBERS_TURN, RESULT)


def _told(board: Look) -> int:
    """The number of the last move that a board shows."""
    clicked = TableId.read(board.control("t:turn:").id)
    assert clicked is not None
    return clicked.seq
