# The organiser's desk, and what organisers change after the announcement.

tournament-about = { $text }
tournament-prizes = 🏅 **Prizes:** { $text }
tournament-changes_head = **Changed since the announcement**
tournament-changes_line = -# { $at } · { $what }
tournament-changes_item = • { $what }
tournament-change-start = starts { $at } (before: { $before })
tournament-change-deadline = round { $number } is due { $at } (before: { $before })
tournament-change-places = { $count } { PLURAL($count, "place/places") } (before: { $before })
tournament-change-about = another description
tournament-change-prizes = other prizes
tournament-change-words = another description and other prizes
tournament-change-terms = { $after } (before: { $before }) · fingerprint { $print }
tournament-change-people = organisers too: { $organisers } · referees: { $referees }
tournament-change-nobody = nobody

tournament-alter_done = ✅ Changed. It is listed under the announcement.
tournament-alter_head = **Change { $name }**
tournament-alter_start = Start: { $at }
tournament-alter_due = Due: { $at }
tournament-alter_places = Places: { $count }
tournament-alter_words = Description: { $about }
    Prizes: { $prizes }
tournament-alter_none = none
tournament-alter_log = -# Every change is listed under the announcement. Only people it concerns are pinged.
tournament-alter_what = Change a rule …
tournament-alter_pick = Which one from now on?
tournament-alter_sure = **{ $after }**
    Now: { $before }
    The rules get a new fingerprint. I tell { $count } { PLURAL($count, "player/players") }, and they can withdraw.
tournament-more_organisers = Organisers too, with all rights: up to 3

tournament-button-alter = Change something
tournament-button-altwhen_before = Start and places
tournament-button-altwhen_during = Deadline and places
tournament-button-altwords = Description and prizes
tournament-button-altyes = Yes, change it
tournament-button-alter_back = Back
tournament-button-desk = To the desk
tournament-button-desk_back = Back to the desk
tournament-button-deskcall = Call those missing
tournament-button-deskmore = More time
tournament-button-deskresult = Set the result
tournament-button-deskstands = Result stands
tournament-button-desksay = Message to all
tournament-button-desknow_open = Open check-in now
tournament-button-desknow_checkin = Start now
tournament-button-desknow_running = Pair the next round now
tournament-button-desknow_closing = Make it final now

tournament-field_about = Description
tournament-field_prizes = Prizes
tournament-field_due = New deadline of the tables in play
tournament-field_hours = Hours
tournament-field_hours_hint = From 1 to { $most }
tournament-field_places = Places in the order of seats
tournament-field_places_hint = Such as { $places }. The seats: { $names }
tournament-field_why = Why?
tournament-field_why_hint = One sentence. Everybody reads it.
tournament-field_said = Message
tournament-field_said_hint = Pings everybody who signed up. Once a day, never at night.

tournament-call-changed = { $mentions } **{ $name } has changed:**
    { $list }
    -# Not what you signed up for? You can withdraw.
tournament-call-named_referee = You’re a referee of **{ $name }** now. What needs you: `/{ cmd-tournament } { cmd-tournament-desk }`
tournament-call-named_organiser = You organise **{ $name }** too now, with all rights. Your desk: `/{ cmd-tournament } { cmd-tournament-desk }`
tournament-call-message = 🔔 **{ $name }** · { $who }: { $text }
    { $mentions }
tournament-call-nudged = { $mentions } A referee asks you to move. Due: { $at }

tournament-desk_head = **The desk of { $name }** · { $phase }
tournament-desk_next = ⏭ Next: { $what }, { $at }
tournament-desk_paused = ⏸ Paused. To go on: `/{ cmd-referee } { cmd-referee-resume }`
tournament-desk_idle = Nothing is due before a table ends.
tournament-desk_message = Message to all: { $at }
tournament-desk_missing = **Not checked in ({ $count }):** { $names }
tournament-desk_all_here = Everybody has checked in.
tournament-desk_tables = **{ $count } { PLURAL($count, "table/tables") } in play**
tournament-desk_table = • { $where }: { $what } · due { $at }
tournament-desk_late = ⏱ { $where }: { $what } · due { $at }
tournament-desk_absent = not there yet: { $names }
tournament-desk_waits = waits for { $names }
tournament-desk_robots = nobody is waited for
tournament-desk_call = 🪑 { $where }: the seat of { $name } is free since { $at }, { $count } asked
tournament-desk_dispute = ⚠ Dispute: { $where }, by { $who }
tournament-desk_said = ⚠ { $who }: { $text }
tournament-desk_place = Round { $number }, table { $table }
tournament-desk_seat_fault = 🪑 { $name }: { $what }
tournament-desk_seat_seated = { $name }
tournament-desk_seat_placed = { $name }: place { $place }
tournament-desk_seat_absent = 🌙 { $name }: not there yet
tournament-desk_seat_moves = ⏳ { $name }: to move
tournament-desk_seat_moves_since = ⏳ { $name }: to move since { $at }
tournament-desk_pick = A table …
tournament-desk_called = ✅ Called.
tournament-desk_opened = ✅ Check-in opens in a moment.
tournament-desk_do-checkin = check-in opens
tournament-desk_do-no_show = the seat of an absent player is given away
tournament-desk_do-start = the next stage begins
tournament-desk_do-begin = it starts
tournament-desk_do-put_off = too few are there, so the start moves by a day
tournament-desk_do-call_off = too few are there, so it is called off
tournament-desk_do-pair = round { $number } is paired
tournament-desk_do-open = tables open
tournament-desk_do-substitutes = the bench is asked for a free seat
tournament-desk_do-deadline = time runs out at a table
tournament-desk_do-deal = a deal opens
tournament-desk_do-season = sign-up for the next season opens
tournament-desk_do-finish = the standings become final
tournament-desk_do-count = results are counted

tournament-button-files = Files
tournament-files_head = **{ $name }** as it is now: CSV for a spreadsheet, and everything as JSON.
tournament-file_csv_signups = Who has signed up, as CSV
tournament-file_csv_pairings = Who sits where, as CSV
tournament-file_csv_results = The results of all tables, as CSV
tournament-file_csv_standings = The standings of each stage, as CSV
tournament-file_lists = All lists, as JSON
tournament-file_trf = The results for chess programs, as TRF

tournament-change-seeds = starting order by hand: { $names }
tournament-change-seeds_none = the starting order is drawn
tournament-button-seeds = Starting order
tournament-button-seedsyes = Use this order
tournament-field_order = Starting order, the best first
tournament-field_order_hint = A name a line, up to { $most }. The others are drawn after them.
tournament-order_head = **Starting order of { $name }**, not in force yet
tournament-order_line = { $place }. { $name }
tournament-order_rest = Drawn after them ({ $count }): { $names }
tournament-order_unknown = ⚠ Not signed up, left out: { $names }

tournament-button-apart = Keep apart
tournament-button-apartfile = Check the draws
tournament-apart_head = **Kept apart in { $name }**
tournament-apart_line = { $place }. { $one } – { $other }
tournament-apart_none = Nobody yet.
tournament-apart_about = -# They share no table as long as a draw can avoid it. Only organisers see this list: no post, page or log tells of it.
tournament-apart_forced = -# A bracket or a fixed schedule sets its tables by the starting order. There nobody is kept apart.
tournament-apart_done = ✅ From the next draw on.
tournament-apart_remove = No longer keep apart …
tournament-apart_files = 🛡 **{ $name }** · only for organisers: these files tell who was kept apart. `python -m rules.contest.verify` works each draw out from them again.
tournament-apart_file = The draw of round { $number } with its secret, as JSON

tournament-change-by_hand = the tables of round { $number } are set by hand
tournament-change-by_lot = the tables of round { $number } are drawn after all
tournament-button-hand = Tables by hand
tournament-button-handyes = Use these tables
tournament-button-handoff = Draw them after all
tournament-field_pools = Tables of the next round
tournament-field_pools_hint = A line a table, names separated by commas. Whoever is alone in a line rests.
tournament-hand_head = **{ $name } · Round { $number } by hand**, not in force yet
tournament-hand_table = Table { $table }: { $names }
tournament-hand_rests = Rest: { $names }
tournament-hand_again = ⚠ Meet again: { $pairs }
tournament-hand_apart = ⚠ Should be kept apart: { $pairs }
tournament-hand_sizes = ⚠ Tables of another size than { $usual }: { $count }
tournament-hand_set = ⚖ The tables of round { $number } are set by hand.
tournament-hand_misfit = ⚠ The tables of round { $number } that were set by hand don’t fit any more, so they will be drawn. { $why }

error-tournament-start_too_soon = That leaves no time to check in. Choose a later start, or open check-in now: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-places_taken = { $count } { PLURAL($count, "player has/players have") } a place already. Choose at least as many.
error-tournament-nothing_to_move = No table is in play, so there is no deadline to move. What can change: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-deadline_unfit = Leave the tables at least { $least } { PLURAL($least, "hour/hours") }, and 90 days at most. Choose another moment.
error-tournament-not_announced = It isn’t announced yet. First press **{ tournament-button-announce }** under its draft.
error-tournament-deals_fixed = The deals were sealed with the announcement, so their number, options and seats stay. Other rules can change: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-too_many_organisers = { $most } { PLURAL($most, "organiser/organisers") } can be named beside the first. Take one out first.
error-tournament-nobody_in = Nobody has signed up, so nobody would read it. Try again later.
error-tournament-message_too_soon = One message a day. The next one: <t:{ $until }:R>
error-tournament-nobody_waited_for = Nobody is waited for there who is awake. Look again later: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-called_already = They were called today already. Try again tomorrow.
error-tournament-too_many_apart = There are { $most } { PLURAL($most, "pair/pairs") } at most. Take one out first.
error-tournament-draw_forced = A bracket or a fixed schedule sets every table here, so nobody can be kept apart. What can change: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-hand_never = The tables of the next round can’t be set by hand: a bracket or a schedule sets them, check-in isn’t open yet, or no round follows. The next step: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-hand_too_many = A list by hand holds { $most } { PLURAL($most, "player/players") } at most. A larger round is drawn: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-hand_unknown = { $name } has not signed up. Correct the list: **{ tournament-button-hand }**
error-tournament-hand_twice = { $name } is at two tables. Correct the list: **{ tournament-button-hand }**
error-tournament-hand_out = { $name } does not play in that round. Correct the list: **{ tournament-button-hand }**
error-tournament-hand_missing = { $count ->
        [one] { $name } is at no table
       *[other] { $count } players are at no table, such as { $name }
    }. Correct the list: **{ tournament-button-hand }**
error-tournament-hand_size = A table of { $count } is not allowed here. Correct the list: **{ tournament-button-hand }**
error-tournament-bye_too_few = Without this player too few are left for a table: { $least } { PLURAL($least, "player is/players are") } needed. Other ways: `/{ cmd-tournament } { cmd-tournament-desk }`
