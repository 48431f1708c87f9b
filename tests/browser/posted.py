"""Everything that a tournament has posted, in the order in which people read it."""

from collections import Counter
from collections.abc import Sequence

from bot.store.database import Connection
from bot.store.pings import last
from tests.bot.edges.scene import Json, Scene, labels, said
from tests.browser.shots import FOLDER, is_wanted

_MOST_PINGS = 1000


async def keep_posts(on: Scene, name: str, threads: Sequence[str]) -> None:
    """Write the messages of the channel and of some threads into a file, for people to read."""
    if not is_wanted():
        return
    lines = []
    for place in (on.place, *threads):
        lines.append(f"\n##### {place}")
        for message in await on.posts(place):
            lines.append(f"--- {', '.join(_about(message))}")
            lines.append(said(message))
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}-posts.txt").write_text("\n".join(lines), "utf-8")


def _about(message: Json) -> list[str]:
    mentions = [each["id"] for each in message["mentions"]]
    files = [each["filename"] for each in message["attachments"]]
    return [
        *([f"pings {len(mentions)}"] if mentions else []),
        *([f"files {files}"] if files else []),
        *([f"buttons {labels(message)}"] if labels(message) else []),
    ] or ["words alone"]


async def assert_one_ping_a_cause(on: Scene, members: Sequence[int]) -> None:
    """Members who answer a call are not called twice: not to check in, not to a table, not to one turn."""

    def sent(conn: Connection) -> list[tuple[object, ...]]:
        return [
            (
                each.member_id,
                each.rung,
                each.table_id,
                each.turn,
                each.posted and each.posted.channel_id,
            )
            for member in members
            for each in last(conn, member, _MOST_PINGS)
        ]

    found = Counter(await on.bot.database.read(sent))
    assert {each[1] for each in found} >= {"checkin"}
    assert [each for each, times in found.items() if times > 1] == []
