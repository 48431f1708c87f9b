# What happened since somebody last looked.

since-strip = { $count ->
    [0] Since you last looked
    [one] Since you last looked: one turn
   *[other] Since you last looked: { $count } turns
}
since-strip_start = { $count ->
    [0] Since the start
    [one] Since the start: one turn
   *[other] Since the start: { $count } turns
}
since-head = **{ $text }**
since-turn = ▸ { $events }
since-seat = **{ $seat }:** { $changes }
since-change = { $what } { $now } ({ SIGNED($by) })
since-same = { $what } { $now }
since-too_old = -# These turns are only kept in words.
since-nothing = Nothing new. Last look: { $when }
since-alt = The board now. Changes are in colour: { $places }.
since-everywhere = { $count ->
    [one] **News at one table**
   *[other] **News at { $count } tables**
}
since-row = [{ $title } { $number }]({ $link }) · { $count ->
    [one] one turn
   *[other] { $count } turns
}
since-nothing_anywhere = Nothing new at your tables.
ui-button-since = What happened?
ui-button-earlier = ◀ Earlier
