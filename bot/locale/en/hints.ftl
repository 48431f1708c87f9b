# Asking a robot: hints in the panel, and the review of a table that has ended.

hint-ask = Hint
hint-fill = Fill it in
hint-sure = Show the hint
hint-costs = With a hint, this table no longer counts for practice ratings.
hint-thinks = 💡 A robot is thinking about it …
hint-frame = 💡 **{ $move }**
hint-reason = • { $reason }
hint-line = As text: `{ $line }`
hint-unrated = With a hint, this table doesn’t count for practice ratings.
hint-counts = Hints: { $counts }
hint-count = { $name } { $count }
hint-option_usual = Hints: with robots or alone
hint-option_on = Hints: for everybody, not rated
hint-option_off = Hints: none
hint-lobby_on = hints by robots
hint-lobby_off = no hints
error-hint-tournament = No hints at tournament tables. Look at the rules instead: `/{ cmd-rules }`
error-hint-rated = No hints at a table that counts for ratings. The next one can have them: `/{ cmd-table } { cmd-table-open } { cmd-table-open-hints }:`
error-hint-off = Hints are off at this table. The next one can have them: `/{ cmd-table } { cmd-table-open } { cmd-table-open-hints }:`
error-hint-not_both = A table with hints doesn’t count for ratings. Open it with one of the two.
error-hint-moved_on = The table has moved on meanwhile, so the hint is dropped. Look at it again: `/{ cmd-table } { cmd-table-turn }`

## The review

review-head = **Review: { $title }, table { $number }**
review-about = { $count ->
    [one] The move that cost you most, as a strong robot sees it.
   *[other] The { $count } moves that cost you most, as a strong robot sees it.
}
review-nothing = No move of yours cost much, as a strong robot sees it.
review-no_moves = You made no move here. A robot’s moves are left out.
review-made = **Turn { $number }.** { $move }
review-other = → { $move }, worth about { $points } { PLURAL($points, "point/points") } more.
review-progress = 🔎 Looking at your moves: { $done } of { $all } …
review-waits = 🔎 Your review begins in a moment …
review-later = This takes longer. Ask again in some minutes: `/{ cmd-table } { cmd-table-replay } { cmd-table-replay-review }:`
error-review-not_there = A review is for those who played at this table. Watch it turn by turn: `/{ cmd-table } { cmd-table-replay }`
error-review-other_rules = This table was played by older rules, so robots can’t judge it. Watch it turn by turn: `/{ cmd-table } { cmd-table-replay }`
