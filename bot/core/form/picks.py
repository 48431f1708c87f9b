"""Works out a field's new value after a click in its row. Pure."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, assert_never

from bot.core.form import payment
from bot.core.form.rows import NONE, Numbers, page_size, token_of
from rules.core.domains import Amount, Domain, OneOf, Option, SomeOf, Split
from rules.core.errors import Refusal


def picked(
    domain: Domain,
    old: Any,
    part: str,
    tokens: Sequence[str],
    page_shown: int,
    *,
    with_none: bool,
) -> Any:
    """Return the new value. `old` is the current one, `part` the part of a payment that was clicked.

    Raises:
        Refusal: the choice is not offered (any more), or picks are too many or do not go together.
    """
    match domain:
        case OneOf():
            return _only(domain.options, tokens).value
        case Amount():
            return _only(Numbers(range(domain.low, domain.high + 1)), tokens).value
        case SomeOf():
            return _some(domain, old or (), tokens, page_shown, with_none=with_none)
        case Split():
            return _paid(domain, old, part, tokens)
        case _:
            assert_never(domain)


def _only(options: Sequence[Option], tokens: Sequence[str]) -> Option:
    found = [option for option in options if token_of(option.value) in tokens]
    if len(found) != 1 or len(tokens) != 1:
        raise Refusal("ui.no_longer_offered")
    return found[0]


def _some(
    domain: SomeOf,
    old: tuple[Any, ...],
    tokens: Sequence[str],
    page_shown: int,
    *,
    with_none: bool,
) -> tuple[Any, ...]:
    """Return the picks on the page shown, combined with those on the other pages."""
    wanted = [token for token in tokens if token != NONE]
    if NONE in tokens and not wanted:
        return ()
    if not {token_of(option.value) for option in domain.options}.issuperset(wanted):
        raise Refusal("ui.no_longer_offered")
    size = page_size(len(domain.options), with_none=with_none)
    on_page = range(page_shown * size, (page_shown + 1) * size)
    chosen = tuple(
        option
        for index, option in enumerate(domain.options)
        if token_of(option.value) in wanted or (index not in on_page and option.value in old)
    )
    if len(chosen) > domain.at_most:
        raise Refusal("ui.too_many_picked", most=domain.at_most, picked=len(chosen))
    used = Counter(group for option in chosen for group in option.groups)
    for group, limit in domain.limits.items():
        if used[group] > limit:
            together = tuple(option.label for option in chosen if group in option.groups)
            raise Refusal("ui.not_together", most=limit, picked=together)
    return tuple(option.value for option in chosen)


def _paid(domain: Split, old: Any, part: str, tokens: Sequence[str]) -> tuple[int, ...]:
    if old is None or not part.isdecimal() or int(part) >= len(domain.parts):
        raise Refusal("ui.no_longer_offered")
    index = int(part)
    numbers = Numbers(payment.counts_of_part(domain, old, index))
    counts = payment.with_part(domain, old, index, _only(numbers, tokens).value)
    if counts is None:
        raise Refusal("ui.no_longer_offered")
    return counts
