"""Events that repeat become one line for readers; nothing that differs is folded."""

from rules.core.folding import ActFold, EffectFold, Fold, folded, told
from rules.core.log import Event
from rules.core.text import Msg, SeatName, msg

FOLDS = {
    "plays": ActFold(gains=("energy",)),
    "credits": EffectFold(gains=("count",), total="credits"),
    "drew": EffectFold(gains=("count",)),
    "sold": Fold(gains=("count",)),
    "dug": Fold(joined=("cell",), total="vertex"),
    "gained": Fold(gains=("what",)),
    "picked": Fold(once=("seat",)),
}


def plays(card: str, energy: int = 1, seat: int = 0) -> Msg:
    return msg("plays", seat=SeatName(seat), card=card, energy=energy)


def credits_of(count: int, total: int, seat: int = 0) -> Msg:
    return msg("credits", seat=SeatName(seat), count=count, credits=total)


def drew(count: int, seat: int = 0) -> Msg:
    return msg("drew", seat=SeatName(seat), count=count)


def told_of(*texts: Msg) -> list[Msg]:
    return [line.msg for line in folded(texts, FOLDS)]


def times(card: str, count: int, energy: int, seat: int = 0) -> Msg:
    return msg("plays.times", seat=SeatName(seat), card=card, energy=energy, times=count)


def test_the_same_act_with_the_same_effects_is_one_line() -> None:
    texts = [text for n in (1, 2, 3) for text in (plays("fund"), credits_of(1, n))]
    (line,) = folded(texts, FOLDS)
    effect = msg("credits.effect", seat=SeatName(0), count=3, credits=3)
    assert line.msg == msg("core.folded_with", act=times("fund", 3, 3), effects=(effect,))
    assert (line.first, line.last, line.times) == (0, 5, 3)


def test_acts_without_effects_are_one_line() -> None:
    assert told_of(plays("fund"), plays("fund", 0)) == [msg("core.folded", act=times("fund", 2, 1))]


def test_what_follows_the_last_repetition_has_lines_of_its_own() -> None:
    assert told_of(
        plays("fund"), credits_of(1, 1), plays("fund"), credits_of(1, 2), drew(4), plays("mine")
    )[1:] == [drew(4), plays("mine")]


def test_other_cards_and_other_effects_are_not_folded() -> None:
    for texts in (
        [plays("fund"), plays("mine")],
        [plays("fund"), drew(1), plays("fund"), credits_of(1, 1)],
        [plays("fund"), credits_of(1, 1), plays("mine"), credits_of(1, 2)],
    ):
        assert told_of(*texts) == texts


def test_seats_keep_their_order() -> None:
    texts = [plays("fund", seat=seat) for seat in (0, 1, 0, 1)]
    assert told_of(*texts) == texts


def test_an_effect_on_another_seat_belongs_to_no_act() -> None:
    texts = [text for n in (1, 2) for text in (plays("fund"), credits_of(1, n, seat=1))]
    assert told_of(*texts) == texts


def test_gains_are_added_and_the_last_total_is_kept() -> None:
    assert told_of(credits_of(1, 4), credits_of(2, 6)) == [credits_of(3, 6)]


def test_a_total_that_does_not_run_on_is_not_folded() -> None:
    texts = [credits_of(1, 4), credits_of(1, 1)]
    assert told_of(*texts) == texts


def test_a_gain_and_a_loss_are_not_folded() -> None:
    texts = [credits_of(2, 4), credits_of(-2, 2)]
    assert told_of(*texts) == texts


def test_amounts_of_the_same_things_are_added() -> None:
    def gained(*what: tuple[str, int]) -> Msg:
        parts = tuple(msg("amount", name=msg(name), n=n) for name, n in what)
        return msg("gained", seat=SeatName(0), what=parts)

    assert told_of(gained(("heat", 2), ("ore", 1)), gained(("heat", 3), ("ore", 4))) == [
        gained(("heat", 5), ("ore", 5))
    ]
    for texts in (
        [gained(("heat", 2)), gained(("ore", 2))],
        [gained(("heat", 2)), gained(("heat", 2), ("ore", 2))],
    ):
        assert told_of(*texts) == texts


def test_names_are_joined_in_their_order() -> None:
    def dug(*cells: str, vertex: str) -> Msg:
        cell = cells if len(cells) > 1 else cells[0]
        return Msg("dug", {"seat": SeatName(0), "cell": cell, "vertex": vertex})

    three = [dug(each, vertex=end) for each, end in (("A1", "v1"), ("A2", "v2"), ("A3", "v3"))]
    assert told_of(*three) == [dug("A1", "A2", "A3", vertex="v3")]


def test_names_of_a_round_are_told_once() -> None:
    def picked(*seats: int) -> Msg:
        names = tuple(map(SeatName, seats))
        return Msg("picked", {"seat": names if len(names) > 1 else names[0]})

    assert told_of(*map(picked, (1, 0, 2, 0, 1, 2))) == [picked(1, 0, 2)]
    assert told_of(picked(1), picked(1)) == [picked(1)]


def test_other_events_are_folded_only_if_they_are_equal() -> None:
    passes = msg("passes", seat=SeatName(0))
    assert told_of(passes, passes) == [msg("core.folded_same", said=passes, times=2)]
    texts = [passes, msg("passes", seat=SeatName(1))]
    assert told_of(*texts) == texts


def test_only_known_events_are_folded() -> None:
    """What one seat sees between two acts keeps them apart for that seat alone."""
    secret = Event(msg("drew_this", card="mine"), only_to=(0,))
    events = [Event(plays("fund")), secret, Event(plays("fund"))]
    assert told(events, 0, FOLDS) == [plays("fund"), secret.msg, plays("fund")]
    assert told(events, 1, FOLDS) == [msg("core.folded", act=times("fund", 2, 2))]


def test_a_secret_event_adds_nothing_to_a_public_one() -> None:
    events = [Event(drew(1)), Event(drew(5), only_to=(0,)), Event(drew(2))]
    assert told(events, 1, FOLDS) == [drew(3)]
    assert told(events, None, FOLDS) == [drew(3)]


def test_reasons_are_looked_up_and_not_told() -> None:
    assert told([Event(msg("why"), explains=True), Event(drew(1))], None, FOLDS) == [drew(1)]
