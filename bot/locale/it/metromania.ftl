metromania-title = Metromania
metromania-tagline = Scava due linee di metropolitana sotto la stessa città e sii sul percorso più rapido dei passeggeri.

## Materiali

metromania-kind-R = residenziale
metromania-kind-C = commerciale
metromania-kind-E = intrattenimento
metromania-kind-P = parco
metromania-kind-L = lago
metromania-kind-S = freccia bianca
metromania-kind-X = freccia nera

## Opzioni

metromania-option-markers = Indicatori di destinazione
metromania-option-markers-open = Scoperti (tutti vedono tutte le lettere)
metromania-option-markers-hidden = Comune ingiusto (le lettere in mano sono segrete, 3–4 posti)
metromania-option-markers-fixed = Senza corruzione (mani prestabilite, 3–4 posti)
metromania-option-layout = Settori della città
metromania-option-layout-random = Mescolati e girati a caso
metromania-option-layout-identity = In ordine, senza girarli
metromania-option-layout-own = Come scritto, { $layout }
metromania-option-map = Mappa
metromania-option-map-original = Città originale
metromania-option-map-own = { $title } (una tua mappa)
metromania-option-ruleset = Regole
metromania-option-ruleset-standard = Standard
metromania-option-ruleset-korean = Come nelle regole coreane
metromania-option-ruleset-italian = Come nelle regole italiane
metromania-option-first = Prima mossa
metromania-option-first-random = Un posto a caso
metromania-option-first-host = Chi apre il tavolo
metromania-option-impossible_trip = Viaggio di prova impossibile
metromania-option-impossible_trip-preset = Come nelle regole scelte
metromania-option-impossible_trip-penalty = Chi ne è responsabile perde 6 punti
metromania-option-impossible_trip-compensation = Tutti gli altri ricevono 6 punti
metromania-option-final_round = Ultime mosse
metromania-option-final_round-preset = Come nelle regole scelte
metromania-option-final_round-always = Comunque finisca la costruzione
metromania-option-final_round-blocked_only = Solo per linee completate e bloccate
metromania-option-station_between = Stazioni intermedie solo fra due stazioni
metromania-option-station_between-preset = Come nelle regole scelte
metromania-option-station_between-true = Sì
metromania-option-station_between-false = No, ovunque sulla linea
metromania-option-station_points = I punti di una stazione vanno
metromania-option-station_points-preset = Come nelle regole scelte
metromania-option-station_points-builder = A chi sta giocando
metromania-option-station_points-owners = A tutti i proprietari di linee che vi passano
metromania-option-empty_supply = Tunnel che richiede una stazione quando non ne restano
metromania-option-empty_supply-preset = Come nelle regole scelte
metromania-option-empty_supply-forbid = Non si scava
metromania-option-empty_supply-skip = Si scava senza stazione
metromania-option-split_at_line_end = Stazione dove una linea lascia il termine di un’altra
metromania-option-split_at_line_end-preset = Come nelle regole scelte
metromania-option-split_at_line_end-true = Subito
metromania-option-split_at_line_end-false = Quando l’altra linea prosegue
metromania-option-last_line = L’ultima linea
metromania-option-last_line-longest = Richiede tutti i tunnel possibili
metromania-option-last_line-free = Si completa quando si vuole
metromania-option-taken_starts = Se le partenze opposte sono occupate
metromania-option-taken_starts-blocked = La linea 2 è bloccata
metromania-option-taken_starts-anywhere = La linea 2 parte da qualsiasi bordo

## Mosse e moduli

metromania-verb-dig = Scava tunnel
metromania-verb-station = Costruisci una stazione
metromania-verb-bonus = Stazione bonus
metromania-verb-pass = Passa
metromania-standing-pass = Passa quando non c’è niente da scavare né da costruire
metromania-standing-pass-ends = con la partita
metromania-field-dig-first = Primo tunnel
metromania-field-dig-second = Poi
metromania-field-dig-third = Poi ancora
metromania-field-dig-fourth = Tunnel o stazione bonus
metromania-field-dig-fifth = Tunnel o stazione bonus
metromania-field-dig-route = Percorso
metromania-field-dig-marker = Quale indicatore
metromania-field-station-place = Dove va la stazione
metromania-pieces-dig = Cambia un tunnel
metromania-wholes-dig = Percorsi interi
metromania-field-station-line = Su quale linea
metromania-field-station-vertex = Dove va la stazione
metromania-field-bonus-vertex = Dove va la stazione bonus
metromania-asked-first = Comincia la tua prima linea con 3 tunnel.
metromania-asked-construction = Scava 3 tunnel o costruisci una stazione intermedia.
metromania-asked-final_round = Scava 3 tunnel o costruisci una stazione. È la tua ultima mossa.
metromania-asked-dig_on = Continua a scavare. Per ora { $dug } tunnel su { $most }.
metromania-asked-bonus = La linea { $line } è completata. Piazza la stazione bonus o rifiutala.

## Parti di testo

metromania-text-choice_tunnel = Linea { $line ->
    [1] piena
   *[2] a strisce
 } per { $cell } fino { AD($corner) } { $corner }
metromania-text-choice_start = Inizia la linea { $line ->
    [1] piena
   *[2] a strisce
 } in { $cell }, fino { AD($corner) } { $corner }
metromania-text-choice_exit = Completa la linea { $line ->
    [1] piena
   *[2] a strisce
 } in { $cell }
metromania-text-choice_marker = Linea { $line ->
    [1] piena
   *[2] a strisce
 } per { $kind ->
    [R] le case
    [C] i negozi
   *[E] i locali
 } in { $cell } (tuo { $letter }) fino { AD($corner) } { $corner }
metromania-text-choice_station = { $places } ({ $corner })
metromania-text-choice_no_bonus = Nessuna stazione bonus
metromania-text-note_stations = { $count ->
    [one] Una stazione nuova
   *[other] { $count } stazioni nuove
 }: +{ $points }
metromania-text-note_points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
metromania-text-stop = Per ora basta ({ $dug } su { $most })
metromania-text-done = La mossa è completa
metromania-text-choice_station_between = Nessuna destinazione: { $corner }
metromania-text-destination = { $kind ->
    [R] case
    [C] negozi
   *[E] locali
 } { $cell }
metromania-text-route_marker = { $kind ->
    [R] le case
    [C] i negozi
   *[E] i locali
 } in { $cell }: qui il tuo { $letter }
metromania-text-route_towards = verso { $kind ->
    [R] le case
    [C] i negozi
   *[E] i locali
 } in { $cell }
metromania-text-route_stations = { $count ->
    [1] una stazione nuova
    [2] due stazioni nuove
   *[other] { $count } stazioni nuove
 }: +{ $points }
metromania-text-route_exit = all’uscita: linea { $line ->
    [1] piena
   *[2] a strisce
 } completa
metromania-text-route_home = verso un’uscita: { $left ->
    [one] manca { $left } tunnel
   *[other] mancano { $left } tunnel
 }
metromania-text-route_on = avanti verso { $cells }
metromania-text-route_blocks = blocca la linea { $line ->
    [1] piena
   *[2] a strisce
 }
metromania-text-route_strands = la linea { $line ->
    [1] piena
   *[2] a strisce
 } non arriva più a un’uscita
metromania-text-route_note = { $line ->
    [0] { $cells }
    [1] Linea piena: { $cells }
   *[2] Linea a strisce: { $cells }
 }{ $points ->
    [0] { "" }
   *[other] { " · " }+{ $points }
 }
metromania-text-other_marker = { $cell ->
    [NONE] l’altro non è ancora sulla mappa
   *[other] l’altro: { $kind ->
    [R] le case
    [C] i negozi
   *[E] i locali
 } in { $cell }
 }
metromania-text-caution_blocked = Così la linea { $line ->
    [1] piena
   *[2] a strisce
 } non può più proseguire.
metromania-text-caution_stranded = Così la linea { $line ->
    [1] piena
   *[2] a strisce
 } non può più arrivare a un’uscita.
metromania-text-caution_trips = È la tua ultima mossa, { ED($letters) } { $letters } resterebbe senza stazione: in gioco ci sono 6 punti ciascuno.
metromania-text-proposed = I tunnel dopo il primo sono solo proposti: cambiali come vuoi.
metromania-text-unfinished = Tocca ancora a te: hai scavato { $dug } tunnel su { $most }.
metromania-text-bonus_choice = La linea { $line } è completata. Scegli dove va la stazione bonus, o nessuna.
metromania-text-bonus_open = Tocca ancora a te: la linea { $line } può avere la stazione bonus.
metromania-text-exit_waits = Non puoi ancora completare la linea { $line }: la mossa finirebbe dopo { $reached } tunnel su { $required }.
metromania-text-line = Linea { $line }
metromania-text-can_dig = scava tunnel
metromania-text-can_build = costruisci una stazione
metromania-part-stations = Stazioni
metromania-part-lines = Linee non completate
metromania-part-trips = Viaggi A–F
metromania-part-park_lake = Parco e lago

## Che cosa succede

metromania-event-started = { $seat } inizia la linea { $line } in { $cell }.
metromania-event-dug = { $seat } scava la linea { $line } in { $cell }.
metromania-event-marker = { $seat } piazza l’indicatore { $letter } in { $cell } ({ $kind }).
metromania-event-completed = { $seat } completa la linea { $line } in { $cell } con { $tunnels } tunnel.
metromania-event-station_meet = Stazione presso { $vertex }, dove due linee si incontrano: { $points ->
    [0] nessuna destinazione la tocca.
    [one] { $points } punto { AD($seats) } { $seats }.
   *[other] { $points } punti { AD($seats) } { $seats }.
 }
metromania-event-station_split = Stazione presso { $vertex }, dove due linee si separano: { $points ->
    [0] nessuna destinazione la tocca.
    [one] { $points } punto { AD($seats) } { $seats }.
   *[other] { $points } punti { AD($seats) } { $seats }.
 }
metromania-event-station_intermediate = { $seat } costruisce una stazione intermedia presso { $vertex }: { $points ->
    [0] nessuna destinazione la tocca.
    [one] { $points } punto { AD($seats) } { $seats }.
   *[other] { $points } punti { AD($seats) } { $seats }.
 }
metromania-event-station_bonus = { $seat } piazza la stazione bonus presso { $vertex }: { $points ->
    [0] nessuna destinazione la tocca.
    [one] { $points } punto { AD($seats) } { $seats }.
   *[other] { $points } punti { AD($seats) } { $seats }.
 }
metromania-event-bonus_declined = { $seat } rifiuta la stazione bonus della linea { $line }.
metromania-event-passed = { $seat } non può scavare né costruire, e passa.
metromania-event-end_both_lines = { $count ->
    [0] { $seat } ha completato entrambe le linee: la costruzione è finita.
   *[other] { $seat } ha completato entrambe le linee. Ultima mossa per { $seats }.
 }
metromania-event-end_stations = { $count ->
    [0] Le stazioni sono esaurite: la costruzione è finita.
   *[other] Le stazioni sono esaurite. Ultima mossa per { $seats }.
 }
metromania-event-end_lines = { $count ->
    [0] Abbastanza linee sono completate o bloccate: la costruzione è finita.
   *[other] Abbastanza linee sono completate o bloccate. Ultima mossa per { $seats }.
 }
metromania-event-end_stalemate = Tutti hanno passato: la costruzione è finita.
metromania-event-lines_scored = { $complete ->
    [0] { $seat } non ha linee completate e perde tutti i punti delle stazioni ({ $points }).
    [1] { $seat } ha una linea completata e dei punti delle stazioni ({ $points }) ne perde { $lost }.
   *[other] { $seat } ha due linee completate e tiene tutti i punti delle stazioni ({ $points }).
 }
metromania-event-trip_made = { $count ->
    [0] Viaggio { $letter }: { $minutes } min. Nessuno riceve punti.
   *[other] Viaggio { $letter }: { $minutes } min. { $points }.
 }
metromania-event-trip_impossible = { $count ->
    [0] Il viaggio { $letter } è impossibile. I punti non cambiano.
   *[other] Il viaggio { $letter } è impossibile. { $points }.
 }
metromania-event-park_lake_made = { $count ->
    [0] Dal parco al lago: { $minutes } min. Nessuno riceve punti.
   *[other] Dal parco al lago: { $minutes } min. { $points }.
 }
metromania-event-park_lake_impossible = Dal parco al lago non c’è nessun percorso.
metromania-reason-outright = { $seat } vince con { $total } { PLURAL($total, "punto/punti") }.
metromania-reason-lines = A pari merito con { $total } { PLURAL($total, "punto/punti") } vince { $seat }, con più linee completate ({ $count }).
metromania-reason-tunnels = A pari merito con { $total } { PLURAL($total, "punto/punti") } vince { $seat }, con più tunnel ({ $count }).
metromania-reason-shared = { $seats } condividono la vittoria con { $total } { PLURAL($total, "punto/punti") }.

## Il tavolo a parole

metromania-text-phase-construction = Costruzione, giro { $round }.
metromania-text-phase-final_round = Ultime mosse, giro { $round }.
metromania-text-acting = Tocca { AD($seat) } { $seat }.
metromania-text-final = { $rank }º { $seat }: { $total } (stazioni { $stations }, linee non completate { SIGNED($lines) }, viaggi { SIGNED($trips) }, parco e lago { SIGNED($park_lake) }).
metromania-text-last_tunnels = Ultima mossa: { $seat } ha scavato { $tunnels }.
metromania-text-last_stations = Nuove stazioni di { $seat }: { $vertices }.
metromania-text-last_pass = Ultima mossa: { $seat } ha passato.
metromania-text-draft_tunnels = In programma: { $tunnels }.
metromania-text-draft_stations = Stazioni che ne nascerebbero: { $vertices }.
metromania-text-tunnel = linea { $line } in { $cell } da { $start } { AD($end) } { $end }
metromania-text-seat = { $seat }: { $score } { PLURAL($score, "punto/punti") }, { $first }, { $second }. Indicatori in mano: { $markers }.
metromania-text-status-unstarted = linea { $line } non iniziata
metromania-text-status-running = linea { $line } aperta con { $left } tunnel { PLURAL($left, "rimasto/rimasti") }
metromania-text-status-blocked = linea { $line } bloccata con { $left } tunnel { PLURAL($left, "rimasto/rimasti") }
metromania-text-status-complete = linea { $line } completata
metromania-text-marker = { $kind } { $letter }
metromania-text-stocks = Stazioni rimaste: { $supply } su 30. Linee completate e bloccate: { $closed }. Con { $limit } la costruzione finisce.
metromania-text-stations = Stazioni in { $vertices }.
metromania-text-place = { $vertex } ({ $cells })
metromania-text-head = { $seat }, linea { $line } in { $place }
metromania-text-heads = Dove sono arrivate le linee, con le celle intorno: { $heads }.
metromania-text-placed = { $cell } { $kind } { $letter } di { $seat }
metromania-text-all_placed = Indicatori sulla mappa: { $markers }.
metromania-text-trip_letter = Viaggio { $letter }
metromania-text-trip_park_lake = Viaggio dal parco al lago
metromania-text-end = { $kind } { $cell } (con stazione in { $vertices })
metromania-text-end_unserved = { $kind } { $cell } (senza stazione)
metromania-text-end_unplaced = { $kind } (mai piazzato)
metromania-text-hop = linea { $line } di { $seat } { $start }–{ $end }
metromania-text-seat_points = { $seat } { SIGNED($points) }
metromania-text-trip = { $name }, da { $one } { AD($other) } { $other }: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
 }, con { $hops }. Punti: { $points }.
metromania-text-trip_changes = { $name }: cambi { AD($vertices) } { $vertices }.
metromania-text-trip_at_once = { $name }, da { $one } { AD($other) } { $other }: una stazione tocca entrambe. Punti: { $points }.
metromania-text-impossible_trip = { $name }, da { $one } { AD($other) } { $other }: impossibile. Punti: { $points }.
metromania-text-leg = { $cell } fino { AD($end) } { $end }
metromania-text-whole_line = Linea { $line } di { $seat }: { $tunnels }.
metromania-text-map = Mappa: { $title }.
metromania-text-printed = Destinazioni, { $kind }: { $cells }.
metromania-text-sight = { CAPITAL($kind) }: { $cells }
metromania-text-arrows-S = Frecce bianche, dove le linee iniziano: { $spaces }.
metromania-text-arrows-X = Frecce nere, dove le linee finiscono: { $spaces }.
metromania-text-rule = { $name } «{ $choice }»
metromania-text-rules = Regole in vigore: { $rules }.

## Rifiuti

error-metromania-syntax = Non capisco «{ $token }». Così: 1:C7>v26
error-metromania-unknown_cell = Lo spazio «{ $cell }» non esiste. Gli spazi sono A1–J11, le frecce bianche come S11, quelle nere come X34.
error-metromania-unknown_vertex = L’angolo «{ $vertex }» non esiste. Gli angoli sono v1–v91.
error-metromania-unknown_line = Hai due linee: 1 e 2.
error-metromania-ambiguous = «{ $token }» può indicare più tunnel: { $candidates }. Indica spazio e angolo.
error-metromania-bonus_pending = La linea { $line } è completata. Prima piazza (+angolo) o rifiuta (+none) la sua stazione bonus.
error-metromania-turn_used = La mossa è già completa. Confermala o ricomincia.
error-metromania-line_done = La linea { $line } è completata e resta com’è. Lavora all’altra.
error-metromania-no_tunnels = La linea { $line } ha usato tutti i { $tunnels } tunnel. Scava l’altra o costruisci una stazione.
error-metromania-not_started = La linea { $line } non è ancora iniziata. Iniziala su una freccia bianca.
error-metromania-one_start_first_turn = Con la prima mossa inizi una linea sola. Continua con quella.
error-metromania-start_order = Inizia la linea 1 prima della linea 2.
error-metromania-start_cell = Una linea inizia su una freccia bianca libera: { $cells }.
error-metromania-no_start = La linea 2 non può iniziare: ogni inizio sui bordi opposti alla linea 1 è occupato. Vale come bloccata.
error-metromania-start_side = La linea 2 non inizia sul bordo { $side }: la linea 1 è iniziata sul bordo { $first }. Scegli un bordo diverso da { $before }, { $first } { ED($after) } { $after }.
error-metromania-arrow_misuse = { $cell } è una freccia: bianca per il primo tunnel, nera per l’ultimo. Scegli un altro spazio.
error-metromania-not_at_head = La linea { $line } termina in { $head }, { ED($cell) } { $cell } non tocca quell’angolo. Scegli uno spazio accanto { AD($head) } { $head }.
error-metromania-not_corner = Da { $head } il binario non raggiunge { $vertex } in { $cell }. Scegli un altro angolo o spazio.
error-metromania-occupied = { $count ->
    [0] In { $cell } c’è già un tunnel. Scegli un altro spazio.
   *[other] In { $cell } c’è già un tunnel. L’altro spazio di quel lato: { $others }.
 }
error-metromania-park_lake = { $cell } è il { $kind }. Scava intorno.
error-metromania-loop = La linea { $line } passa già per { $vertex }, e una linea non torna indietro. Scegli un altro angolo.
error-metromania-acute = Così la linea { $line } svolta di 60° in { $head }. Le curve strette richiedono una stazione: scegline una più dolce.
error-metromania-end_side = La linea { $line } è iniziata sul bordo { $first }. Non finisce sui bordi { $before }, { $first } { ED($after) } { $after } finché un altro bordo ha una freccia nera libera.
error-metromania-no_station_left = { $needed ->
    [one] Quel tunnel richiede { $needed } stazione, e ne restano { $left }. Scegli un’altra via.
   *[other] Quel tunnel richiede { $needed } stazioni, e ne restano { $left }. Scegli un’altra via.
 }
error-metromania-one_marker = Piazzi un solo indicatore per turno. Scava altrove.
error-metromania-no_marker = { $named ->
    [0] { $cell } è un’area di destinazione ({ $kind }), e non hai un indicatore di quel tipo. Scegli un altro spazio.
   *[other] { $cell } è un’area di destinazione ({ $kind }), e non hai l’indicatore { $letter } di quel tipo. Scegli un’altra lettera o un altro spazio.
 }
error-metromania-same_letter = { $letter } è già in { $other }, che tocca { $cell }. Scegli un’altra lettera.
error-metromania-letter_required = Scegli una lettera per { $cell }: { $letters }.
error-metromania-no_destination = { $cell } non è un’area di destinazione. Togli «={ $letter }».
error-metromania-dead_end = { $closes ->
    [0] In un turno scavi più tunnel che puoi. Così { $reached } in tutto, altrove { $required }: { $example }.
   *[other] Non puoi ancora completare la linea { $closes }: la mossa finirebbe dopo { $reached } tunnel su { $required }. Prima scava ancora: { $example }.
 }
error-metromania-supply_empty = Non ci sono più stazioni. Scava tunnel.
error-metromania-not_on_line = { $vertex } non è sulla tua linea { $line }. Scegli un angolo di quella linea.
error-metromania-station_exists = In { $vertex } c’è già una stazione. Scegli un altro angolo.
error-metromania-not_between = Una stazione intermedia sta fra due stazioni della linea. L’indicatore di inizio conta. Possibili: { $vertices }.
error-metromania-no_bonus = Non c’è una stazione bonus da piazzare. Scava o costruisci.
error-metromania-cannot_pass = Non puoi ancora passare: { $what }.
error-metromania-markers_need_three = «Comune ingiusto» e «Senza corruzione» richiedono 3 o 4 posti. Scegli gli indicatori scoperti.
error-metromania-too_many_steps = Uno scavo ha al massimo { $most } { PLURAL($most, "passo/passi") }: tre tunnel e le stazioni bonus delle linee completate.
error-metromania-map_too_much = La riga { $line } del file della mappa è di troppo. Una mappa ha al massimo { $lines } { PLURAL($lines, "riga/righe") } di { $chars } { PLURAL($chars, "carattere/caratteri") }. I suoi elenchi non sono più profondi di quelli della mappa originale.
error-metromania-map_toml = La riga { $line } del file della mappa non è TOML leggibile. Correggila e rimandalo.
error-metromania-map_missing = Nel file della mappa, alla riga { $line }, manca «{ $key }». Aggiungilo e rimanda il file.
error-metromania-map_value = Riga { $line } del file della mappa: quel valore di «{ $key }» non va bene. Confrontalo con la mappa originale.
error-metromania-map_side_length = Riga { $line } del file della mappa: i bordi della città devono avere { $length } { PLURAL($length, "spazio/spazi") }.
error-metromania-map_meaning = Riga { $line } del file della mappa: «{ $symbol }» non è un segno singolo dal significato noto.
error-metromania-map_border_count = Riga { $line } del file della mappa: servono { $sides } bordi.
error-metromania-map_border = Riga { $line } del file della mappa: «{ $text }» non è un bordo. Un bordo ha 5 posti: S, X o un punto.
error-metromania-map_piece_count = Riga { $line } del file della mappa: i settori devono essere { $pieces }.
error-metromania-map_piece_repeated = Riga { $line } del file della mappa: due settori si chiamano «{ $piece }».
error-metromania-map_rows = Riga { $line } del file della mappa: il settore { $piece } deve avere { $rows } { PLURAL($rows, "fila/file") }.
error-metromania-map_row = Riga { $line } del file della mappa: la fila { $row } del settore { $piece } deve avere { $cells } { PLURAL($cells, "spazio/spazi") }.
error-metromania-map_symbol = Riga { $line } del file della mappa: «{ $symbol }» nella fila { $row } del settore { $piece } non ha significato.
error-metromania-map_too_few = Riga { $line } del file della mappa: gli spazi di tipo { $kind } devono essere almeno { $needed }, ma sono { $count }.
error-metromania-map_one = Riga { $line } del file della mappa: serve esattamente un { $kind }, non { $count }.
error-metromania-map_arrows = Riga { $line } del file della mappa: gli spazi di tipo { $kind } devono essere almeno { $needed }, ma sono { $count }.
error-metromania-layout_count = Una disposizione nomina { $pieces } { PLURAL($pieces, "settore/settori") }, non { $count }. Così: P3.0 P1.2 P6.1 P2.0 P5.1 P4.2
error-metromania-layout_entry = Non capisco il settore «{ $entry }» con i suoi giri (0, 1 o 2). Così: P3.0
error-metromania-layout_piece = Questa mappa non ha il settore «{ $piece }». Usa i nomi del suo file.
error-metromania-layout_repeated = Il settore { $piece } compare due volte. Indicalo una volta sola.

## Avvisi sulle mappe

metromania-map-side_without = Sul bordo { $side } manca: { $kind }.
metromania-map-park_at_lake = Il parco ({ $park }) e il lago ({ $lake }) si toccano.
metromania-map-unreachable = Da { $start } una linea difficilmente raggiunge { $exits }.

## What seats have in numbers

metromania-tally-points = punti
metromania-tally-tunnels = tunnel della linea { $line }
metromania-tally-markers = indicatori in mano

## Statistiche

metromania-stat-longest = Linea più lunga
metromania-stat-stations = Stazioni costruite
metromania-stat-lines = Linee completate

## Ciò che dicono solo i registri delle versioni precedenti

metromania-event-left-before = { $seat } lascia il tavolo.
