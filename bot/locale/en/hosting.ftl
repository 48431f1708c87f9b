# Time at tables: hours, paces, clocks.

error-hours-no_such_zone = There is no time zone “{ $zone }”. Type a city, as in Europe/Rome.
error-hours-no_such_time = Write hours like this: 23:00-07:00.
error-hours-night_too_long = A night has at most { $most } { PLURAL($most, "hour/hours") }. Choose a shorter one.
error-pace-malformed = I can’t read the pace “{ $text }”. Like this: live, fast, daily, weekly, none, or 48h+12h/72h.
error-pace-bank = A seat starts with 5 minutes to 30 days. Choose a time in between.
error-pace-increment = A turn adds at most 7 days. Choose less.
error-pace-cap = The cap is at least the starting time and at most 60 days. Choose a time in between.
error-clock-not_running = It isn’t { $name }’s turn, so their clock stands still. Whose clock runs: `/{ cmd-table } { cmd-table-clock }`
error-clock-stands = { $name }’s clock stands still, so no time is lost. See why: `/{ cmd-table } { cmd-table-clock }`
error-clock-turn_over = That turn of { $name } is over. Whose clock runs: `/{ cmd-table } { cmd-table-clock }`
error-clock-enough_given = This turn has been given all the time it can get. Give time again in a later turn.

hosting-due = ⏳ Due: { $until }
hosting-due_of = ⏳ { $seat }, due: { $until }
hosting-asleep = 🌙 { $seat } is asleep until { $until }. The clock waits.
hosting-in_grace = ⏳ In grace. Grace ends: { $until }
hosting-remind_half = { $mention } Your turn is open. Due: { $until }
hosting-remind_last = { $mention } Little time is left. Due: { $until }
hosting-remind_zero = { $mention } Out of time. You can still move. Grace ends: { $until }
hosting-grace_for_others = -# { $seat } is in grace. Then a robot plays on, and the seat stays theirs.
hosting-pace = ⏱ { $name }: start with { $bank }, +{ $increment } a turn. Nights don’t count.
hosting-pace_all_day = ⏱ { $name }: start with { $bank }, +{ $increment } a turn.
hosting-name-live = Live
hosting-name-fast = Fast
hosting-name-daily = Daily
hosting-name-weekly = Weekly
hosting-name-none = No clock
hosting-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
hosting-hours = { $count } h
hosting-minutes = { $count } min
table-stood_in = -# Out of time: a robot plays for { $member }.
hosting-left = **{ $seat }**: { $left } left
hosting-no_clock = This table has no clock.
hosting-cut_off = ⚠️ I haven’t been able to post where this table is played since { $since }. The board comes by itself once I can.
hosting-hours_assumed = 🌙 I assume that you sleep { $start }–{ $end } ({ $zone }). Your clock stops then. To change it: `/{ cmd-my } { cmd-my-hours }`
hosting-hours_title = Your hours
hosting-hours_zone = Time zone
hosting-hours_zone_hint = A city, as in Europe/Rome
hosting-hours_sleep = I sleep
hosting-hours_sleep_hint = From when to when, as 23:00-07:00. At most 10 hours
hosting-hours_saved = Saved. Your clock stops while you sleep.
hosting-hours_later = Valid from { $start }, because a clock of yours is running.
hosting-about-live = everybody is here now, 15 min each
hosting-choice-live = { hosting-name-live } · { hosting-about-live }
hosting-about-fast = several turns a day, start with 16 h
hosting-choice-fast = { hosting-name-fast } · { hosting-about-fast }
hosting-about-daily = about a turn a day, start with 36 h
hosting-choice-daily = { hosting-name-daily } · { hosting-about-daily }
hosting-about-weekly = a few turns a week, start with 5 days
hosting-choice-weekly = { hosting-name-weekly } · { hosting-about-weekly }
hosting-about-none = among friends
hosting-choice-none = { hosting-name-none } · { hosting-about-none }
error-hours-used_up = You changed your hours { $most } { PLURAL($most, "time/times") } this month. Next change: <t:{ $next }:f>
error-pace-option = I can’t read the option “{ $text }”. Like this: { $options }
hosting-option-zero-standin = When time is up: a robot plays on
hosting-option-zero-turn = When time is up: a robot plays this turn
hosting-option-zero-resign = When time is up: the seat is given up
hosting-option-zero-vote = When time is up: the others vote
hosting-option-vacation-yes = Vacations: on
hosting-option-vacation-no = Vacations: off
hosting-option-weekends-run = Weekends: clocks run
hosting-option-weekends-stop = Weekends: clocks stop
hosting-option-nights-sleep = Nights: clocks stop
hosting-option-nights-run = Nights: clocks run
table-turn_lent = Out of time: a robot plays this turn for { $member } (seat { $place }). The seat stays theirs.
table-resigned = Out of time: { $member } gives up seat { $place }. A robot plays until somebody takes it.
error-vacation-past = That day has passed. Choose a later one.
error-vacation-no_days = A vacation has at least one day. Choose how many.
error-vacation-too_long = You have { $left } { $left ->
    [one] day
   *[other] days
} left. Choose a shorter vacation.
error-vacation-overlaps = You have another vacation then: <t:{ $start }:f>. Choose other days.
error-vacation-no_such_date = Write the day like 2026-12-24.
error-vacation-none = You have no vacation. Begin one: `/{ cmd-my } { cmd-my-vacation }`
table-on_vacation = 🌴 { $member } is on vacation. Back: <t:{ $until }:f>
hosting-vacation_head = { $count ->
    [one] **Vacation: one day left.** Your clocks stop, and you may still move.
   *[other] **Vacation: { $count } days left.** Your clocks stop, and you may still move.
}
hosting-vacation_line = 🌴 { $start } to { $end }
hosting-vacation_how = -# For other dates: `/{ cmd-my } { cmd-my-vacation } { cmd-my-vacation-start }:2026-12-24 { cmd-my-vacation-days }:5`
hosting-vacation_days = How many days?
hosting-vacation_asked = { $start } to { $end }. { $stops ->
    [0] No table of yours has a clock now.
    [one] One table stops.
   *[other] { $stops } tables stop.
}
hosting-vacation_asked_but = { $start } to { $end }. { $stops ->
    [0] No table stops.
    [one] One table stops.
   *[other] { $stops } tables stop.
} These don’t: { $tables }
hosting-vacation_taken = Noted. Your clocks run again: { $end }
hosting-vacation_ended = Vacation ended. { $count ->
    [one] One day is left.
   *[other] { $count } days are left.
}
hosting-table = { $title } { $number }
hosting-button-vacation_days = Start today
hosting-button-vacation_go = Confirm
hosting-button-vacation_back = ◀ Back
hosting-button-vacation_auto_on = Starts by itself: on
hosting-button-vacation_auto_off = Starts by itself: off
hosting-button-vacation_end = End it
error-act-unchanged = Nothing has changed: it was so already.
error-clock-none = This table has no clock, so time never runs out here. Play whenever you like.
error-clock-own = You can’t give yourself time. Ask another player at the table to give you some.
error-clock-given_already = You’ve given time this turn. You can again next turn.
table-gave_time = -# { $giver } gives { $member } { $time }. Due: <t:{ $until }:R>
table-gave_time_paused = -# { $giver } gives { $member } { $time }.
hosting-gave = Given to { $seat }.
hosting-button-give = Give time: { $seat }
hosting-stands-untold = The clock waits for the board.
hosting-stands-gap = The clock waits: I was away.
hosting-stands-cut_off = The clock waits: I can’t post here.
hosting-stands-pause = The clock waits: the table is paused.
hosting-stands-vacation = 🌴 On vacation. The clock waits.
hosting-stands-night = 🌙 Asleep. The clock waits.
hosting-stands-weekend = Weekend. The clock waits.
hosting-goes_on = Goes on: { $until }
hosting-turns = **Last turns**
hosting-turn = -# { $seat }, { $end }: { $charged } used
hosting-turn_free = -# { $seat }, { $end }: { $charged } used. Not counted: { $free }
hosting-turn_ahead = -# { $seat }, { $end }: moved ahead, no time used
hosting-free_because = { $because } { $time }
hosting-because-gap = bot away
hosting-because-pause = pause
hosting-because-vacation = vacation
hosting-because-night = night
hosting-because-weekend = weekend
