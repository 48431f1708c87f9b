"""The parts with which features post."""

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.core.posting.direct import Direct
from bot.core.posting.lobby_posts import LobbyPosts
from bot.core.posting.messages import Messages
from bot.core.posting.noting import Noting
from bot.core.posting.places import Places
from bot.core.posts.public import Posts
from bot.i18n import Catalogues
from bot.store.database import Database
from bot.tables.service import Tables


@dataclass(frozen=True, slots=True)
class Posting:
    messages: Messages
    direct: Direct
    noting: Noting
    lobbies: LobbyPosts
    places: Places


def posting_of(
    client: discord.Client,
    database: Database,
    tables: Tables,
    posts: Posts,
    catalogues: Catalogues,
    now: Callable[[], float],
) -> Posting:
    messages, noting = Messages(client), Noting(database, tables, now)
    lobbies = LobbyPosts(tables, posts, messages, noting, now)
    return Posting(
        messages,
        Direct(client, messages, database, now),
        noting,
        lobbies,
        Places(client, database, messages, noting, catalogues, lobbies.post, now),
    )
