# What happened since somebody last looked.

since-strip = { $count ->
    [0] Dall’ultima volta
    [one] Dall’ultima volta: una mossa
   *[other] Dall’ultima volta: { $count } mosse
}
since-strip_start = { $count ->
    [0] Dall’inizio
    [one] Dall’inizio: una mossa
   *[other] Dall’inizio: { $count } mosse
}
since-head = **{ $text }**
since-turn = ▸ { $events }
since-seat = **{ $seat }:** { $changes }
since-change = { $what } { $now } ({ SIGNED($by) })
since-same = { $what } { $now }
since-too_old = -# Di queste mosse resta solo il testo.
since-nothing = Niente di nuovo. Ultima volta: { $when }
since-alt = Il tabellone ora. A colori ciò che è cambiato: { $places }.
since-everywhere = { $count ->
    [one] **Novità a un tavolo**
   *[other] **Novità a { $count } tavoli**
}
since-row = [{ $title } n. { $number }]({ $link }) · { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
since-nothing_anywhere = Niente di nuovo ai tuoi tavoli.
ui-button-since = Cosa è successo?
ui-button-earlier = ◀ Prima
