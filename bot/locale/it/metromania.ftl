metromania-title = Metromania
metromania-tagline = Scava due linee di metropolitana sotto la stessa città e fatti trovare sulla via più rapida.

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
metromania-option-markers-open = Scoperti: tutti vedono tutte le lettere
metromania-option-markers-hidden = Comune ingiusto: le lettere in mano sono segrete (3–4 posti)
metromania-option-markers-fixed = Senza corruzione: mani prestabilite (3–4 posti)
metromania-option-layout = Settori della città
metromania-option-layout-random = Mescolati e girati a caso
metromania-option-layout-identity = In ordine, senza girarli
metromania-option-layout-own = come scritto: { $layout }
metromania-option-map = Mappa
metromania-option-map-original = Città originale
metromania-option-map-own = { $title } (una mappa propria)
metromania-option-ruleset = Regole
metromania-option-ruleset-standard = Standard
metromania-option-ruleset-korean = Come nelle regole coreane
metromania-option-ruleset-italian = Come nelle regole italiane
metromania-option-first = Primo turno
metromania-option-first-random = Un posto a caso
metromania-option-first-host = Chi apre il tavolo
metromania-option-impossible_trip = Viaggio di prova impossibile
metromania-option-impossible_trip-preset = Come nelle regole scelte
metromania-option-impossible_trip-penalty = I responsabili perdono 6 punti
metromania-option-impossible_trip-compensation = Tutti gli altri ricevono 6 punti
metromania-option-final_round = Ultimi turni
metromania-option-final_round-preset = Come nelle regole scelte
metromania-option-final_round-always = Comunque finisca la costruzione
metromania-option-final_round-blocked_only = Solo per linee completate e bloccate
metromania-option-station_between = Stazioni intermedie solo fra due stazioni
metromania-option-station_between-preset = Come nelle regole scelte
metromania-option-station_between-true = Sì
metromania-option-station_between-false = No, ovunque sulla linea
metromania-option-station_points = I punti di una stazione vanno
metromania-option-station_points-preset = Come nelle regole scelte
metromania-option-station_points-builder = A chi è di turno
metromania-option-station_points-owners = A tutti i proprietari di linee che vi passano
metromania-option-empty_supply = Tunnel che richiede una stazione quando non ne restano
metromania-option-empty_supply-preset = Come nelle regole scelte
metromania-option-empty_supply-forbid = Non si può scavare
metromania-option-empty_supply-skip = Si scava senza stazione
metromania-option-split_at_line_end = Stazione dove una linea lascia il termine di un’altra
metromania-option-split_at_line_end-preset = Come nelle regole scelte
metromania-option-split_at_line_end-true = Subito
metromania-option-split_at_line_end-false = Quando l’altra linea prosegue
metromania-option-last_line = L’ultima linea
metromania-option-last_line-longest = Richiede tutti i tunnel possibili
metromania-option-last_line-free = Si completa quando si vuole

## Mosse e moduli

metromania-verb-dig = Scava tunnel
metromania-verb-station = Costruisci una stazione
metromania-verb-bonus = Stazione bonus
metromania-verb-pass = Passa
metromania-field-dig-first = Primo passo
metromania-field-dig-second = Secondo passo
metromania-field-dig-third = Terzo passo
metromania-field-dig-fourth = Quarto passo
metromania-field-dig-fifth = Quinto passo
metromania-field-station-line = Su quale linea
metromania-field-station-vertex = Dove va la stazione
metromania-field-bonus-vertex = Dove va la stazione bonus
metromania-asked-construction = Scava tre tunnel o costruisci una stazione intermedia.
metromania-asked-final_round = È l’ultimo turno: scava tre tunnel o costruisci una stazione intermedia.
metromania-asked-dig_on = Scavati { $dug } tunnel su { $most }: si continua a scavare.
metromania-asked-bonus = La linea { $line } è completata. Piazza o rifiuta la sua stazione bonus.

## Parti di testo

metromania-text-choice_tunnel = linea { $line } → { $vertex } per { $cell }
metromania-text-choice_start = inizia la linea { $line } in { $cell } → { $vertex }
metromania-text-choice_exit = completa la linea { $line } in { $cell }
metromania-text-choice_marker = linea { $line } → { $vertex } per { $cell } ({ $kind }: { $letter })
metromania-text-choice_station = stazione in { $vertex }
metromania-text-choice_no_bonus = Nessuna stazione bonus
metromania-text-note_stations = { $count ->
    [one] Nuova stazione in { $vertices }
   *[other] Nuove stazioni in { $vertices }
 }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
metromania-text-note_points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
metromania-text-stop = Per ora basta ({ $dug } su { $most })
metromania-text-done = Il turno è completo
metromania-text-line = Linea { $line }
metromania-text-can_dig = scavare
metromania-text-can_build = costruire una stazione
metromania-part-stations = Stazioni
metromania-part-lines = Linee non completate
metromania-part-trips = Viaggi A–F
metromania-part-park_lake = Parco e lago

## Che cosa succede

metromania-event-started = { $seat } inizia la linea { $line } in { $cell }, fino a { $vertex }.
metromania-event-dug = { $seat } scava la linea { $line } in { $cell }, fino a { $vertex }.
metromania-event-marker = { $seat } piazza l’indicatore { $letter } in { $cell } ({ $kind }).
metromania-event-completed = { $seat } completa la linea { $line } in { $cell } con { $tunnels } tunnel.
metromania-event-station_meet = Stazione in { $vertex }, dove due linee si incontrano: { $points ->
    [0] nessuna destinazione la tocca.
    [one] { $points } punto a { $seats }.
   *[other] { $points } punti a { $seats }.
 }
metromania-event-station_split = Stazione in { $vertex }, dove due linee si separano: { $points ->
    [0] nessuna destinazione la tocca.
    [one] { $points } punto a { $seats }.
   *[other] { $points } punti a { $seats }.
 }
metromania-event-station_intermediate = { $seat } costruisce una stazione intermedia in { $vertex }: { $points ->
    [0] nessuna destinazione la tocca.
    [one] { $points } punto a { $seats }.
   *[other] { $points } punti a { $seats }.
 }
metromania-event-station_bonus = { $seat } piazza la stazione bonus in { $vertex }: { $points ->
    [0] nessuna destinazione la tocca.
    [one] { $points } punto a { $seats }.
   *[other] { $points } punti a { $seats }.
 }
metromania-event-bonus_declined = { $seat } rifiuta la stazione bonus della linea { $line }.
metromania-event-passed = { $seat } non può scavare né costruire, e passa.
metromania-event-end_both_lines = { $count ->
    [0] { $seat } ha completato entrambe le linee: la costruzione è finita.
   *[other] { $seat } ha completato entrambe le linee. Un ultimo turno a { $seats }.
 }
metromania-event-end_stations = { $count ->
    [0] Le stazioni sono esaurite: la costruzione è finita.
   *[other] Le stazioni sono esaurite. Un ultimo turno a { $seats }.
 }
metromania-event-end_lines = { $count ->
    [0] Abbastanza linee sono completate o bloccate: la costruzione è finita.
   *[other] Abbastanza linee sono completate o bloccate. Un ultimo turno a { $seats }.
 }
metromania-event-end_stalemate = Tutti hanno passato: la costruzione è finita.
metromania-event-lines_scored = { $complete ->
    [0] { $seat }: nessuna linea completata, i punti delle stazioni ({ $points }) sono persi.
    [1] { $seat }: una linea completata, dei { $points } punti delle stazioni { $lost } sono persi.
   *[other] { $seat }: due linee completate, i punti delle stazioni ({ $points }) restano.
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
metromania-reason-outright = { $seat } vince con { $total } punti.
metromania-reason-lines = A pari merito con { $total } punti vince { $seat }, con più linee completate ({ $count }).
metromania-reason-tunnels = A pari merito con { $total } punti vince { $seat }, con più tunnel ({ $count }).
metromania-reason-shared = { $seats } condividono la vittoria con { $total } punti.

## Il tavolo a parole

metromania-text-phase-construction = Costruzione, turno { $round }.
metromania-text-phase-final_round = Ultimi turni, turno { $round }.
metromania-text-acting = È il turno di { $seat }.
metromania-text-final = { $rank }º { $seat }: { $total } (stazioni { $stations }, linee non completate { SIGNED($lines) }, viaggi { SIGNED($trips) }, parco e lago { SIGNED($park_lake) }).
metromania-text-last_tunnels = Ultimo turno: { $seat } ha scavato { $tunnels }.
metromania-text-last_stations = Nuove stazioni di { $seat }: { $vertices }.
metromania-text-last_pass = Ultimo turno: { $seat } ha passato.
metromania-text-draft_tunnels = In programma: { $tunnels }.
metromania-text-draft_stations = Stazioni che ne nascerebbero: { $vertices }.
metromania-text-tunnel = linea { $line } in { $cell } da { $start } a { $end }
metromania-text-marks = Tunnel fra cui scegliere: { $tunnels }.
metromania-text-vertex_marks = Posti per la stazione: { $vertices }.
metromania-text-mark = { $letter }: { $what }
metromania-text-seat = { $seat }: punti { $score }; { $first }; { $second }; indicatori in mano: { $markers }.
metromania-text-status-unstarted = linea { $line } non iniziata
metromania-text-status-running = linea { $line } aperta, tunnel rimasti { $left }
metromania-text-status-blocked = linea { $line } bloccata, tunnel rimasti { $left }
metromania-text-status-complete = linea { $line } completata
metromania-text-marker = { $kind } { $letter }
metromania-text-stocks = Stazioni rimaste: { $supply } su 30. Linee completate e bloccate: { $closed }; con { $limit } la costruzione finisce.
metromania-text-stations = Stazioni in { $vertices }.
metromania-text-placed = { $cell } { $kind } { $letter } di { $seat }
metromania-text-all_placed = Indicatori sulla mappa: { $markers }.
metromania-text-trip_letter = Viaggio { $letter }
metromania-text-trip_park_lake = Viaggio dal parco al lago
metromania-text-end = { $kind } { $cell }
metromania-text-end_unserved = { $kind } { $cell } (senza stazione)
metromania-text-end_unplaced = { $kind } (mai piazzato)
metromania-text-hop = linea { $line } di { $seat } { $start }–{ $end }
metromania-text-seat_points = { $seat } { SIGNED($points) }
metromania-text-trip = { $name }, da { $one } a { $other }: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
 }, con { $hops }. Punti: { $points }.
metromania-text-trip_at_once = { $name }, da { $one } a { $other }: una stazione tocca entrambe. Punti: { $points }.
metromania-text-impossible_trip = { $name }, da { $one } a { $other }: impossibile. Punti: { $points }.
metromania-text-leg = { $cell } fino a { $end }
metromania-text-whole_line = Linea { $line } di { $seat }: { $tunnels }.
metromania-text-map = Mappa: { $title }.
metromania-text-printed = Destinazioni, { $kind }: { $cells }.
metromania-text-sight = { $kind }: { $cells }
metromania-text-arrows-S = Frecce bianche, dove le linee iniziano: { $spaces }.
metromania-text-arrows-X = Frecce nere, dove le linee finiscono: { $spaces }.
metromania-text-rule = { $name }: { $choice }
metromania-text-rules = Regole in vigore: { $rules }.

## Rifiuti

error-metromania-syntax = Non riesco a leggere «{ $token }». I tunnel si scrivono linea:SPAZIO>angolo, per esempio 1:C7>v26.
error-metromania-unknown_cell = Lo spazio «{ $cell }» non esiste. Gli spazi sono A1–J11; le frecce bianche si scrivono come S11, quelle nere come X34.
error-metromania-unknown_vertex = L’angolo «{ $vertex }» non esiste. Gli angoli sono v1–v91.
error-metromania-unknown_line = Ci sono solo la linea 1 e la linea 2.
error-metromania-ambiguous = «{ $token }» può indicare più tunnel: { $candidates }. Servono sia lo spazio sia l’angolo.
error-metromania-bonus_pending = La linea { $line } è completata. Prima va piazzata (+angolo) o rifiutata (+none) la sua stazione bonus.
error-metromania-turn_used = L’azione di questo turno è già stata usata.
error-metromania-line_done = La linea { $line } è completata e non si può più modificare.
error-metromania-no_tunnels = La linea { $line } non ha più tunnel ({ $tunnels } usati).
error-metromania-not_started = La linea { $line } non è ancora iniziata.
error-metromania-one_start_first_turn = Nel primo turno si può iniziare una sola linea.
error-metromania-start_order = La linea 1 va iniziata prima della linea 2.
error-metromania-start_cell = Una linea deve iniziare su una freccia bianca libera: { $cells }.
error-metromania-start_side = La linea 2 non può iniziare sul bordo { $side }: la linea 1 è iniziata sul bordo { $first }, quindi i bordi { $before }, { $first } e { $after } sono chiusi.
error-metromania-arrow_misuse = { $cell } è una freccia: può ospitare solo il primo tunnel (bianca) o l’ultimo (nera) di una linea.
error-metromania-not_at_head = La linea { $line } termina in { $head }; lo spazio { $cell } non tocca quell’angolo.
error-metromania-not_corner = { $vertex } non è un angolo di { $cell } che il binario possa raggiungere da { $head }.
error-metromania-occupied = { $count ->
    [0] In { $cell } c’è già un tunnel.
   *[other] In { $cell } c’è già un tunnel. (L’altro spazio di quel lato è { $others }.)
 }
error-metromania-park_lake = { $cell } è il { $kind }: lì non si può scavare.
error-metromania-loop = La linea { $line } passa già per { $vertex }; una linea non può chiudersi ad anello né tornare indietro.
error-metromania-acute = La linea { $line } svolterebbe di 60° in { $head }. Le curve strette sono ammesse solo in una stazione.
error-metromania-end_side = La linea { $line } è iniziata sul bordo { $first }; non può finire sui bordi { $before }, { $first } e { $after } finché è libera una freccia nera su un altro bordo.
error-metromania-no_station_left = { $needed ->
    [one] Questo tunnel richiederebbe { $needed } stazione, ma ne restano { $left }.
   *[other] Questo tunnel richiederebbe { $needed } stazioni, ma ne restano { $left }.
 }
error-metromania-one_marker = Si può piazzare un solo indicatore di destinazione per turno.
error-metromania-no_marker = { $named ->
    [0] { $cell } è un’area di destinazione ({ $kind }); in mano non c’è nessun indicatore di quel tipo.
   *[other] { $cell } è un’area di destinazione ({ $kind }); in mano non c’è l’indicatore { $letter } di quel tipo.
 }
error-metromania-same_letter = { $letter } è già in { $other }, che tocca { $cell }.
error-metromania-letter_required = Scegli una lettera per { $cell }: { $letters }.
error-metromania-no_destination = { $cell } non è un’area di destinazione; togli «={ $letter }».
error-metromania-dead_end = In un turno si scava quanto più si può. Con quel tunnel sarebbero { $reached } in tutto, ma altrove ne puoi scavare { $required }, per esempio { $example }.
error-metromania-supply_empty = Non ci sono più stazioni.
error-metromania-not_on_line = { $vertex } non è sulla tua linea { $line }.
error-metromania-station_exists = In { $vertex } c’è già una stazione.
error-metromania-not_between = Una stazione intermedia deve stare fra due stazioni della linea (l’indicatore di inizio conta). Possibili: { $vertices }.
error-metromania-no_bonus = Nessuna stazione bonus da piazzare.
error-metromania-cannot_pass = È ancora possibile { $what }: non si può passare.
error-metromania-markers_need_three = «Comune ingiusto» e «Senza corruzione» richiedono 3 o 4 posti. Scegli gli indicatori scoperti.
error-metromania-too_many_steps = Uno scavo ha al massimo { $most } passi: tre tunnel e le stazioni bonus delle linee completate.
error-metromania-map_too_much = La riga { $line } del file della mappa è più di quanto una mappa possa contenere: al massimo { $lines } righe di { $chars } caratteri, ed elenchi non più profondi che nella mappa originale.
error-metromania-map_toml = La riga { $line } del file della mappa non è TOML leggibile.
error-metromania-map_missing = Nel file della mappa, alla riga { $line }, manca «{ $key }».
error-metromania-map_value = Riga { $line } del file della mappa: il valore di «{ $key }» non è possibile.
error-metromania-map_side_length = Riga { $line } del file della mappa: i bordi della città devono avere { $length } spazi.
error-metromania-map_meaning = Riga { $line } del file della mappa: «{ $symbol }» non è un segno singolo dal significato noto.
error-metromania-map_border_count = Riga { $line } del file della mappa: servono { $sides } bordi.
error-metromania-map_border = Riga { $line } del file della mappa: «{ $text }» non è un bordo. Un bordo ha 5 posti: S, X o un punto.
error-metromania-map_piece_count = Riga { $line } del file della mappa: i settori devono essere { $pieces }.
error-metromania-map_piece_repeated = Riga { $line } del file della mappa: due settori si chiamano «{ $piece }».
error-metromania-map_rows = Riga { $line } del file della mappa: il settore { $piece } deve avere { $rows } file.
error-metromania-map_row = Riga { $line } del file della mappa: la fila { $row } del settore { $piece } deve avere { $cells } spazi.
error-metromania-map_symbol = Riga { $line } del file della mappa: «{ $symbol }» nella fila { $row } del settore { $piece } non ha significato.
error-metromania-map_too_few = Riga { $line } del file della mappa: almeno { $needed } spazi devono essere di tipo { $kind }, ma sono { $count }.
error-metromania-map_one = Riga { $line } del file della mappa: serve esattamente un { $kind }, non { $count }.
error-metromania-map_arrows = Riga { $line } del file della mappa: servono almeno { $needed } spazi di tipo { $kind }, ma sono { $count }.
error-metromania-layout_count = Una disposizione nomina { $pieces } settori, non { $count }. Si scrive come P3.0 P1.2 P6.1 P2.0 P5.1 P4.2
error-metromania-layout_entry = «{ $entry }» non è un settore con i suoi giri (0, 1 o 2). Si scrive come P3.0
error-metromania-layout_piece = Questa mappa non ha nessun settore «{ $piece }».
error-metromania-layout_repeated = Il settore { $piece } è nominato due volte.

## Avvisi sulle mappe

metromania-map-side_without = Sul bordo { $side } manca: { $kind }.
metromania-map-park_at_lake = Il parco ({ $park }) e il lago ({ $lake }) si toccano.
metromania-map-unreachable = Da { $start } una linea difficilmente raggiunge { $exits }.
