# Tournaments: what people see and press.

tournament-which_game = Which game?
tournament-which_kind = **{ $title }** · What kind?
tournament-pick_kind = What kind?
tournament-when_title = When, and for how many?
tournament-field_name = Name
tournament-field_when = Date and time of the start
tournament-field_when_hint = Such as 2026-12-24 20:00 or 7d. Your zone: { $zone }
tournament-field_most = Most players
tournament-field_most_hint = From 2 to 512. More wait on the bench
tournament-usual_name = { $title } Cup
tournament-draft_line = Only you see this draft.
tournament-repeats_line = With { $count } { PLURAL($count, "player/players") }, nobody meets twice before round { $number }.
tournament-announcing = The announcement is on its way to { $place }.
tournament-discarded = Discarded. Nobody has seen it.
tournament-more_head = **More about this tournament** · all optional

tournament-more_pace = Pace: { $choice }
tournament-more_rounds = Rounds: { $choice }
tournament-more_rounds_auto = as suits the players
tournament-more_once = Tables of one player at a time: up to { $choice }
tournament-more_seats = Tables of { $choice }
tournament-more_round_h = Time for a round: { $choice }
tournament-more_checkin = Check-in opens { $choice } before the start
tournament-more_show = Time to appear: { $choice }
tournament-more_late = Late entry until round { $choice }
tournament-more_late_no = No late entry
tournament-more_cut = Final table after the rounds: { $choice } { PLURAL($choice, "player/players") }
tournament-more_playoffs = Playoffs after the rounds: { $choice } { PLURAL($choice, "player/players") }
tournament-more_cut_no = No final after the rounds
tournament-more_unfinished = Late tables: { $choice }
tournament-more_rated_yes = Rated
tournament-more_rated_no = Not rated
tournament-more_min = At least { $choice } { PLURAL($choice, "player/players") }
tournament-more_account = Only accounts at least { $count } { PLURAL($count, "day/days") } old
tournament-more_account_any = Accounts of any age
tournament-more_tables = Only with at least { $count } rated { $count ->
        [one] table
       *[other] tables
    } of this game
tournament-more_tables_any = No rated tables needed
tournament-more_language = Only for people who use Discord in { $language ->
        [ko] Korean
        [it] Italian
       *[other] English
    }
tournament-more_language_any = Any language
tournament-more_role = Only for one role: choose it
tournament-more_referees = Referees: up to 5
tournament-unfinished-robots = robots play on
tournament-unfinished-share = share the points
tournament-unfinished-standing = as the position stands
tournament-unfinished-void = the table does not count

tournament-preset-quick_cup = Quick cup
tournament-preset-quick_cup_about = Knockout, 8–16 players, tables of 4, best 2 go on
tournament-preset-swiss = Swiss
tournament-preset-swiss_about = Everybody plays every round, then a final table
tournament-preset-league = League of seven
tournament-preset-league_about = Groups of 7, everybody meets twice
tournament-preset-duels = Duels
tournament-preset-duels_about = Swiss, one against one
tournament-preset-same_deal = Same deal for all
tournament-preset-same_deal_about = Alone against the same 3 deals
tournament-preset-deal_tables = Same deal at tables
tournament-preset-deal_tables_about = 3 deals, the same at every table: you are compared with your own seat elsewhere
tournament-preset-double = Double knockout
tournament-preset-double_about = One against one, out after two losses
tournament-preset-lives = Lives
tournament-preset-lives_about = Two lives each: miss the best of a table and lose one
tournament-preset-groups = Groups and playoffs
tournament-preset-groups_about = Groups first, and the best 2 of each go on
tournament-preset-round_robin = Round robin
tournament-preset-round_robin_about = One plan for all, and you meet as many others as can be
tournament-preset-heats = Heats
tournament-preset-heats_about = Play as many of 3 rounds as you like, then a final table
tournament-preset-ladder = Ladder
tournament-preset-ladder_about = 8 rounds, one a week: play those you like, your best 6 count
tournament-preset-single_table = One table
tournament-preset-single_table_about = One rated game with one winner

tournament-head = **{ $name }** · { $title } · starts { $at }
tournament-format-swiss = Swiss, { $rounds } { PLURAL($rounds, "round/rounds") } of { $length }, tables of { $seats }.
tournament-format-swiss_auto = Swiss, rounds of { $length }, tables of { $seats }. The number of rounds suits the players.
tournament-format-single_table = One table of { $seats }, { $length }.
tournament-format-round_robin = Round robin, tables of { $seats }, { $length } each, up to { $once } at a time.
tournament-format-single = Knockout, tables of { $seats }, best { $advance } { PLURAL($advance, "goes/go") } on, { $length } a round.
tournament-format-double = Double knockout: out after two losses, { $length } a round.
tournament-format-lives = Lives: players outside the best { $advance } of a table lose one, { $length } a round.
tournament-format-groups = Groups, tables of { $seats }, up to { $once } at a time, best { $advance } of each go on.
tournament-format-heats = Heats, a round every { $length }: play as many as you like, the best count.
tournament-format-ladder = Ladder, a round every { $length }: sign up for those you want to play.
tournament-format-league = League in groups, tables of { $seats }, { $length } each, up to { $once } at a time.
tournament-format-duplicate = Everybody plays the same deals, { $length } for each.
tournament-format-duplicate_alone = Everybody plays the same { $rounds } { PLURAL($rounds, "deal/deals") } alone, all within { $length }.
tournament-then_final = Then a final table of the best { $seats }.
tournament-then_final_if = Then a final table of the best { $seats }, if more than { $seats } play.
tournament-no_final = No final table: all players have met at one already.
tournament-takes = In all about { $to }, if tables use all their time.
tournament-takes_between = In all about { $from } to { $to }, if tables use all their time.
tournament-then_playoffs = Then playoffs, tables of { $seats }.
tournament-then_cut = Then playoffs of the best { $seats }, if more than { $seats } play.
tournament-seeds_rated = Starting order: by rating, the others by draw.
tournament-seeds_drawn = Starting order: by draw.
tournament-seeds_by_hand = Starting order: set by hand, the others by draw.
tournament-terms = ⏱ { $pace } · { $rated } · { $until }
tournament-terms_over = ⏱ { $pace } · { $rated }
tournament-no_clock = no clock
tournament-rated = rated
tournament-unrated = not rated
tournament-until_signup = check-in opens: { $at }
tournament-until_checkin = check-in closes: { $at }
tournament-until_round = round { $number } is due: { $at }
tournament-until_deals = all deals are due: { $at }
tournament-until_disputes = final from: { $at }
tournament-until_paused = paused
tournament-count = **{ $count } of { $most }** · bench { $bench }
tournament-count_here = **{ $count } of { $most }** · { $here } checked in · bench { $bench }
tournament-count_playing = { $all ->
        [0] **{ $count }** play · round { $number }
       *[other] **{ $count }** play · round { $number } of { $all }
    }
tournament-count_deals = **{ $count }** play · { $opened } of { $all } { PLURAL($all, "deal/deals") } open
tournament-count_played = **{ $count }** played
tournament-won = 🏆 **{ $name }**
tournament-operators = -# Run by { $names }, who could look at closed tables and so does not play here.
tournament-called_off = **Called off.**
tournament-called_off_series = **Called off.** No next edition follows.
tournament-weeks = { $count } { PLURAL($count, "week/weeks") }

tournament-button-announce = Announce
tournament-button-more = Change more
tournament-button-when = Name and date
tournament-button-discard = Discard
tournament-button-back = Back to the draft
tournament-button-join = Sign up
tournament-button-in = Check in
tournament-button-list = Players
tournament-button-rules = Rules
tournament-button-out = Withdraw
tournament-button-own = My table
tournament-button-play_deal = Play deal { $number }
tournament-button-rank = Standings
tournament-button-verify = Check the draw
tournament-button-ready = Ready
tournament-button-play = Play the next round
tournament-button-skip = Skip the next round
tournament-button-seat = Take the seat
tournament-button-seat_at = Seat at table { $table }
tournament-button-sub = Substitute only
tournament-button-again = Come back
tournament-button-late = Play from round { $number }
tournament-button-why = Why?
tournament-button-line = My line
tournament-button-dispute = Dispute
tournament-button-pairs = Tables
tournament-button-prev = ◀
tournament-button-next = ▶
tournament-button-others = Other tournaments
tournament-button-go = Go to the table
tournament-button-sure_out = Yes, withdraw
tournament-button-calloff = Yes, call it off
tournament-button-create = Create a tournament
tournament-button-arrived = It arrived
tournament-button-missed = It didn’t

tournament-joined = **You’re signed up** for { $name }. Check in between { $from } and { $until }. You can withdraw before every round.
tournament-joined_late = **You’re in.** You play from round { $number } of { $name }.
tournament-benched = **You’re on the bench, place { $place }.** You move up when somebody withdraws.
tournament-substitute = **You’re a substitute.** You are called when a seat gets free during a round.
tournament-agree = -# Each round: { $length }. Not there within { $show }: a substitute or a robot takes your seat.
tournament-hours_ask = -# When do you sleep? Set it with `/{ cmd-my } { cmd-my-hours }`: nights don’t count.
tournament-checked_in = **Checked in.** { $name } starts: { $at }
tournament-test_sent = -# A test ping is on its way. If nothing arrives: `/{ cmd-my } { cmd-my-notices }`
tournament-test_none = -# I’ll mention you in the thread of your table. Another way: `/{ cmd-my } { cmd-my-notices }`
tournament-out_sure = Withdraw from **{ $name }**? Your results stay.
tournament-out_table = Your seat at the running table goes to a robot.
tournament-withdrawn = You’re out of **{ $name }**. To come back: `/{ cmd-tournament } { cmd-tournament-return }`
tournament-withdrawn_early = You’re out of **{ $name }**. Changed your mind? Sign up again.
tournament-returned = You’re back in **{ $name }**, from round { $number }.
tournament-bye_kept = You rest in round { $number } of **{ $name }**. It counts as an average table.
tournament-play_line = Round { $number } is next: { $count } want to play.
tournament-play_kept = **You play in round { $number }** of { $name }. You can change your mind until it begins.
tournament-play_off = You don’t play in round { $number } of **{ $name }**. The rounds after it are still open to you.
tournament-ready_done = Noted, you’re there. Your move starts the clock as usual.
tournament-seat_taken = The seat is yours: { $link }

tournament-list_head = **Tournaments here**
tournament-list_line = • **{ $name }** · { $title } · { $phase }
tournament-list_none = No tournament here yet. Organisers start one with `/{ cmd-tournament } { cmd-tournament-create }`.
tournament-phase-draft = draft
tournament-phase-open = sign-up open, { $count } of { $most }
tournament-phase-checkin = check-in open, { $count } of { $most }
tournament-phase-running = { $all ->
        [0] round { $number }
       *[other] round { $number } of { $all }
    }
tournament-phase-paused = paused
tournament-phase-closing = played, not final yet
tournament-phase-finished = finished
tournament-phase-cancelled = called off
tournament-table_at = round { $number }, table { $table }
tournament-table_final = final table
tournament-table_playoffs = playoffs, round { $number }, table { $table }
tournament-pod_choice = { CAPITAL($place) }: { $names }
tournament-ruling_choice = { $what }: { $reason }
tournament-choice = { $name } · { $title } · { $phase }
tournament-entrants_head = **{ $name }: { $count } of { $most }**
tournament-entrants_none = Nobody has signed up yet.
tournament-entrants_here = **Checked in ({ $count }):** { $names }
tournament-entrants_missing = **Not yet ({ $count }):** { $names }
tournament-entrants_bench = **Bench:** { $names }
tournament-entrants_subs = **Substitutes only:** { $names }
tournament-entrants_out = **Out:** { $names }

tournament-rules_head = **Rules of { $name }**
tournament-rules_points = **Points** at a table of { $seats }: { $points }. Shared places share points.
tournament-rules_draws = **Points:** a win 3, a draw 1, a loss 0.
tournament-rules_share = **Points:** your share of all points on the table, times 100.
tournament-rules_deals_all = **Points:** on each deal you are compared with everybody else. 100% is better than all of them.
tournament-rules_deals_seat = **Points:** on each deal you are compared with the players of your seat at the other tables. 100% is better than all of them.
tournament-rules_smaller = Smaller and larger tables are weighed so that nobody gains or loses by them.
tournament-rules_ties = **Level on points:** { $list }.
tournament-rules_show = **Be there:** press **{ $ready }** or move within { $show } after your table opens. Else a substitute or a robot takes the seat.
tournament-rules_due = **Deadline:** { $length } a round. Late tables: { $what }.
tournament-rules_due_alone = **Deadline:** { $length } for all deals together. Late tables: { $what }.
tournament-rules_byes = **Byes:** you may rest { $count ->
        [one] once
       *[other] { $count } times
    } on request, never in the last round.
tournament-rules_late = **Late entry** until round { $number }. Missed rounds count 0.
tournament-rules_disputes = **Disputes:** up to { $length } after the end of a table.
tournament-rules_eligible = **Who may enter:** { $list }
tournament-rules_organiser = **Organiser:** { $name }
tournament-rules_referees = **Referees:** { $names }
tournament-rules_seal = -# Seal of the draw: `{ $seal }`
tournament-rules_print = -# Fingerprint of these rules: `{ $print }`

tournament-tie-share = share of points
tournament-tie-share_winner = share of the winner’s points
tournament-tie-wins = wins
tournament-tie-seconds = second places
tournament-tie-thirds = third places
tournament-tie-opponents = opponents’ points
tournament-tie-opponents_cut1 = opponents’ points without the lowest
tournament-tie-sonneborn = points of those beaten
tournament-tie-direct = direct games
tournament-tie-places = places
tournament-tie-beaten = players beaten
tournament-tie-seat = later seats
tournament-tie-draw = draw
tournament-tie-board1 = points of board 1
tournament-tie-board2 = points of board 2
tournament-tie-board3 = points of board 3
tournament-tie-board4 = points of board 4
tournament-tie-deals = deals won
tournament-tie-margins = sum of margins
tournament-tie-best_deal = best single deal

tournament-round_head = { $all ->
        [0] **{ $name }, round { $number }** · due: { $at }
       *[other] **{ $name }, round { $number } of { $all }** · due: { $at }
    }
tournament-round_stage = **{ $name }, { $stage }** · due: { $at }
tournament-stage_deal = deal { $number } of { $all }
tournament-deal_done = { $done } of { $all } have finished. Results are shown when the deal opens.
tournament-deal_open = **{ $name }: deal { $number } is open.** Everybody may see how everybody played it.
tournament-deal_best = 🏅 Best: **{ $name }**, { $points } { PLURAL($points, "point/points") }. That board is below.
tournament-deal_margin = Clearest: **{ $name }**, { $margin } ahead.
tournament-deal_opening = Most unusual start: **{ $name }** with { $opening }.
tournament-deal_key = -# Seal of the deal: `{ $seal }` · key: `{ $opens }`
tournament-stage_final = final table
tournament-round_table = **Table { $number }** · { $names }
tournament-small_final = Table { $table } plays for place { $place }.
tournament-game_of = Game { $game } of at most { $most } in each pairing. The seats change each time.
tournament-round_more = -# And { $count } more tables: **{ $button }** leads to yours.
tournament-round_none = No round has been paired yet. It begins: { $at }
tournament-by_hand = ⚖ Set by hand, not drawn.
tournament-no_repeats = Nobody meets again.
tournament-meets_even = In this plan any two meet { $count ->
        [one] once
       *[other] { $count } times
    }.
tournament-meets_nearly = In this plan any two meet { $least } to { $most } { PLURAL($most, "time/times") }. Even would be { $from } to { $to }.
tournament-some_repeats = { $count ->
        [one] One pair meets
       *[other] { $count } pairs meet
    } again. Fewer wasn’t possible.
tournament-found_repeats = { $count ->
        [one] One pair meets
       *[other] { $count } pairs meet
    } again.
tournament-spread = Score spread { $spread } (at least { $least }).
tournament-byes = Bye: { $names } (counts as { $points })
tournament-rests = Rests: { $names } (counts as { $points })
tournament-altered = -# Changed by a referee after the draw.
tournament-undone = **{ $name }: round { $number } was taken back.** Another follows.
tournament-certificate = Certificate of the draw of round { $number }

tournament-call-checkin = { $mentions } Check in for **{ $name }**. Closes: { $at }
tournament-call-promoted = { $mentions } A place is free: you play in **{ $name }**.
tournament-call-put_off = **{ $name }:** too few players, { $count } of { $least }. New start: { $at }
tournament-call-cancelled = **{ $name } is called off**: too few players.
tournament-call-ready = { $mentions } You have not come to this table yet. Press **{ $ready }** or move, or I give your seat to someone else. Due: { $at }
tournament-call-deadline = { $mentions } This table has to end, and it waits for you. Due: { $at }
tournament-call-seat = { $mentions } **{ $name }:** { $count ->
        [one] a seat is free
       *[other] { $count } seats are free
    }. First come, first served.
tournament-seat_line = [{ CAPITAL($place) }](<{ $link }>), for { $absent }
tournament-seat_unlinked = { CAPITAL($place) }, for { $absent }
tournament-call-dropped = You’re out of **{ $name }** after a missed round.
tournament-call-dropped_back = **{ $button }**, and you play from the next round on.
tournament-call-missed = You missed check-in for **{ $name }**, so it has begun without you. You’re on the bench, and I call you when a seat gets free.
tournament-call-missed_back = You missed check-in for **{ $name }**, so it has begun without you. You can still play from round { $number }.
tournament-call-test = This is how I call you to your tables in **{ $name }**.
tournament-call-unposted = I can’t post in { $place } any more, the channel of **{ $name }**: it was deleted, or I may not write there. The tournament goes on, but its pairings and standings appear nowhere. Players still get them with `/{ cmd-tournament } { cmd-tournament-pairings }` and `/{ cmd-tournament } { cmd-tournament-standings }`. Let me write there again and use `/{ cmd-referee } { cmd-referee-post }`, or call it off: `/{ cmd-referee } { cmd-referee-cancel }`
tournament-call-left = { $who } has left the server, so they are no longer a referee of **{ $name }**. To choose others: `/{ cmd-referee } { cmd-referee-referees }`
tournament-call-entrant_left = { $who } has left the server, so I have withdrawn them from **{ $name }**. If their table is still in play, a robot plays on there.
tournament-call-organiser_left = The organiser of **{ $name }** has left the server. Someone who manages the server can take over: `/{ cmd-referee } { cmd-referee-takeover }`
tournament-call-dispute = { $mentions } Dispute in **{ $name }**, { $place }, by { $who }. Decide at `/{ cmd-tournament } { cmd-tournament-desk }`: set the result, or say that it stands.
    { $text }
tournament-call-table = { $mentions } { CAPITAL($place) }. Press **{ $ready }** or move. Due: { $at }
tournament-call-deals = { $mentions } **{ $name }** has begun. Play your deals when you like. Due: { $at }
tournament-call-sealed_moderator = { $mentions } People who may manage threads would see closed tables, so a robot plays for you in round { $number } of **{ $name }**. Without that permission you play from the next round on.

tournament-standings = **{ $name }: standings after round { $number }**
tournament-standings_during = **{ $name }: standings during round { $number }**
tournament-standings_table = **{ $name }: final table**
tournament-standings_start = **{ $name }: before round 1**
tournament-standings_final = **{ $name }: final standings**
tournament-standings_behind = Behind the final: { $names }
tournament-standings_so_far = **{ $name }: standings so far**
tournament-standings_page = -# Page { $number } of { $all }
tournament-standings_running = -# { $done } of { $all } { PLURAL($all, "table/tables") } done
tournament-place = { $place }. { $name }: { $points }
tournament-my_line = Your place: { $place } of { $all }, with { $points } { PLURAL($points, "point/points") }.
tournament-why = **{ $first } is ahead of { $second }.** Both have { $points } { PLURAL($points, "point/points") }. { CAPITAL($what) }: { $more } to { $less }.
tournament-why_draw = **{ $first } is ahead of { $second }.** Both have { $points } { PLURAL($points, "point/points") } and are level in all else. The draw decided.
tournament-why_none = No tie had to be broken: the points alone decide.
tournament-crosstable = **{ $name }: everybody against everybody**
tournament-bracket = **{ $name }: bracket**

tournament-me_head = **{ $name }**
tournament-me_table = [{ CAPITAL($place) }](<{ $link }>) · Due: { $at }
tournament-me_deal = Deal { $number } of { $all } · due: { $at }
tournament-me_deals = -# Everybody gets these starts. Nobody sees your table until the deal opens.
tournament-me_soon = { CAPITAL($place) }. It opens in a moment.
tournament-me_done = Your table of round { $number } is done.
tournament-me_bye = You rest in round { $number }.
tournament-me_next = Round { $number } begins: { $at }
tournament-me_stage = The next part begins soon.
tournament-me_begins = The first round is being paired.
tournament-me_wait = Tables of round { $number } are still being played, until { $at } at the latest. The next round follows.
tournament-me_signed = You’re signed up. It starts: { $at }
tournament-me_checked = You’re checked in. It starts: { $at }
tournament-me_bench = You’re on the bench, place { $place }. You move up when somebody withdraws. It starts: { $at }
tournament-me_bench_checkin = You’re on the bench, place { $place }. Check in too: who misses check-in loses their place to the bench. It starts: { $at }
tournament-me_substitute = You’re a substitute. I call you when a seat gets free during a round.
tournament-me_called = You’re on the bench. I call you when a seat gets free during a round.
tournament-me_late = You’re on the bench, and you can still come in: from round { $number }.
tournament-me_later = Your tables still to come: { $count }. They open as others end, up to { $once } at a time.
tournament-me_played = All your tables are done. Others are still being played, until { $at } at the latest.
tournament-me_plays = You play in round { $number }.
tournament-me_skips = You have not signed up for round { $number }.
tournament-me_knocked_out = The tournament goes on without you: you are not among those who play on.
tournament-me_paused = The tournament is paused, and its clocks too.
tournament-me_closing = All rounds are played. The standings become final: { $at }
tournament-me_over = The tournament is over.
tournament-me_checkin = Check in before: { $at }
tournament-me_out = You’re out. There is no later round to come back to.
tournament-me_out_back = You’re out. You can come back from round { $number } on.

tournament-ruling = ⚖ **Ruling** in { $name }: { $what }
    { $referee }: { $reason }
tournament-ruling_undone = ⚖ **Taken back** in { $name }, no longer counts: { $what }
    { $referee }: { $reason }
tournament-means-result = The standings follow these places. Rounds that are paired already stay.
tournament-means-fault = The seat of { $player } counts behind those of the others.
tournament-means-excused = The seat of { $player } is left out of the result, and loses nothing by it.
tournament-means-cleared = The seat of { $player } counts as it was played.
tournament-means-substitute = The seat has a fresh clock.
tournament-means-undo = Everything is as it was before that ruling.
tournament-closing-ruled = { $what }
    { $referee }: { $reason }
tournament-closing-result = ⚖ **A referee has set the result:** { $places }
tournament-closing-closed = ⚖ **A referee has set the result.** It is shown when the deal opens.
tournament-closing-place = { $rank }. { $player }
tournament-closing-adjudicated = The tournament ends this table here. How it counts is in the standings.
tournament-closing-stands = ⏱ **Time is up.** The table counts as it stands: { $places }
tournament-closing-anew = A referee has changed the pairings, so this table ends without a result. Your new table has its own thread.
tournament-closing-called_off = The tournament is over, so this table ends without a result.
tournament-rule-result = { $place } ends { $places }
tournament-rule-stands = the result of { $place } stands: { $places }
tournament-rule-stands_closed = the result of { $place } stands
tournament-rule-result_lifted = { $place } ends { $places }. Earlier faults there no longer count: { $players }
tournament-rule-result_closed = { $place } has a result. It is shown when the deal opens
tournament-rule-fault = { $player }, { $place } ({ $kind })
tournament-rule-extend_pod = { $place } has { $hours } more hours, until { $at }
tournament-rule-extend = round { $number } has { $hours } more hours, until { $at }
tournament-rule-repair = { $first } and { $second } exchange tables
tournament-rule-unpair = round { $number } is taken back and paired anew
tournament-rule-add = { $player } plays too
tournament-rule-drop = { $player } is out
tournament-rule-substitute = { $by } takes the seat of { $player }
tournament-rule-pause = the tournament is paused, and its clocks too
tournament-rule-resume = the tournament goes on
tournament-rule-cancel = the tournament is called off
tournament-rule-keep = { $player } stays in despite the missed table
tournament-rule-bye = { $player } has a free bye in round { $number }, for average points
tournament-rule-take_over = { $player } organises it from now on
tournament-fault-no_show = no-show
tournament-fault-timed_out = out of time
tournament-fault-gave_up = gave up
tournament-fault-excused = excused
tournament-fault-cleared = no fault
tournament-ruled = Done. The ruling is posted.
tournament-cancel_sure = Call off **{ $name }**? It ends at once for { $count } { PLURAL($count, "player/players") }, and cannot be taken back.
tournament-cancel_tables = { $count } { PLURAL($count, "table/tables") } in play { $count ->
        [one] ends
       *[other] end
    } without a result.
tournament-calloff_title = Call off
tournament-calloff_field = Why?
tournament-calloff_hint = Everybody reads it.
tournament-referees_named = { $player } is a referee of { $name } now.
tournament-referees_gone = { $player } is no longer a referee of { $name }.
tournament-referees_list = Referees of { $name }: { $names }
tournament-referees_none = { $name } has no referees but the organiser.
tournament-reposted = The announcement is posted again in a moment.
tournament-checkin_soon = Check-in opens in a moment. Call this once more to start.
tournament-closed_soon = The standings become final in a moment.
tournament-started_soon = It starts in a moment.
tournament-paired_soon = The next round is paired in a moment.

tournament-eligible-role = people with the role <@&{ $role }>
tournament-eligible-account = accounts at least { $days } { PLURAL($days, "day/days") } old
tournament-eligible-language = people who use Discord in { $language ->
        [ko] Korean
        [it] Italian
       *[other] English
    }
tournament-eligible-tables = people with at least { $tables } rated tables of this game

tournament-dispute_title = Dispute
tournament-dispute_field = What happened?
tournament-dispute_hint = Only referees read it.
tournament-dispute_sent = Sent to the referees. They decide in public.

tournament-podium-won = 🏆 **{ $name } wins { $cup }!**
tournament-podium_second = 2nd: { $names }
tournament-podium_third = 3rd: { $names }
tournament-podium-shared = 🏆 **{ $cup } is over.** First: { $names }
tournament-podium_key = -# The key to the draw is in the files: anyone can check it.
tournament-file_all = Everything about the draws and results of this tournament of { $title }
tournament-file_standings = The standings as text
tournament-file_records = The records of all tables, one a line

tournament-verify_head = **The draw of { $name }**
tournament-verify_round = Round { $number }
tournament-verify_final = Final table
tournament-verify_good = ✅ { $round }: worked out again, and equal.
tournament-verify_partly = ✅ { $round }: seats, sizes and counts are right. Whom the organisers keep apart stays sealed.
tournament-verify_hand = ⚖ { $round }: set by hand by { $who }, { $at }. Seats and counts are right.
tournament-verify_altered = ⚖ { $round }: equal until a referee changed it.
tournament-verify_bad = ❌ { $round }: not equal. Tell the organiser.
tournament-verify_seal = -# Seal: `{ $seal }`
tournament-verify_deal = -# Seal of deal { $number }: `{ $seal }`
tournament-verify_deal_open = -# Seal of deal { $number }: `{ $seal }` · key: `{ $opens }`
tournament-verify_later = -# The key is shown when the tournament is over.
tournament-verify_key = -# Key: `{ $opens }`
tournament-verify_draw_good = ✅ The draw follows from the key and from { $count } { $count ->
        [one] player
       *[other] players
    }.
tournament-verify_draw_bad = ❌ The draw does not follow from the key and the players. Tell the organiser.
tournament-verify_draw_old = ✅ This tournament was drawn the older way, from players’ numbers instead of marks. The draw follows from the key and from { $count } { $count ->
        [one] player
       *[other] players
    }.
tournament-verify_draw_gone = This tournament was drawn the older way, from players’ numbers. A player has deleted theirs, so the draw can’t be worked out any more. The key opens the seal, and the rounds are checked above.
tournament-verify_none = No round has been paired yet.
tournament-verify_alone = Everybody plays the same deals alone, so no round is paired.
tournament-verify_files = -# The certificates are the files below. `python -m rules.contest.verify` checks them without me.

server-organisers = Who organises tournaments: { $list }
server-organisers_all = Who organises tournaments: people who may manage events

error-tournament-no_such = No tournament of this server has the number { $number }. To see all: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-no_such_name = No tournament here is called “{ $name }”. The nearest is “{ $nearest }”. To see all: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-none_here = { $way ->
    [create] This server has no tournament yet. Create one: `/{ cmd-tournament } { cmd-tournament-create }`
   *[open] This server has no tournament yet. Open a table meanwhile: `/{ cmd-table } { cmd-table-open }`
}
error-tournament-in_its_server = You’re not signed up for this tournament, so you can see it only in its server. Look there: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-which = There are several tournaments here. Say which, after `tournament`.
error-tournament-not_open = Sign-up is over. Other tournaments: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-benched = You’re on the bench already. I call you when a seat gets free: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-already_in = You’re in already. Your table and your next step: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-not_in = You’re not signed up. Sign up here: `/{ cmd-tournament } { cmd-tournament-join }`
error-tournament-not_eligible = This event is for { $condition }. Other tournaments: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-checkin_closed = Check-in is not open. It opens a while before the start: `/{ cmd-tournament } { cmd-tournament-show }`
error-tournament-checkin_over = Check-in is over. Your table and your next step: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-not_organiser = Only the organiser can do this. Ask them in the channel of the tournament.
error-tournament-may_not_create = { $count ->
        [0] Tournaments are created here by people who may manage events or the server.
       *[other] Tournaments are created here by { $roles }, and by people who may manage events or the server.
    } Server managers choose the roles in the bot’s settings, under “{ cmd-choice-organisers }”.
error-tournament-not_referee = Only referees can do this. They are listed here: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-own_table = You play at this table. Another referee decides: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-frozen = That can’t change any more. What still can: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-started = It has started already. Its pairings: `/{ cmd-tournament } { cmd-tournament-pairings }`
error-tournament-advance_uneven = That many players cannot go on from each table. Choose another number under **{ tournament-button-more }**.
error-tournament-size_unfit = This game has no tables of that size. Choose another kind or another game.
error-tournament-options_unfit = At tables of { $seats } these options don’t work: { $reason }
error-tournament-too_few = Too few players. Lower the number or wait for more.
error-tournament-too_many_open = There are { $most } { PLURAL($most, "tournament/tournaments") } at a time here. End one first: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-too_many_tables = You are in { $most } { PLURAL($most, "tournament/tournaments") } already. Finish or leave one: `/{ cmd-tournament } { cmd-tournament-withdraw }`
error-tournament-too_many_seats = You have { $most } tournament tables to play. Finish one first: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-not_manager = Only server managers can take over a tournament. Its referees are listed here: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-yours_already = You organise this tournament already. You can name referees: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-round_running = A round is being played. It can be taken back with `/{ cmd-referee } { cmd-referee-unpair }`.
error-tournament-nothing_to_pair = There is no round to pair. See `/{ cmd-tournament } { cmd-tournament-show }`.
error-tournament-not_started = It has not started yet. When it does: `/{ cmd-tournament } { cmd-tournament-show }`
error-tournament-no_table = You have no open table now. Your next step: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-seat_lost = Your time ran out, so a robot took your seat. While that table lasts, take it back there with **{ ui-button-back_in }**: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-over = This tournament is over. Its standings: `/{ cmd-tournament } { cmd-tournament-standings }`
error-tournament-has_moves = There are moves at that table. A referee can set the result: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-has_results = A table of this round has ended, so the round stays. A result can be corrected: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-deal_seen = The players have seen this deal, so places can’t change any more. A referee can set a result: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-bye_used = Your free round is used. You can withdraw and come back later: `/{ cmd-tournament } { cmd-tournament-withdraw }`
error-tournament-no_free_byes = Nobody rests a round in this part of the tournament. You can take the player out: `/{ cmd-referee } { cmd-referee-drop }`
error-tournament-bye_too_late = That round has begun already. Ask for a later one: `/{ cmd-tournament } { cmd-tournament-bye }`
error-tournament-last_round = Nobody rests in the last round. You can withdraw: `/{ cmd-tournament } { cmd-tournament-withdraw }`
error-tournament-sealed = This table is closed until its deal opens. Then everybody sees it.
error-tournament-sealed_moderator = People who may manage threads would see closed tables, so they can’t play here. Ask for another channel.
error-tournament-operator_barred = The bot’s operators could look at closed tables, so they can’t play. You can be a referee.
error-tournament-stale = Something changed meanwhile. Try again.
error-tournament-reason_needed = Say why, in one sentence. Everybody reads it.
error-tournament-extended_enough = It was extended three times already. Set the result: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-no_such_time = I can’t read “{ $text }”. Like this: `2026-12-24 20:00`, or `7d` for in a week.
error-tournament-past = That moment has passed or is too far away. Choose one within a year.
error-tournament-no_such_number = I can’t read “{ $text }” as a number from { $least } to { $most }.
error-tournament-no_name = Give it a name of 1 to 60 letters.
error-tournament-no_such_player = { $name } is not in this tournament. Who is: `/{ cmd-tournament } { cmd-tournament-standings }`
error-tournament-no_such_round = There is no round { $number } yet. Leave it out for the newest.
error-tournament-no_such_table = There is no such table in this tournament. Pick one from the list while typing.
error-tournament-places_unfit = Give a place for every seat ({ $seats }), such as 1 3 2 4.
error-tournament-bot = Bots do not play in tournaments. Choose somebody else.
error-tournament-not_over = The key is shown when the tournament is over. Until then: `/{ cmd-tournament } { cmd-tournament-show }`
error-tournament-too_many_referees = There are { $most } { PLURAL($most, "referee/referees") } at most. Dismiss one first.
error-tournament-bench_full = All places are taken, and the bench is full too. Try again when somebody withdraws.
error-tournament-banned = Moderators have banned this player from tables until <t:{ $until }:f>, so they can’t be seated. Reason: { $reason }
error-tournament-seat_taken = { $kind ->
    [bench] Somebody was faster. You keep your place on the bench.
   *[substitute] Somebody was faster. You stay on the list of substitutes.
}
error-tournament-seat_robot = { $kind ->
    [bench] The time for that seat is over. You keep your place on the bench.
   *[substitute] The time for that seat is over. You stay on the list of substitutes.
}
error-tournament-seat_came = { $kind ->
    [bench] The player of that seat has come after all. You keep your place on the bench.
   *[substitute] The player of that seat has come after all. You stay on the list of substitutes.
}
error-tournament-seat_busy = You play at another table now. Finish that one first: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-seat_once = You had a seat in this round already, and one a round is the most. I call you when one is free in the next round.
error-tournament-seat_own = You play in this tournament yourself, so seats of others are not for you. Your table: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-seat_not_called = This seat is offered to others before you. I call you when it is your turn.
error-tournament-nothing_to_undo = That ruling cannot be taken back. Decide anew: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-newer_ruling = A later ruling is about the same. Take that one back first: `/{ cmd-referee } { cmd-referee-undo }`
error-tournament-dispute_closed = Disputes are closed. Ask the organiser in the channel.
error-tournament-no_bracket = This kind of tournament has no bracket. Try `/{ cmd-tournament } { cmd-tournament-standings }`.
error-tournament-no_crosstable = More than { $most } play, too many for one picture. Try `/{ cmd-tournament } { cmd-tournament-standings }`.
error-tournament-no_meetings = Here everybody plays the same deals alone, so there are no meetings. Try `/{ cmd-tournament } { cmd-tournament-standings }`.
error-tournament-kept = A seat at a tournament’s table goes to players that the tournament calls. You can look at the table: `/{ cmd-table } { cmd-table-board }`
error-tournament-tournament_table = This table belongs to a tournament, so a referee decides how it ends. Ask one of them: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-no_rematch = This table belongs to a tournament, so it has no rematch. Open a table of your own: `/{ cmd-table } { cmd-table-open }`
error-tournament-out_of_range = That number has to be from { $least } to { $most }. Choose another under **{ tournament-button-more }**.
error-tournament-no_such_choice = That cannot be chosen. The choices are under **{ tournament-button-more }**.
error-tournament-cut_unfit = No final of { $cut } { PLURAL($cut, "player/players") } fits here. Choose another under **{ tournament-button-more }**.
