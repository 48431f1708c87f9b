## Public pages of tables, tournaments and servers

web-skip = Skip to the content
web-languages = Languages
web-language_en = English
web-language_ko = 한국어
web-language_it = Italiano
web-foot = You can only look here. People play in Discord.
web-missing = There is nothing at this address.
web-busy = Too many visitors at the moment. Try again in a few seconds.
web-broken = This page couldn’t be made. The operator can read why in the bot’s log.
web-reading = Pages can only be read.
web-table = Table { $number }
web-member = a person on this server
web-free = free
web-gathering = { $free ->
    [0] Every seat is taken. The game begins soon.
    [one] One seat is free.
   *[other] { $free } seats are free.
 }
web-board_alt = The board of { $name }. In words below.
web-sheet_alt = The scores as a picture. In words beside the seats.
web-replay = Turn by turn
web-large = Twice the size
web-seats = Seats
web-result = Result
web-log = What happened
web-events = What happened in this turn
web-no_events = Nothing to tell.
web-landmarks = Moments to jump to
web-words = The board in words
web-more = More
web-join = Join in Discord
web-discord = Open in Discord
web-tournament = The tournament
web-film = The whole game as an animation
web-record = Record file, to replay or check
web-proof = Was it fair?
web-back = Back to the table
web-first = First turn
web-before = Turn before
web-after = Next turn
web-last = Last turn
ui-button-web = On the web
server-web_listed = Pages on the web: tables, tournaments, and a list of them
server-web_linked = Pages on the web: tables and tournaments, only by link
server-web_off = Pages on the web: none
error-server-no_web = This bot has no pages on the web. Ask its operator to switch them on (docs/web.md).
web-on = This table’s page: { $address }
web-off = This table has no page on the web now. Its old address is gone for good.
web-own = Your page, for anybody who has the address: { $address }
    -# Not wanted any more? `/{ cmd-my } { cmd-my-page } { cmd-my-page-shown }:False`
web-own_off = You have no page on the web. It would show what `/{ cmd-rating } { cmd-rating-profile }` shows. Switch it on: `/{ cmd-my } { cmd-my-page } { cmd-my-page-shown }:True`
web-server = The page of this server: { $address }
error-web-none_here = { $why ->
        [private] This table is by invitation, so it has no page on the web. Read it here: `/{ cmd-table } { cmd-table-text }`
        [sealed] Other players have the same deal, so this table has no page until the deal is over. Read it here: `/{ cmd-table } { cmd-table-text }`
        [unwatched] On this server only those who sit at a table may watch it, so it has no page. Read it here: `/{ cmd-table } { cmd-table-text }`
        [off_for_you] This server has no pages on the web. Switch them on: `/{ cmd-server } { cmd-server-set }`
       *[off] This server has no pages on the web. Ask an admin to switch them on.
    }
web-bracket = Bracket
web-bracket_alt = The bracket as a picture. As tables below.
web-bracket_rows = The bracket as tables
web-crosstable = Who beat whom
web-round = Round { $number }
web-stage = stage { $number }
web-until = Until { $at }
web-pod_number = Table { $number }
web-pod_planned = planned
web-pod_playing = in play
web-pod_waiting = waiting
web-pod_finished = finished
web-pod_ruled = decided by a referee
web-to_move = to move
web-players = Players
web-bench = Waiting list
web-substitutes = Substitutes
web-withdrawn = Out
web-rules = Rules
web-certificate = Certificate of the pairing
web-calendar = Calendar
web-feed = News feed (Atom)
web-csv = Standings (CSV)
web-screen = For a projector
web-starts = Start
web-checkin = Check-in opens
web-cover_alt = The cover of { $name }.
web-card_alt = The profile as a picture. In words beside it.
web-server_about = Tables, tournaments and leaderboards
web-open_seats = Open seats
web-tournaments = Tournaments
web-playing = Being played
web-finished = Finished
web-nothing_yet = Nothing is going on yet.
web-members = People with a page
