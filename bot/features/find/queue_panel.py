"""The private panel of ``/play``, in which a member picks games and joins the queue."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.clocks.paces import DAY_MS, DEFAULT, NO_CLOCK, PRESETS, read_pace
from bot.core.caller import Caller, Spot
from bot.core.controls.components import OPTION_CHARS, PLACEHOLDER_CHARS
from bot.core.controls.ids import MyId
from bot.core.controls.items import GREEN, Component, button_of, view_of
from bot.core.core import Core
from bot.core.posts.clock_lines import pace_name, stamp
from bot.core.posts.post import Post
from bot.core.text.lines import cut
from bot.core.text.translator import Translator, translator
from bot.store.finding.seekers import Seeker
from bot.tables.errors import NoSuchTitle
from bot.tables.finding.queue import DAYS, Queue
from rules import registry
from rules.core.errors import Refusal
from rules.core.naming import Spoken, unspoken
from rules.core.text import Msg, msg

PLAY, GO, OFF = "play", "play_go", "play_off"
_SET: Final = "setplay_"
OPS: Final = frozenset(
    {PLAY, GO, OFF, *(f"{_SET}{name}" for name in ("titles", "seats", "pace", "days"))}
)
"""The operations of the panel's buttons and menus."""
_MOST_TITLES: Final = 25
_USUAL_DAYS: Final = 7
"""One of `DAYS`."""
_PACES: Final = (*PRESETS, NO_CLOCK)


@dataclass(frozen=True, slots=True)
class Draft:
    """The picks so far. They are written into the id of every control."""

    titles: tuple[str, ...] = ()
    """Empty for any title."""
    seats: tuple[int, ...] = ()
    """Empty for any number of seats."""
    pace: str = DEFAULT
    days: int = _USUAL_DAYS

    def write(self) -> str:
        keys = _titles()
        places = sum(1 << keys.index(each) for each in self.titles)
        return f"{places:x}.{'-'.join(map(str, self.seats))}.{self.pace}.{self.days}"

    @classmethod
    def read(cls, text: str) -> "Draft":
        """Return the draft from an id; raise `Refusal` (ui.outdated) if the bot cannot have written it."""
        parts, keys = text.split("."), _titles()
        try:
            places, pace, days = int(parts[0], 16), parts[2], int(parts[3])
            seats = tuple(int(each) for each in parts[1].split("-") if each)
        except (IndexError, ValueError):
            raise Refusal("ui.outdated") from None
        if pace not in _PACES or days not in DAYS or not set(seats) <= set(_seats(keys)):
            raise Refusal("ui.outdated")
        return cls(tuple(key for at, key in enumerate(keys) if places >> at & 1), seats, pace, days)

    def seeker(self, caller: Caller, spot: Spot, *, reliability: int) -> Seeker:
        """Return the caller as a seeker of such a game."""
        titles = self.titles or _titles()
        return Seeker(
            spot.guild_id,
            caller.member_id,
            self.pace,
            caller.name,
            titles,
            self.seats or _seats(titles),
            reliability,
            spot.language,
            spot.channel_id,
            0,
            self.days * DAY_MS,
        )


class QueuePanel:
    def __init__(self, core: Core, queue: Queue) -> None:
        self._catalogues = core.catalogues
        self._queue = queue

    async def panel(self, caller: Caller, guild_id: int, draft: Draft) -> Post:
        """Show the games that the caller waits for in a server, and the menus to pick from."""
        text = translator(self._catalogues[caller.language], None)
        held = await self._queue.of(guild_id, caller.member_id)
        lines = [text.words("queue.head")]
        lines += [_line(each, text) for each in held]
        others = max(0, await self._queue.count(guild_id) - bool(held))
        lines.append(text.words("queue.waiting", count=others))
        view = view_of(
            *_selects(draft, text),
            button_of(MyId(GO, draft.write()), text.words("queue.button.go"), GREEN, row=4),
        )
        if held:
            off = text.words("queue.button.off")
            view.add_item(button_of(MyId(OFF, draft.write()), off, row=4))
        return Post("\n".join(lines), view=view)

    async def click(
        self,
        caller: Caller,
        clicked: MyId,
        values: Sequence[str],
        spot: Spot,
        *,
        proposed: str,
        reliability: int,
    ) -> Post:
        """Carry out a click on a control of the panel.

        Args:
            spot: the place of the click.
            proposed: the pace that the server proposes.
            reliability: the minimum that tables of the server ask for.

        Raises:
            Refusal: ui.outdated; see also `Queue.seek`.
        """
        is_new = clicked.arg in ("", "new")
        draft = fresh(proposed) if is_new else Draft.read(clicked.arg)
        match clicked.op:
            case "play":
                return await self.panel(caller, spot.guild_id, draft)
            case "play_go":
                return await self.go(caller, draft, spot, reliability=reliability)
            case op if op in OPS:
                draft = _with(draft, op.removeprefix(_SET), values)
                return await self.panel(caller, spot.guild_id, draft)
            case _:
                raise Refusal("ui.outdated")

    async def go(self, caller: Caller, draft: Draft, spot: Spot, *, reliability: int) -> Post:
        """Put the caller in the queue for such a game.

        Raises:
            TableRefusal, Refusal: see `Queue.seek`.
        """
        kept = await self._queue.seek(draft.seeker(caller, spot, reliability=reliability))
        text = translator(self._catalogues[caller.language], None)
        off = button_of(MyId(OFF), text.words("queue.button.off"))
        until = stamp(kept.until_ms, "f")
        return Post(text.words("queue.looking", until=until), view=view_of(off))

    async def off(self, caller: Caller, guild_id: int) -> Post:
        """Take the caller out of a server's queue."""
        gone = await self._queue.leave(guild_id, caller.member_id)
        key = "queue.left" if gone else "queue.nothing"
        return Post(self._catalogues[caller.language].words(key))


def fresh(proposed: str) -> Draft:
    """Return the first picks: any game, at the pace that the server proposes if the panel offers it."""
    return Draft(pace=proposed if proposed in _PACES else DEFAULT)


def of_options(
    named: tuple[str, ...],
    seats: int | None,
    pace: str | None,
    days: int | None,
    *,
    proposed: str,
    spoken: Spoken = unspoken,
) -> Draft:
    """Return the draft for the options of ``/play``; `named` holds the titles.

    Raises:
        NoSuchTitle.
        Refusal: queue.nothing_fits.
    """
    draft = fresh(proposed)
    keys = _titles()
    for each in named:
        if each not in keys:
            raise NoSuchTitle(each, spoken)
    if pace is not None:
        draft = replace(draft, pace=pace)
    if days is not None:
        draft = replace(draft, days=days)
    if seats is not None and seats not in _seats(named or keys):
        raise Refusal("queue.nothing_fits")
    return replace(draft, titles=named, seats=() if seats is None else (seats,))


def _with(draft: Draft, name: str, values: Sequence[str]) -> Draft:
    """Return the draft with the picks from a menu.

    Raises:
        Refusal: ui.outdated, if nothing was picked, or a value that the menu does not offer.
    """
    picked = tuple(values)
    offered = {value for value, _ in _offered(name, lambda key, **_: key)}
    if not picked or not set(picked) <= offered:
        raise Refusal("ui.outdated")
    match name:
        case "titles":
            draft = replace(draft, titles=tuple(each for each in picked if each in _titles()))
            allowed = _seats(draft.titles or _titles())
            return replace(draft, seats=tuple(each for each in draft.seats if each in allowed))
        case "seats":
            return replace(draft, seats=tuple(sorted(int(each) for each in picked)))
        case "pace":
            return replace(draft, pace=picked[0])
        case _:
            return replace(draft, days=int(picked[0]))


def _offered(name: str, words: Callable[..., str]) -> list[tuple[str, str]]:
    """Return the values of a menu, each with its words."""
    match name:
        case "titles":
            return [(key, words(f"{key}.title")) for key in _titles()[:_MOST_TITLES]]
        case "seats":
            return [(str(each), words("queue.seats", count=each)) for each in _seats(_titles())]
        case "pace":
            return [(key, words(f"hosting.choice.{key}")) for key in _PACES]
        case "days":
            return [(str(each), words("queue.days", count=each)) for each in DAYS]
        case _:
            return []


def _selects(draft: Draft, text: Translator) -> list[Component]:
    picked = {
        "titles": set(draft.titles),
        "seats": {str(each) for each in draft.seats},
        "pace": {draft.pace},
        "days": {str(draft.days)},
    }
    made = []
    for row, (name, chosen) in enumerate(picked.items()):
        offered = _offered(name, text.words)
        if name == "seats":
            allowed = {str(each) for each in _seats(draft.titles or _titles())}
            offered = [each for each in offered if each[0] in allowed]
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=MyId(f"{_SET}{name}", draft.write()).write(),
            placeholder=cut(text.words(f"queue.any_{name}"), PLACEHOLDER_CHARS)
            if name in ("titles", "seats")
            else None,
            options=[
                discord.SelectOption(
                    label=cut(label, OPTION_CHARS), value=value, default=value in chosen
                )
                for value, label in offered
            ],
            max_values=len(offered) if name in ("titles", "seats") else 1,
            row=row,
        )
        made.append(Component(select, row=row))
    return made


def _line(seeker: Seeker, text: Translator) -> str:
    """Return a seeker's games, their pace and the end of their wait on one line."""
    keys = _titles()
    if set(seeker.titles) >= set(keys):
        games = text.words("queue.any_titles")
    else:
        games = " · ".join(
            text.draw(Msg(f"{each}.title")) for each in seeker.titles if each in keys
        )
    pace = read_pace(seeker.pace)
    name = msg("finding.no_clock") if pace is None else pace_name(pace)
    return text.words(
        "queue.line",
        games=games,
        pace=text.say(name) if isinstance(name, Msg) else name,
        until=stamp(seeker.until_ms, "R"),
    )


def _titles() -> tuple[str, ...]:
    return tuple(registry.title_keys())


def _seats(titles: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of seats that tables of these titles may have, without one."""
    return tuple(sorted({each for key in titles for each in registry.load(key).seats if each > 1}))
