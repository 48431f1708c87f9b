# Tornei: che cosa si vede e si preme.

tournament-which_game = Quale gioco?
tournament-which_kind = **{ $title }** · Che tipo di torneo?
tournament-pick_kind = Tipo di torneo
tournament-when_title = Quando, e in quanti?
tournament-field_name = Nome
tournament-field_when = Data e ora d’inizio
tournament-field_when_hint = Come 2026-12-24 20:00 oppure 7d. Il tuo fuso: { $zone }
tournament-field_most = Numero massimo di giocatori
tournament-field_most_hint = Da 2 a 512. Chi è di troppo va tra le riserve
tournament-usual_name = Coppa { $title }
tournament-draft_line = Questa bozza la vedi solo tu.
tournament-repeats_line = In { $count } nessuno si ritrova prima del turno { $number }.
tournament-announcing = L’annuncio sta arrivando in { $place }.
tournament-discarded = Scartato. Non l’ha visto nessuno.
tournament-more_head = **Altre opzioni del torneo** · puoi lasciarle così

tournament-more_pace = Ritmo: { SMALL($choice) }
tournament-more_rounds = Turni: { $choice }
tournament-more_rounds_auto = secondo quanti siete
tournament-more_once = Tavoli di un giocatore alla volta: al massimo { $choice }
tournament-more_seats = Tavoli da { $choice }
tournament-more_round_h = Tempo per un turno: { $choice }
tournament-more_checkin = Check-in: da { $choice } prima dell’inizio
tournament-more_show = Tempo per presentarsi: { $choice }
tournament-more_late = Iscrizioni tardive: fino al turno { $choice }
tournament-more_late_no = Niente iscrizioni tardive
tournament-more_cut = Tavolo finale dopo i turni: { $choice } { PLURAL($choice, "giocatore/giocatori") }
tournament-more_playoffs = Fase finale dopo i turni: { $choice } { PLURAL($choice, "giocatore/giocatori") }
tournament-more_cut_no = Senza finale dopo i turni
tournament-more_unfinished = Tavoli in ritardo: { $choice }
tournament-more_rated_yes = Vale per il rating
tournament-more_rated_no = Non vale per il rating
tournament-more_min = Almeno { $choice } { PLURAL($choice, "giocatore/giocatori") }
tournament-more_account = Solo account di almeno { $count } { PLURAL($count, "giorno/giorni") }
tournament-more_account_any = Account di qualsiasi età
tournament-more_tables = Solo con almeno { $count } { $count ->
        [one] tavolo
       *[other] tavoli
    } con rating a questo gioco
tournament-more_tables_any = Nessun tavolo con rating richiesto
tournament-more_language = Solo per chi usa Discord in { $language ->
        [ko] coreano
        [it] italiano
       *[other] inglese
    }
tournament-more_language_any = Qualsiasi lingua
tournament-more_role = Solo per un ruolo: scegli quale
tournament-more_referees = Chi arbitra: al massimo 5
tournament-unfinished-robots = continuano i robot
tournament-unfinished-share = i punti si dividono
tournament-unfinished-standing = conta la posizione
tournament-unfinished-void = il tavolo non conta

tournament-preset-quick_cup = Coppa veloce
tournament-preset-quick_cup_about = Eliminazione, 8–16 persone, tavoli da 4, passano in 2
tournament-preset-swiss = Svizzera
tournament-preset-swiss_about = Giocano tutti a ogni turno, poi un tavolo finale
tournament-preset-league = Campionato a sette
tournament-preset-league_about = Gironi da 7, ci si incontra due volte
tournament-preset-duels = Duelli
tournament-preset-duels_about = Svizzera, uno contro uno
tournament-preset-same_deal = Stesso scenario
tournament-preset-same_deal_about = In solitario, gli stessi 3 scenari per tutti
tournament-preset-deal_tables = Stesso scenario ai tavoli
tournament-preset-deal_tables_about = 3 scenari uguali a ogni tavolo: il confronto è con chi ha il tuo stesso posto
tournament-preset-double = Doppia eliminazione
tournament-preset-double_about = Uno contro uno, si esce alla seconda sconfitta
tournament-preset-lives = A vite
tournament-preset-lives_about = Due vite a testa: chi non è tra i primi del tavolo ne perde una
tournament-preset-groups = Gironi e fase finale
tournament-preset-groups_about = Prima i gironi, poi passano in 2 per girone
tournament-preset-round_robin = Girone all’italiana
tournament-preset-round_robin_about = Un calendario per tutti: si incontra più gente possibile
tournament-preset-heats = Batterie
tournament-preset-heats_about = Gioca quanti turni vuoi su 3, poi un tavolo finale
tournament-preset-ladder = Ladder
tournament-preset-ladder_about = 8 turni, uno a settimana: giochi quelli che vuoi, contano i 6 migliori
tournament-preset-single_table = Un solo tavolo
tournament-preset-single_table_about = Una sola partita, e qualcuno la vince

tournament-head = **{ $name }** · { $title } · inizio { $at }
tournament-format-swiss = Svizzera, { $rounds } { PLURAL($rounds, "turno/turni") } di { $length }, tavoli da { $seats }.
tournament-format-swiss_auto = Svizzera, turni di { $length }, tavoli da { $seats }. Quanti turni dipende da quanti siete.
tournament-format-single_table = Un solo tavolo da { $seats }, { $length }.
tournament-format-round_robin = Girone all’italiana, tavoli da { $seats }, { $length } l’uno, al massimo { $once } alla volta.
tournament-format-single = Eliminazione diretta, tavoli da { $seats }, passano in { $advance }, { $length } a turno.
tournament-format-double = Doppia eliminazione: si esce alla seconda sconfitta, { $length } a turno.
tournament-format-lives = A vite: chi non è tra i primi { $advance } del tavolo ne perde una, { $length } a turno.
tournament-format-groups = Gironi, tavoli da { $seats }, al massimo { $once } alla volta, passano in { $advance } per girone.
tournament-format-heats = Batterie, un turno ogni { $length }: giochi quelli che vuoi, contano i migliori.
tournament-format-ladder = Ladder, un turno ogni { $length }: iscriviti a quelli che vuoi giocare.
tournament-format-league = Campionato a gironi, tavoli da { $seats }, { $length } l’uno, al massimo { $once } alla volta.
tournament-format-duplicate = Giocano tutti gli stessi scenari, { $length } per ciascuno.
tournament-format-duplicate_alone = Tutti giocano da soli gli stessi { $rounds } scenari, entro { $length } in tutto.
tournament-then_final = Poi un tavolo finale con i migliori { $seats }.
tournament-then_final_if = Poi un tavolo finale con i migliori { $seats }, se in gara siete più di { $seats }.
tournament-no_final = Niente tavolo finale: vi siete già incontrati tutti a un tavolo.
tournament-takes = In tutto circa { $to }, se i tavoli usano tutto il tempo.
tournament-takes_between = In tutto da { $from } a { $to } circa, se i tavoli usano tutto il tempo.
tournament-then_playoffs = Poi fase finale, tavoli da { $seats }.
tournament-then_cut = Poi fase finale con i migliori { $seats }, se in gara siete più di { $seats }.
tournament-seeds_rated = Ordine di partenza: per rating, gli altri per sorteggio.
tournament-seeds_drawn = Ordine di partenza: per sorteggio.
tournament-seeds_by_hand = Ordine di partenza: scelto a mano, gli altri per sorteggio.
tournament-terms = ⏱ { $pace } · { $rated } · { $until }
tournament-terms_over = ⏱ { $pace } · { $rated }
tournament-no_clock = senza orologio
tournament-rated = vale per il rating
tournament-unrated = non vale per il rating
tournament-until_signup = apre il check-in: { $at }
tournament-until_checkin = chiude il check-in: { $at }
tournament-until_round = scadenza turno { $number }: { $at }
tournament-until_deals = scadenza di tutti gli scenari: { $at }
tournament-until_disputes = diventa definitivo: { $at }
tournament-until_paused = in pausa
tournament-count = **{ $count } su { $most }** · riserve { $bench }
tournament-count_here = **{ $count } su { $most }** · check-in { $here } · riserve { $bench }
tournament-count_playing = { $all ->
        [0] **{ $count }** in gara · turno { $number }
       *[other] **{ $count }** in gara · turno { $number } di { $all }
    }
tournament-count_deals = **{ $count }** in gara · scenari svelati: { $opened } su { $all }
tournament-count_played = Hanno giocato in **{ $count }**
tournament-won = 🏆 **{ $name }**
tournament-operators = -# Bot gestito da { $names }: potrebbe vedere i tavoli coperti, quindi qui non gioca.
tournament-called_off = **Annullato.**
tournament-called_off_series = **Annullato.** Non ci sarà una prossima edizione.
tournament-weeks = { $count } { PLURAL($count, "settimana/settimane") }

tournament-button-announce = Annuncia
tournament-button-more = Cambia altro
tournament-button-when = Nome e data
tournament-button-discard = Scarta
tournament-button-back = Torna alla bozza
tournament-button-join = Iscriviti
tournament-button-in = Ci sarò
tournament-button-list = Partecipanti
tournament-button-rules = Regolamento
tournament-button-out = Ritirati
tournament-button-own = Il mio tavolo
tournament-button-play_deal = Gioca lo scenario { $number }
tournament-button-rank = Classifica
tournament-button-verify = Controlla
tournament-button-ready = Ci sono
tournament-button-play = Gioco il prossimo turno
tournament-button-skip = Salto il prossimo turno
tournament-button-seat = Prendo il posto
tournament-button-seat_at = Posto al tavolo { $table }
tournament-button-sub = Solo come riserva
tournament-button-again = Rientra in gara
tournament-button-late = Gioco dal turno { $number }
tournament-button-why = Perché?
tournament-button-line = La mia riga
tournament-button-dispute = Reclamo
tournament-button-pairs = Abbinamenti
tournament-button-prev = ◀
tournament-button-next = ▶
tournament-button-others = Altri tornei
tournament-button-go = Vai al tavolo
tournament-button-sure_out = Sì, mi ritiro
tournament-button-calloff = Sì, annulla
tournament-button-create = Crea un torneo
tournament-button-arrived = Arrivato
tournament-button-missed = Non arriva

tournament-joined = **Iscrizione fatta** per { $name }. Check-in: { $from } – { $until }. Puoi ritirarti prima di ogni turno.
tournament-joined_late = **Ci sei.** Giochi dal turno { $number } di { $name }.
tournament-benched = **Sei in lista, riserva n. { $place }.** Entri se qualcuno si ritira.
tournament-substitute = **Fai da riserva.** Ti chiamo se si libera un posto durante un turno.
tournament-agree = -# Ogni turno: { $length }. Se non ci sei entro { $show }, il posto va a una riserva o a un robot.
tournament-hours_ask = -# Quando dormi? Dillo con `/{ cmd-my } { cmd-my-hours }`: di notte l’orologio è fermo.
tournament-checked_in = **Check-in fatto.** { $name } inizia: { $at }
tournament-test_sent = -# Ti mando un avviso di prova. Se non arriva: `/{ cmd-my } { cmd-my-notices }`
tournament-test_none = -# Ti menziono nel thread del tuo tavolo. Un altro modo: `/{ cmd-my } { cmd-my-notices }`
tournament-out_sure = Vuoi ritirarti da **{ $name }**? I tuoi risultati restano.
tournament-out_table = Il tuo posto al tavolo in corso va a un robot.
tournament-withdrawn = Non partecipi più { AD($name) } **{ $name }**. Per rientrare: `/{ cmd-tournament } { cmd-tournament-return }`
tournament-withdrawn_early = Non partecipi più { AD($name) } **{ $name }**. Ci hai ripensato? Iscriviti di nuovo.
tournament-returned = Rientri in **{ $name }**, dal turno { $number }.
tournament-bye_kept = Riposi nel turno { $number } di **{ $name }**. Vale come un tavolo medio.
tournament-play_line = Ora tocca al turno { $number }: vogliono giocare in { $count }.
tournament-play_kept = **Giochi il turno { $number }** di { $name }. Puoi cambiare idea finché non inizia.
tournament-play_off = Non giochi il turno { $number } di **{ $name }**. I turni dopo restano aperti.
tournament-ready_done = Segnato, ci sei. L’orologio parte come sempre con la tua mossa.
tournament-seat_taken = Posto tuo: { $link }

tournament-list_head = **Tornei di questo server**
tournament-list_line = • **{ $name }** · { $title } · { $phase }
tournament-list_none = Qui non c’è ancora nessun torneo. Chi organizza lo crea con `/{ cmd-tournament } { cmd-tournament-create }`.
tournament-phase-draft = bozza
tournament-phase-open = iscrizioni aperte, { $count } su { $most }
tournament-phase-checkin = check-in aperto, { $count } su { $most }
tournament-phase-running = { $all ->
        [0] turno { $number }
       *[other] turno { $number } di { $all }
    }
tournament-phase-paused = in pausa
tournament-phase-closing = partite finite, non ancora definitivo
tournament-phase-finished = finito
tournament-phase-cancelled = annullato
tournament-table_at = turno { $number }, tavolo { $table }
tournament-table_final = tavolo finale
tournament-table_playoffs = fase finale, turno { $number }, tavolo { $table }
tournament-pod_choice = { CAPITAL($place) }: { $names }
tournament-ruling_choice = { $what }: { $reason }
tournament-choice = { $name } · { $title } · { $phase }
tournament-entrants_head = **{ $name }: { $count } su { $most }**
tournament-entrants_none = Ancora nessuna iscrizione.
tournament-entrants_here = **Check-in fatto ({ $count }):** { $names }
tournament-entrants_missing = **Non ancora ({ $count }):** { $names }
tournament-entrants_bench = **Riserve:** { $names }
tournament-entrants_subs = **Solo come riserve:** { $names }
tournament-entrants_out = **Fuori gara:** { $names }

tournament-rules_head = **Regolamento di { $name }**
tournament-rules_points = **Punti** a un tavolo da { $seats }: { $points }. A pari posto si dividono.
tournament-rules_draws = **Punti:** vittoria 3, pareggio 1, sconfitta 0.
tournament-rules_share = **Punti:** la tua quota dei punti del tavolo, per 100.
tournament-rules_deals_all = **Punti:** in ogni scenario il confronto è con tutti gli altri. 100% è meglio di tutti.
tournament-rules_deals_seat = **Punti:** in ogni scenario il confronto è con chi ha avuto il tuo posto agli altri tavoli. 100% è meglio di tutti.
tournament-rules_smaller = I tavoli più piccoli o più grandi contano in modo che nessuno ci guadagni o perda.
tournament-rules_ties = **A pari punti:** { $list }.
tournament-rules_show = **Presentati:** premi **{ $ready }** o gioca entro { $show } dall’apertura del tavolo. Altrimenti tocca a una riserva o a un robot.
tournament-rules_due = **Scadenza:** { $length } a turno. In ritardo: { $what }.
tournament-rules_due_alone = **Scadenza:** { $length } per tutti gli scenari. In ritardo: { $what }.
tournament-rules_byes = **Riposi:** puoi chiederne { $count ->
        [one] uno
       *[other] { $count }
    }, mai nell’ultimo turno.
tournament-rules_late = **Iscrizioni tardive** fino al turno { $number }. I turni saltati valgono 0.
tournament-rules_disputes = **Reclami:** fino a { $length } dopo la fine di un tavolo.
tournament-rules_eligible = **Chi può iscriversi:** { $list }
tournament-rules_organiser = **Organizza:** { $name }
tournament-rules_referees = **Arbitri:** { $names }
tournament-rules_seal = -# Sigillo del sorteggio: `{ $seal }`
tournament-rules_print = -# Impronta del regolamento: `{ $print }`

tournament-tie-share = quota punti
tournament-tie-share_winner = quota sui punti di chi vince
tournament-tie-wins = vittorie
tournament-tie-seconds = secondi posti
tournament-tie-thirds = terzi posti
tournament-tie-opponents = punti avversari
tournament-tie-opponents_cut1 = punti avversari senza il più basso
tournament-tie-sonneborn = punti di chi è stato battuto
tournament-tie-direct = scontri diretti
tournament-tie-places = piazzamenti
tournament-tie-beaten = giocatori battuti
tournament-tie-seat = posti più sfavorevoli
tournament-tie-draw = sorteggio
tournament-tie-board1 = punti del giocatore 1
tournament-tie-board2 = punti del giocatore 2
tournament-tie-board3 = punti del giocatore 3
tournament-tie-board4 = punti del giocatore 4
tournament-tie-deals = scenari vinti
tournament-tie-margins = somma dei distacchi
tournament-tie-best_deal = miglior scenario

tournament-round_head = { $all ->
        [0] **{ $name }, turno { $number }** · scadenza: { $at }
       *[other] **{ $name }, turno { $number } di { $all }** · scadenza: { $at }
    }
tournament-round_stage = **{ $name }, { $stage }** · scadenza: { $at }
tournament-stage_deal = scenario { $number } di { $all }
tournament-deal_done = Hanno finito in { $done } su { $all }. I risultati si vedono quando lo scenario si apre.
tournament-deal_open = **{ $name }: lo scenario { $number } è aperto.** Ora tutti vedono come l’hanno giocato gli altri.
tournament-deal_best = 🏅 Il migliore: **{ $name }** con { $points } { PLURAL($points, "punto/punti") }. Il suo tabellone è qui sotto.
tournament-deal_margin = Il distacco più netto: **{ $name }**, { $margin } { PLURAL($margin, "punto/punti") } in più.
tournament-deal_opening = L’inizio più insolito: **{ $name }** con { $opening }.
tournament-deal_key = -# Sigillo dello scenario: `{ $seal }` · chiave: `{ $opens }`
tournament-stage_final = tavolo finale
tournament-round_table = **Tavolo { $number }** · { $names }
tournament-small_final = Al tavolo { $table } si gioca per il posto { $place }.
tournament-game_of = Partita { $game } di al massimo { $most } per ogni coppia. Ogni volta si scambiano i posti.
tournament-round_more = { $count ->
    [one] -# E un altro tavolo: **{ $button }** ti porta al tuo.
   *[other] -# E altri { $count } tavoli: **{ $button }** ti porta al tuo.
 }
tournament-round_none = Nessun turno abbinato finora. Si inizia: { $at }
tournament-by_hand = ⚖ Scelti a mano, non sorteggiati.
tournament-no_repeats = Nessun incontro ripetuto.
tournament-meets_even = In questo calendario due giocatori si incontrano { $count ->
        [one] una volta
       *[other] { $count } volte
    }.
tournament-meets_nearly = In questo calendario due giocatori si incontrano da { $least } a { $most } { PLURAL($most, "volta/volte") }. L’ideale sarebbe da { $from } a { $to }.
tournament-some_repeats = { $count ->
        [one] Un incontro ripetuto
       *[other] { $count } incontri ripetuti
    }: meno non si poteva.
tournament-found_repeats = { $count ->
        [one] Un incontro ripetuto
       *[other] { $count } incontri ripetuti
    }.
tournament-spread = Scarto di punti { $spread } (almeno { $least }).
tournament-byes = Riposo: { $names } ({ $points } { PLURAL($points, "punto/punti") })
tournament-rests = A riposo: { $names } ({ $points } { PLURAL($points, "punto/punti") })
tournament-altered = -# Modificato da un arbitro dopo il sorteggio.
tournament-undone = **{ $name }: il turno { $number } è stato annullato.** Ne segue un altro.
tournament-certificate = Certificato del sorteggio del turno { $number }

tournament-call-checkin = { $mentions } Check-in per **{ $name }**. Chiude: { $at }
tournament-call-promoted = { $mentions } C’è posto: giochi in **{ $name }**.
tournament-call-put_off = **{ $name }:** siete in { $count }, servono { $least }. Nuovo inizio: { $at }
tournament-call-cancelled = **{ $name } annullato**: iscrizioni insufficienti.
tournament-call-ready = { $mentions } Manchi ancora a questo tavolo. Premi **{ $ready }** o gioca, altrimenti il posto va ad altri. Scadenza: { $at }
tournament-call-deadline = { $mentions } Questo tavolo deve finire e aspetta te. Scadenza: { $at }
tournament-call-seat = { $mentions } **{ $name }:** { $count ->
        [one] c’è un posto libero
       *[other] ci sono { $count } posti liberi
    }. Chi arriva prima lo prende.
tournament-seat_line = [{ CAPITAL($place) }](<{ $link }>), al posto di { $absent }
tournament-seat_unlinked = { CAPITAL($place) }, al posto di { $absent }
tournament-call-dropped = Hai saltato un turno e sei fuori da **{ $name }**.
tournament-call-dropped_back = **{ $button }**: giochi dal prossimo turno.
tournament-call-missed = Hai saltato il check-in di **{ $name }**, che è iniziato senza di te. Sei tra le riserve: ti chiamo se si libera un posto.
tournament-call-missed_back = Hai saltato il check-in di **{ $name }**, che è iniziato senza di te. Puoi ancora giocare dal turno { $number }.
tournament-call-test = Ti chiamo così ai tuoi tavoli in **{ $name }**.
tournament-call-unposted = Non posso più scrivere in { $place }, il canale di **{ $name }**: è stato eliminato o mi manca il permesso. Il torneo va avanti, ma abbinamenti e classifica non compaiono da nessuna parte. Chi gioca li vede ancora con `/{ cmd-tournament } { cmd-tournament-pairings }` e `/{ cmd-tournament } { cmd-tournament-standings }`. Fammi scrivere di nuovo lì e usa `/{ cmd-referee } { cmd-referee-post }`, oppure annulla il torneo: `/{ cmd-referee } { cmd-referee-cancel }`
tournament-call-left = { $who } non è più nel server, quindi non arbitra più **{ $name }**. Per sceglierne altri: `/{ cmd-referee } { cmd-referee-referees }`
tournament-call-entrant_left = { $who } non è più nel server, quindi ho segnato il suo ritiro da **{ $name }**. Se il suo tavolo è ancora in gioco, continua un robot.
tournament-call-organiser_left = Chi organizza **{ $name }** non è più nel server. Può subentrare chi gestisce il server: `/{ cmd-referee } { cmd-referee-takeover }`
tournament-call-dispute = { $mentions } Reclamo in **{ $name }**, { $place }, da { $who }. Decidi con `/{ cmd-tournament } { cmd-tournament-desk }`: fissa il risultato o confermalo.
    { $text }
tournament-call-table = { $mentions } { CAPITAL($place) }. Premi **{ $ready }** o gioca. Scadenza: { $at }
tournament-call-deals = { $mentions } **{ $name }** è iniziato. Gioca gli scenari quando vuoi. Scadenza: { $at }
tournament-call-sealed_moderator = { $mentions } Chi può gestire i thread vedrebbe i tavoli coperti: nel turno { $number } di **{ $name }** gioca un robot al tuo posto. Senza quel permesso giochi dal turno dopo.

tournament-standings = **{ $name }: classifica dopo il turno { $number }**
tournament-standings_during = **{ $name }: classifica durante il turno { $number }**
tournament-standings_table = **{ $name }: tavolo finale**
tournament-standings_start = **{ $name }: prima del turno 1**
tournament-standings_final = **{ $name }: classifica finale**
tournament-standings_behind = Dietro la finale: { $names }
tournament-standings_so_far = **{ $name }: la classifica finora**
tournament-standings_page = -# Pagina { $number } di { $all }
tournament-standings_running = -# Tavoli finiti: { $done } su { $all }
tournament-place = { $place }. { $name }: { $points }
tournament-my_line = Sei al posto { $place } su { $all }, con { $points } { PLURAL($points, "punto/punti") }.
tournament-why = **{ $first } è davanti { AD($second) } { $second }.** Pari a { $points } { PLURAL($points, "punto/punti") }. { CAPITAL($what) }: { $more } contro { $less }.
tournament-why_draw = **{ $first } è davanti { AD($second) } { $second }.** Pari a { $points } { PLURAL($points, "punto/punti") } e in tutto il resto. Ha deciso il sorteggio.
tournament-why_none = Nessuna parità da risolvere: decidono i punti.
tournament-crosstable = **{ $name }: scontri diretti**
tournament-bracket = **{ $name }: tabellone**

tournament-me_head = **{ $name }**
tournament-me_table = [{ CAPITAL($place) }](<{ $link }>) · Scadenza: { $at }
tournament-me_deal = Scenario { $number } di { $all } · scadenza: { $at }
tournament-me_deals = -# Tutti partono così. Nessuno vede il tuo tavolo finché lo scenario non è svelato.
tournament-me_soon = { CAPITAL($place) }. Si apre fra un attimo.
tournament-me_done = Il tuo tavolo del turno { $number } è finito.
tournament-me_bye = Nel turno { $number } riposi.
tournament-me_next = Il turno { $number } inizia: { $at }
tournament-me_stage = La prossima fase inizia fra poco.
tournament-me_begins = Sto preparando il primo turno.
tournament-me_wait = Al turno { $number } si gioca ancora. Il termine: { $at }. Poi arriva il prossimo turno.
tournament-me_signed = Iscrizione fatta. Inizio: { $at }
tournament-me_checked = Check-in fatto. Inizio: { $at }
tournament-me_bench = Sei in lista, riserva n. { $place }. Entri se qualcuno si ritira. Inizio: { $at }
tournament-me_bench_checkin = Sei in lista, riserva n. { $place }. Fai anche tu il check-in: chi lo salta cede il posto alle riserve. Inizio: { $at }
tournament-me_substitute = Fai da riserva. Ti chiamo se si libera un posto durante un turno.
tournament-me_called = Sei tra le riserve. Ti chiamo se si libera un posto durante un turno.
tournament-me_late = Sei tra le riserve, ma puoi ancora entrare dal turno { $number }.
tournament-me_later = Tavoli che ti restano: { $count }. Si aprono man mano che gli altri finiscono, al massimo { $once } alla volta.
tournament-me_played = I tuoi tavoli sono tutti finiti. Altri giocano ancora. Il termine: { $at }.
tournament-me_plays = Nel turno { $number } giochi.
tournament-me_skips = Per il turno { $number } non hai ancora dato l’adesione.
tournament-me_knocked_out = Il torneo va avanti senza di te: non sei tra chi prosegue.
tournament-me_paused = Il torneo è in pausa, e gli orologi anche.
tournament-me_closing = Tutti i turni sono finiti. La classifica diventa definitiva: { $at }
tournament-me_over = Il torneo è finito.
tournament-me_checkin = Fai il check-in entro: { $at }
tournament-me_out = Non sei più in gara, e non restano turni in cui rientrare.
tournament-me_out_back = Non sei più in gara. Puoi rientrare dal turno { $number }.

tournament-ruling = ⚖ **Decisione arbitrale** in { $name }: { $what }
    { $referee }: { $reason }
tournament-ruling_undone = ⚖ **Decisione revocata** in { $name }, non vale più: { $what }
    { $referee }: { $reason }
tournament-means-result = La classifica segue questi piazzamenti. I turni già abbinati restano.
tournament-means-fault = Il posto di { $player } conta dietro a quelli degli altri.
tournament-means-excused = Il posto di { $player } resta fuori dal risultato, senza danno.
tournament-means-cleared = Il posto di { $player } conta come è stato giocato.
tournament-means-substitute = Per questo posto l’orologio riparte da capo.
tournament-means-undo = Tutto torna com’era prima di quella decisione.
tournament-closing-ruled = { $what }
    { $referee }: { $reason }
tournament-closing-result = ⚖ **Un arbitro ha deciso il risultato:** { $places }
tournament-closing-closed = ⚖ **Un arbitro ha deciso il risultato.** Si vede quando lo scenario si apre.
tournament-closing-place = { $rank }. { $player }
tournament-closing-adjudicated = Il torneo chiude qui questo tavolo. Come conta si legge in classifica.
tournament-closing-stands = ⏱ **Tempo scaduto.** Il tavolo conta così com’è: { $places }
tournament-closing-anew = Un arbitro ha cambiato gli abbinamenti, quindi questo tavolo finisce senza risultato. Il tuo nuovo tavolo ha un suo thread.
tournament-closing-called_off = Il torneo è finito, quindi questo tavolo si chiude senza risultato.
tournament-rule-result = { $place }, finisce { $places }
tournament-rule-stands = { $place }: il risultato resta com’è, { $places }
tournament-rule-stands_closed = { $place }: il risultato resta com’è
tournament-rule-result_lifted = { $place }, finisce { $places }. Le mancanze di prima a quel tavolo non contano più: { $players }
tournament-rule-result_closed = { $place }: il risultato è deciso e si vede quando lo scenario si apre
tournament-rule-fault = { $player }, { $place } ({ $kind })
tournament-rule-extend_pod = { $place }: { $hours } { PLURAL($hours, "ora/ore") } in più. Scadenza: { $at }
tournament-rule-extend = il turno { $number } ha { $hours } { PLURAL($hours, "ora/ore") } in più. Scadenza: { $at }
tournament-rule-repair = { $first } { ED($second) } { $second } si scambiano il tavolo
tournament-rule-unpair = il turno { $number } si annulla e si abbina di nuovo
tournament-rule-add = gioca anche { $player }
tournament-rule-drop = { $player } esce dal torneo
tournament-rule-substitute = { $by } prende il posto di { $player }
tournament-rule-pause = il torneo è in pausa, orologi compresi
tournament-rule-resume = il torneo riprende
tournament-rule-cancel = il torneo è annullato
tournament-rule-keep = { $player } resta in gara nonostante l’assenza
tournament-rule-bye = { $player } riposa al turno { $number }, con punti medi
tournament-rule-take_over = da ora lo organizza { $player }
tournament-fault-no_show = assenza
tournament-fault-timed_out = tempo scaduto
tournament-fault-gave_up = abbandono
tournament-fault-excused = giustificata
tournament-fault-cleared = nessuna infrazione
tournament-ruled = Fatto. La decisione è pubblicata.
tournament-cancel_sure = Vuoi annullare **{ $name }**? Finisce subito per { $count } { PLURAL($count, "giocatore/giocatori") }, e non si torna indietro.
tournament-cancel_tables = { $count } { PLURAL($count, "tavolo/tavoli") } in corso { $count ->
        [one] si chiude
       *[other] si chiudono
    } senza risultato.
tournament-calloff_title = Annulla il torneo
tournament-calloff_field = Perché?
tournament-calloff_hint = Lo leggono tutti.
tournament-referees_named = Ora { $player } arbitra { $name }.
tournament-referees_gone = { $player } non arbitra più { $name }.
tournament-referees_list = Arbitri di { $name }: { $names }
tournament-referees_none = { $name } è arbitrato solo da chi organizza.
tournament-reposted = L’annuncio torna fra un attimo.
tournament-checkin_soon = Il check-in si apre fra un attimo. Richiama il comando per iniziare.
tournament-closed_soon = La classifica diventa definitiva fra un attimo.
tournament-started_soon = Si inizia fra un attimo.
tournament-paired_soon = Il prossimo turno si abbina tra poco.

tournament-eligible-role = chi ha il ruolo <@&{ $role }>
tournament-eligible-account = account di almeno { $days } { PLURAL($days, "giorno/giorni") }
tournament-eligible-language = chi usa Discord in { $language ->
        [ko] coreano
        [it] italiano
       *[other] inglese
    }
tournament-eligible-tables = chi ha giocato almeno { $tables } { PLURAL($tables, "tavolo/tavoli") } con rating a questo gioco

tournament-dispute_title = Reclamo
tournament-dispute_field = Che cosa è successo?
tournament-dispute_hint = Lo legge solo chi arbitra.
tournament-dispute_sent = Inviato a chi arbitra. La decisione sarà pubblica.

tournament-podium-won = 🏆 **{ $name } vince { $cup }!**
tournament-podium_second = 2º { $names }
tournament-podium_third = 3º { $names }
tournament-podium-shared = 🏆 **{ $cup } è finito.** Primi a pari merito: { $names }
tournament-podium_key = -# La chiave del sorteggio è nei file: chiunque può controllarlo.
tournament-file_all = Tutto sui sorteggi e i risultati di questo torneo di { $title }
tournament-file_standings = La classifica come testo
tournament-file_records = Le registrazioni di tutti i tavoli, una per riga

tournament-verify_head = **Il sorteggio di { $name }**
tournament-verify_round = Turno { $number }
tournament-verify_final = Tavolo finale
tournament-verify_good = ✅ { $round }: ricalcolato, ed è uguale.
tournament-verify_partly = ✅ { $round }: posti, tavoli e conteggi tornano. Chi viene tenuto separato resta sigillato.
tournament-verify_hand = ⚖ { $round }: tavoli scelti a mano da { $who }, { $at }. Posti e conteggi tornano.
tournament-verify_altered = ⚖ { $round }: uguale finché un arbitro non l’ha cambiato.
tournament-verify_bad = ❌ { $round }: diverso. Dillo a chi organizza.
tournament-verify_seal = -# Sigillo: `{ $seal }`
tournament-verify_deal = -# Sigillo dello scenario { $number }: `{ $seal }`
tournament-verify_deal_open = -# Sigillo dello scenario { $number }: `{ $seal }` · chiave: `{ $opens }`
tournament-verify_later = -# La chiave si vede a torneo finito.
tournament-verify_key = -# Chiave: `{ $opens }`
tournament-verify_draw_good = ✅ Il sorteggio deriva dalla chiave e da { $count } { $count ->
        [one] partecipante
       *[other] partecipanti
    }.
tournament-verify_draw_bad = ❌ Il sorteggio non deriva dalla chiave e da chi partecipa. Avvisa chi organizza.
tournament-verify_draw_old = ✅ Questo torneo è stato sorteggiato alla vecchia maniera, dai numeri dei membri e non da contrassegni. Il sorteggio deriva dalla chiave e da { $count } { $count ->
        [one] partecipante
       *[other] partecipanti
    }.
tournament-verify_draw_gone = Questo torneo è stato sorteggiato alla vecchia maniera, dai numeri dei membri. Una persona ha cancellato il proprio, quindi il sorteggio non è più ricalcolabile. La chiave apre il sigillo, e i turni sono controllati qui sopra.
tournament-verify_none = Nessun turno è ancora abbinato.
tournament-verify_alone = Tutti giocano da soli gli stessi scenari: non ci sono turni da abbinare.
tournament-verify_files = -# I certificati sono i file qui sotto. `python -m rules.contest.verify` li controlla senza di me.

server-organisers = Chi organizza tornei: { $list }
server-organisers_all = Chi organizza tornei: chi può gestire eventi

error-tournament-no_such = In questo server nessun torneo ha il numero { $number }. Per vederli tutti: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-no_such_name = Qui nessun torneo si chiama «{ $name }». Il più simile è «{ $nearest }». Per vederli tutti: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-none_here = { $way ->
    [create] In questo server non c’è ancora nessun torneo. Creane uno: `/{ cmd-tournament } { cmd-tournament-create }`
   *[open] In questo server non c’è ancora nessun torneo. Intanto apri un tavolo: `/{ cmd-table } { cmd-table-open }`
}
error-tournament-in_its_server = Non partecipi a questo torneo, quindi lo vedi solo nel suo server. Guarda lì: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-which = Qui ci sono più tornei. Di’ quale, dopo `torneo`.
error-tournament-not_open = Le iscrizioni sono chiuse. Altri tornei: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-benched = Sei già tra le riserve. Ti chiamo se si libera un posto: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-already_in = Partecipi già. Il tuo tavolo e cosa fare: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-not_in = A questo torneo non partecipi. Iscriviti qui: `/{ cmd-tournament } { cmd-tournament-join }`
error-tournament-not_eligible = Questo torneo è per: { $condition }. Altri tornei: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-checkin_closed = Il check-in non è aperto. Apre poco prima dell’inizio: `/{ cmd-tournament } { cmd-tournament-show }`
error-tournament-checkin_over = Il check-in è finito. Il tuo tavolo e cosa fare: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-not_organiser = Può farlo solo chi organizza. Chiedilo nel canale del torneo.
error-tournament-may_not_create = { $count ->
        [0] Qui i tornei li crea chi gestisce gli eventi o il server.
        [one] Qui i tornei li crea chi ha il ruolo { $roles } o gestisce gli eventi o il server.
       *[other] Qui i tornei li crea chi ha uno dei ruoli { $roles } o gestisce gli eventi o il server.
    } Chi gestisce il server sceglie i ruoli nelle impostazioni del bot, alla voce «{ cmd-choice-organisers }».
error-tournament-not_referee = Può farlo solo chi arbitra. L’elenco: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-own_table = Giochi a questo tavolo. Decide un altro arbitro: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-frozen = Questo ormai non si cambia più. Che cosa puoi ancora cambiare: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-started = È già iniziato. Gli abbinamenti: `/{ cmd-tournament } { cmd-tournament-pairings }`
error-tournament-advance_uneven = Non possono passare in così tanti da ogni tavolo. Scegli un altro numero in **{ tournament-button-more }**.
error-tournament-size_unfit = Questo gioco non ha tavoli così. Scegli un altro tipo o un altro gioco.
error-tournament-options_unfit = Ai tavoli da { $seats } queste opzioni non vanno bene. { $reason }
error-tournament-too_few = Siete in pochi. Abbassa il numero minimo o aspetta altre iscrizioni.
error-tournament-too_many_open = Qui si tengono al massimo { $most } { PLURAL($most, "torneo/tornei") } insieme. Prima chiudine uno: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-too_many_tables = Partecipi già a { $most } { PLURAL($most, "torneo/tornei") }. Finiscine o lasciane uno: `/{ cmd-tournament } { cmd-tournament-withdraw }`
error-tournament-too_many_seats = Hai { $most } { PLURAL($most, "tavolo/tavoli") } di torneo da giocare. Prima finiscine uno: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-not_manager = Solo chi può gestire il server subentra in un torneo. Chi arbitra è elencato qui: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-yours_already = Organizzi già tu questo torneo. Puoi scegliere chi arbitra: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-round_running = Un turno è in corso. Per annullarlo: `/{ cmd-referee } { cmd-referee-unpair }`
error-tournament-nothing_to_pair = Nessun turno da abbinare. Vedi `/{ cmd-tournament } { cmd-tournament-show }`.
error-tournament-not_started = Non è ancora iniziato. Quando inizia: `/{ cmd-tournament } { cmd-tournament-show }`
error-tournament-no_table = Ora non hai tavoli aperti. Il tuo prossimo passo: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-seat_lost = Il tuo tempo è scaduto e il posto è andato a un robot. Finché il tavolo dura puoi riprenderlo lì con **{ ui-button-back_in }**: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-over = Questo torneo è finito. La classifica: `/{ cmd-tournament } { cmd-tournament-standings }`
error-tournament-has_moves = A quel tavolo si è già giocato. Puoi fissare il risultato: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-has_results = Un tavolo di questo turno è finito, quindi il turno resta. Un risultato si corregge con `/{ cmd-referee } { cmd-referee-result }`.
error-tournament-deal_seen = Tutti hanno già visto questo scenario, quindi i posti non cambiano più. Chi arbitra può decidere un risultato: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-bye_used = Riposo già usato. Puoi ritirarti e rientrare dopo: `/{ cmd-tournament } { cmd-tournament-withdraw }`
error-tournament-no_free_byes = In questa fase del torneo nessuno riposa. Puoi togliere il giocatore: `/{ cmd-referee } { cmd-referee-drop }`
error-tournament-bye_too_late = Quel turno è già cominciato. Chiedi di riposare in uno successivo: `/{ cmd-tournament } { cmd-tournament-bye }`
error-tournament-last_round = Nell’ultimo turno non si riposa. Puoi ritirarti: `/{ cmd-tournament } { cmd-tournament-withdraw }`
error-tournament-sealed = Questo tavolo è coperto finché lo scenario non si apre. Poi lo vedono tutti.
error-tournament-sealed_moderator = Chi gestisce i thread vedrebbe i tavoli coperti, quindi qui non gioca. Chiedi un altro canale.
error-tournament-operator_barred = Chi gestisce il bot potrebbe vedere i tavoli coperti, quindi non gioca. Può arbitrare.
error-tournament-stale = Nel frattempo è cambiato qualcosa. Riprova.
error-tournament-reason_needed = Di’ perché, in una frase. Lo leggono tutti.
error-tournament-extended_enough = È già alla terza proroga. Fissa il risultato: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-no_such_time = Non capisco «{ $text }». Così: `2026-12-24 20:00`, oppure `7d` per fra una settimana.
error-tournament-past = Quel momento è passato o troppo lontano. Scegline uno entro un anno.
error-tournament-no_such_number = «{ $text }» non è un numero da { $least } a { $most }.
error-tournament-no_name = Dai un nome da 1 a 60 lettere.
error-tournament-no_such_player = { $name } non partecipa a questo torneo. Chi partecipa: `/{ cmd-tournament } { cmd-tournament-standings }`
error-tournament-no_such_round = Il turno { $number } non c’è ancora. Ometti il numero per l’ultimo.
error-tournament-no_such_table = In questo torneo quel tavolo non c’è. Scegli dall’elenco mentre scrivi.
error-tournament-places_unfit = Scrivi un piazzamento per ogni posto ({ $seats }), come 1 3 2 4.
error-tournament-bot = I bot non partecipano ai tornei. Scegli un’altra persona.
error-tournament-not_over = La chiave si vede a torneo finito. Fino ad allora: `/{ cmd-tournament } { cmd-tournament-show }`
error-tournament-too_many_referees = Gli arbitri sono al massimo { $most }. Prima togline uno.
error-tournament-bench_full = Posti e lista d’attesa sono al completo. Riprova quando qualcuno si ritira.
error-tournament-banned = Questa persona è esclusa dai tavoli fino al <t:{ $until }:f>, quindi non può avere un posto. Motivo: { $reason }
error-tournament-seat_taken = { $kind ->
    [bench] Posto già preso. Resti in lista dov’eri.
   *[substitute] Posto già preso. Resti tra le riserve.
}
error-tournament-seat_robot = { $kind ->
    [bench] Il tempo per quel posto è scaduto. Resti in lista dov’eri.
   *[substitute] Il tempo per quel posto è scaduto. Resti tra le riserve.
}
error-tournament-seat_came = { $kind ->
    [bench] Chi aveva quel posto è arrivato. Resti in lista dov’eri.
   *[substitute] Chi aveva quel posto è arrivato. Resti tra le riserve.
}
error-tournament-seat_busy = Ora giochi a un altro tavolo. Finisci prima quello: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-seat_once = In questo turno hai già giocato, e si gioca una volta per turno. Ti chiamo se nel prossimo si libera un posto.
error-tournament-seat_own = In questo torneo giochi già, quindi i posti degli altri non fanno per te. Il tuo tavolo: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-seat_not_called = Questo posto è offerto prima ad altre riserve. Ti chiamo quando tocca a te.
error-tournament-nothing_to_undo = Quella decisione non si revoca. Decidi di nuovo: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-newer_ruling = C’è una decisione più recente sulla stessa cosa. Revoca prima quella: `/{ cmd-referee } { cmd-referee-undo }`
error-tournament-dispute_closed = I reclami sono chiusi. Chiedi nel canale a chi organizza.
error-tournament-no_bracket = Questo torneo non ha un tabellone. Prova `/{ cmd-tournament } { cmd-tournament-standings }`.
error-tournament-no_crosstable = Siete più di { $most }, troppi per un’immagine. Prova `/{ cmd-tournament } { cmd-tournament-standings }`.
error-tournament-no_meetings = Qui ognuno gioca da solo gli stessi scenari senza incontri. Prova `/{ cmd-tournament } { cmd-tournament-standings }`.
error-tournament-kept = Il posto a un tavolo di torneo va a chi il torneo chiama. Puoi guardare il tavolo: `/{ cmd-table } { cmd-table-board }`
error-tournament-tournament_table = Questo tavolo è di un torneo, quindi come finisce lo decide chi arbitra. Ecco a chi chiedere: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-no_rematch = Questo tavolo è di un torneo e non ha rivincita. Apri un tavolo tuo: `/{ cmd-table } { cmd-table-open }`
error-tournament-out_of_range = Quel numero va da { $least } a { $most }. Scegline un altro in **{ tournament-button-more }**.
error-tournament-no_such_choice = Tra le scelte questa non c’è. Le trovi in **{ tournament-button-more }**.
error-tournament-cut_unfit = Qui una finale a { $cut } non va bene. Scegline un’altra in **{ tournament-button-more }**.
