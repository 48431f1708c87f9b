table-thread_name = { $title } n. { $number }
table-left = { $member } lascia il tavolo. Da ora un robot gioca al posto { $place }.
table-took_over = { $member } ora gioca al posto { $place }.
table-moved = Il tavolo n. { $number } continua qui, perché il suo canale è stato eliminato.
table-replaced = { $by } affida a un robot il posto { $place } di { $member }, che può tornare con `/{ cmd-table } { cmd-table-take }`.
table-replaced_guest = { $by } affida a un robot il posto { $place } di { $member }.
table-took_back = { $seat } annulla l’ultima mossa.
table-agrees_to_end = { $missing ->
    [one] { $member } vorrebbe chiudere il tavolo. Manca l’accordo di { $missing } persona: `/{ cmd-table } { cmd-table-end }`
   *[other] { $member } vorrebbe chiudere il tavolo. Manca l’accordo di { $missing } persone: `/{ cmd-table } { cmd-table-end }`
 }
table-ended_by_consent = Tutti sono d’accordo: il tavolo finisce qui.
table-ended_idle = { $member } chiude il tavolo, fermo da una settimana.
table-trouble_gone = Non posso più pubblicare per il tavolo n. { $number }: il canale o il messaggio è stato eliminato. Del tavolo non è andato perso nulla. `/{ cmd-table } { cmd-table-board }` con «{ cmd-table-board-post }» in un altro canale del server lo fa continuare lì.
table-trouble_forbidden = Non ho il permesso di pubblicare dove si gioca il tavolo n. { $number }. Dopo aver controllato i permessi, `/{ cmd-table } { cmd-table-board }` con «{ cmd-table-board-post }» riporta il tabellone.
table-trouble_refused = Discord ha rifiutato un messaggio del tavolo n. { $number }. Del tavolo non è andato perso nulla. `/{ cmd-table } { cmd-table-board }` mostra la situazione.
table-trouble_damaged = Non posso più raccontare che cosa succede al tavolo n. { $number }: una parte del suo registro è danneggiata. Si può continuare a giocare, e `/{ cmd-table } { cmd-table-board }` mostra la situazione. Chi gestisce il bot può forse recuperarne una copia.

error-table-no_such_title = Non c’è un gioco chiamato «{ $title }».
error-table-seat_count = Questo gioco è per { $low }–{ $high } posti, non { $seats }.
error-table-too_many = Ci sono già { $most } tavoli tuoi non conclusi. Occorre prima chiuderne uno.
error-table-no_table_here = Qui non c’è un tavolo. Usa il comando dove si gioca il tavolo, indica quale tavolo oppure aprine uno con `/{ cmd-table } { cmd-table-open }`.
error-table-no_such_table = Il tavolo non esiste, oppure non hai un posto a quel tavolo.
error-table-cannot_be_opened = Il tavolo n. { $number } non si può aprire: i suoi dati sono danneggiati, oppure li ha scritti una versione del bot che questa non sa leggere. Gli altri tavoli non ne risentono. Chi gestisce il server può chiuderlo con `/{ cmd-table } { cmd-table-end }`; chi gestisce il bot può forse recuperarne una copia.
error-table-log_damaged = Non si può più raccontare che cosa è successo al tavolo n. { $number }: una parte del suo registro è danneggiata. `/{ cmd-table } { cmd-table-board }` ti mostra la situazione e, se la partita non è finita, si può continuare a giocare. Chi gestisce il bot può forse recuperarne una copia.
error-table-other_title = Il tavolo che si gioca qui è di un altro gioco.
error-table-not_started = Questo tavolo non è ancora iniziato.
error-table-ended = Questo tavolo è concluso.
error-table-place_gone = Il canale di questo tavolo è stato eliminato. Con `/{ cmd-table } { cmd-table-board }` e «{ cmd-table-board-post }» in un altro canale del suo server, il tavolo continua lì.
error-table-not_in_lobby = Questo tavolo è già iniziato.
error-table-not_finished = È possibile solo quando il tavolo è concluso.
error-table-not_seated = Non hai un posto a questo tavolo.
error-table-not_at_table = Può farlo solo chi è a questo tavolo.
error-table-already_seated = Hai già un posto a questo tavolo.
error-table-full = Tutti i posti sono occupati.
error-table-reserved = I posti liberi sono riservati a chi ha già giocato. Il posto { $place } è riservato a { $name }; chi è al tavolo può liberarlo con `/{ cmd-table } { cmd-table-replace }`.
error-table-empty_seats = { $count ->
    [one] { $count } posto è ancora libero. Si può aspettare qualcuno o aggiungere un robot.
   *[other] { $count } posti sono ancora liberi. Si può aspettare altri o aggiungere robot.
 }
error-table-not_opener = Può farlo solo chi ha aperto il tavolo.
error-table-no_such_level = Non c’è un robot di quel livello.
error-table-no_robot = A questo tavolo non ci sono robot.
error-table-not_robot_seat = Quel posto non è di un robot.
error-table-not_member_seat = A quel posto non siede nessuna persona.
error-table-still_here = È possibile quando { $name } ha lasciato il server o il tavolo l’aspetta da una settimana.
error-table-kept_for_member = Quel posto è riservato a { $name }.
error-table-seen_another = Hai già avuto il posto { $place } di questo tavolo e forse sai che cosa nasconde: non puoi sederti a un altro. Finché al posto { $place } gioca un robot, puoi tornarci: `/{ cmd-table } { cmd-table-take }`
error-table-stale = La domanda è cambiata da quando è apparso questo pannello. Ecco che cosa chiede ora il tavolo.
error-table-nothing_to_undo = Non c’è una tua mossa da annullare: altri hanno già giocato, oppure qualcosa è stato rivelato.
error-table-already_agreed = { $missing ->
    [one] Hai già dato il tuo accordo. Manca ancora { $missing } persona.
   *[other] Hai già dato il tuo accordo. Mancano ancora { $missing } persone.
 }
error-table-other_rules = Questo tavolo è stato giocato con la versione { $played } delle regole, mentre ora il bot ha la { $now }: qui non si può rigiocare.
