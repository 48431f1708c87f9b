# Choices behind *Change more*, in groups.

tournament-more_group_rounds = Rounds
tournament-more_about_rounds = How many rounds there are, how long they take, and whether the tournament repeats itself.
tournament-more_group_knockout = Knockout and groups
tournament-more_about_knockout = Who goes on, and how pairings are decided.
tournament-more_group_tables = Tables
tournament-more_about_tables = How the tables are played: pace, size, and the game’s own options.
tournament-more_group_points = Points
tournament-more_about_points = What places are worth, and what decides between players who are level.
tournament-more_group_pairing = Pairing
tournament-more_about_pairing = Who meets whom.
tournament-more_group_entry = Entry
tournament-more_about_entry = Who may enter, until when, and how often a player may rest.
tournament-more_group_presence = Check-in and referees
tournament-more_about_presence = What happens to players who are not there, and who decides disputes.
tournament-more_scoring = Points: { $choice } ({ $points })
tournament-more_scoring_share = Points: { $choice }
tournament-more_scoring_draws = Points: 3 for a win, 1 for a draw
tournament-scoring-placement = by place
tournament-scoring-league = league
tournament-scoring-tm = close places
tournament-scoring-most_wins = wins first, then places
tournament-scoring-win = wins only
tournament-scoring-share = share of the table’s points
tournament-more_tie = Level on points, { $place ->
        [1] first
        [2] second
       *[3] third
    } look: { $choice }
tournament-more_bye = A bye counts as { $choice }
tournament-more_bye_win = a win
tournament-more_bye_second = a second place
tournament-more_bye_mean = an average table
tournament-more_best_of = Best { $choice } { PLURAL($choice, "table counts/tables count") }
tournament-more_best_of_all = All tables count
tournament-more_advance = Best { $choice } { PLURAL($choice, "goes/go") } on
tournament-more_lives = Lives: { $choice }
tournament-more_group = Groups of { $choice }
tournament-more_pyramid_yes = Divisions: one, two, four groups …
tournament-more_pyramid_no = Divisions: one group each
tournament-more_up = Moving up from a group: { $choice }
tournament-more_down = Moving down from a group: { $choice }
tournament-more_reset_yes = Final: the player without a loss must lose twice
tournament-more_reset_no = Final: one game
tournament-more_bracket_yes = Bracket: fixed from the start
tournament-more_bracket_no = Bracket: drawn up anew each round
tournament-more_match = { $choice ->
    [1] One game decides a pairing
    [2] Best of three games
   *[other] Best of five games
}
tournament-more_third_yes = Match for third place
tournament-more_third_no = No match for third place
tournament-more_small_yes = Small final for the places behind the final
tournament-more_small_no = No small final
tournament-more_twice_yes = Everybody meets twice
tournament-more_twice_no = Everybody meets once
tournament-more_odd = Tables of another size: { $choice }
tournament-more_odd_smaller = smaller
tournament-more_odd_larger = larger
tournament-more_odd_both = smaller or larger
tournament-more_through = Playoffs: best { $choice } of a table { PLURAL($choice, "goes/go") } on
tournament-more_overlap = Rounds overlap: the next one { $choice } after the last, at the latest
tournament-more_overlap_no = A round waits for all tables
tournament-more_season_no = No next edition
tournament-more_season = { $choice ->
    [1] Repeats by itself every week
   *[other] Repeats by itself every { $choice } weeks
}
tournament-more_apart = Keep two players apart …
tournament-more_blocks_no = Blocks of players don’t count in draws
tournament-more_blocks_yes = Players who block each other are kept apart in draws
tournament-more_repeats = Meeting again: { $choice }
tournament-more_repeats_avoid = avoided
tournament-more_repeats_allow = allowed
tournament-more_byes = Rests on request: { $choice }
tournament-more_remainder = Left over: { $choice }
tournament-more_remainder_short_low = tables of another size at the bottom
tournament-more_remainder_short_high = tables of another size at the top
tournament-more_remainder_byes = byes
tournament-more_within = Level players meet { $choice }
tournament-more_within_draw = by draw
tournament-more_within_slide = top against bottom half
tournament-more_within_adjacent = neighbour against neighbour
tournament-more_gap = At least { $choice } from round to round
tournament-more_gap_none = The next round follows at once
tournament-more_disputes = Disputes: { $choice } after the last round
tournament-more_disputes_none = No disputes after the last round
tournament-more_strict_yes = A no-show is out
tournament-more_strict_no = A no-show plays the next round
tournament-more_guests_yes = Substitutes are ranked
tournament-more_guests_no = Substitutes only play that table
tournament-more_deal_scoring = Deals: { $choice }
tournament-more_deal_scoring_matchpoints = compared with the others
tournament-more_deal_scoring_total = sum of points
tournament-more_deal_scoring_wins = wins
tournament-more_deal_scoring_places = places at the table
tournament-rules_also = **Also:** { $list }
tournament-button-points = Own points
tournament-field_points = Points, the first place first
tournament-field_points_hint = A number for each seat ({ $seats }), such as 6-3-1-0
tournament-scoring-own = own
error-tournament-points_unfit = Give { $seats } numbers from { $most } down to 0, the first place first, such as 6-3-1-0.
