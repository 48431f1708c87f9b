# La regia di chi organizza, e che cosa cambia dopo l’annuncio.

tournament-about = { $text }
tournament-prizes = 🏅 **Premi:** { $text }
tournament-changes_head = **Modifiche dopo l’annuncio**
tournament-changes_line = -# { $at } · { $what }
tournament-changes_item = • { $what }
tournament-change-start = inizio { $at } (prima: { $before })
tournament-change-deadline = il turno { $number } scade { $at } (prima: { $before })
tournament-change-places = { $count } { PLURAL($count, "posto/posti") } (prima: { $before })
tournament-change-about = nuova descrizione
tournament-change-prizes = nuovi premi
tournament-change-words = nuova descrizione e nuovi premi
tournament-change-terms = { $after } (prima: { $before }) · impronta { $print }
tournament-change-people = organizzano anche: { $organisers } · arbitrano: { $referees }
tournament-change-nobody = nessuno

tournament-alter_done = ✅ Fatto. La modifica compare sotto l’annuncio.
tournament-alter_head = **Modifica { $name }**
tournament-alter_start = Inizio: { $at }
tournament-alter_due = Scadenza: { $at }
tournament-alter_places = Posti: { $count }
tournament-alter_words = Descrizione: { $about }
    Premi: { $prizes }
tournament-alter_none = –
tournament-alter_log = -# Ogni modifica compare sotto l’annuncio. Avviso solo chi ne è toccato.
tournament-alter_what = Cambia una regola …
tournament-alter_pick = Che cosa vale da ora in poi?
tournament-alter_sure = **{ $after }**
    Adesso: { $before }
    Il regolamento avrà una nuova impronta. { $count ->
        [one] Avviso l’unica persona iscritta
       *[other] Avviso le { $count } persone iscritte
    }: potrà ritirarsi chi vuole.
tournament-more_organisers = Chi organizza con te: al massimo 3

tournament-button-alter = Modifica
tournament-button-altwhen_before = Inizio e posti
tournament-button-altwhen_during = Scadenza e posti
tournament-button-altwords = Descrizione e premi
tournament-button-altyes = Sì, cambia
tournament-button-alter_back = Indietro
tournament-button-desk = Alla regia
tournament-button-desk_back = Torna alla regia
tournament-button-deskcall = Chiama chi manca
tournament-button-deskmore = Più tempo
tournament-button-deskresult = Fissa il risultato
tournament-button-deskstands = Il risultato resta
tournament-button-desksay = Scrivi a tutti
tournament-button-desknow_open = Apri subito il check-in
tournament-button-desknow_checkin = Inizia subito
tournament-button-desknow_running = Abbina subito il prossimo turno
tournament-button-desknow_closing = Rendi definitiva la classifica

tournament-field_about = Descrizione
tournament-field_prizes = Premi
tournament-field_due = Nuova scadenza dei tavoli in gioco
tournament-field_hours = Ore
tournament-field_hours_hint = Da 1 a { $most }
tournament-field_places = Piazzamenti in ordine di posto
tournament-field_places_hint = Come { $places }. I posti: { $names }
tournament-field_why = Perché?
tournament-field_why_hint = In una frase. La leggono tutti.
tournament-field_said = Messaggio
tournament-field_said_hint = Avvisa chi si è iscritto. Una volta al giorno, mai di notte.

tournament-call-changed = { $mentions } **{ $name }: ci sono novità.**
    { $list }
    -# Non è più il torneo che volevi? Puoi ritirarti.
tournament-call-named_referee = Ora arbitri **{ $name }**. Che cosa ti aspetta: `/{ cmd-tournament } { cmd-tournament-desk }`
tournament-call-named_organiser = Ora organizzi anche tu **{ $name }**, con tutti i poteri. La tua regia: `/{ cmd-tournament } { cmd-tournament-desk }`
tournament-call-message = 🔔 **{ $name }** · { $who }: { $text }
    { $mentions }
tournament-call-nudged = { $mentions } Chi arbitra ti chiede di giocare. Scadenza: { $at }

tournament-desk_head = **Regia di { $name }** · { $phase }
tournament-desk_next = ⏭ Poi: { $what }, { $at }
tournament-desk_paused = ⏸ In pausa. Per riprendere: `/{ cmd-referee } { cmd-referee-resume }`
tournament-desk_idle = Non succede altro finché non finisce un tavolo.
tournament-desk_message = Messaggio a tutti: { $at }
tournament-desk_missing = **Senza check-in ({ $count }):** { $names }
tournament-desk_all_here = Hanno fatto tutti il check-in.
tournament-desk_tables = **Tavoli in gioco: { $count }**
tournament-desk_table = • { $where }: { $what } · scade { $at }
tournament-desk_late = ⏱ { $where }: { $what } · scade { $at }
tournament-desk_absent = manca ancora: { $names }
tournament-desk_waits = si aspetta { $names }
tournament-desk_robots = non si aspetta nessuno
tournament-desk_call = 🪑 { $where }: il posto di { $name } è libero, chiesto { $at } a { $count } { PLURAL($count, "riserva/riserve") }
tournament-desk_dispute = ⚠ Reclamo: { $where }, da { $who }
tournament-desk_said = ⚠ { $who }: { $text }
tournament-desk_place = Turno { $number }, tavolo { $table }
tournament-desk_seat_fault = 🪑 { $name }: { $what }
tournament-desk_seat_seated = { $name }
tournament-desk_seat_placed = { $name }: { $place }º posto
tournament-desk_seat_absent = 🌙 { $name }: non c’è ancora
tournament-desk_seat_moves = ⏳ { $name }: deve giocare
tournament-desk_seat_moves_since = ⏳ { $name }: deve giocare, { $at }
tournament-desk_pick = Un tavolo …
tournament-desk_called = ✅ Chiamata inviata.
tournament-desk_opened = ✅ Il check-in si apre fra un attimo.
tournament-desk_do-checkin = apre il check-in
tournament-desk_do-no_show = un posto vuoto passa ad altri
tournament-desk_do-start = inizia la fase successiva
tournament-desk_do-begin = si comincia
tournament-desk_do-put_off = mancano giocatori, l’inizio slitta di un giorno
tournament-desk_do-call_off = mancano giocatori, il torneo è annullato
tournament-desk_do-pair = abbinamenti del turno { $number }
tournament-desk_do-open = si aprono i tavoli
tournament-desk_do-substitutes = un posto libero va alle riserve
tournament-desk_do-deadline = a un tavolo scade il tempo
tournament-desk_do-deal = si svela uno scenario
tournament-desk_do-season = aprono le iscrizioni della prossima stagione
tournament-desk_do-finish = la classifica diventa definitiva
tournament-desk_do-count = si contano i risultati

tournament-button-files = File
tournament-files_head = **{ $name }** com’è adesso: CSV per un foglio di calcolo, e tutto in JSON.
tournament-file_csv_signups = Le iscrizioni, in CSV
tournament-file_csv_pairings = Chi gioca dove, in CSV
tournament-file_csv_results = I risultati di tutti i tavoli, in CSV
tournament-file_csv_standings = La classifica di ogni fase, in CSV
tournament-file_lists = Tutte le liste, in JSON
tournament-file_trf = I risultati per i programmi di scacchi, in TRF

tournament-change-seeds = ordine di partenza scelto a mano: { $names }
tournament-change-seeds_none = ordine di partenza per sorteggio
tournament-button-seeds = Ordine di partenza
tournament-button-seedsyes = Usa quest’ordine
tournament-field_order = Ordine di partenza, dal più forte
tournament-field_order_hint = Un nome per riga, fino a { $most }. Gli altri seguono per sorteggio.
tournament-order_head = **Ordine di partenza di { $name }**, non ancora in vigore
tournament-order_line = { $place }. { $name }
tournament-order_rest = Poi per sorteggio ({ $count }): { $names }
tournament-order_unknown = ⚠ Senza iscrizione, quindi esclusi: { $names }

tournament-button-apart = Tieni separati
tournament-button-apartfile = Controlla i sorteggi
tournament-apart_head = **Chi resta separato in { $name }**
tournament-apart_line = { $place }. { $one } – { $other }
tournament-apart_none = Ancora nessuno.
tournament-apart_about = -# Non si siedono allo stesso tavolo, finché un sorteggio può evitarlo. L’elenco lo vede solo chi organizza: non compare in nessun post, pagina o cronaca.
tournament-apart_forced = -# Un tabellone o un calendario fisso segue l’ordine di partenza: lì nessuno resta separato.
tournament-apart_done = ✅ Vale dal prossimo sorteggio.
tournament-apart_remove = Non separare più …
tournament-apart_files = 🛡 **{ $name }** · solo per chi organizza: questi file dicono chi è stato separato. `python -m rules.contest.verify` ricalcola così ogni sorteggio.
tournament-apart_file = Il sorteggio del turno { $number } con il suo segreto, in JSON

tournament-change-by_hand = tavoli del turno { $number } scelti a mano
tournament-change-by_lot = tavoli del turno { $number } di nuovo per sorteggio
tournament-button-hand = Tavoli a mano
tournament-button-handyes = Usa questi tavoli
tournament-button-handoff = Torna al sorteggio
tournament-field_pools = I tavoli del prossimo turno
tournament-field_pools_hint = Una riga per tavolo, nomi separati da virgole. Chi è solo in una riga riposa.
tournament-hand_head = **{ $name } · Turno { $number } a mano**, non ancora in vigore
tournament-hand_table = Tavolo { $table }: { $names }
tournament-hand_rests = Riposo: { $names }
tournament-hand_again = ⚠ Si incontrano di nuovo: { $pairs }
tournament-hand_apart = ⚠ Da tenere separati: { $pairs }
tournament-hand_sizes = ⚠ Tavoli di altra misura che { $usual }: { $count }
tournament-hand_set = ⚖ I tavoli del turno { $number } sono scelti a mano.
tournament-hand_misfit = ⚠ I tavoli scelti a mano per il turno { $number } non tornano più, quindi saranno sorteggiati. { $why }

error-tournament-start_too_soon = Così non resta tempo per il check-in. Scegli un inizio più lontano, o apri subito il check-in: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-places_taken = Ci sono già { $count } { PLURAL($count, "posto occupato/posti occupati") }. Non scendere sotto quel numero.
error-tournament-nothing_to_move = Nessun tavolo è in gioco, quindi non c’è scadenza da spostare. Che cosa puoi cambiare: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-deadline_unfit = Lascia ai tavoli almeno { $least } { PLURAL($least, "ora/ore") }, e al massimo 90 giorni. Scegli un altro momento.
error-tournament-not_announced = Non è ancora annunciato. Prima premi **{ tournament-button-announce }** sotto la bozza.
error-tournament-deals_fixed = Gli scenari sono sigillati dall’annuncio, quindi numero, opzioni e posti restano così. Puoi cambiare altre regole: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-too_many_organisers = Con te possono organizzare al massimo in { $most }. Prima togline uno.
error-tournament-nobody_in = Non si è ancora iscritto nessuno, quindi nessuno lo leggerebbe. Riprova più tardi.
error-tournament-message_too_soon = Un messaggio al giorno. Il prossimo: <t:{ $until }:R>
error-tournament-nobody_waited_for = Lì non si aspetta nessuno che sia sveglio. Riguarda più tardi: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-called_already = Oggi la chiamata è già partita. Riprova domani.
error-tournament-too_many_apart = Le coppie sono al massimo { $most }. Prima togline una.
error-tournament-draw_forced = Qui un tabellone o un calendario fisso decide ogni tavolo, quindi nessuno può restare separato. Che cosa puoi cambiare: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-hand_never = I tavoli del prossimo turno non si scelgono a mano: li decide un tabellone o un calendario, il check-in non è ancora aperto, o non ci sono altri turni. Il prossimo passo: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-hand_too_many = Un elenco a mano contiene al massimo { $most } { PLURAL($most, "persona/persone") }. Un turno più grande si sorteggia: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-hand_unknown = { $name } non è fra gli iscritti. Correggi l’elenco: **{ tournament-button-hand }**
error-tournament-hand_twice = { $name } è a due tavoli. Correggi l’elenco: **{ tournament-button-hand }**
error-tournament-hand_out = { $name } non gioca in quel turno. Correggi l’elenco: **{ tournament-button-hand }**
error-tournament-hand_missing = { $count ->
        [one] { $name } non è a nessun tavolo
       *[other] { $count } persone non sono a nessun tavolo, come { $name }
    }. Correggi l’elenco: **{ tournament-button-hand }**
error-tournament-hand_size = Un tavolo da { $count } qui non è ammesso. Correggi l’elenco: **{ tournament-button-hand }**
error-tournament-bye_too_few = Senza questa persona non si riempie un tavolo: ne { $least ->
        [one] serve { $least }
       *[other] servono { $least }
    }. Altre vie: `/{ cmd-tournament } { cmd-tournament-desk }`
