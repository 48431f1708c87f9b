## Names

ui-robot = Robot { $place }
ui-seat = Seat { $place }
ui-level-0 = quick
ui-level-1 = beginner
ui-level-2 = player
ui-level-3 = expert

## Buttons

ui-button-turn = Take your turn
ui-button-hand = My hand
ui-button-words = In words
ui-button-all = Board
ui-button-rules = Rules
ui-button-told = All of it
ui-button-replay = Replay
ui-button-review = Review
ui-button-verify = Verify
ui-button-join = Join
ui-button-leave = Leave
ui-button-invite = Invite
ui-button-start = Start
ui-button-talk = Watchers’ thread
ui-button-more = More
ui-button-break = I need a break
ui-button-nudge = Nudge: { $seat }
ui-button-clock = Clocks
ui-button-pause = Pause
ui-button-leaving = Step away
ui-button-takeback = Ask to take back
ui-button-cancel = Cancel the table
ui-button-robot_2 = Add a robot
ui-button-robot_1 = Beginner robot
ui-button-robot_3 = Expert robot
ui-button-unrobot = Remove a robot
ui-button-take = Take a robot’s seat
ui-button-sit = Sit down
ui-button-rematch = Rematch
ui-button-reopen = Open again
ui-button-confirm = Confirm
ui-button-reset = Start over
ui-button-type = Type it
ui-button-hours = Set your hours
ui-button-sure = Confirm anyway
ui-button-undo = Take back
ui-button-rows = Other fields
ui-button-panel = Take your turn
ui-button-back = ◀ Back
ui-button-forth = Next ▶
ui-button-board = Show the table
ui-button-go = Go to the table
ui-button-newest = Newest post
ui-button-open = Open one
ui-button-help_open = Open a table
ui-button-result = Result
ui-button-tables = My tables
ui-button-opening_open = Open
ui-button-opening_start = Open and start
ui-button-opening_fill = Start with robots
ui-button-opening_more = More
ui-button-opening_games = ◀ Games
ui-button-opening_done = ◀ The table
ui-button-opening_next = More options

## The panel

ui-panel-question = **{ $asked }**
ui-panel-note = ⚠️ { $text }
ui-panel-nearest = Possible now: `{ $move }`
ui-panel-problem = ⛔ { $text }
ui-panel-verb = **{ $verb }**
ui-panel-option = - **{ $label }**: { $note }
ui-panel-your_move = -# As text: `{ $move }`
ui-panel-said = { $text }
ui-panel-missing = -# **{ ui-button-confirm }** still needs: { $field }
ui-panel-missing_some = -# **{ ui-button-confirm }** still needs { $more } more: { $field }
ui-panel-caution = { $text } Press **{ ui-button-sure }** if you mean it.
ui-panel-choose_verb = What do you want to do?
ui-panel-more = More… (page { $page } of { $pages })
ui-panel-none = None of these
ui-panel-number = { $number }
ui-panel-pieces = { $number } × { $part }
ui-panel-part = { $field }: { $part }
ui-panel-payment = { $field }: { $pieces }
ui-panel-besides = and { $pieces }
ui-panel-done = Done. Up next: { $others }
ui-panel-ended = This table is over.
ui-panel-lost = I was restarted, so your choices are gone. The table is safe. Choose again.
ui-panel-changed = Your choices have changed since. Look again before you confirm.

## The box for a typed move

ui-modal-title = Type your move
ui-modal-line = Your move
ui-modal-hint = /{ cmd-rules } shows how. You see it before you confirm.
ui-modal-example = For example: { $move }

## Opening a table

ui-opening-which = **Which game?**
ui-opening-head = **{ $title }** · { $low }–{ $high } players
ui-opening-head_exactly = { $seats ->
    [one] **{ $title }** · { $seats } player
   *[other] **{ $title }** · { $seats } players
 }
ui-opening-seats = Seats: { $seats }
ui-opening-pace = Pace: { $pace }
ui-opening-no_robots = Robots: none
ui-opening-robots = Robots: { $robots }, { $level }
ui-opening-options = **More about this table** · all optional
ui-opening-things = { $group }: { $first } – { $last }
ui-opening-things_most = Up to { $most }, from all menus together.

## The lobby

ui-lobby-title = ## { $title } · { $free ->
    [0] ready to start
    [one] { $free } seat free
   *[other] { $free } seats free
 }
ui-lobby-title_alone = ## { $title }
ui-lobby-option = { $option }: { $choice }
ui-lobby-seat = { $place }. **{ $seat }**
ui-lobby-robot_seat = { $place }. { $seat } ({ $level })
ui-lobby-free_seat = { $place }. *free*
ui-lobby-reserved_seat = { $place }. *kept for { $member }*
ui-lobby-rank = **{ $rank }.** { $seat }: { $points }
ui-lobby-alone = { $seat }: { $points }
ui-lobby-usual = -# Usually takes { $length }.
ui-lobby-waiting = -# Host: { $opener }. Once every seat is taken, anybody at the table can press **Start**.
ui-lobby-playing = In play: { $place }
    -# The shuffle is sealed. At the end anyone can check it.
ui-lobby-finished = Over after { $length }: { $link }
ui-lobby-called_off = Closed without a result after { $length }: { $link }
ui-lobby-cancelled = This table was called off.
ui-lobby-more = **{ $title }** · table { $number }. What would you like to do?
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

ui-take-sure = **Sit down for good?** You play seat { $place } from now on, and no other seat of this table. You see the hand only afterwards.

## The board

ui-board-pinged = { $mention } { $asked }
ui-board-asked = **{ $seat }**: { $asked }
ui-board-waits = Waiting for { $others }.

## The end

ui-closing-winner = **{ $rank }.** **{ $seat }**: **{ $points }** ({ $parts })
ui-closing-rank = **{ $rank }.** { $seat }: { $points } ({ $parts })
ui-closing-part = { $label } { $points }
ui-closing-called_off = The table closes without a result.
ui-closing-reopen = Closed by mistake? **Open again** until { $until }
ui-closing-won = 🏆 **{ $seat } wins { $title }!**
ui-closing-shared = 🏆 **{ $seats } share the win!**
ui-closing-won_alone = 🏆 **{ $reason }**
ui-closing-alone = **{ $seat }**: **{ $points }** ({ $parts })
ui-closing-facts = -# { $length } · { $reason }
ui-closing-length = -# { $length }

## Answers

ui-done-open = Open: { $place }. Share the link to invite people.
ui-done-repost = I’m posting the board again: { $place }
ui-done-moved = The channel of this table was deleted. It goes on here: { $place }
ui-done-join = You’re in. I’ll ping you when it’s your turn.
ui-done-leave = You’ve left the table.
ui-done-start = The table starts. Its post leads to the board.
ui-done-cancel = The table is called off.
ui-done-robot = A robot has sat down.
ui-done-unrobot = A robot has left.
ui-done-take = The seat is yours. The table: { $place }
ui-done-rematch = You’re in for the rematch. Its post: { $place }
ui-done-replace = A robot plays that seat now.
ui-done-free = That seat is free again.
ui-done-give_up = Table { $number } couldn’t be opened, and is closed now.
ui-done-end = Noted. The table closes once everybody at it agrees.
ui-alt-rest = The rest is under “In words”, or under /{ cmd-table } { cmd-table-text }.
ui-hand-shown = Your hand
ui-hand-nothing = This game hides nothing: the board shows all there is.
ui-record-file = The record of this table: seal, key and all moves. It replays anywhere.
ui-record-running = The public record of this table so far, as a file. Moves, hands, seal and key are in it when the table has ended.
ui-verify-ok = ✅ Fair. The seal from before the first move fits, and replaying { $moves } { PLURAL($moves, "move/moves") } leads to the same end.
    -# Table { $number }. Seal: `{ $commitment }`. Key: `{ $seed }` and `{ $salt }`. Last position: `{ $state }`
    -# Everything in a file: `/{ cmd-table } { cmd-table-record }`
ui-verify-wrong = ❌ Something doesn’t fit: seal, { $moves } { PLURAL($moves, "move/moves") } and stored position disagree. Report table { $number } to the bot’s operator.
    -# Seal: `{ $commitment }`. Key: `{ $seed }` and `{ $salt }`. Last position: `{ $state }`
    -# Everything in a file: `/{ cmd-table } { cmd-table-record }`
ui-read-page = *Page { $page } of { $pages }*
ui-read-changed = **Changed since you last looked or moved**
ui-read-rest = **As before**
ui-read-unchanged = Nothing has changed since you last looked or moved.
ui-read-no_changes_known = The changes are no longer known. `/{ cmd-table } { cmd-table-since }` tells what happened.
ui-read-event = `{ $number }` { $text }

## Lists of tables

ui-list-waiting = **Your turn ({ $count })**
ui-list-nothing_waits = No table is waiting for you.
ui-list-others = **Waiting for others ({ $count })**
ui-list-lobbies = **Lobbies ({ $count })**
ui-list-offered = **Offered to you ({ $count })**
ui-list-offered_seat = Seat { $place } of { $all }
ui-list-table_linked = **[{ $title }]({ $link })** · table { $number }
ui-list-table_in_linked = **[{ $title }]({ $link })** · table { $number } · { $server }
ui-list-table = **{ $title }** · table { $number }
ui-list-table_in = **{ $title }** · table { $number } · { $server }
ui-list-playing = Up next: { $others }
ui-list-lobby = Not started yet
ui-list-choice = { $title } { $number } (waiting for { $others })
ui-list-broken = Table { $number } can’t be opened.
ui-list-broken_choice = { $number } (can’t be opened)

## Settings

ui-settings-language = Your language: { $language }
ui-settings-server_log = Moderators’ log: { $place }
ui-settings-server_log_off = Moderators’ log: in no channel
ui-settings-server_pace = Pace: { $pace }
ui-settings-server_reliability = { $who }
ui-settings-server_newcomers = { $who }
ui-settings-server_animations = Animation at the end: yes
ui-settings-server_animations_off = Animation at the end: no
ui-settings-server_private = Private tables: yes
ui-settings-server_private_off = Private tables: no
ui-settings-server = Language: { $language }
ui-settings-server_openers = Language: the host’s

## Permissions

ui-permission-view_channel = View Channel
ui-permission-send_messages = Send Messages
ui-permission-send_messages_in_threads = Send Messages in Threads
ui-permission-create_public_threads = Create Public Threads
ui-permission-create_private_threads = Create Private Threads
ui-permission-manage_threads = Manage Threads
ui-permission-manage_roles = Manage Roles
ui-permission-attach_files = Attach Files
ui-permission-read_message_history = Read Message History

## Help

ui-help-head = **Board games in this server, at your own pace.**
ui-help-game = **{ $title }** · { $seats }
ui-help-length = -# About { $minutes } { PLURAL($minutes, "minute/minutes") } live, { $days } { PLURAL($days, "day/days") } by chat
ui-help-seats = { $low }–{ $high } players
ui-help-seats_exactly = { $seats } { PLURAL($seats, "player/players") }
ui-help-commands =
    Open a table: `/{ cmd-table } { cmd-table-open }`
    Your tables: `/{ cmd-my } { cmd-my-tables }`
ui-help-topics = What would you like to know?
ui-help-table = **Open a table:** `/{ cmd-table } { cmd-table-open }`. Others join with the buttons under its post. Robots can take free seats. Somebody at the table presses **Start**, and its thread appears.
ui-help-turn = **Your turn:** I mention you under the board. Press **Take your turn**, choose, look, confirm. Nothing counts before **Confirm**. Only a move that you can take back may count at once, with **Take back** beside it. A command counts when you send it.
ui-help-time = **Time:** the table’s pace gives each player some time, and more for every turn. Nothing runs while you sleep: `/{ cmd-my } { cmd-my-hours }`. Everybody’s time: `/{ cmd-table } { cmd-table-clock }`. When time is up, a robot stands in for you.
ui-help-typing = **Without buttons:** every game has commands of its own, with suggestions while you type. **Type it** in the panel takes the same lines. `/{ cmd-rules }` shows how to write moves.
ui-help-looking = **Look around:** `/{ cmd-table } { cmd-table-board }` shows the board, `/{ cmd-table } { cmd-table-hand }` your hand, `/{ cmd-table } { cmd-table-text }` everything in words, `/{ cmd-table } { cmd-table-log }` what happened, `/{ cmd-my } { cmd-my-tables }` your tables.
ui-help-stopping = **Second thoughts:** `/{ cmd-table } { cmd-table-undo }` takes your last move back while nothing was revealed. `/{ cmd-table } { cmd-table-leave }` lets you step away, find a substitute or concede. `/{ cmd-table } { cmd-table-take }` gets your seat back from a robot. `/{ cmd-table } { cmd-table-end }` closes the table when everybody agrees. `/{ cmd-table } { cmd-table-replace }` gives a robot the seat of a player who left the server or was silent for a week.
ui-help-luck = **Fair shuffle:** the shuffle is sealed before the first move. After the end, anyone can check it with **Verify**. `/{ cmd-table } { cmd-table-record }` gives you the whole table as a file.
ui-help-settings = **Settings:** `/{ cmd-my } { cmd-my-notices }` says how I reach you, `/{ cmd-my } { cmd-my-hours }` when you sleep, `/{ cmd-my } { cmd-my-language }` which language you read. Server managers set the language of new tables: `/{ cmd-server } { cmd-server-set }`. Without it, a table speaks its host’s language.
ui-help-status = **How I’m doing**
ui-help-status_beat = Last sign of life: { $when }
ui-help-status_tables = Tables in play: { $count }
ui-help-status_waiting = Posts waiting: { $count }
ui-help-status_oldest = The oldest of them was due: { $when }
ui-help-status_boards = Boards come out within { $seconds } s
ui-help-topic_table = Opening a table
ui-help-topic_turn = My turn
ui-help-topic_time = Time and sleep
ui-help-topic_typing = Typing moves
ui-help-topic_looking = Looking around
ui-help-topic_stopping = Breaks and second thoughts
ui-help-topic_luck = A fair shuffle
ui-help-topic_settings = Settings
ui-help-topic_status = Status of the bot
ui-help-topic_games = ◀ Games

## Refusals

error-ui-no_longer_offered = That choice is gone. Choose again.
error-ui-too_many_picked = { $picked } picked, { $most } allowed. Take some out.
error-ui-not_together = { $most ->
    [one] Pick only { $most } of these: { $picked }.
   *[other] Pick at most { $most } of these: { $picked }.
 }
error-ui-bad_file = I can’t read the file “{ $name }”. Send text in UTF-8, at most 64 KiB.
error-ui-nothing_to_pick = Nothing to choose for “{ $field }”. Change a choice before it.
error-ui-nothing_to_read = Nothing yet. Look again after the first move.
error-ui-outdated = This button is from an old post. Use the newest post, or a command.
error-ui-other_table = This button is from a table that I no longer have, not from table { $number }. Your tables: `/{ cmd-my } { cmd-my-tables }`
error-ui-other_tournament = This button is from a tournament that I no longer have. To see all: `/{ cmd-tournament } { cmd-tournament-list }`
error-ui-outdated_command = This command has changed. Reload Discord (Ctrl+R) and try again.
error-ui-bad_value = “{ $text }” doesn’t fit here. Pick one of the suggestions.
error-ui-no_such_option = This game has no option “{ $name }”. The nearest is “{ $nearest }”.
error-ui-no_options = This game has no options, so no “{ $name }”. Leave it out.
error-ui-ambiguous_choice = “{ $choice }” of “{ $option }” fits several. Name one of them: { $names }.
error-ui-no_such_choice = “{ $choice }” is no choice of “{ $option }”. The nearest is “{ $nearest }”.
error-ui-no_choice = The choice is missing. Say it like this: “{ $nearest }”
error-ui-several_meant = “{ $text }” fits several: { $verbs }. Put one of them in front.
error-ui-too_many_at_once = I’m still working on what you asked before. Try again after those answers.
error-ui-barred = The operator of this bot has blocked you, so I do nothing for you. To ask why, or for your data, write to them.
error-ui-not_moderator = Only moderators can do this: people here who may manage threads, or have a role that moderates. Ask one of them.
error-ui-not_manager = Only people who may manage the server can do this. Ask its owner or an admin.
error-ui-servers_only = This works in a server. In direct messages: `/{ cmd-my } { cmd-my-tables }`
error-server-no_such_value = “{ $value }” is not a value for this setting. Pick one from the list.
error-ui-bot_lacks = I can’t post in { $place }. Missing: { $permissions }. Show this to somebody who manages the server.
error-ui-thread_locked = { $place } is locked, so I can’t post there. Ask somebody who manages threads to unlock it.
error-ui-bot_lacks_access = I’m not allowed to do this here. Ask somebody who manages the server to check my permissions.
error-ui-discord_trouble = Discord didn’t answer. Nothing is lost. Try again.
error-ui-database_away = I can’t reach my memory right now. Nothing is lost. Try again in a minute.
error-ui-internal = That was my mistake, nothing changed. Try again. If it comes back, report number { $id }.
