table-thread_name = { $title } n. { $number }
table-named = { $title } «{ $name }»
table-left = { $member } lascia il tavolo. Da ora un robot gioca al posto { $place }.
table-took_over = -# { $member } prende il posto { $place }.
table-moved = Il tavolo n. { $number } continua qui, perché il suo canale è stato eliminato.
table-moved_away = Il tavolo n. { $number } continua in { $place }.
table-restored = I dati del bot sono stati ripristinati da una copia. Il tavolo è tornato com’era: <t:{ $since }:f>. Le mosse successive sono perse e vanno rifatte.
table-keeps_rules = -# Le regole di questo gioco sono cambiate. Questo tavolo prosegue fino alla fine con le regole con cui è iniziato. I nuovi tavoli usano quelle nuove.
table-replaced = { $by } affida a un robot il posto { $place } di { $member }, che può tornare quando vuole: `/{ cmd-table } { cmd-table-take }`
table-replaced_guest = { $by } affida a un robot il posto { $place } di { $member }.
table-replaced_gone = { $member } ha lasciato il server. { $by } affida il posto { $place } a un robot: cercasi riserva.
table-took_back = { $seat } ritira l’ultima mossa.
table-turn_back = { $seat } ritira la mossa già passata. D’accordo: { $others }.
table-turn_back_alone = { $seat } ritira la mossa già passata.
table-agrees_to_end = { $missing ->
    [one] { $member } vorrebbe chiudere il tavolo. Manca l’accordo di { $missing } persona: `/{ cmd-table } { cmd-table-end }`
   *[other] { $member } vorrebbe chiudere il tavolo. Manca l’accordo di { $missing } persone: `/{ cmd-table } { cmd-table-end }`
 }
table-ended_by_consent = C’è il sì di tutti: il tavolo finisce qui.
table-stands = Lo staff ha chiuso il tavolo così com’è: { $places }. Non conta per il rating.
table-stands_at = { $rank }º { $seat }
table-ended_idle = { $member } chiude il tavolo, fermo da una settimana.
table-ended_at_rest = Nessuno al tavolo da 30 giorni: il tavolo finisce qui.
table-trouble_gone = Non riesco a scrivere per il tavolo n. { $number }: il canale o il messaggio non c’è più. Nulla è perso e nessun orologio corre. In un altro canale del server, `/{ cmd-table } { cmd-table-board }` con «{ cmd-table-board-post }» lo fa continuare lì.
table-trouble_forbidden = Non ho il permesso di scrivere dove si gioca il tavolo n. { $number }. Nulla è perso e nessun orologio corre. Quando riavrò i permessi, torno a scrivere da solo entro un minuto. Intanto `/{ cmd-table } { cmd-table-turn }` funziona, e `/{ cmd-server } { cmd-server-check }` dice che cosa manca.
table-trouble_refused = Discord ha rifiutato un messaggio del tavolo n. { $number }. Nulla è perso. Guarda la situazione: `/{ cmd-table } { cmd-table-board }`
table-trouble_unsent = Per un’ora non sono riuscito a pubblicare un messaggio del tavolo n. { $number }, e ho smesso di provarci. Nulla è perso. Guarda la situazione: `/{ cmd-table } { cmd-table-board }`
table-trouble_damaged = Non so più che cosa succede al tavolo n. { $number }: una parte della cronaca è danneggiata. Puoi continuare a giocare. Guarda la situazione: `/{ cmd-table } { cmd-table-board }`. Chi gestisce il bot forse ne ha una copia.
table-trouble_closed = In { $place } non posso creare thread privati, quindi dei tavoli coperti non scrivo nulla. Chi gioca riceve un DM e con **Il mio tavolo** apre il pannello. Dammi lì il permesso «{ ui-permission-create_private_threads }» e i prossimi tavoli avranno un thread.
table-trouble_left = Non riesco ad aggiungere { $member } { AD($place) } { $place }, il thread privato del tavolo n. { $number }: secondo Discord non è in questo server. Invita questa persona nel server, poi usa `/{ cmd-table } { cmd-table-board }` con «{ cmd-table-board-post }» e ci riprovo. Oppure fai giocare il posto a qualcun altro: `/{ cmd-table } { cmd-table-replace }`
table-trouble_hidden = Discord non mi lascia aggiungere { $member } { AD($place) } { $place }, il thread privato del tavolo n. { $number }. Controlla che questa persona e io possiamo vedere { $channel } e scrivere nei suoi thread. Poi usa `/{ cmd-table } { cmd-table-board }` con «{ cmd-table-board-post }» e ci riprovo.
table-trouble_full = Non riesco ad aggiungere { $member } { AD($place) } { $place }, il thread privato del tavolo n. { $number }: Discord non ci lascia entrare altre persone. Togli qualcuno che non gioca, poi usa `/{ cmd-table } { cmd-table-board }` con «{ cmd-table-board-post }» e ci riprovo.
table-trouble_open = Discord non mi lascia creare un thread privato in { $channel }, quindi il tavolo n. { $number } si gioca dove anche altri possono leggere. Le mani restano nascoste, come sempre. Dammi lì il permesso «{ ui-permission-create_private_threads }» e i prossimi tavoli avranno un thread privato.

error-table-no_such_title = Nessun gioco si chiama «{ $title }». Il più simile è «{ $nearest }». Ci sono: { $titles }.
error-table-no_title = Quale gioco? Aggiungilo al comando: { $titles }.
error-table-seat_count = Questo gioco è per { $low }–{ $high } persone, non per { $seats }.
error-table-too_many = Hai già { $most } { PLURAL($most, "tavolo/tavoli") }, il massimo. Prima finiscine uno: `/{ cmd-my } { cmd-my-tables }`
error-table-name_too_long = Il nome di un tavolo ha al massimo { $most } { PLURAL($most, "carattere/caratteri") }, questo ne ha { $length }. Scegline uno più corto.
error-table-no_table_here = Qui non c’è un tavolo. I tuoi tavoli: `/{ cmd-my } { cmd-my-tables }`. Aprine uno: `/{ cmd-table } { cmd-table-open }`
error-table-no_such_table = Quel tavolo non c’è, né qui né fra i tuoi. I tuoi tavoli: `/{ cmd-my } { cmd-my-tables }`
error-table-cannot_be_opened = Il tavolo n. { $number } non si apre: i suoi dati sono danneggiati. Gli altri tavoli stanno bene. Chi gestisce il bot forse ne ha una copia. Chi gestisce il server può chiuderlo: `/{ cmd-table } { cmd-table-end }`
error-table-title_missing = Il tavolo n. { $number } per ora non si apre: il gioco «{ $title }» qui non è installato. Nulla è perso. Riparte quando chi gestisce il bot lo reinstalla. Chi gestisce il server può chiuderlo: `/{ cmd-table } { cmd-table-end }`
error-table-log_damaged = Non so più che cosa è successo al tavolo n. { $number }: una parte della cronaca è danneggiata. Guarda la situazione: `/{ cmd-table } { cmd-table-board }`. Puoi continuare a giocare. Chi gestisce il bot forse ne ha una copia.
error-table-other_title = Il gioco di questo tavolo è { $title }. Usa questo comando nel thread del tuo tavolo: `/{ cmd-my } { cmd-my-tables }`
error-table-not_started = Il tavolo non è ancora iniziato. Riempi i posti e premi **Inizia** sotto il suo messaggio.
error-table-starts_later = { $way ->
    [join] Il tavolo non è ancora iniziato. Per giocare premi **{ ui-button-join }** sotto il suo messaggio.
   *[look] Il tavolo non è ancora iniziato e nessun posto è libero per te. Chi c’è? Premi **{ ui-button-board }**.
}
error-table-ended = Partita finita. Guarda com’è andata: `/{ cmd-table } { cmd-table-board }`
error-table-place_gone = Il canale di questo tavolo non c’è più. In un altro canale del suo server, `/{ cmd-table } { cmd-table-board }` con «{ cmd-table-board-post }» lo fa continuare lì.
error-table-not_in_lobby = Questo tavolo è già iniziato. Guarda la situazione: `/{ cmd-table } { cmd-table-board }`
error-table-not_finished = Questo tavolo non è ancora finito: potrai farlo dopo l’ultima mossa. A che punto è: `/{ cmd-table } { cmd-table-board }`
error-table-not_yours = I segreti di quel posto si vedono a tavolo concluso.
error-table-record_seated_only = Finché si gioca, il file è per chi siede al tavolo. Rivedilo una mossa alla volta: `/{ cmd-table } { cmd-table-replay }`
error-table-not_seated = { $way ->
    [join] Non hai un posto qui. Premi **{ ui-button-join }** sotto il messaggio del tavolo.
    [take] Non hai un posto qui. Prendi quello di un robot: `/{ cmd-table } { cmd-table-take }`
    [open] Non hai un posto qui e nessuno è libero per te. Apri un tavolo tuo: `/{ cmd-table } { cmd-table-open }`
   *[look] Non hai un posto qui. Puoi guardare il tavolo: `/{ cmd-table } { cmd-table-board }`
}
error-table-already_seated = Hai già un posto. Guarda la situazione: `/{ cmd-table } { cmd-table-board }`
error-table-full = Posti finiti. Apri un altro tavolo: `/{ cmd-table } { cmd-table-open }`
error-table-reserved = I posti liberi sono tenuti per altre persone. Il posto { $place } è di { $name }. Chiedi a chi è al tavolo di liberarlo.
error-table-empty_seats = { $count ->
    [one] Manca { $count } persona. Aspettala o aggiungi un robot.
   *[other] Mancano { $count } persone. Aspettale o aggiungi robot.
 }
error-table-not_opener = Può farlo solo chi ha aperto il tavolo. Chiedi a quella persona.
error-table-no_such_level = Non c’è un robot di quel livello. Premi **Aggiungi robot**.
error-table-no_robot = A questo tavolo non ci sono robot. Aggiungine uno prima dell’inizio.
error-table-not_robot_seat = Quel posto non è di un robot. Scegli il posto di un robot.
error-table-not_member_seat = A quel posto non siede nessuna persona. Scegli un posto occupato.
error-table-still_here = { $name } ha ancora tempo. Potrai chiedere un voto quando scade. Gli orologi: `/{ cmd-table } { cmd-table-clock }`
error-table-not_waited_for = Il tavolo non aspetta { $name }. Guarda la situazione: `/{ cmd-table } { cmd-table-board }`
error-table-waits_a_week = Non è ancora passata una settimana da quando si aspetta { $name }. Senza orologio potrai chiedere un voto solo allora: <t:{ $at }:f>
error-table-host_frees = Lì siede { $name }. Chiedi a chi ha aperto il tavolo di liberare il posto. Puoi farlo tu se { $name } lascia il server.
error-table-kept_for_member = Posto tenuto per { $name }. Scegline un altro.
error-table-seen_another = { $way ->
    [take] Hai già avuto il posto { $place } e forse sai che cosa nasconde: non puoi sederti altrove. Adesso ci gioca un robot, quindi torna lì: `/{ cmd-table } { cmd-table-take }`
   *[look] Hai già avuto il posto { $place } e forse sai che cosa nasconde: non puoi sederti altrove. Puoi guardare il tavolo: `/{ cmd-table } { cmd-table-board }`
}
error-table-seen_by_other = { $name } ha avuto il posto { $place } e forse sa che cosa nasconde: resta aperto solo a chi lo ha lasciato. Chi gioca a questo tavolo può aprirlo ad altri: `/{ cmd-table } { cmd-table-replace }`
error-table-stale = Quella era la domanda di prima. Ecco la nuova.
error-table-nothing_to_undo = Non hai mosse che puoi ritirare adesso. Guarda la situazione: `/{ cmd-table } { cmd-table-board }`
error-table-others_undo = Questa mossa non la ritiri senza gli altri. Chiedi a loro con **{ ui-button-takeback }**, qui sotto.
error-table-already_agreed = { $missing ->
    [one] Hai già detto sì. Manca ancora { $missing } persona.
   *[other] Hai già detto sì. Mancano ancora { $missing } persone.
 }
error-table-other_rules = Tavolo giocato con le regole versione { $played }, e ora ho la { $now }. Lo rivedi con un bot di quella versione: `/{ cmd-table } { cmd-table-record }`
error-table-reliability = Qui serve { $min }% di affidabilità, la tua è { $own }%. Cresce se finisci i tavoli.
error-table-newcomers = { $most ->
    [one] Qui serve { $most } tavolo portato a termine
   *[other] Qui servono { $most } tavoli portati a termine
 }, tu ne hai { $finished }. Comincia da un tavolo aperto a tutti.
