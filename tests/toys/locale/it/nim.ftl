nim-title = Nim
nim-tagline = A ogni turno si prendono pietre da un solo mucchio.
nim-rules-1 = Si prendono pietre da un mucchio, quante volte si vuole, poi si termina il turno.
nim-heap = Mucchio { $heap }
nim-stones = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
nim-verb-take = Prendi
nim-verb-end_turn = Termina il turno
nim-standing-end_turn = Chiudi il mio turno dopo una presa
nim-standing-end_turn-ends = con la partita
nim-standing-hold = Chiudi il mio turno dopo un po’
nim-standing-hold-ends = con la partita
nim-field-take-heap = Quale mucchio?
nim-field-take-count = Quante pietre?
nim-asked-take = Prendi pietre da un mucchio.
nim-asked-go_on = Prendi ancora dal mucchio { $heap } o termina il turno.
nim-option-ending = Ultima pietra
nim-option-ending-last_wins = vince
nim-option-ending-last_loses = perde
nim-option-heaps = Mucchi
nim-option-heaps-few = tre
nim-option-heaps-many = quattro
nim-option-heaps-own = come { $text }
nim-event-took = { $seat } prende { $count ->
    [one] { $count } pietra
   *[other] { $count } pietre
} dal mucchio { $heap }.
nim-event-ended_turn = { $seat } termina il turno.
nim-event-no_stone_left = Nessuno dei { $heaps } mucchi ha ancora pietre.
nim-event-left = { $seat } lascia il tavolo.
nim-text-heap = Mucchio { $heap }: { $n }
nim-text-acting = Tocca { AD($seat) } { $seat }.
nim-text-from_heap = Le pietre di questa mossa vengono dal mucchio { $heap }.
nim-text-last_wins = Chi prende l’ultima pietra vince.
nim-text-last_loses = Chi prende l’ultima pietra perde.
nim-ended = { $seat } ha preso l’ultima pietra.
error-nim-no_such_heap = Il mucchio { $heap } non esiste: i mucchi vanno da 1 a { $heaps }.
error-nim-one_heap_per_turn = In questo turno si prende solo dal mucchio { $heap }.
error-nim-not_so_many = Non se ne possono prendere { $count }: il mucchio ne ha { $left }.
error-nim-bad_heaps = «{ $text }» non è una fila di mucchi come 3-5-7.
nim-figure-1 = Un mucchio di cinque sassi.
nim-look-result = Il risultato:
