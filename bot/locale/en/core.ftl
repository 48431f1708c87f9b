core-seat = { $seat }
core-list_empty = none
core-list_separator = {", "}
core-listed = { $start }, { $last }
core-list_and = { $start } and { $last }
core-language-en = English
core-language-ko = 한국어 (Korean)
core-language-it = Italiano (Italian)
core-move_words = { $verb }: { $chosen }
core-move_and = { $said } · { $then }
core-move_part = { $number } { $label }
core-folded = { $act }.
core-folded_with = { $act }: { $effects }.
core-folded_same = (×{ $times }) { $said }

error-core-not_your_turn = It’s not your turn. Waiting for { $others }.
error-core-game_over = This table is over. See how it ended: `/{ cmd-table } { cmd-table-board }`
error-core-unknown_verb = “{ $text }” isn’t a move of this game. Use the buttons, or write it as /{ cmd-rules } shows.
error-core-malformed_move = I can’t read “{ $text }” as a move. /{ cmd-rules } shows how.
error-core-not_now = Not yet: { $verb }. Now: { $asked }
error-core-text_too_long = That’s { $length } { PLURAL($length, "character/characters") }, and a move has at most { $most }. Send less at once.
error-core-seat_count = This game takes { $low }–{ $high } seats, not { $seats }.
error-core-unknown_option = “{ $choice }” is not among the choices of “{ $name }”. Pick one of the suggestions.
error-core-other_rules = This record is of “{ $title }” with rules version { $rules_version }. Replay it with a bot of that version.

## Parts of boards

core-place = { $place }
core-region-acting = whose turn it is
core-region-last = the last move
core-region-stock = the supply
core-region-goals = the goals
core-region-progress = how far the game is
core-region-of_seat = { $what } of { $seat }
core-typed = { $text }
core-member = <@{ $id }>
core-channel = <#{ $id }>
core-role = <@&{ $id }>
core-moment = <t:{ $at }:f>
