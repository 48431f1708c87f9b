# Penalties that referees give, in posts and letters.

tournament-ruling_private = ⚖ **Ruling** in { $name }: { $what }
    { $referee } keeps the reason private.
tournament-call-private_reason = ⚖ **{ $name }:** { $what }
    The reason is not posted: { $reason }
tournament-rule-warn = { $player }: a warning
tournament-rule-deduct = { $player }: { $points } { PLURAL($points, "point/points") } off
tournament-rule-disqualify = { $player } is disqualified
tournament-fault-loss = game loss
tournament-means-loss = { $player } is last at this table.
tournament-penalty_line = ⚖ { $what }
tournament-change-penalty = ⚖ { $what } ({ $reason })
tournament-change-penalty_private = ⚖ { $what }
tournament-me_disqualified = You are disqualified. A referee can take that back: `/{ cmd-referee } { cmd-referee-referees }`
tournament-file_csv_penalties = Penalties that stand, as CSV

contest-deducted = Taken off

error-tournament-own_penalty = It is about you, so another referee decides: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-disqualified = { $name } is disqualified. Only a referee can take that back: `/{ cmd-referee } { cmd-referee-undo }`
error-tournament-no_points = This stage is not decided by points. Put them last at a table: `/{ cmd-referee } { cmd-referee-loss }`
error-tournament-not_played = That table was not played, so nobody can lose there. Warn the player: `/{ cmd-referee } { cmd-referee-warn }`
error-tournament-still_played = This table is still played. Give the game loss once it is over, or find the player at fault: `/{ cmd-referee } { cmd-referee-fault }`
