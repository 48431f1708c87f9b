"""Recorded tables and how they ended."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rules.core.engine import Step
from rules.core.record import Record, decode_record, replay
from rules.tmars import GAME
from rules.tmars.state import State

FOLDER: Final = Path(__file__).parents[2] / "golden" / "tmars"


@dataclass(frozen=True)
class Golden:
    name: str
    generations: int
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str
    bot: int | None = None
    """MarsBot's total."""

    @property
    def record(self) -> Record:
        return decode_record((FOLDER / f"{self.name}.json").read_bytes())

    def steps(self) -> Iterator[Step[State]]:
        return replay(GAME, self.record)


GAMES: Final = {
    golden.name: golden
    for golden in (
        Golden("two_seats", 13, (2, 1), (86, 87), "outright"),
        Golden("three_seats_hellas", 11, (2, 1, 3), (64, 76, 63), "outright"),
        Golden("five_seats_elysium", 8, (2, 4, 3, 1, 5), (48, 39, 44, 52, 32), "outright"),
        Golden("draft", 12, (2, 3, 1), (74, 52, 82), "outright"),
        Golden("prelude", 11, (1, 2), (98, 81), "outright"),
        Golden("draft_prelude_five_seats", 7, (1, 4, 2, 5, 3), (71, 40, 54, 31, 43), "outright"),
        Golden("corporate_era_off", 10, (1, 2, 3), (86, 68, 49), "outright"),
        Golden("beginner_corporations", 18, (1, 2), (86, 59), "outright"),
        Golden("automatic_moves", 12, (1, 2), (49, 47), "outright"),
        Golden("seat_left", 13, (2, 1), (86, 87), "outright"),
        Golden("left_at_the_start", 10, (1, 2), (82, 81), "outright"),
        Golden("tie_mc", 22, (1, 2), (105, 105), "mc"),
        Golden("shared_victory", 6, (3, 1, 1), (38, 40, 40), "shared"),
        Golden("four_seats_at_random", 12, (4, 2, 1, 3), (44, 54, 55, 53), "outright"),
        Golden("last_generation", 60, (1, 2), (20, 20), "mc"),
        Golden("classic_lost", 14, (2,), (17,), "solo_lost"),
        Golden("classic_won", 14, (1,), (74,), "solo_won"),
        Golden("classic_lost_prelude_hellas", 12, (2,), (79,), "solo_lost"),
        Golden("classic_won_prelude_elysium", 12, (1,), (79,), "solo_won"),
        Golden("marsbot_tharsis_normal", 13, (2,), (82,), "automa_lost", 115),
        Golden("marsbot_tharsis_normal_prelude", 12, (2,), (90,), "automa_lost", 119),
        Golden("marsbot_tharsis_hard", 12, (2,), (68,), "automa_lost", 144),
        Golden("marsbot_tharsis_hard_prelude", 11, (2,), (71,), "automa_lost", 134),
        Golden("marsbot_hellas_normal", 13, (2,), (75,), "automa_lost", 123),
        Golden("marsbot_hellas_normal_prelude", 12, (2,), (94,), "automa_lost", 110),
        Golden("marsbot_hellas_hard", 11, (2,), (60,), "automa_lost", 144),
        Golden("marsbot_hellas_hard_prelude", 11, (2,), (88,), "automa_lost", 135),
        Golden("marsbot_elysium_normal", 13, (2,), (83,), "automa_lost", 116),
        Golden("marsbot_elysium_normal_prelude", 12, (2,), (105,), "automa_lost", 111),
        Golden("marsbot_elysium_hard", 12, (2,), (81,), "automa_lost", 159),
        Golden("marsbot_elysium_hard_prelude", 11, (2,), (87,), "automa_lost", 146),
        Golden("marsbot_tharsis_chains", 11, (2,), (59,), "automa_lost", 112),
        Golden("marsbot_hellas_chains_prelude", 11, (2,), (74,), "automa_lost", 126),
        Golden("marsbot_elysium_chains", 12, (2,), (74,), "automa_lost", 135),
        Golden("marsbot_tharsis_space_1_prelude", 12, (2,), (103,), "automa_lost", 117),
        Golden("marsbot_hellas_space_1", 13, (2,), (89,), "automa_lost", 126),
        Golden("marsbot_elysium_space_1_prelude", 12, (1,), (111,), "automa_won", 103),
        Golden("marsbot_tharsis_cards", 13, (2,), (82,), "automa_lost", 132),
        Golden("marsbot_hellas_cards_prelude", 12, (2,), (94,), "automa_lost", 122),
        Golden("marsbot_elysium_cards", 13, (2,), (83,), "automa_lost", 129),
        Golden("marsbot_tharsis_human_best_prelude", 12, (2,), (96,), "automa_lost", 112),
        Golden("marsbot_hellas_human_best", 12, (2,), (84,), "automa_lost", 110),
        Golden("marsbot_elysium_human_best_prelude", 12, (1,), (114,), "automa_won", 108),
        Golden("marsbot_tharsis_own_cities", 12, (2,), (75,), "automa_lost", 108),
        Golden("marsbot_hellas_own_cities_prelude", 12, (2,), (94,), "automa_lost", 111),
        Golden("marsbot_elysium_own_cities", 13, (2,), (92,), "automa_lost", 113),
        Golden("marsbot_tharsis_beside", 13, (2,), (83,), "automa_lost", 117),
        Golden("marsbot_hellas_beside_prelude", 12, (2,), (94,), "automa_lost", 110),
        Golden("marsbot_elysium_beside", 14, (2,), (93,), "automa_lost", 114),
        Golden("marsbot_beaten", 16, (1,), (125,), "automa_won", 120),
        Golden("marsbot_wins", 17, (2,), (48,), "automa_lost", 184),
        Golden("marsbot_tie", 10, (2,), (88,), "automa_tied", 88),
        Golden("marsbot_corporate_era_off", 17, (2,), (62,), "automa_lost", 187),
        Golden("marsbot_hard_without_its_flags", 13, (2,), (82,), "automa_lost", 115),
    )
}
