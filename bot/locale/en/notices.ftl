# How members are told that a table waits for them.

ui-notices-head = **How I reach you**
ui-notices-note = When your time is up I always tell you.
ui-notices-where_thread = Your turn: in the thread
ui-notices-where_off = Your turn: not at all
notices-table = **{ $title } { $number }** ·
notices-test = This is a test. Turns will reach you here.
notices-change = -# Change how I reach you: `/{ cmd-my } { cmd-my-notices }`
notices-button_change = Change this
notices-digest =
    { $count ->
        [one] **A table waits for you**
       *[other] **{ $count } tables wait for you**
    }
notices-row = { $title } { $number } · { $asked } · { $link }
notices-row_due = { $title } { $number } · { $asked } · Due: { $until } · { $link }
ui-notices-where_direct = Your turn: by DM
ui-notices-where_digest = Your turn: once a day
ui-notices-reminders_all = Reminders: all
ui-notices-reminders_last = Reminders: only the last
ui-notices-reminders_off = Reminders: none
ui-notices-quiet_night = Quiet: while I sleep
ui-notices-quiet_own = Quiet: { $start }–{ $end }
ui-notices-digest_at = Digest: { $at }
ui-notices-testing = A test message is on its way. Until it arrives I write in the thread.
ui-notices-arrived = It arrived. DMs are on.
ui-notices-refused = ⚠️ My DMs don’t reach you, so I write in the thread. Allow messages from this server’s members, then press **Test again**.
ui-notices-button_test = Test again
ui-notices-button_mute = Mute this table
ui-notices-button_unmute = Unmute this table
ui-notices-muted = 🔕 This table is muted. Reminders before your time is up still come.
ui-pings-head = **What I sent you**, newest first:
ui-pings-none = I have sent you nothing yet.
ui-pings-row = { $mark } { $when } · { $about } · { $place }
ui-pings-of_table = { $title } { $number }, { $what }
ui-pings-refused = Discord refused it, so it went to the thread.
ui-pings-thread = in the thread
ui-pings-direct = by DM
ui-pings-ping = your turn
ui-pings-half = reminder
ui-pings-last = last reminder
ui-pings-zero = time is up
ui-pings-standin = a robot plays for you
ui-pings-nudge = nudge
ui-pings-nudge2 = nudge
ui-pings-day1 = reminder
ui-pings-day3 = reminder
ui-pings-day6 = last reminder
ui-pings-digest = digest
ui-pings-test = test message
notices-nudge = { $mention } a nudge from the table.
notices-keepalive = -# This table goes on here.
ui-done-nudge = Nudged. Nobody sees who did it.
error-nudge-too_early = Next nudge: <t:{ $next }:R>
error-table-nobody_to_nudge = There’s nobody to nudge now.
notices-done = { $called } ✅ Done.
ui-pings-trouble = something could not be posted
notices-standin = { $mention } a robot plays for you. Come back any time.
ui-notices-next_on = Tell me when I’m next: yes
ui-notices-next_off = Tell me when I’m next: no
ui-notices-ended_on = Tell me how tables end: yes
ui-notices-ended_off = Tell me how tables end: no
ui-notices-live_on = Live tables: always in the thread
ui-notices-live_off = Live tables: like all others
ui-notices-button_more = More
ui-notices-button_less = ◀ Back
notices-next = { $mention } { $before } is up now, then you.
notices-ended = { $mention } this table is over.
notices-result = place { $rank } of { $all }
notices-ended_row = { $title } { $number }
notices-over = -# Over: { $tables }
notices-offered_row = { $title } { $number }, seat { $place } { $link }
notices-offered = -# Seats on offer: { $seats }
notices-invited_row = { $title } { $number } { $link }
notices-invited = -# Invited: { $tables }
ui-pings-next = your turn is next
ui-pings-ended = a table is over

# Who only watches may be told when a table has ended.

ui-button-tell_end = Tell me when it ends
ui-button-tell_no_end = Don’t tell me after all
watch-noted = I’ll tell you in a direct message when this table has ended.
watch-stopped = I won’t tell you when this table ends.
error-watch-seated = You have a seat here, so you hear of the end anyway. To change that: `/{ cmd-my } { cmd-my-notices }`
error-watch-notices_off = You have switched off all notices. Choose another place for them first: `/{ cmd-my } { cmd-my-notices }`
error-watch-closed = Discord doesn’t let me send you direct messages. Allow them, then choose direct messages here: `/{ cmd-my } { cmd-my-notices }`
error-watch-full = { $most } people want to be told already, the most there can be. You can still look at the table: `/{ cmd-table } { cmd-table-board }`

talk-option_open = Table talk: open
talk-option_closed = Table talk: not about the position
talk-closed = no talk about the position
talk-asked = Don’t talk about the position in this thread.
talk-where = Whoever watches has a thread of their own: **{ ui-button-more }**, **{ ui-button-talk }**.
talk-there = Whoever watches talks here: { $place }
talk-soon = I’m making the thread. Press the button again in a moment.
talk-thread_name = { $title } { $number }: watching
talk-first = A thread for those who watch table { $number }, { $place }. Whoever plays there stays out until it has ended.
error-talk-seated = You play at this table, so this thread is not for you. You can read it when the table has ended.
error-talk-open = At this table everybody may talk in its own thread. Look at it: `/{ cmd-table } { cmd-table-board }`
error-talk-no_thread = I can’t make a thread in { $place }. Ask somebody who manages the server to allow me *{ ui-permission-create_public_threads }*, then try again.
