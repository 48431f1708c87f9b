# Words on the pictures of tournaments and ratings, and in the same as text. Short, one line each.

contest-decimal_mark = .
contest-new = new
contest-points = Points
contest-place = Place
contest-player = Player
contest-team = Team
contest-table = Table
contest-goes_on = goes on
contest-before = Before
contest-month = { $month ->
    [m1] Jan
    [m2] Feb
    [m3] Mar
    [m4] Apr
    [m5] May
    [m6] Jun
    [m7] Jul
    [m8] Aug
    [m9] Sep
    [m10] Oct
    [m11] Nov
   *[m12] Dec
}
contest-month_long = { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
}
contest-weekday = { $weekday ->
    [d0] Mon
    [d1] Tue
    [d2] Wed
    [d3] Thu
    [d4] Fri
    [d5] Sat
   *[d6] Sun
}
contest-moment = { $weekday } { $day } { $month } { $time }
contest-date = { $day } { $month } { $year }
contest-at_time = { $weekday } { $time }, { $zone }

contest-about-standings = Standings
contest-about-circuit = Circuit
contest-caption-tournaments = { $count ->
    [one] tournament
   *[other] tournaments
}
contest-key-won_it = won the tournament
contest-key-uncounted = does not count
contest-about-pairings = Pairings
contest-about-seats = Tables of { $count }
contest-about-swiss = Swiss
contest-about-single = Knockout
contest-about-double = Double knockout
contest-about-round_robin = Round robin
contest-about-single_table = One table
contest-about-lives = Lives
contest-about-groups = Groups
contest-about-ladder = Ladder
contest-about-league = League
contest-about-duplicate = Same deal for all
contest-about-heats = Heats
contest-about-advance = { $count ->
    [one] One goes on
   *[other] { $count } go on
}
contest-about-entrants = { $count ->
    [one] 1 player
   *[other] { $count } players
}
contest-about-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
}
contest-about-page = { $first }–{ $last }
contest-about-round = Round { $round } of { $all }
contest-about-group = Group { $group }
contest-about-division = Division { $division }
contest-about-same_deals = Everybody plays the same { $count ->
    [one] deal
   *[other] { $count } deals
}
contest-about-deadline = Deadline, { $zone }
contest-about-this_server = This server
contest-about-pool-duel = Tables of 2
contest-about-pool-table = Tables of 3 to 5
contest-about-pool-solo = Solo
contest-about-scores = Wins and totals
contest-about-last = { $count ->
    [one] Last table
   *[other] Last { $count } tables
}
contest-about-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
contest-about-first_table = First table { $month } { $year }

contest-figure-of = { $now } / { $all }
contest-caption-rounds = rounds
contest-caption-tables = tables played
contest-caption-deals = deals open
contest-caption-entrants = players
contest-caption-rated_members = rated players
contest-caption-rated_tables = rated tables
contest-caption-rating = rating
contest-finished = Finished
contest-under_way = Under way
contest-round = Round { $round }
contest-final = Final
contest-grand_final = Grand final
contest-small_final = For place { $place }
contest-losers = Second chance
contest-winners = Unbeaten

contest-cut-final = Final table: first { $count }
contest-cut-advance = First { $count } { PLURAL($count, "goes/go") } on
contest-cut-qualified = { $count ->
    [one] 1 qualified
   *[other] { $count } qualified
}

contest-tie-share = Share
contest-tie-share_winner = Of best
contest-tie-opponents = Opponents
contest-tie-opponents_cut1 = Opponents −1
contest-tie-wins = Wins
contest-tie-seconds = 2nd places
contest-tie-thirds = 3rd places
contest-tie-sonneborn = Sonneborn
contest-tie-direct = Direct
contest-tie-places = Places
contest-tie-beaten = Beaten
contest-tie-points = Points
contest-tie-convention = 1st–4th
contest-tie-seat = Late seats
contest-tie-draw = Draw
contest-tie-board1 = Board 1
contest-tie-board2 = Board 2
contest-tie-board3 = Board 3
contest-tie-board4 = Board 4

contest-key-won = won the table
contest-key-shared = shared
contest-key-seat = seat
contest-key-bye = bye
contest-key-robot = robot sat in
contest-key-withdrawn = out
contest-key-level = level, decided by { $what }
contest-key-ahead = ahead
contest-key-equal = level
contest-key-behind = behind
contest-key-in_play = in play
contest-key-up = goes up
contest-key-down = goes down
contest-key-beat = won
contest-key-lost = lost
contest-key-margin = then the margin, and the matchpoints of { $most }
contest-key-edge = The bar is the rating and how sure it is. The bright edge decides the order.
contest-key-totals = Numbers are totals at the table. Above the dots: goes on. A bracket: the tie-break decided.
contest-key-pairings = The first seat begins. A ring: to move. At the right: points before the round, or total and place.
contest-key-pairings_sealed = The first seat begins. Totals stay closed until the deal opens.
contest-key-pairings_alone = Results stay closed until the deal opens.

contest-state-planned = Not open yet
contest-state-playing = Playing
contest-state-waiting = Waiting for
contest-state-finished = Finished
contest-state-ruled = Decided by a referee
contest-opens = Opens { $when }
contest-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
contest-rests = Bye:
contest-repeats = { $count ->
    [0] Nobody meets again.
    [one] One pair meets again.
   *[other] { $count } pairs meet again.
}
contest-spread = Spread of points: { $spread } (at least { $bound }).
contest-origin-place = { $place } of table { $table }
contest-origin-winner = Winner of table { $table }
contest-origin-loser = Loser of table { $table }
contest-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
contest-free = Free

contest-meets = { $count ->
    [one] Everybody meets once
    [2] Everybody meets twice
   *[other] Everybody meets { $count } times
}
contest-scoring = Points for places: { $points }
contest-result-points = { $points } { PLURAL($points, "point/points") }

contest-deal = Deal { $number }
contest-deals_closed = Closed deals
contest-share = Share
contest-deal-won = { $won } of { $of } won
contest-deal-finished = of { $of } have finished
contest-deal-opens = Opens when all have, or { $when }
contest-deal-opens_all = Opens when all have
contest-deal-unfinished = unfinished

contest-rating = Rating
contest-last_five = Last five
contest-provisional_left_out = { $count ->
    [one] 1 provisional player not shown
   *[other] { $count } provisional players not shown
}
contest-leaderboard = Leaderboard
contest-curve = Rating curve
contest-best = best { $rating }
contest-more = +{ $count }
contest-wins = Wins
contest-of = of { $count }
contest-reliability = Reliability
contest-favourite = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
contest-provisional = { $name }, provisional
contest-pool_last = { $name }, last { $count ->
    [one] table
   *[other] { $count } tables
}
contest-by_seats = { $seats } { PLURAL($seats, "player/players") }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, place { $place } on average
contest-favourite_what = Favourite: { $what }
contest-joined = { $names }
contest-no_favourite = No favourite yet

contest-wins_as_four = Wins as if four sat
contest-even = even
contest-per_cent = { $share }%
contest-tables = tables
contest-totals = Totals
contest-windows = { $count } { PLURAL($count, "score/scores") }, each window stands for { $each }
contest-won_median = won the table, median { $median }
contest-won = won the table
contest-left_out = { $count ->
    [one] 1 choice with fewer than 20 tables is not shown
   *[other] { $count } choices with fewer than 20 tables are not shown
}

## The pictures in sentences, for those who do not see them

contest-alt-place = { $place }. { $name }, { $result }
contest-alt-place_only = { $place }. { $name }
contest-alt-table = Table { $table }: { $names }.
contest-alt-waits = Table { $table } waits for { $names }.
contest-alt-column = { $column }: { $names }.
contest-alt-sealed = Deal { $number } is closed: { $finished } of { $of } finished.
contest-alt-rated = { $rating } ± { $deviation }
contest-alt-pool = { $name } { $rated }
contest-alt-wins = { $name }: { $wins } of { $tables } { PLURAL($tables, "table/tables") } won
contest-alt-curve = From { $first } to { $last }.

## Head-to-head, and what is played on a server

contest-versus-level = { $count } level
contest-server-title = This server
contest-server-about = Hall of fame and tables
contest-server-fame = Hall of fame
contest-server-tournaments = { $count ->
    [one] 1 tournament finished
   *[other] { $count } tournaments finished
}
contest-server-nobody = No tournament has been finished here yet.
contest-server-entered = { $count } played
contest-server-hidden = Hidden player
contest-server-tables = Tables
contest-server-members = Players
contest-server-length = Length
contest-server-answer = A turn
contest-server-unfinished = Called off
contest-server-days = { $count } d
contest-server-hours = { $count } h
contest-server-minutes = { $count } min
contest-caption-finished_tables = finished tables
contest-about-pool-practice = With robots
contest-about-everywhere = All servers
contest-about-seat_order = Wins by seat
contest-seat_of = { $seats } { PLURAL($seats, "player/players") }, { $seat ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $seat }th
} to play
contest-pool-duel = { $title } (2)
contest-pool-table = { $title } (3–5)
contest-pool-practice = { $title } (robots)
contest-pool-solo = { $title } (solo)
contest-about-pool-solo_as = { $kind } ({ $ways })
contest-alt-versus = { $own } ahead { $ahead }, level { $level }, { $other } ahead { $behind }.
contest-alt-title = { $title } { $ahead } : { $behind }
contest-alt-tables = { $title }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
contest-alt-scores = The median of the winners is { $median } { PLURAL($median, "point/points") }.
