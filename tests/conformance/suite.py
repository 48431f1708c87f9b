"""Lists all checks.

`TABLE_CHECKS` take a title and one of its tables, `TITLE_CHECKS` a title and all its tables.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tests.conformance import (
    checks_aheads,
    checks_catalogues,
    checks_declaration,
    checks_facts,
    checks_first,
    checks_forms,
    checks_golden,
    checks_moves,
    checks_pictures,
    checks_play,
    checks_reshuffle,
    checks_robots,
    checks_secrets,
    checks_stats,
    checks_texts,
    checks_undo,
    checks_words,
)
from tests.conformance.tables import Game, PlayedTable

TableCheck: TypeAlias = Callable[[Game, PlayedTable], None]
TitleCheck: TypeAlias = Callable[[Game, Sequence[PlayedTable]], None]

TABLE_CHECKS: tuple[TableCheck, ...] = (
    checks_play.check_ends,
    checks_play.check_input_untouched,
    checks_play.check_same_move_same_step,
    checks_play.check_codec,
    checks_play.check_turn_is_kept,
    checks_play.check_sound,
    checks_play.check_replay,
    checks_play.check_leaving,
    checks_first.check_first_seat,
    checks_declaration.check_values_are_plain,
    checks_moves.check_waiting,
    checks_moves.check_offers,
    checks_moves.check_legal_is_offered,
    checks_moves.check_notation,
    checks_moves.check_nonsense_is_refused,
    checks_aheads.check_aheads,
    checks_aheads.check_aheads_in_other_worlds,
    checks_aheads.check_standing,
    checks_aheads.check_standing_in_other_worlds,
    checks_aheads.check_forced_in_other_worlds,
    checks_forms.check_pages_fit,
    checks_texts.check_told_texts,
    checks_texts.check_refusals_are_catalogued,
    checks_secrets.check_determinized_view,
    checks_secrets.check_determinized_words,
    checks_secrets.check_determinized_waiting,
    checks_secrets.check_determinized_turn,
    checks_secrets.check_determinized_previews,
    checks_secrets.check_determinized_offers,
    checks_secrets.check_determinized_refusals,
    checks_secrets.check_determinized_robots,
    checks_secrets.check_determinized_world,
    checks_secrets.check_events_keep_secrets,
    checks_secrets.check_determinized_pixels,
    checks_reshuffle.check_reshuffled,
    checks_stats.check_statistics_keep_secrets,
    checks_stats.check_interim,
    checks_undo.check_undo,
    checks_undo.check_undo_in_other_worlds,
    checks_pictures.check_views_are_described,
    checks_pictures.check_views_are_painted,
)

TITLE_CHECKS: tuple[TitleCheck, ...] = (
    checks_declaration.check_declaration,
    checks_declaration.check_stored_types,
    checks_play.check_hash_seeds,
    checks_play.check_sound_notices,
    checks_texts.check_declared_texts,
    checks_texts.check_glossary,
    checks_catalogues.check_same_texts,
    checks_catalogues.check_refusals_are_raised,
    checks_catalogues.check_rules_fit,
    checks_catalogues.check_choices_fit,
    checks_golden.check_golden_tables,
    checks_stats.check_statistics,
    checks_stats.check_rated_options,
    checks_secrets.check_determinize_deals,
    checks_reshuffle.check_reshuffle_shuffles,
    checks_pictures.check_cover,
    checks_pictures.check_figures,
    checks_facts.check_facts_are_painted,
    checks_words.check_facts_are_told,
    checks_words.check_words_tell_apart,
    checks_words.check_alt_texts,
    checks_robots.check_robots_finish,
    checks_robots.check_robots_see_no_more,
)
