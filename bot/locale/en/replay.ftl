# Looking back, turn by turn.

ui-replay-set_up = The set-up
ui-replay-start = **{ ui-replay-set_up }**
ui-replay-turn = **Turn { $number } of { $all }: { $seat }**
ui-replay-only_words = -# These turns are only kept in words.
ui-replay-go_to = Go to …
ui-replay-option = Turn { $number }
ui-replay-eyes = As seen by …
ui-replay-everybody = What everybody saw
ui-replay-seat = What { $seat } saw
ui-replay-animated_alt = { $title }: { $turns } { PLURAL($turns, "turn/turns") }, one board after another.
ui-replay-animated_winners = Won by { $seats }.
error-table-no_animation = There is no animation of this table: it is too short, too long, or older rules were in force. Watch it turn by turn: `/{ cmd-table } { cmd-table-replay }`
