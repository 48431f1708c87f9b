# Ways out of a seat, seats on offer, the bench.

leave-head = **{ $title } { $number }: what happens to your seat?**
leave-away = **Step away:** a robot plays until you’re back. Your clock keeps { $left }.
leave-away_plain = **Step away:** a robot plays until you’re back.
leave-away_guest = **Step away:** a robot plays on, and anybody may take the seat.
leave-away_bound = **Step away:** a robot plays on. You have seen what the seat hides, so only you can come back, until the players open it to others.
leave-substitute = **Find a substitute:** I’ll look for one right away. You can come back until somebody sits down.
leave-hand_over = **Hand over:** somebody you name plays on. `/{ cmd-table } { cmd-table-handover }`
leave-concede = **Concede:** a robot plays on. You come last and can’t return.
leave-rest_head = **{ $title } { $number }: how would you like to rest?**
leave-pause = **Pause:** the table stands still until a day you choose, if all agree.
leave-vacation = **Vacation:** your clocks stop for some days, at all your tables.
leave-button-pause = Ask for a pause
leave-button-vacation = Begin a vacation
leave-button-away = Step away
leave-button-substitute = Find a substitute
leave-button-concede = Concede
leave-button-rather = Find a substitute
leave-button-hand_over = Hand over
leave-sure = **Concede?** You come last and can’t return.
leave-done-away = A robot plays until you’re back. Come back any time: `/{ cmd-table } { cmd-table-take }`
leave-done-substitute = A robot plays on while I look for somebody. Until then you can come back: `/{ cmd-table } { cmd-table-take }`
leave-done-concede = You conceded. Thanks for the game.
table-conceded = -# { $member } concedes. A robot plays seat { $place }.
table-left_server = -# { $member } left the server. A robot plays seat { $place }, and the seat is open.
table-left_lobby = -# { $member } left the server. Their seat is free again.
table-not_handed_over = -# { $member } doesn’t take seat { $place }.
table-ended_conceded = One player conceded, and the other ends the table here.
error-table-has_conceded = You conceded here, so you can’t come back to this table. You can still watch it: `/{ cmd-table } { cmd-table-board }`

ballot-ask_end = **{ $subject } conceded. End the table now?** If not, you play on against a robot.
ballot-end_yes = The table ends here.
ballot-end_no = The table goes on with a robot.

handover-sure = **Give seat { $place } to { $name } for good?** If { $name } agrees, they see what the seat hides.
handover-asked = Asked. { $place }
handover-ask = { $mention } { $member } offers you seat { $place }. You see the hand only after you sit down. Closes: { $until }
handover-ask_moderators = { $mention } Moderators offer you seat { $place }. You see the hand only after you sit down. Closes: { $until }
handover-declined = All right: the seat stays as it is.
error-handover-bot = A bot can’t take your seat. Name a person, or step away: `/{ cmd-table } { cmd-table-away }`
error-handover-seated = They sit at this table already. Name somebody else.
error-handover-seen_another = They have had another seat here and may know what it hides. Name somebody else.
error-handover-guest = You took this seat over and know what it hides, so you can’t pass it on. Step away: the players can then open it to others.
error-handover-voted_out = The others have given their seat here to a robot twice, so they can’t come back. Name somebody else.
error-handover-has_conceded = They conceded here, so they can’t come back. Name somebody else.
error-handover-over = This offer is over. See how the table stands: `/{ cmd-table } { cmd-table-board }`
error-handover-not_asked = This seat is offered to somebody else, and only they can take it. See how the table stands: `/{ cmd-table } { cmd-table-board }`

offer-head = **A seat is open: { $title }**
offer-seat = Seat { $place } of { $all } · in play for { $length }
offer-seat_begun = Seat { $place } of { $all } · has just begun
offer-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 } by { $what }
offer-clock = your clock starts with { $left }
offer-button-take = Take the seat
offer-button-take_one = Take seat { $place }
offer-button-watch = Watch
offer-button-sit = Sit down
offer-button-not_now = Not now
ui-settings-server_offers = Seats that need somebody: { $place }
ui-settings-server_offers_off = Seats that need somebody: the table’s channel

bench-join = **The bench.** When a seat opens in this server, I ask you first, by DM.
bench-head = **You’re on the bench.** I ask you first for these games and paces:
bench-needs_direct = My DMs don’t reach you yet, so I can’t ask you. Press **Test again**.
bench-off = You’re off the bench.
bench-asked = **A seat for you: { $title }, seat { $place }.** Closes: { $until }
    { $pace }
bench-passed = All right, I’ll ask somebody else. The table: { $link }
bench-button-on = Join the bench
bench-button-take = Take it
bench-button-pass = Not this one
bench-button-off = Off the bench
bench-pace_live = live
bench-pace_fast = fast
bench-pace_daily = daily
bench-pace_weekly = weekly
bench-pace_none = no clock
error-bench-first_time = The bench is for those who have taken over a seat before. Take an open seat once, then come back.
error-bench-not_asked = This seat is no longer offered to you. I’ll ask you again when another one opens.
ui-pings-bench = seat offered
ui-pings-unmatched = no match found
