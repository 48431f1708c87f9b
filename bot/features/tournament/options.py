"""The tournament of a command, and suggestions for its options."""

import discord
from discord.app_commands import Choice

from bot.core.caller import Caller
from bot.core.commands.autocomplete import choices, closed
from bot.core.commands.options import complete_options
from bot.core.commands.picks import complete_pick
from bot.core.controls.ids import table_number
from bot.core.controls.things import things_of
from bot.core.core import BaseBot, Core, core_of
from bot.core.form.lines import Suggestion, suggest
from bot.core.text.translator import translator
from bot.features.tournament.desk.picking import is_draft, picks
from bot.features.tournament.organisers import may_organise
from bot.features.tournament.parts import Tournament
from bot.features.tournament.posts.ruled import suggested
from bot.features.tournament.refereeing import Referee
from bot.features.tournament.words import Shown, phase, title
from bot.tables.names import visible
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.rulings.undoing import undoable
from rules.contest.director.snapshot import Status
from rules.core.errors import Refusal
from rules.core.naming import nearest
from rules.core.text import Typed, msg

_OVER = (Status.FINISHED, Status.CANCELLED)


async def which(
    core: Core, interaction: discord.Interaction, typed: str | None, *, drafts: bool = False
) -> int:
    """Return the number of the tournament of a command.

    It is the typed one; else the one of this channel or of the server that is live, or in which the caller plays.
    If none is live, it is the latest.

    Args:
        drafts: whether the caller's own draft may be meant, if no tournament is live.

    Raises:
        Refusal: ui.servers_only.
        TournamentRefusal: no_such_name; or without a name none_here, or which, if there are several.
    """
    if interaction.guild_id is None:
        raise Refusal("ui.servers_only")
    if typed is not None:
        number = table_number(typed)
        if number is not None:
            return number
    own = interaction.user.id if drafts else None
    found = await core.of(Tournament).service.in_guild(interaction.guild_id, drafts_of=own)
    if not found:
        way = "create" if await may_organise(core, interaction) else "open"
        raise TournamentRefusal("none_here", way=way)
    if typed is not None:
        called = nearest(typed, {each.row.name: (visible(each.row.name),) for each in found})
        raise TournamentRefusal("no_such_name", name=Typed(typed[:50]), nearest=called)
    here = (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
    if any(each.row.status not in (*_OVER, Status.DRAFT) for each in found):
        found = tuple(each for each in found if each.row.status is not Status.DRAFT)
    in_channel = [each for each in found if each.row.channel_id in here]
    for group in (in_channel, found):
        live = [each for each in group if each.row.status not in _OVER]
        if len(live) == 1:
            return live[0].id
        mine = [each for each in live if each.of_member(interaction.user.id) is not None]
        if len(mine) == 1:
            return mine[0].id
    latest = in_channel or found
    if sum(each.row.status not in _OVER for each in latest) > 1:
        raise TournamentRefusal("which")
    return latest[0].id


@closed
async def complete_circuit(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the circuits of the server."""
    if interaction.guild_id is None:
        return []
    known = (
        await core_of(interaction).of(Tournament).service.circuits.in_guild(interaction.guild_id)
    )
    return choices(suggest([Suggestion(visible(e.name), str(e.id)) for e in known], current))


def referee_of(interaction: discord.Interaction, caller: Caller) -> Referee:
    """Return the caller as a referee, with the right to manage the server if they have it."""
    return Referee(caller, interaction.permissions.manage_guild)


@closed
async def complete_tournament(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the tournaments of the server."""
    return await _tournaments(interaction, current, None)


@closed
async def complete_tournament_or_draft(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the tournaments of the server, and the caller's own drafts."""
    return await _tournaments(interaction, current, interaction.user.id)


async def _tournaments(
    interaction: discord.Interaction[BaseBot], current: str, drafts_of: int | None
) -> list[Choice[str]]:
    core = core_of(interaction)
    if interaction.guild_id is None:
        return []
    language = await core.languages.of_member(interaction)
    text = translator(core.catalogues[language], None)
    pairs = []
    held_here = core.of(Tournament).service.in_guild(interaction.guild_id, drafts_of=drafts_of)
    for held in await held_here:
        shown = Shown(held)
        said = text.draw(
            msg(
                "tournament.choice",
                name=held.row.name,
                title=title(shown),
                phase=phase(text, shown),
            )
        )
        pairs.append(Suggestion(said, str(held.id)))
    return choices(suggest(pairs, current))


@closed
async def complete_entrant(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the entrants of the tournament."""
    held = await _held_of(interaction)
    if held is None:
        return []
    pairs = [
        Suggestion(f"{each.no}. {visible(each.name)}", str(each.no))
        for each in held.stored.entrants
    ]
    return choices(suggest(pairs, current))


@closed
async def complete_pod(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the tables of the tournament with their players, the newest round first."""
    held = await _held_of(interaction)
    if held is None:
        return []
    core = core_of(interaction)
    language = await core.languages.of_member(interaction)
    text = translator(core.catalogues[language], None).plainly()
    shown, pairs = Shown(held), []
    for row in reversed(held.stored.rounds):
        for pod in shown.pods_of(row):
            place = shown.named(held.place_of(pod.id))
            players = shown.players_of(text, pod)
            said = text.words("tournament.pod_choice", place=place, names=players)
            pairs.append(Suggestion(said, str(pod.id)))
    return choices(suggest(pairs, current))


@closed
async def complete_ruling(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the rulings of the tournament that can be taken back, the newest first."""
    held = await _held_of(interaction)
    if held is None:
        return []
    core = core_of(interaction)
    text = translator(core.catalogues[await core.languages.of_member(interaction)], None)
    shown, reads = Shown(held), held.is_referee(interaction.user.id)
    pairs = [
        Suggestion(suggested(shown, each, text, reads_all=reads), str(each.id))
        for each in undoable(held, interaction.user.id)
    ]
    return choices(suggest(pairs, current))


@closed
async def complete_desk(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest choices of the menus, and lists of things for a draft's tables."""
    held = await _held_of(interaction, drafts=True)
    if held is None:
        return []
    core, member_id = core_of(interaction), interaction.user.id
    text = translator(core.catalogues[await core.languages.of_member(interaction)], None)
    found = complete_pick(picks(held, member_id), current, text)
    things = things_of(held.game)
    if found or things is None or not (held.is_organiser(member_id) and is_draft(held)):
        return found
    lines = complete_options(held.game, core.files, current, text.draw, core.catalogues.wordings)
    return choices([each for each in lines if each.value.startswith(f"{things.spec.name}=")])


async def _held_of(
    interaction: discord.Interaction[BaseBot], *, drafts: bool = False
) -> Held | None:
    """Return the tournament of the command that asks for suggestions; None if it is ambiguous or of another server."""
    core = core_of(interaction)
    typed = getattr(interaction.namespace, "tournament", None)
    try:
        number = await which(core, interaction, typed, drafts=drafts)
        held = await core.of(Tournament).service.show(number)
    except Refusal:
        return None
    return held if held.row.guild_id == interaction.guild_id else None
