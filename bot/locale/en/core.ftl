core-seat = { $seat }
core-list_empty = none
core-list_separator = {", "}
core-list_and = { $start } and { $last }
core-language-en = English
core-language-ko = 한국어 (Korean)
core-language-it = Italiano (Italian)

error-core-not_your_turn = It is not your turn. The table waits for { $others }.
error-core-game_over = This table has ended.
error-core-unknown_verb = “{ $text }” is not a move of this title. Use the buttons, or write a move as /{ cmd-rules } explains.
error-core-malformed_move = This cannot be read as a move: { $text }
error-core-not_now = “{ $verb }” is not possible now. { $asked }
error-core-text_too_long = That is too long for a move: { $length } characters, at most { $most }.
error-core-seat_count = This title takes { $low } to { $high } seats, not { $seats }.
error-core-unknown_option = “{ $choice }” is not a choice of the option “{ $name }”.
error-core-other_rules = This record is of “{ $title }” with rules version { $rules_version }, which cannot be replayed here.
