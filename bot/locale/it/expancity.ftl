expancity-title = Expancity
expancity-tagline = Fai crescere una città comune, alza le tue torri e tieni segreti i contratti.

## Componenti

expancity-tile-city_hall = Municipio
expancity-tile-res = Lotto residenziale
expancity-tile-com = Lotto commerciale
expancity-tile-park = Parco
expancity-tile-church = Chiesa
expancity-tile-bank = Banca
expancity-tile-school = Scuola
expancity-tile-mall = Centro commerciale
expancity-tile-police = Stazione di polizia
expancity-tile-wine_bar = Enoteca
expancity-tile-hospital = Ospedale
expancity-tile-stadium = Stadio
expancity-kind-res = residenziale
expancity-kind-com = commerciale
expancity-roof-flat = tetto piatto
expancity-roof-round = tetto tondo
expancity-roof-pointed = tetto a punta

## Opzioni

expancity-option-negative_building_scores = Edifici con punteggio negativo
expancity-option-negative_building_scores-literal = Contano così come sono
expancity-option-negative_building_scores-floor_zero = Contano 0
expancity-option-goals = Obiettivi
expancity-option-goals-random = Tre a caso

## Obiettivi

expancity-goal-tallest_building = L’edificio più alto
expancity-goal-tallest_building-text = L’edificio completato più alto
expancity-goal-most_commercial = Re del commercio
expancity-goal-most_commercial-text = Il maggior numero di edifici commerciali completati
expancity-goal-most_residential = Re del residenziale
expancity-goal-most_residential-text = Il maggior numero di edifici residenziali completati
expancity-goal-most_contracts = Maestro dei contratti
expancity-goal-most_contracts-text = Il maggior numero di contratti realizzati
expancity-goal-park_patron = Mecenate dei parchi
expancity-goal-park_patron-text = Il maggior numero di edifici completati accanto a un parco
expancity-goal-longest_street = La via più lunga
expancity-goal-longest_street-text = La più lunga fila ininterrotta di edifici completati di una persona

## Contratti

expancity-contract-sky_cellar = Cantina sulle nuvole
expancity-contract-sky_cellar-text = Edificio commerciale di 6 piani completato accanto a un’enoteca
expancity-contract-shared_green = Verde condiviso
expancity-contract-shared_green-text = Un tuo edificio commerciale e uno residenziale accanto allo stesso parco
expancity-contract-fake_id = Documento falso
expancity-contract-fake_id-text = Un tuo edificio accanto sia a una scuola sia a un’enoteca
expancity-contract-school_supplies = Materiale scolastico
expancity-contract-school_supplies-text = Un tuo edificio accanto sia a una scuola sia a un centro commerciale
expancity-contract-branch_office = Filiale
expancity-contract-branch_office-text = Edificio commerciale di 4 piani completato accanto a una banca
expancity-contract-trading_floor = Sala delle contrattazioni
expancity-contract-trading_floor-text = Edificio commerciale di 5 piani completato accanto a una banca
expancity-contract-anchor_store = Grande magazzino
expancity-contract-anchor_store-text = Edificio commerciale di 5 piani completato accanto a un centro commerciale
expancity-contract-corner_suite = Ufficio d’angolo
expancity-contract-corner_suite-text = Edificio commerciale di 5 piani completato accanto a un parco
expancity-contract-vip_box = Palco VIP
expancity-contract-vip_box-text = Edificio commerciale completato accanto allo stadio
expancity-contract-tasting_room = Sala degustazione
expancity-contract-tasting_room-text = Edificio commerciale di 4 piani completato accanto a un’enoteca
expancity-contract-school_run = A scuola a piedi
expancity-contract-school_run-text = Edificio residenziale di 3 piani completato accanto a una scuola
expancity-contract-chapel_lane = Vicolo della cappella
expancity-contract-chapel_lane-text = Edificio residenziale di 2 piani completato accanto a una chiesa
expancity-contract-park_view = Vista parco
expancity-contract-park_view-text = Edificio residenziale di 3 piani completato accanto a un parco
expancity-contract-night_watch = Ronda notturna
expancity-contract-night_watch-text = Edificio residenziale di 2 piani completato accanto alla polizia
expancity-contract-recovery_suite = Suite di convalescenza
expancity-contract-recovery_suite-text = Edificio residenziale completato accanto all’ospedale
expancity-contract-noise_complaint = Schiamazzi notturni
expancity-contract-noise_complaint-text = Edificio residenziale completato accanto a un’enoteca
expancity-contract-garden_cottage = Casetta nel verde
expancity-contract-garden_cottage-text = Edificio residenziale di 1 piano completato accanto a un parco
expancity-contract-getaway_car = Auto per la fuga
expancity-contract-getaway_car-text = Un tuo edificio accanto sia a una banca sia alla polizia
expancity-contract-garden_wedding = Matrimonio all’aperto
expancity-contract-garden_wedding-text = Un tuo edificio accanto sia a una chiesa sia a un parco
expancity-contract-double_green = Doppio verde
expancity-contract-double_green-text = Edificio completato accanto ad almeno due parchi
expancity-contract-lunch_break = Pausa pranzo
expancity-contract-lunch_break-text = Un tuo edificio commerciale accanto sia a un parco sia a un centro commerciale
expancity-contract-all_conveniences = Tutte le comodità
expancity-contract-all_conveniences-text = Edificio residenziale completato accanto ad almeno tre tipi di tessera speciale
expancity-contract-campus_housing = Alloggi studenteschi
expancity-contract-campus_housing-text = Due tuoi edifici residenziali accanto alla stessa scuola
expancity-contract-strip_mall = Viale dei negozi
expancity-contract-strip_mall-text = Due tuoi edifici commerciali accanto allo stesso centro commerciale
expancity-contract-parishioners = Parrocchiani
expancity-contract-parishioners-text = Due tuoi edifici accanto alla stessa chiesa
expancity-contract-village_green = Prato del villaggio
expancity-contract-village_green-text = Tre tuoi edifici accanto allo stesso parco
expancity-contract-city_hall_address = Di fronte al Municipio
expancity-contract-city_hall_address-text = Edificio completato accanto al Municipio
expancity-contract-main_street = Corso principale
expancity-contract-main_street-text = Tre tuoi edifici in fila
expancity-contract-grand_boulevard = Il grande viale
expancity-contract-grand_boulevard-text = Quattro tuoi edifici in fila
expancity-contract-terraced_houses = Case a schiera
expancity-contract-terraced_houses-text = Tre tuoi edifici residenziali in fila
expancity-contract-staircase = Skyline a gradini
expancity-contract-staircase-text = Tre tuoi edifici in fila, ognuno più alto del precedente
expancity-contract-matching_pair = Torri gemelle
expancity-contract-matching_pair-text = Due edifici commerciali completati, adiacenti e della stessa altezza
expancity-contract-live_and_work = Casa e bottega
expancity-contract-live_and_work-text = Un edificio residenziale e uno commerciale, adiacenti ed entrambi completati
expancity-contract-my_neighborhood = Il mio quartiere
expancity-contract-my_neighborhood-text = Cinque tuoi edifici uniti lato a lato
expancity-contract-city_block = Un isolato tutto tuo
expancity-contract-city_block-text = Tre tuoi edifici in un’area 2×2
expancity-contract-quarter = Il rione
expancity-contract-quarter-text = Cinque tuoi edifici in un’area 3×3
expancity-contract-quiet_suburb = Sobborgo tranquillo
expancity-contract-quiet_suburb-text = Tre edifici residenziali completati in un’area 3×3
expancity-contract-downtown = Quartiere degli affari
expancity-contract-downtown-text = Tre tuoi edifici commerciali in un’area 3×3
expancity-contract-mixed_use = Casa, lavoro e verde
expancity-contract-mixed_use-text = Un tuo edificio residenziale, uno commerciale e un parco in un’area 2×2
expancity-contract-full_house = Tutto esaurito
expancity-contract-full_house-text = Tre edifici residenziali di 3 piani completati
expancity-contract-bungalow_trio = Tre villette
expancity-contract-bungalow_trio-text = Tre edifici residenziali di 1 piano completati
expancity-contract-property_ladder = Di casa in casa
expancity-contract-property_ladder-text = Edifici residenziali di 1, 2 e 3 piani completati
expancity-contract-skyline = Skyline 4-5-6
expancity-contract-skyline-text = Edifici commerciali di 4, 5 e 6 piani completati
expancity-contract-board_meeting = Riunione del consiglio
expancity-contract-board_meeting-text = Quattro edifici commerciali completati
expancity-contract-dome_district = Quartiere delle cupole
expancity-contract-dome_district-text = Tre edifici completati con tetto tondo
expancity-contract-spire_district = Quartiere delle guglie
expancity-contract-spire_district-text = Tre edifici completati con tetto a punta
expancity-contract-green_thumb = Pollice verde
expancity-contract-green_thumb-text = Cinque edifici completati, ognuno accanto a un parco
expancity-contract-around_town = Il giro della città
expancity-contract-around_town-text = I tuoi edifici toccano in tutto otto tipi di tessera speciale
expancity-contract-good_fences = Buoni vicini
expancity-contract-good_fences-text = Un tuo edificio accanto ad almeno tre edifici altrui
expancity-contract-overshadow = Fare ombra
expancity-contract-overshadow-text = Edificio commerciale completato, 3+ piani più alto di un vicino rivale completato

## Mosse e moduli

expancity-verb-plan = Gioca il turno
expancity-verb-keep_contract = Tieni un contratto
expancity-verb-fulfil = Realizza contratti
expancity-verb-keep_tile = Tieni una tessera
expancity-field-plan-tile = Tessera da posare
expancity-field-plan-at = Dove posarla
expancity-field-plan-builds = Piani da aggiungere (al massimo 3)
expancity-field-plan-roofs = Tetti da mettere
expancity-field-keep_contract-card = Contratto da tenere
expancity-field-fulfil-cards = Contratti da mostrare
expancity-field-keep_tile-tile = Tessera da tenere
expancity-asked-plan = Posa una tessera, fai 3 azioni, metti i tetti.
expancity-asked-keep_contract = Tieni uno dei due contratti.
expancity-asked-fulfil = Mostra i contratti che vuoi segnare ora, o nessuno.
expancity-asked-keep_tile = Tieni una delle due tessere.

## Parti di testo

expancity-text-cell = { $cell }
expancity-text-lot_at = { SIGNED($points) } a piano · { $beside }
expancity-text-tile_at = { SIGNED($own) } a piano, altri { SIGNED($others) } · { $beside }
expancity-text-place_at = { CAPITAL($beside) }
expancity-text-to_north = { $neighbour } (nord)
expancity-text-to_east = { $neighbour } (est)
expancity-text-to_south = { $neighbour } (sud)
expancity-text-to_west = { $neighbour } (ovest)
expancity-text-own_res = la tua casa
expancity-text-own_com = la tua torre
expancity-text-res_of = casa di { $owner }
expancity-text-com_of = torre di { $owner }
expancity-text-blocks = { $fetched ->
    [0] { $unused ->
        [0] Tutte le azioni costruiscono.
       *[other] La riserva è vuota: le azioni che avanzano non raccolgono nulla.
     }
    [one] L’azione che avanza raccoglie un blocco: +1.
   *[other] Le azioni che avanzano raccolgono blocchi: +{ $fetched }.
 } Scorta: { $before } → { $after }.
expancity-text-must_build = { $reserve ->
    [0] La riserva è vuota e non puoi raccogliere blocchi: costruisci.
    [one] Nella riserva c’è solo { $reserve } blocco: con le altre azioni costruisci.
   *[other] Nella riserva ci sono solo { $reserve } blocchi: con le altre azioni costruisci.
 }
expancity-text-lot_note_res = Per un edificio di 1–3 piani
expancity-text-lot_note_com = Per un edificio di almeno 4 piani
expancity-text-modifiers = Residenziale { SIGNED($res) }, commerciale { SIGNED($com) } per piano
expancity-text-grow = { $cell } · { $before }→{ $floors } { PLURAL($floors, "piano/piani") }
expancity-text-grow_for = { $cell } · { $before }→{ $floors } { PLURAL($floors, "piano/piani") }, { SIGNED($points) }
expancity-text-start = { $cell } · nuovo edificio { $kind }
expancity-text-start_for = { $cell } · nuovo edificio { $kind }, { SIGNED($points) }
expancity-text-roof_choice = { $cell } { $kind }, { $floors ->
    [one] { $floors } piano
   *[other] { $floors } piani
 }, { $roof }
expancity-text-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
expancity-text-contract_note = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } · { $have }/{ $need } · { $condition }
expancity-text-sum_base = 1
expancity-text-sum_term = { $before } { SIGNED($value) } { $what }
expancity-text-empty_lot = lotto vuoto
expancity-text-seat_value = { $seat } { $value }
expancity-part-buildings = Edifici
expancity-part-contracts = Contratti
expancity-part-goals = Obiettivi

## Che cosa succede

expancity-event-laid = { $seat } posa una tessera in { $cell }: { $tile }.
expancity-event-built = { $floors ->
    [1] { $seat } inizia un edificio { $kind } in { $cell }.
   *[other] { $seat } porta l’edificio { $kind } in { $cell } a { $floors } piani.
 }
expancity-event-collected = { $count ->
    [one] { $seat } preleva { $count } blocco dalla riserva.
   *[other] { $seat } preleva { $count } blocchi dalla riserva.
 }
expancity-event-forfeited = { $count ->
    [one] { $seat } perde { $count } azione: non c’è più nulla da fare.
   *[other] { $seat } perde { $count } azioni: non c’è più nulla da fare.
 }
expancity-event-roofed = { $cell } { $kind }, { $floors ->
    [one] { $floors } piano
   *[other] { $floors } piani
 }, completato con { $roof }: ({ $sum }) × { $floors } = { $points }
expancity-event-roofed_zero = { $cell } { $kind }, { $floors ->
    [one] { $floors } piano
   *[other] { $floors } piani
 }, completato con { $roof }: ({ $sum }) × { $floors } = { $product }, che conta { $points }
expancity-event-contracts_drawn = { $count ->
    [one] { $seat } pesca contratti per { $count } edificio completato.
   *[other] { $seat } pesca contratti per { $count } edifici completati.
 }
expancity-event-contracts_offered = Contratti pescati: { $cards }.
expancity-event-contract_kept = Contratto tenuto: { $card }.
expancity-event-fulfilled = { $points ->
    [one] { $seat } realizza «{ $card }» ({ $condition }): { $points } punto.
   *[other] { $seat } realizza «{ $card }» ({ $condition }): { $points } punti.
 }
expancity-event-fulfilled_none = { $seat } non mostra alcun contratto.
expancity-event-refilled = { $bag ->
    [0] { $seat } pesca una tessera. Il sacchetto è vuoto.
    [one] { $seat } pesca una tessera. Nel sacchetto ne resta { $bag }.
   *[other] { $seat } pesca una tessera. Nel sacchetto ne restano { $bag }.
 }
expancity-event-tiles_offered = Tessere pescate: { $tiles }.
expancity-event-tile_kept = Tessera tenuta: { $tile }.
expancity-event-goal_paid = { $winners ->
    [one] { $goal } ({ $values }): { $points } { PLURAL($points, "punto/punti") } { AD($seats) } { $seats }.
   *[other] { $goal } ({ $values }): { $points } { PLURAL($points, "punto/punti") } ciascuno { AD($seats) } { $seats }.
 }
expancity-event-goal_unpaid = { $goal } ({ $values }): nessuno riceve punti.
expancity-event-unfulfilled = Contratti non realizzati da { $seat }: { $cards }.
expancity-event-final = { $rank }º { $seat }: { $total } (edifici { $buildings }, contratti { $contracts }, obiettivi { $goals }).
expancity-reason-outright = { $seat } vince con { $total } { PLURAL($total, "punto/punti") }.
expancity-reason-contracts = A pari merito con { $total } { PLURAL($total, "punto/punti") } vince { $seat }, con più contratti realizzati ({ $count }).
expancity-reason-buildings = A pari merito con { $total } { PLURAL($total, "punto/punti") } vince { $seat }, con più edifici completati ({ $count }).
expancity-reason-tallest = A pari merito con { $total } { PLURAL($total, "punto/punti") } vince { $seat }, con l’edificio più alto ({ $count } { PLURAL($count, "piano/piani") }).
expancity-reason-shared = { $seats } condividono la vittoria con { $total } { PLURAL($total, "punto/punti") }.

## Il tavolo a parole

expancity-text-turn = Mossa { $turn } di { $turns }.
expancity-text-acting-plan = { $seat } prepara la mossa.
expancity-text-acting-keep_contract = { $seat } sceglie il contratto da tenere.
expancity-text-acting-fulfil = { $seat } può realizzare contratti.
expancity-text-acting-keep_tile = { $seat } sceglie la tessera da tenere.
expancity-text-last_laid = Ultima mossa: { $seat }, tessera { $tile } in { $cell }.
expancity-text-last_floors = Piani aggiunti: { $cells }.
expancity-text-last_roofs = Tetti messi: { $roofs }.
expancity-text-draft_laid = In programma: tessera { $tile } in { $cell }.
expancity-text-draft_floors = Piani in programma: { $cells }.
expancity-text-draft_roofs = Tetti in programma: { $roofs }.
expancity-text-roof_put = { $cell } { $roof } ({ SIGNED($points) })
expancity-text-candidates = La tessera può andare in { $cells }.
expancity-text-row = Riga { $row }: { $cells }.
expancity-text-on_tile = { $cell } { $tile }
expancity-text-on_lot = { $cell } lotto { $kind } vuoto
expancity-text-on_unfinished = { $cell } { $kind } di { $seat }, { $floors ->
    [one] { $floors } piano
   *[other] { $floors } piani
 }, in costruzione
expancity-text-on_completed = { $cell } { $kind } di { $seat }, { $floors ->
    [one] { $floors } piano
   *[other] { $floors } piani
 }, { $roof }, punti { $points }
expancity-text-seat = { $seat }: punti { $score }, scorta { $supply }, riserva { $reserve }, edifici in costruzione { $unfinished } su 3, contratti in mano { $held }, realizzati { $fulfilled }.
expancity-text-seat_fulfilled = Contratti realizzati da { $seat }: { $cards }.
expancity-text-done_contract = { $card } ({ $points })
expancity-text-goal = Obiettivo { $goal } ({ $condition }), { $points } { PLURAL($points, "punto/punti") }: { $values }.
expancity-text-stocks = Tessere nel sacchetto { $bag }, contratti nel mazzo { $deck }, tetti rimasti: piatti { $flat }, tondi { $round }, a punta { $pointed }.
expancity-text-unseen = { $tile } { $count }
expancity-text-census = Tessere non ancora viste: { $tiles }.
expancity-text-tile_value = { $tile } { SIGNED($res) }/{ SIGNED($com) }
expancity-text-tile_values = Tessere speciali, punti per piano agli edifici accanto (residenziali/commerciali): { $tiles }.
expancity-text-my_tiles = Tessere in mano: { $tiles }.
expancity-text-my_contract = Contratto in mano { $card } ({ $condition }), { $points } { PLURAL($points, "punto/punti") }, { $have } di { $need }.
expancity-text-offered_contract = Contratto offerto { $card } ({ $condition }), { $points } { PLURAL($points, "punto/punti") }, { $have } di { $need }.
expancity-text-offered_tiles = Tessere offerte: { $tiles }.

## Rifiuti

error-expancity-cell_parse = Non capisco la casella «{ $text }». Così: N2E3, S1, W4. Il Municipio è C.
error-expancity-cell_spelling = Scrivi { $cell }, non «{ $text }».
error-expancity-unknown_tile = Nessuna tessera si chiama «{ $text }». La più simile è «{ $nearest }». Scrivi il nome come nell’immagine.
error-expancity-ambiguous_tile = «{ $text }» corrisponde a più tessere. Scrivine una: { $tiles }.
error-expancity-roof_parse = Non capisco il tetto «{ $text }». Così: N1=flat, N1=round, N1=pointed.
error-expancity-move_parse = Non capisco «{ $text }». Così: parco@N1E1; b N1 N2E1; r N1 N2E1=o
error-expancity-tile_not_in_hand = Non hai in mano questa tessera: { $tile }. Posane una della tua mano.
error-expancity-cell_occupied = In { $cell } c’è già una tessera: { $tile }. Scegli una casella libera accanto a una tessera.
error-expancity-place_not_adjacent = { $cell } non tocca nessuna tessera. Le caselle più vicine: { $nearest }.
error-expancity-too_many_builds = Hai { $most } { PLURAL($most, "azione/azioni") }: scegli al massimo { $most } caselle.
error-expancity-one_floor = { $cell } cresce di un piano per turno. Indicala una volta sola.
error-expancity-cell_empty = In { $cell } non c’è nessuna tessera. Costruisci su un lotto già posato.
error-expancity-not_lot = In { $cell } non costruisce nessuno: { $tile }. Scegli un lotto.
error-expancity-not_yours = L’edificio in { $cell } è di { $owner }. Scegli un lotto vuoto o un edificio tuo.
error-expancity-goal_count = Scegli { $need } { PLURAL($need, "obiettivo/obiettivi") }, non { $count }. Senza l’opzione escono a caso.
error-expancity-already_done = L’edificio in { $cell } ha già il tetto. Scegline un altro.
error-expancity-res_max = { $cell } è al massimo: i residenziali hanno 3 piani. Mettici il tetto o costruisci altrove.
error-expancity-height_limit = { $limit ->
    [one] { $cell } per ora può avere { $limit } piano. Prima completa un edificio { $kind } di { $limit } piano.
   *[other] { $cell } per ora può avere { $limit } piani. Prima completa un edificio { $kind } di { $limit } piani.
 }
error-expancity-too_many_unfinished = Sarebbe il quarto cantiere, oltre { AD($cells) } { $cells }. Un tetto messo ora libera il posto dal prossimo turno.
error-expancity-no_blocks = { $need ->
    [one] Serve { $need } blocco
   *[other] Servono { $need } blocchi
 } e, prelievo compreso, ne hai { $have }. Scegli meno caselle.
error-expancity-must_act = { $unused ->
    [one] La riserva è vuota e resta { $unused } azione. Costruisci ancora in { $cells }.
   *[other] La riserva è vuota e restano { $unused } azioni. Costruisci ancora in { $cells }.
 }
error-expancity-roof_dup = { $cell } riceve un tetto solo. Scegli uno dei due.
error-expancity-not_own_building = In { $cell } non hai un edificio. Metti il tetto a uno dei tuoi.
error-expancity-com_min = I commerciali ricevono il tetto da 4 piani in su. { $cell } ne ha { $floors }: continua a costruire.
error-expancity-roof_type = Quel tetto non va bene. Per un edificio { $kind }: { $allowed }.
error-expancity-roof_empty = Esaurito: { $shape }. Ancora disponibile: { $others }.
error-expancity-not_offered = Scegli una delle due opzioni offerte.
error-expancity-contract_not_in_hand = Non hai in mano questo contratto. Scegline uno che hai.
error-expancity-contract_unmet = «{ $card }» non è ancora realizzato ({ $have }/{ $need }). Per ora lascialo.

## Le regole in breve

expancity-rules-1 = **Lo scopo.** Tutti ampliano la stessa città attorno al Municipio. Completa i tuoi edifici nei posti giusti e realizza contratti segreti. Quando tutte le 60 tessere sono posate, vince il totale più alto.
expancity-rules-2 = **Un turno** ha cinque fasi: tessera, tre azioni, tetti, contratti, nuova tessera. Le prime tre formano un’unica mossa. Cominci con due tessere, 6 blocchi nella scorta e 49 nella riserva.
expancity-rules-3 = **1. Posa una tessera** della mano su una casella libera che abbia un lato in comune con una tessera già posata. Sui lotti residenziali e commerciali può costruire chiunque, non importa chi li ha posati. Le caselle si contano dal Municipio: `N2E3` è due a nord e tre a est, il Municipio è `C`.
expancity-rules-4 = **2. Fai tre azioni**, in qualsiasi combinazione e tutte, finché puoi. *Costruisci*: metti un blocco della scorta su un lotto vuoto o su un tuo edificio in costruzione. *Preleva*: sposta un blocco dalla riserva alla scorta. L’edificio è di chi vi mette il primo blocco. Un edificio cresce di un solo piano per turno, e nessuno può avere più di 3 edifici in costruzione.
expancity-rules-5 = **Altezze.** Gli edifici residenziali hanno da 1 a 3 piani, e al massimo uno in più del tuo residenziale completato più alto. I commerciali si completano da 4 piani in su; dal quinto piano in poi possono averne al massimo uno in più del tuo commerciale completato più alto. Conta solo ciò che è stato completato nei turni precedenti.
expancity-rules-6 = **3. Metti i tetti.** I residenziali ricevono un tetto piatto, i commerciali di almeno 4 piani un tetto tondo o a punta (10 per tipo). Il tetto può anche aspettare. Quando arriva, l’edificio dà punti una volta sola: (1 + tessere speciali accanto − lotti vuoti accanto) × piani. Angoli e altri edifici non contano, i cambiamenti successivi nemmeno. Un risultato sotto 0 si sottrae, a meno che il tavolo non sia stato aperto con l’opzione che lo fa contare 0.
expancity-rules-7 = **Tessere speciali** per piano, residenziale/commerciale: parco +1/+1, chiesa +1/0, banca 0/+1, scuola +2/0, centro commerciale 0/+2, polizia +1/−1, enoteca −1/+1, ospedale +2/−1, stadio −1/+2. Il Municipio vale 0.
expancity-rules-8 = **Contratti.** Per ogni tetto peschi due contratti: uno lo tieni in segreto, l’altro va sotto il mazzo. Non c’è limite di mano. I contratti parlano dei tuoi edifici: il tetto serve solo dove c’è scritto «completato», e il numero di piani dev’essere esatto.
expancity-rules-9 = **4. Mostra i contratti** la cui condizione è soddisfatta ora, quanti ne vuoi, e segnane i punti. Un edificio può servire a più contratti. Quelli che tieni da parte li mostri in un turno successivo, se la condizione è ancora soddisfatta. Alla fine non costano nulla.
expancity-rules-10 = **5. Pesca due tessere**, tienine una e rimetti l’altra nel sacchetto. Quando il sacchetto è vuoto si giocano le tessere rimaste in mano, e la partita finisce dopo la mossa 60. A quel punto non si mostrano più contratti.
expancity-rules-11 = **La fine.** Ognuno dei tre obiettivi dà 12 punti a chi primeggia, divisi in caso di parità; con 0 non si vince nulla. Per gli obiettivi contano solo gli edifici completati. A parità di totale decidono i contratti realizzati, poi gli edifici completati, poi l’edificio più alto.
expancity-rules-12 = **Per scrivere la mossa:** `parco@N1E1; b N1 N2E1; r N1 N2E1=o` posa un parco in N1E1, costruisce in N1 e N2E1 e mette il tetto a entrambi. `o` è un tetto tondo, `^` uno a punta. Quello piatto non ha bisogno di segni. Poi: `contratto park_view`, `realizza skyline` (o `realizza -` per nessuno), `tessera parco`.

## What seats have in numbers

expancity-tally-points = punti
expancity-tally-supply = blocchi nella scorta
expancity-tally-reserve = blocchi nella riserva
expancity-tally-unfinished = edifici in costruzione
expancity-tally-held = contratti in mano
expancity-tally-fulfilled = contratti realizzati

## Statistiche

expancity-stat-fulfilled = Contratti completati
expancity-stat-tallest = Edificio più alto
expancity-stat-roofed = Edifici con il tetto

## Ciò che dicono solo i registri delle versioni precedenti

expancity-event-left-before = { $seat } lascia il tavolo.
