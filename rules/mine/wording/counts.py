"""Numbers in sentences."""

from rules.core.text import Msg, msg


def how_many(least: int, most: int) -> Msg | int:
    """Return the numbers of things that a question allows: a range, or the only number."""
    return msg("mine.range", least=least, most=most) if least < most else most
