"""The forms of members: as they left them, at first filled in as a robot of level 2 would answer.

A robot fills in a form only where hints cost nothing.
"""

import asyncio
import dataclasses

from cachetools import LRUCache

from bot.core import form
from bot.features.turn.asked import Asked, FormState, FormStates
from bot.tables.hinting.hints import counts, may_ask, usual_move
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import Move, verb_named, verb_of
from rules.core.seats import Seat

_MOVES = 500


class Forms:
    def __init__(self, form_states: FormStates) -> None:
        self._form_states = form_states
        self._moves: LRUCache[tuple[int, Seat, int], Move] = LRUCache(_MOVES)

    def held(self, asked: Asked) -> FormState | None:
        """Return the member's form state, without values that another seat's move has made impossible."""
        form_state = self._form_states.get(asked.key, asked.question_seq)
        if form_state is None or form_state.verb is None:
            return form_state
        verb = verb_named(asked.at.game, form_state.verb)
        if verb is None or verb not in asked.menu:
            return None
        if form_state.typed:
            try:
                engine.check(
                    asked.at.game, asked.at.state, asked.seat, verb.move(**form_state.given)
                )
            except Refusal:
                return dataclasses.replace(form_state, given={}, typed=False)
            return form_state
        given = asked.settled(verb, form_state)
        return dataclasses.replace(form_state, given=given)

    async def opened(self, asked: Asked) -> FormState | None:
        """Return the member's form state, at first as a robot proposes it."""
        form_state = self.held(asked)
        if form_state is not None:
            return form_state
        usual = asked.proposed
        form_state = await self._proposed(asked, None if usual is None else usual.name)
        if form_state is not None:
            self._form_states.put(asked.key, form_state)
        return form_state

    async def begin(self, asked: Asked, verb: str) -> None:
        """Open the form of a verb as a robot proposes it, if that is the robot's choice."""
        proposed = await self._proposed(asked, verb)
        self._form_states.put(asked.key, proposed or FormState(asked.question_seq, verb))

    async def _proposed(self, asked: Asked, wanted: str | None) -> FormState | None:
        """Return the form as the robot would fill it in; None if it would choose another verb than the wanted one.

        There is also none where a hint is refused or has a cost, for pre-moves, and where a click makes the move.
        """
        at, seat = asked.at, asked.seat
        if asked.ahead or counts(at) or not may_ask(at, asked.caller.member_id):
            return None
        key = at.table.id, seat, at.table.seq
        move = self._moves.get(key)
        if move is None:
            move = await asyncio.to_thread(usual_move, at, seat)
            self._moves[key] = move
        verb = verb_of(at.game, move)
        if verb is None or wanted not in (None, verb.name):
            return None
        if form.is_instant(at.game, at.state, seat, verb):
            return None
        state = FormState(asked.question_seq, verb.name, form.given_of(verb, move), proposed=True)
        return dataclasses.replace(state, given=asked.settled(verb, state))
