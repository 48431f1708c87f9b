"""Oxygen and temperature (chapter "Global parameters")."""

from rules.core.log import Log
from rules.tmars.components.content import (
    HEAT_PRODUCTION_AT,
    HIGHEST,
    OCEAN_AT,
    STEP,
    TEMPERATURE_AT,
)
from rules.tmars.components.effects import Parameter, Resource
from rules.tmars.components.programs import OCEAN
from rules.tmars.economy.frames import begin
from rules.tmars.economy.owners import owner_msg
from rules.tmars.economy.placing import oceans_out
from rules.tmars.economy.supplies import add_tr, change_production, note_change
from rules.tmars.state import State
from rules.tmars.view import BOT
from rules.tmars.wording.names import parameter_msg, parameter_value


def value_of(state: State, parameter: Parameter) -> int:
    """Oxygen in %, temperature in °C, oceans in tiles."""
    match parameter:
        case Parameter.OXYGEN:
            return state.oxygen
        case Parameter.TEMPERATURE:
            return state.temperature
        case Parameter.OCEANS:
            return oceans_out(state)


def is_complete(state: State, parameter: Parameter) -> bool:
    return value_of(state, parameter) >= HIGHEST[parameter]


def raise_parameter(draft: State, owner: int, parameter: Parameter, steps: int, log: Log) -> int:
    """Raise oxygen or temperature for a seat or MarsBot, up to the maximum. Returns how many steps were taken.

    Each step raises the terraform rating; bonuses passed on the way are granted in order. An ocean granted by the
    temperature is a seat's next question; MarsBot places its own afterwards.
    """
    before = value_of(draft, parameter)
    taken = min(steps, (HIGHEST[parameter] - before) // STEP[parameter])
    if taken == 0:
        if owner != BOT:
            log.tell("tmars.event.at_maximum", parameter=parameter_msg(parameter))
        return 0
    after = before + taken * STEP[parameter]
    match parameter:
        case Parameter.OXYGEN:
            draft.oxygen = after
        case Parameter.TEMPERATURE:
            draft.temperature = after
        case Parameter.OCEANS:
            raise AssertionError("oceans are placed")
    note_change(draft, None, parameter.value, after - before)
    log.tell(
        "tmars.event.raised",
        owner=owner_msg(owner),
        what=parameter_msg(parameter),
        value=parameter_value(parameter, after),
    )
    add_tr(draft, owner, taken, log)
    for value in range(before + STEP[parameter], after + 1, STEP[parameter]):
        _pay_bonus(draft, owner, parameter, value, log)
    return taken


def _pay_bonus(draft: State, owner: int, parameter: Parameter, value: int, log: Log) -> None:
    if parameter is Parameter.OXYGEN:
        if value == TEMPERATURE_AT:
            raise_parameter(draft, owner, Parameter.TEMPERATURE, 1, log)
    elif value in HEAT_PRODUCTION_AT:
        if owner >= 0:
            change_production(draft, owner, {Resource.HEAT.value: 1}, log)
    elif value == OCEAN_AT and owner >= 0:
        begin(draft, OCEAN, "", owner)
