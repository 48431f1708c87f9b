## Names

ui-robot = Robot { $place }
ui-seat = Seat { $place }
ui-level-0 = quick
ui-level-1 = easy
ui-level-2 = normal

## Buttons

ui-button-turn = Take your turn
ui-button-hand = My hand
ui-button-rules = Rules
ui-button-told = All of it
ui-button-join = Join
ui-button-leave = Leave
ui-button-start = Start
ui-button-cancel = Cancel the table
ui-button-robot_2 = Add a robot
ui-button-robot_1 = Add an easy robot
ui-button-unrobot = Remove a robot
ui-button-take = Take a robot’s seat
ui-button-sit = Sit down there
ui-button-rematch = Rematch
ui-button-reopen = Open again
ui-button-confirm = Confirm
ui-button-reset = Start again
ui-button-other_verb = Something else
ui-button-type = Type a move
ui-button-undo = Take back
ui-button-rows = Other fields
ui-button-panel = Take your turn
ui-button-back = ◀ Back
ui-button-forth = Next ▶

## The panel

ui-panel-question = **{ $asked }**
ui-panel-note = ⚠️ { $text }
ui-panel-problem = ⛔ { $text }
ui-panel-verb = **{ $verb }**
ui-panel-option = - **{ $label }**: { $note }
ui-panel-your_move = -# In text: `{ $move }`
ui-panel-choose_verb = What do you want to do?
ui-panel-more = More… (page { $page } of { $pages })
ui-panel-none = None of these
ui-panel-number = { $number }
ui-panel-pieces = { $number } × { $part }
ui-panel-part = { $field }: { $part }
ui-panel-payment = { $field }: { $pieces }
ui-panel-besides = and { $pieces }
ui-panel-done = Your turn is over. The table now waits for { $others }.
ui-panel-ended = The table has ended.
ui-panel-lost = The bot was restarted in the meantime, so what you had chosen is lost. Please choose again.
ui-panel-changed = Your choices have changed since this panel was shown. Please look again before you confirm.

## The box for a typed move

ui-modal-title = Type a move
ui-modal-line = Your move
ui-modal-hint = As /{ cmd-rules } explains. You will see it before you confirm.

## The lobby

ui-lobby-title = ## { $title }
ui-lobby-option = { $option }: { $choice }
ui-lobby-seat = { $place }. **{ $seat }**
ui-lobby-robot_seat = { $place }. { $seat } ({ $level })
ui-lobby-free_seat = { $place }. *free*
ui-lobby-reserved_seat = { $place }. *kept for { $member }*
ui-lobby-rank = { $rank }. { $seat }: { $points }
ui-lobby-alone = { $seat }: { $points }
ui-lobby-waiting = Opened by { $opener }. The table starts when every seat is taken and somebody presses “Start”.
ui-lobby-playing = In play in { $place }. Commitment to the seed: `{ $commitment }`
ui-lobby-finished = The table ended after { $length }: { $link }
ui-lobby-called_off = Ended without a result after { $length }: { $link }
ui-lobby-cancelled = This table was called off.
ui-lobby-alt = { $title }: { $tagline }
ui-length-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
ui-length-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }
ui-length-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }

## Sitting down where a robot plays

ui-take-sure = **Sit down on seat { $place }?** A robot plays it now. You will see what the seat hides, so no other seat of this table can be yours later. When you leave it, a robot plays on and anybody may take it.

## The board

ui-board-pinged = { $mention } { $asked }
ui-board-asked = **{ $seat }**: { $asked }
ui-board-waits = The table waits for { $others }.

## The end

ui-closing-winner = 🏆 **{ $rank }.** **{ $seat }**: **{ $points }** ({ $parts })
ui-closing-rank = **{ $rank }.** { $seat }: { $points } ({ $parts })
ui-closing-winner_alone = 🏆 **{ $seat }**: **{ $points }** ({ $parts })
ui-closing-loser_alone = { $seat }: { $points } ({ $parts })
ui-closing-part = { $label } { $points }
ui-closing-called_off = There is no result.
ui-closing-proof = Chance was fixed before the first move: the seed `{ $seed }` and the salt `{ $salt }` give the commitment `{ $commitment }`. Check it with `/{ cmd-table } { cmd-table-verify }`, and keep the table with `/{ cmd-table } { cmd-table-record }`.

## Answers

ui-done-open = The table is open. You find it in { $place }.
ui-done-repost = The board is posted again in { $place }.
ui-done-moved = The channel of this table was deleted. It goes on in { $place }.
ui-done-join = You have a seat.
ui-done-leave = You have left the table.
ui-done-start = The table starts. Its post leads to the board.
ui-done-cancel = The table is called off.
ui-done-robot = A robot has sat down.
ui-done-unrobot = A robot has left.
ui-done-take = The seat is yours. The table is in { $place }.
ui-done-rematch = You have a seat at the rematch. Its post is in { $place }.
ui-done-replace = A robot plays that seat from now on.
ui-done-free = That seat is free again.
ui-done-give_up = Table no. { $number }, which could not be opened, has ended.
ui-done-end = Noted. The table ends as soon as every member at it agrees.
ui-hand-shown = Only you can see this.
ui-hand-nothing = This title hides nothing: the board shows all there is.
ui-record-file = The table’s record: its set-up and all its moves, enough to replay it anywhere.
ui-verify-ok = ✅ Everything is right: the seed matches the commitment, and replaying { $moves } moves leads to the same position.
    Commitment: `{ $commitment }`
    Seed: `{ $seed }`
    Salt: `{ $salt }`
    Last hash: `{ $state }`
ui-verify-wrong = ❌ This does not match: the seed, the log of { $moves } moves and the stored position disagree.
    Commitment: `{ $commitment }`
    Seed: `{ $seed }`
    Salt: `{ $salt }`
    Last hash: `{ $state }`
ui-read-page = *Page { $page } of { $pages }*
ui-read-event = `{ $number }` { $text }

## Lists of tables

ui-list-waiting = **These tables wait for you:**
ui-list-nothing_waits = No table waits for you.
ui-list-others = **Your other tables:**
ui-list-playing = - { $title } no. { $number }, waiting for { $others }: { $link }
ui-list-lobby = - { $title } no. { $number }, not started yet: { $link }
ui-list-choice = { $title } no. { $number } (waiting for { $others })
ui-list-broken = - Table no. { $number } cannot be opened.
ui-list-broken_choice = No. { $number } (cannot be opened)

## Settings

ui-settings-language = Your language: { $language }
ui-settings-pings_on = Pings: on. You are mentioned when a table waits for you.
ui-settings-pings_off = Pings: off. Boards name you without a mention.
ui-settings-server = Language of tables in this server: { $language }
ui-settings-server_openers = Language of tables in this server: their opener’s

## Permissions

ui-permission-view_channel = View Channel
ui-permission-send_messages = Send Messages
ui-permission-send_messages_in_threads = Send Messages in Threads
ui-permission-create_public_threads = Create Public Threads
ui-permission-attach_files = Attach Files
ui-permission-read_message_history = Read Message History

## Help

ui-help-1 = **Turnpost hosts board games in this server**, at your own pace: a table may last an evening or a month.
ui-help-2 = **Open a table** with `/{ cmd-table } { cmd-table-open }`. Others join by the buttons under its post; free seats can go to robots. Whoever belongs to the table presses “Start”, and a thread for it appears.
ui-help-3 = **Your turn:** you are mentioned under the board. “Take your turn” opens a panel that only you can see. Choose, look at the preview, confirm. Nothing counts before you confirm, in any game. Only a move that can be taken back may count at once, with “Take back” right beside it. A command counts when you send it.
ui-help-4 = **Without buttons:** every title has commands of its own, with suggestions while you type. “Type a move” in the panel takes the same lines. `/{ cmd-rules }` explains how moves are written.
ui-help-5 = **Looking around:** `/{ cmd-table } { cmd-table-board }` shows the board, `/{ cmd-table } { cmd-table-hand }` what only you hold, `/{ cmd-table } { cmd-table-text }` the whole position in words, `/{ cmd-table } { cmd-table-log }` what happened, `/{ cmd-table } { cmd-table-list }` every table that waits for you.
ui-help-6 = **Second thoughts:** `/{ cmd-table } { cmd-table-undo }` takes your last move back as long as nothing was revealed. `/{ cmd-table } { cmd-table-leave }` gives your seat to a robot; `/{ cmd-table } { cmd-table-take }` gets it back. `/{ cmd-table } { cmd-table-end }` ends the table when every member agrees. `/{ cmd-table } { cmd-table-replace }` gives the seat of somebody who has left the server, or has been silent for a week, to a robot.
ui-help-7 = **Fair chance:** the table shows a commitment when it starts and the seed when it ends. `/{ cmd-table } { cmd-table-verify }` checks both, `/{ cmd-table } { cmd-table-record }` gives you the whole table as a file.
ui-help-8 = **Settings:** `/{ cmd-settings } { cmd-settings-language }` changes your language, `/{ cmd-settings } { cmd-settings-pings }` turns mentions on or off, `/{ cmd-settings } { cmd-settings-server }` sets the language of tables opened from then on. Without it, a table speaks its opener’s language.

## Refusals

error-ui-no_longer_offered = That choice is no longer offered. Please choose again.
error-ui-too_many_picked = That is too many: { $picked } are picked, at most { $most } may be.
error-ui-not_together = { $most ->
    [one] Only { $most } of these may be picked: { $picked }.
   *[other] At most { $most } of these may be picked: { $picked }.
 }
error-ui-bad_file = The file “{ $name }” cannot be read: it must be text in UTF-8 of at most 64 KiB.
error-ui-nothing_to_pick = There is nothing to choose for “{ $field }”. Please choose differently before it.
error-ui-nothing_to_read = There is nothing to read yet.
error-ui-outdated = This control is outdated. Please use the newest post, or a slash command.
error-ui-outdated_command = This command has changed. Please reload Discord (Ctrl+R) and try again.
error-ui-bad_value = “{ $text }” cannot be used here. Please pick one of the suggestions.
error-ui-too_many_at_once = I am still working on what you asked before. Wait for those answers, then try again.
error-ui-servers_only = This works in servers only, not in direct messages.
error-ui-manage_server_only = Only members who may manage the server can change this.
error-ui-bot_lacks = I lack permissions in { $place }: { $permissions }. Please ask somebody who manages the server.
error-ui-thread_locked = { $place } is locked, so I cannot post there. Please ask somebody who manages threads to unlock it.
error-ui-bot_lacks_access = I am not allowed to do this here. Please ask somebody who manages the server to check my permissions.
error-ui-discord_trouble = Discord did not answer in time. Nothing is lost; please try again.
error-ui-internal = Something went wrong on our side; nothing was changed. Its number is { $id }, should you want to report it.
