# Tables that go on from a record.
ui-lobby-goes_on = { $moves ->
    [one] ▶ Goes on after { $moves } move of an earlier table. Seats keep all they have. Later draws are shuffled anew. To choose a seat: `/{ cmd-table } { cmd-table-take }`
   *[other] ▶ Goes on after { $moves } moves of an earlier table. Seats keep all they have. Later draws are shuffled anew. To choose a seat: `/{ cmd-table } { cmd-table-take }`
 }
table-goes_on = { $moves ->
    [one] ▶ The table goes on after { $moves } move. Later draws are shuffled anew.
   *[other] ▶ The table goes on after { $moves } moves. Later draws are shuffled anew.
 }
error-table-not_a_record = This is not a record of a table. Get one at a table that was called off: `/{ cmd-table } { cmd-table-record }`
error-table-record_running = This file is of a table in play, so moves and key are missing. Get the file again when the table has ended: `/{ cmd-table } { cmd-table-record }`
error-table-record_too_large = This file is too large. A record has at most { $most } KB. Get one here: `/{ cmd-table } { cmd-table-record }`
error-table-record_unread = Discord didn’t give me the file. Attach it once more.
error-table-record_busy = I’m reading several files just now. Try again in a minute.
error-table-record_slow = Replaying this file takes too long, so I stopped. Open a new table: `/{ cmd-table } { cmd-table-open }`
error-table-record_other_rules = This record was played with rules version { $played }, and I have { $now }. A bot of that version can go on with it.
error-table-record_illegal = This record breaks the rules at entry { $entry } or soon after. Get the file again, unchanged: `/{ cmd-table } { cmd-table-record }`
error-table-record_over = This table was played to its end. Open a new one: `/{ cmd-table } { cmd-table-open }`
error-table-no_such_seat = This table has { $seats } { PLURAL($seats, "seat/seats") }. Choose one of them.
error-table-seat_taken = Seat { $place } is not free. Choose a free one.
