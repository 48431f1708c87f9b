# How members find a table, and others to play with.

block-head = **You keep apart from:**
block-how = -# To take one back: `/{ cmd-my } { cmd-my-unblock }`
block-none = You have blocked nobody.
block-done = You and { $name } won’t be matched. { $name } isn’t told. Tables you share go on.
block-undone = You and { $name } can be matched again.
block-button-undo = Undo
error-block-yourself = You can’t block yourself. Name somebody else.
error-block-bot = A bot is never matched with anybody. Name a person.
error-block-too_many = You have blocked { $most } { PLURAL($most, "person/people") }, the most there can be. Take one back first: `/{ cmd-my } { cmd-my-unblock }`
error-table-blocked_by_you = You blocked { $member }, so you can’t sit down here. To sit down anyway: `/{ cmd-my } { cmd-my-unblock }`
error-table-not_for_you = You can’t take a seat here. Open a table of your own: `/{ cmd-table } { cmd-table-open }`
error-handover-apart = They can’t take your seat. Name somebody else.

finding-head = **Tables with free seats**
finding-empty = No free seats now. Open a table, or let me find one.
finding-more = -# And { $count } more
finding-needed = **Seats that need somebody** · { $count }
finding-watched = **You can watch** · { $count }
finding-waiting = **Waiting for a match** · { $count }
finding-seats = { $taken } of { $all }
finding-no_clock = No clock
finding-awake = awake together { $hours } h a day
finding-seat = { $table } · seat { $place }
finding-private = by invitation
private-option_open = Seats: for anybody
private-option_invited = Seats: by invitation
finding-button-join = Join { $number }
finding-button-open = Open a table
finding-button-find = Find me a table
finding-pick-join = Join another
finding-pick-take = Take a seat
finding-pick-watch = Watch
finding-posted = The list of tables is on its way: { $place }
finding-server_lobby = List of tables: { $place }
finding-server_lobby_off = List of tables: none
finding-server_tables = Tables for matched players: { $place }
finding-server_tables_off = Tables for matched players: where the first of them asked
error-lobby-no_channel = Choose a channel for the list first: `/{ cmd-server } { cmd-server-set }`

invite-ask = { $mention } { $name } keeps a seat for you: { $title }. Closes: { $until }
invite-button-no = No, thanks
invite-done = A seat is kept for { $name } for 48 hours.
invite-declined = All right, the seat is free again.
invite-link = Share this link to invite people: { $link }
    -# It leads nowhere for people who aren’t in this server.
invite-whom = Keep a seat for …
error-invite-has_seat = They have a seat here already. Name somebody else.
error-invite-is_kept = A seat is kept for them here already. Name somebody else.
error-invite-all_kept = The free seats are kept for others: seat { $place } is kept for { $name }. Free it first: `/{ cmd-table } { cmd-table-replace }`
error-invite-bot = A bot can’t take a seat. Add a robot, or name a person.
error-invite-not_welcome = They can’t be invited here. Name somebody else.
error-invite-declined = They have said no to you twice. Name somebody else.
error-invite-too_many = Enough for now: { $open } open invitations a table and { $day } a day. Share the link instead: `/{ cmd-table } { cmd-table-invite }`
error-invite-not_asked = This seat is kept for somebody else. Open a table of your own: `/{ cmd-table } { cmd-table-open }`
error-invite-over = This invitation is over. Your tables: `/{ cmd-my } { cmd-my-tables }`

queue-head = **Find me a table.** Pick what you’d play. I ask the others for you.
queue-waiting = { $count ->
        [0] Nobody else is waiting yet.
        [one] 1 other player is waiting here.
       *[other] { $count } other players are waiting here.
    }
queue-line = 🔎 { $games } · { $pace } · Ends: { $until }
queue-any_titles = Any game
queue-any_seats = Any number of players
queue-seats = { $count } { PLURAL($count, "player/players") }
queue-days = { $count ->
        [one] for 1 day
       *[other] for { $count } days
    }
queue-button-go = Find me a table
queue-button-off = Stop looking
queue-button-yes = I’m in
queue-button-robots = Play with a robot
queue-looking = I’m looking. I’ll ping you when a table is ready. Until: { $until }
queue-left = All right, I’ve stopped looking.
queue-nothing = I wasn’t looking for a table for you. To start: `/{ cmd-play }`
queue-noted = Noted. The table starts once everybody is in.
queue-found = { $mentions } A table for you: { $title }. Press **I’m in**. Closes: { $until }
queue-off = Not everybody confirmed. You’re first in line again.
queue-over = No match this time in { $place }. Look again there with `/{ cmd-play }`, or open a table: `/{ cmd-table } { cmd-table-open }`
error-queue-nothing_fits = None of these games is for that many players. Pick another number.
error-queue-over = This table no longer waits for you. To look again: `/{ cmd-play }`

error-table-private = This table is by invitation. Ask its host to invite you.
error-private-not_here = Private tables aren’t allowed in this server. Open a table for everybody.
error-private-no_thread = I can’t make private threads here, so others can read along. To open it anyway, pick “{ cmd-choice-anyway }” in `/{ cmd-table } { cmd-table-open }`.
