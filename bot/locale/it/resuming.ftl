# Tavoli che riprendono da una registrazione.
ui-lobby-goes_on = { $moves ->
    [one] ▶ Riprende dopo { $moves } mossa di un tavolo precedente. I posti tengono tutto ciò che hanno. Le pescate successive si rimescolano. Per scegliere il posto: `/{ cmd-table } { cmd-table-take }`
   *[other] ▶ Riprende dopo { $moves } mosse di un tavolo precedente. I posti tengono tutto ciò che hanno. Le pescate successive si rimescolano. Per scegliere il posto: `/{ cmd-table } { cmd-table-take }`
 }
table-goes_on = { $moves ->
    [one] ▶ Il tavolo riprende dopo { $moves } mossa. Le pescate successive sono rimescolate.
   *[other] ▶ Il tavolo riprende dopo { $moves } mosse. Le pescate successive sono rimescolate.
 }
error-table-not_a_record = Non è la registrazione di un tavolo. Scaricala da un tavolo chiuso senza risultato: `/{ cmd-table } { cmd-table-record }`
error-table-record_running = Questo file è di un tavolo in corso: mancano mosse e chiave. Scaricalo di nuovo a tavolo concluso: `/{ cmd-table } { cmd-table-record }`
error-table-record_too_large = Questo file è troppo grande. Una registrazione arriva a { $most } KB. Scaricane una: `/{ cmd-table } { cmd-table-record }`
error-table-record_unread = Discord non mi ha dato il file. Allegalo di nuovo.
error-table-record_busy = Sto leggendo altri file. Riprova tra un minuto.
error-table-record_slow = Per rigiocare questo file ci vuole troppo tempo, perciò mi fermo. Apri un tavolo nuovo: `/{ cmd-table } { cmd-table-open }`
error-table-record_other_rules = Registrazione con le regole versione { $played }, e ora ho la { $now }. Può riprenderla un bot di quella versione.
error-table-record_illegal = Questa registrazione va contro le regole alla voce { $entry } o poco dopo. Scarica di nuovo il file, senza modifiche: `/{ cmd-table } { cmd-table-record }`
error-table-record_over = Questo tavolo è arrivato alla fine. Aprine uno nuovo: `/{ cmd-table } { cmd-table-open }`
error-table-no_such_seat = Questo tavolo ha { $seats } { PLURAL($seats, "posto/posti") }. Scegline uno.
error-table-seat_taken = Il posto { $place } non è libero. Scegline uno libero.
