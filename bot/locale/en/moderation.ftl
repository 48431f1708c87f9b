# What moderators do, told in the thread, in the channel for it and on the page of all acts.

audit-pause = 🛡 { $mod } paused this table until <t:{ $after }:f>: { $reason }
audit-met_often = 🛡 { $mod } and { $subject } met at { $before } of their last { $after } rated tables. This is a note for you: nothing happens by itself.
audit-resume = 🛡 { $mod } resumed this table: { $reason }
audit-end = 🛡 { $mod } closed this table without a result: { $reason }
audit-end_as_it_stands = 🛡 { $mod } ended this table as it stands: { $reason }
audit-reopen = 🛡 { $mod } opened this table again: { $reason }
audit-replace = 🛡 { $mod } gave seat { $place } of { $subject } to a robot: { $reason }
audit-remove = 🛡 { $mod } freed seat { $place } of { $subject }: { $reason }
audit-seat = 🛡 { $mod } offers seat { $place } to { $subject }: { $reason }
audit-move = 🛡 { $mod } moved this table from { $before } to { $after }: { $reason }
audit-restore = 🛡 { $mod } gave { $subject } seat { $place } back, with { $after }: { $reason }
audit-clock = 🛡 { $mod } changed seat { $place }’s clock by { $after }: { $reason }
audit-excuse = 🛡 { $mod } excused { $subject }. The absence does not count: { $reason }
audit-ban = 🛡 { $mod } banned { $subject } from tables until <t:{ $after }:f>: { $reason }
audit-unban = 🛡 { $mod } lifted the ban of { $subject }: { $reason }
audit-set = 🛡 { $mod } set “{ $before }” to “{ $after }”.
audit-unset = ⚠️ { $before }: { $after } was deleted and no longer counts. Choose again: `/{ cmd-server } { cmd-server-set }`
audit-unset_role = ⚠️ Tournament { $before } asked for the role { $after }, which was deleted. It is no longer needed.
audit-in_server = -# From the server { $name }
audit-time = { $sign }{ $hours } h
audit-plays_there = ({ $mod } plays at this table)
audit-nobody = former player
moderate-done = Done. Table { $number } is told, with your name and reason.
moderate-banned = { $subject } can’t open or join tables here until { $until }. Their running tables go on.
moderate-unbanned = { $subject } can open and join tables here again.
table-taken_away = Seat { $place } of { $member } goes to a robot. Moderators decided so.
table-given_back = Seat { $place } goes back to { $member }. Moderators decided so.
error-moderate-no_ranks = { $title } can’t be ranked before its end. Close it without a result, or let it go on: `/{ cmd-moderate } { cmd-moderate-end }`
error-moderate-nothing_to_restore = There is nothing to give back here. A seat can be restored for 7 days after its time was up.
error-moderate-nothing_to_excuse = Nothing of this player counts at this table, so there is nothing to excuse.
error-moderate-too_much_time = A clock changes by at least an hour and at most { $most } { PLURAL($most, "day/days") } at once.
error-moderate-not_paused = No pause is on at this table. To pause it: `/{ cmd-moderate } { cmd-moderate-pause }`
error-moderate-not_banned = This player isn’t banned here.
error-moderate-is_banned = This player is banned from tables here. Lift the ban first: `/{ cmd-moderate } { cmd-moderate-unban }`
error-moderate-same_place = This table is played there already: { $place }
error-moderate-no_such_channel = I see no channel “{ $channel }” here. Pick one from the list.
error-moderate-nothing_done = Moderators have done nothing yet.
error-table-banned = You can’t open or join tables in this server until <t:{ $until }:f>. Your running tables go on. Reason: { $reason }

# A member’s own data.

data-head = **What I keep about you**: { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $pings ->
    [one] { $pings } notice
   *[other] { $pings } notices
}, your hours and settings. No messages.
data-copies = -# The bot’s operator may keep backups. Deleting does not change those.
data-file = Here is everything about you, as a file.
data-ask = **Delete my data?** { $seats ->
    [0] Your name becomes “former player”. This can’t be undone.
    [one] A robot takes your seat. Your name becomes “former player”. This can’t be undone.
   *[other] A robot takes your { $seats } seats. Your name becomes “former player”. This can’t be undone.
 }
data-title = Delete my data
data-left_head = **These posts I can’t change, so your name stays there:**
data-left_servers = { $servers ->
    [one] on a server that I have left ({ $tables ->
        [one] a table
       *[other] { $tables } tables
    })
   *[other] on { $servers } servers that I have left ({ $tables ->
        [one] a table
       *[other] { $tables } tables
    })
 }
data-left_deleted = { $count ->
    [one] in a channel or thread that is deleted or hidden from me
   *[other] in { $count } channels and threads that are deleted or hidden from me
 }
data-left_shut = where I’m not allowed to read or change my posts: { $places }
data-left_direct = { $count ->
    [one] in messages to a person who no longer accepts any from me
   *[other] in messages to { $count } people who no longer accept any from me
 }
data-type = Type { $word } to go on.
data-word = DELETE
data-deleted = Deleted. I’m changing the posts that name you now. With many of them that takes a while. A ban, if any, stays as an unreadable mark for 30 days.
data-button-export = Get it as a file
data-button-delete = Delete my data
data-button-sure = Delete …
data-button-keep = Keep
error-data-not_typed = Nothing is deleted. To delete everything, type { $word }.

# What a server allows.

server-head_tables = **New tables**
server-head_channels = **Channels**
server-head_people = **People**
server-head_pictures = **Pictures**
server-all = -# All settings: `/{ cmd-server } { cmd-server-show }`
server-titles = Games: { $list }
server-titles_all = Games: all
server-paces = Allowed paces: { $list }
server-paces_all = Allowed paces: all, and custom ones
server-channels = Where tables open: { $list }
server-channels_all = Where tables open: everywhere
server-openers = Who opens tables: { $list }
server-openers_all = Who opens tables: everybody
server-moderators = Moderators: people who may manage threads, and { $list }
server-moderators_all = Moderators: people who may manage threads
server-most_tables = Tables at once: at most { $most }
server-most_per_member = Tables opened by one person: at most { $most }
server-hours = Night of players without hours of their own: { $start }–{ $end } ({ $zone }), as of { $since }
server-hours_by_language = Night of players without hours of their own: 23:00–07:00 where the table’s language is spoken
server-vacation = Vacations: clocks stop
server-vacation_off = Vacations: clocks run on, unless the host wants otherwise
server-spectators = Who may watch tables: everybody
server-spectators_off = Who may watch tables: only those who sit there
error-server-only_seated = In this server only those who sit at a table may look at it. Find one for yourself: `/{ cmd-play }`
server-fine = I can post everywhere I have to: { $places ->
    [one] one place
   *[other] { $places } places
}.
server-lacks = { $place }: I lack { $permissions }.
server-lost = Table { $number }: its channel is gone. Continue it elsewhere: `/{ cmd-moderate } { cmd-moderate-move }`
server-lost_setting = ⚠️ { $setting }: { $name } was deleted and no longer counts. Choose again: `/{ cmd-server } { cmd-server-set }`
server-lost_role = ⚠️ Tournament { $setting }: the role { $name } was deleted. It is no longer needed.
server-useful = -# Useful, not needed: { $permissions }
error-server-not_its_name = This closes every open table ({ $open }) and makes every table of this server anonymous ({ $tables }). Settings, bans and the moderators’ log go too. It can’t be undone. To do it, type { $name }
server-forgotten = Forgotten. The bot’s operator may keep backups.
error-server-not_title = { $title } isn’t played in this server. Pick one of these: { $titles }
error-server-not_pace = Tables in this server have one of these paces: { $paces }. Pick one.
error-server-full = This server has { $most } { PLURAL($most, "table/tables") } at once, and no more. Wait until one ends, or join one.
error-server-enough = You have opened { $most } { PLURAL($most, "table/tables") } here, the most there can be. Finish one first.
error-server-not_channel = Tables are opened in { $places }. Go there.
error-server-not_opener = Tables are opened by { $roles } here. Join one, or ask them.
