table-thread_name = { $title } no. { $number }
table-left = { $member } leaves the table. A robot plays seat { $place } from now on.
table-took_over = { $member } now plays seat { $place }.
table-moved = Table no. { $number } goes on here, because its channel was deleted.
table-replaced = { $by } gives seat { $place } of { $member } to a robot. { $member } may come back: `/{ cmd-table } { cmd-table-take }`
table-replaced_guest = { $by } gives seat { $place } of { $member } to a robot.
table-took_back = { $seat } takes the last move back.
table-agrees_to_end = { $missing ->
    [one] { $member } would like to end this table. { $missing } member still has to agree: `/{ cmd-table } { cmd-table-end }`
   *[other] { $member } would like to end this table. { $missing } members still have to agree: `/{ cmd-table } { cmd-table-end }`
 }
table-ended_by_consent = Every member agrees: the table ends here.
table-ended_idle = { $member } ends the table, which nobody had moved at for a week.
table-trouble_gone = I can no longer post for your table no. { $number }: its channel or message was deleted. Nothing of the table is lost. `/{ cmd-table } { cmd-table-board }` with “{ cmd-table-board-post }” in another channel of the server lets it go on there.
table-trouble_forbidden = I may not post where your table no. { $number } is played. Please have my permissions there checked; then `/{ cmd-table } { cmd-table-board }` with “{ cmd-table-board-post }” brings the board back.
table-trouble_refused = Discord refused a post of your table no. { $number }. Nothing of the table is lost. `/{ cmd-table } { cmd-table-board }` shows where it stands.
table-trouble_damaged = I can no longer tell what happens at your table no. { $number }: part of its log is damaged. It can be played on, and `/{ cmd-table } { cmd-table-board }` shows where it stands. Whoever runs the bot may be able to put a copy back.

error-table-no_such_title = There is no title called “{ $title }”.
error-table-seat_count = This title takes { $low } to { $high } seats, not { $seats }.
error-table-too_many = You already have { $most } tables that have not ended. Please end one first.
error-table-no_table_here = There is no table here. Use the command where the table is played, name the table, or open one with `/{ cmd-table } { cmd-table-open }`.
error-table-no_such_table = There is no such table, or you have no seat at it.
error-table-cannot_be_opened = Table no. { $number } cannot be opened: what is kept of it is damaged, or was written by a version of the bot that this one cannot read. Other tables are not affected. Whoever may manage the server can end it with `/{ cmd-table } { cmd-table-end }`; whoever runs the bot may be able to put a copy back.
error-table-log_damaged = What happened at table no. { $number } can no longer be told: part of its log is damaged. `/{ cmd-table } { cmd-table-board }` shows you where it stands, and if it has not ended, it can be played on. Whoever runs the bot may be able to put a copy back.
error-table-other_title = The table here is of another title.
error-table-not_started = This table has not started yet.
error-table-ended = This table has ended.
error-table-place_gone = The channel of this table was deleted. Use `/{ cmd-table } { cmd-table-board }` with “{ cmd-table-board-post }” in another channel of its server, and it goes on there.
error-table-not_in_lobby = This table has already started.
error-table-not_finished = This is possible once the table has ended.
error-table-not_seated = You have no seat at this table.
error-table-not_at_table = Only members at this table can do this.
error-table-already_seated = You already have a seat at this table.
error-table-full = Every seat is taken.
error-table-reserved = The free seats are kept for those who played before. Seat { $place } is kept for { $name }. Anybody at the table can free it with `/{ cmd-table } { cmd-table-replace }`.
error-table-empty_seats = { $count ->
    [one] { $count } seat is still free. Wait for somebody, or add a robot.
   *[other] { $count } seats are still free. Wait for others, or add robots.
 }
error-table-not_opener = Only the member who opened this table can do this.
error-table-no_such_level = There is no robot of that level.
error-table-no_robot = There is no robot at this table.
error-table-not_robot_seat = That seat is not a robot’s.
error-table-not_member_seat = No member sits there.
error-table-still_here = This is possible once { $name } has left the server, or the table has waited a week for { $name }.
error-table-kept_for_member = That seat is kept for { $name }.
error-table-seen_another = You have had seat { $place } of this table and may know what it hides, so no other seat is open to you. While a robot plays seat { $place }, you may come back to it: `/{ cmd-table } { cmd-table-take }`
error-table-stale = The question has changed since this was shown. Here is what the table asks now.
error-table-nothing_to_undo = There is no move of yours that could be taken back: others have moved since, or something was revealed.
error-table-already_agreed = { $missing ->
    [one] You have already agreed. { $missing } member is still missing.
   *[other] You have already agreed. { $missing } members are still missing.
 }
error-table-other_rules = This table was played by rules version { $played }, but this bot now has version { $now }, so it cannot be replayed here.
