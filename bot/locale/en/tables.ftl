table-thread_name = { $title } { $number }
table-named = { $title } “{ $name }”
table-left = { $member } leaves the table. A robot plays seat { $place } from now on.
table-took_over = -# { $member } takes over seat { $place }.
table-moved = Table { $number } goes on here, because its channel was deleted.
table-moved_away = Table { $number } goes on in { $place }.
table-restored = The bot’s data was restored from a copy. This table stands as on <t:{ $since }:f>. Later moves are lost and have to be made again.
table-keeps_rules = -# The rules of this game have changed. This table is played to its end by the rules it began with. New tables use the new ones.
table-replaced = { $by } gives { $member }’s seat { $place } to a robot. { $member } can come back any time: `/{ cmd-table } { cmd-table-take }`
table-replaced_guest = { $by } gives { $member }’s seat { $place } to a robot.
table-replaced_gone = { $member } left the server. { $by } gives seat { $place } to a robot, and the seat is open.
table-took_back = { $seat } takes the last move back.
table-turn_back = { $seat } takes back their last turn. Agreed: { $others }.
table-turn_back_alone = { $seat } takes back their last turn.
table-agrees_to_end = { $missing ->
    [one] { $member } would like to end this table. { $missing } person still has to agree: `/{ cmd-table } { cmd-table-end }`
   *[other] { $member } would like to end this table. { $missing } people still have to agree: `/{ cmd-table } { cmd-table-end }`
 }
table-ended_by_consent = Everybody agrees: the table ends here.
table-stands = The moderators ended this table as it stands: { $places }. It counts for no rating.
table-stands_at = { $rank }. { $seat }
table-ended_idle = { $member } ends the table. Nobody had moved for a week.
table-ended_at_rest = Nobody had a seat for 30 days: the table ends here.
table-trouble_gone = I can’t post for table { $number } any more: its channel or message was deleted. Nothing is lost, and no clock runs. In another channel of the server, `/{ cmd-table } { cmd-table-board }` with “{ cmd-table-board-post }” lets it go on there.
table-trouble_forbidden = I may not post where table { $number } is played. Nothing is lost, and no clock runs. Once I have my permissions back, I post again by myself within a minute. Meanwhile `/{ cmd-table } { cmd-table-turn }` still works, and `/{ cmd-server } { cmd-server-check }` says what is missing.
table-trouble_refused = Discord refused a post of table { $number }. Nothing is lost. See where it stands: `/{ cmd-table } { cmd-table-board }`
table-trouble_unsent = I couldn’t post something at table { $number } for an hour, and gave up. Nothing is lost. See where it stands: `/{ cmd-table } { cmd-table-board }`
table-trouble_damaged = I can’t tell what happens at table { $number }: part of its log is damaged. You can play on. See where it stands: `/{ cmd-table } { cmd-table-board }`. The bot’s operator may have a copy.
table-trouble_closed = I may not make private threads in { $place }, so nothing about the closed tables there is posted. Players are told in direct messages, and **My table** leads to the panel. Give me “Create Private Threads” there, and the next tables have a thread.
table-trouble_left = I can’t add { $member } to { $place }, the private thread of table { $number }: Discord says that they aren’t in this server. Invite them to the server, then `/{ cmd-table } { cmd-table-board }` with “{ cmd-table-board-post }”, and I’ll try again. Or let someone else play their seat: `/{ cmd-table } { cmd-table-replace }`
table-trouble_hidden = Discord doesn’t let me add { $member } to { $place }, the private thread of table { $number }. Make sure that both they and I can see { $channel } and write in its threads. Then `/{ cmd-table } { cmd-table-board }` with “{ cmd-table-board-post }”, and I’ll try again.
table-trouble_full = I can’t add { $member } to { $place }, the private thread of table { $number }: Discord allows no more people in it. Remove someone who doesn’t play, then `/{ cmd-table } { cmd-table-board }` with “{ cmd-table-board-post }”, and I’ll try again.
table-trouble_open = Discord doesn’t let me make a private thread in { $channel }, so table { $number } is played where others can read along. Hands stay hidden, as always. Give me “{ ui-permission-create_private_threads }” there, and the next tables have a private thread.

error-table-no_such_title = There is no game called “{ $title }”. The nearest is “{ $nearest }”. There are: { $titles }.
error-table-no_title = Which game? Add it to the command: { $titles }.
error-table-seat_count = This game takes { $low }–{ $high } seats, not { $seats }.
error-table-too_many = You have { $most } { PLURAL($most, "table/tables") }, the most there can be. Finish one first: `/{ cmd-my } { cmd-my-tables }`
error-table-name_too_long = A table’s name has at most { $most } { PLURAL($most, "character/characters") }, this one { $length }. Choose a shorter one.
error-table-no_table_here = No table in this channel. Your tables: `/{ cmd-my } { cmd-my-tables }`. Open one: `/{ cmd-table } { cmd-table-open }`
error-table-no_such_table = I know no such table here or among yours. Your tables: `/{ cmd-my } { cmd-my-tables }`
error-table-cannot_be_opened = Table { $number } can’t be opened: what I keep of it is damaged. Other tables are fine. The bot’s operator may have a copy. Server managers can close it: `/{ cmd-table } { cmd-table-end }`
error-table-title_missing = Table { $number } can’t be opened now: its game “{ $title }” is not installed. Nothing is lost. It goes on when the bot’s operator installs the game again. Server managers can close it: `/{ cmd-table } { cmd-table-end }`
error-table-log_damaged = I can’t tell what happened at table { $number }: part of its log is damaged. See where it stands: `/{ cmd-table } { cmd-table-board }`. You can play on. The bot’s operator may have a copy.
error-table-other_title = The table here plays { $title }. Use this command in the thread of your own table: `/{ cmd-my } { cmd-my-tables }`
error-table-not_started = Not started yet. Fill the seats and press **Start** under its post.
error-table-starts_later = { $way ->
    [join] Not started yet. To play along, press **{ ui-button-join }** under its post.
   *[look] Not started yet, and no seat is open to you. See who is there: **{ ui-button-board }**
}
error-table-ended = This table is over. See how it ended: `/{ cmd-table } { cmd-table-board }`
error-table-place_gone = The channel of this table was deleted. In another channel of its server, `/{ cmd-table } { cmd-table-board }` with “{ cmd-table-board-post }” lets it go on there.
error-table-not_in_lobby = This table has started already. See where it stands: `/{ cmd-table } { cmd-table-board }`
error-table-not_finished = This table isn’t over yet. This works after its last move. See how it stands: `/{ cmd-table } { cmd-table-board }`
error-table-not_yours = You can see that seat’s secrets when the table has ended.
error-table-record_seated_only = While a table is in play, its file is for those who sit there. Watch it turn by turn: `/{ cmd-table } { cmd-table-replay }`
error-table-not_seated = { $way ->
    [join] You’re not at this table. Press **{ ui-button-join }** under its post.
    [take] You’re not at this table. Take a robot’s seat: `/{ cmd-table } { cmd-table-take }`
    [open] You’re not at this table, and no seat here is open to you. Open a table of your own: `/{ cmd-table } { cmd-table-open }`
   *[look] You’re not at this table. You can look at it: `/{ cmd-table } { cmd-table-board }`
}
error-table-already_seated = You’re in already. See how it stands: `/{ cmd-table } { cmd-table-board }`
error-table-full = No free seat. Open another table: `/{ cmd-table } { cmd-table-open }`
error-table-reserved = The free seats are kept for others: seat { $place } is kept for { $name }. Ask somebody at the table to free it.
error-table-empty_seats = { $count ->
    [one] { $count } seat is free. Wait for somebody, or add a robot.
   *[other] { $count } seats are free. Wait for others, or add robots.
 }
error-table-not_opener = Only the host can do this. Ask the host.
error-table-no_such_level = No robot plays at that level. Press **Add a robot**.
error-table-no_robot = No robot sits at this table. Add one before the start.
error-table-not_robot_seat = No robot has that seat. Choose a robot’s seat.
error-table-not_member_seat = No player sits there. Choose a taken seat.
error-table-still_here = { $name } still has time. You can ask for a vote when it has run out. See the clocks: `/{ cmd-table } { cmd-table-clock }`
error-table-not_waited_for = The table isn’t waiting for { $name }. See how it stands: `/{ cmd-table } { cmd-table-board }`
error-table-waits_a_week = { $name } has not been away long enough. Without a clock, you can ask for a vote after a week: <t:{ $at }:f>
error-table-host_frees = { $name } sits there. Ask the host to free the seat. You can do it yourself if { $name } leaves the server.
error-table-kept_for_member = This seat is kept for { $name }. Choose another one.
error-table-seen_another = { $way ->
    [take] You have had seat { $place } and may know what it hides, so no other seat is open to you. A robot plays yours: take it back with `/{ cmd-table } { cmd-table-take }`
   *[look] You have had seat { $place } and may know what it hides, so no other seat is open to you. You can look at the table: `/{ cmd-table } { cmd-table-board }`
}
error-table-seen_by_other = { $name } has had seat { $place } and may know what it hides, so it stays open to them alone. The players at this table can open it to others: `/{ cmd-table } { cmd-table-replace }`
error-table-stale = That was the question before. Here is the new one.
error-table-nothing_to_undo = You have no move that you can take back now. See how it stands: `/{ cmd-table } { cmd-table-board }`
error-table-others_undo = You can’t take this turn back alone. Ask the others with **{ ui-button-takeback }**, below.
error-table-already_agreed = { $missing ->
    [one] You’ve agreed already. Wait for { $missing } more person.
   *[other] You’ve agreed already. Wait for { $missing } more people.
 }
error-table-other_rules = This table was played with rules version { $played }, and I have { $now }. A bot of that version can replay it: `/{ cmd-table } { cmd-table-record }`
error-table-reliability = This table asks for { $min }% reliability. Yours: { $own }%. Finishing tables raises it.
error-table-newcomers = This table is for players with at least { $most } finished tables. You have { $finished }. Start at one that is open to everybody.
