# Rating, graduatorie e statistiche dei giochi.

rating-pool = { $title }, { $kind }
rating-kind-duel = in due
rating-kind-table = in tre o più
rating-kind-practice = con robot
rating-kind-solo = in solitario
rating-kind-solo_as = { $kind } ({ $ways })
rating-number = **{ $points }** ± { $spread }
rating-early = **{ $points }?** ± { $spread }
rating-head = **Rating di { $name }**
rating-facts = { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }, { $wins ->
    [0] nessuna vittoria
    [one] una vittoria
   *[other] { $wins } vittorie
 }
rating-lately = -# Di recente: { $numbers }
rating-why_early = -# Il punto di domanda: rating provvisorio, finché i tavoli con rating non sono { $least }, o { $practice } quelli di allenamento.
rating-none = Ancora nessun tavolo con rating. Aprine uno per due o più persone, senza robot: `/{ cmd-table } { cmd-table-open }`
rating-erased = Qui non c’è più alcun rating, e non ce ne sarà uno nuovo.
rating-won = -# { $title }: { $wins } { PLURAL($wins, "tavolo vinto/tavoli vinti") } su { $tables }
rating-favourite = -# { $stat }, più spesso: { $value } ({ $times }×)
rating-reliability = -# Ultimi tavoli finiti: { $finished } su { $started } (si parte da 2 su 3)
rating-is_hidden = -# Lo vedi solo tu. Per mostrarlo di nuovo: `/{ cmd-rating } { cmd-rating-hide }`
rating-board = **{ $pool }**, tutti i server
rating-board_here = **{ $pool }**, questo server
rating-row = { $place }. { $name } { $number } · { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }
rating-row_own = ▸ { $place }. { $name } { $number } · { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }
rating-nobody = Ancora nessuno in graduatoria. Tavoli con rating che servono: { $least }
rating-provisional = -# Con meno tavoli ({ $least }) o assenti da tempo: altri { $count }
rating-never_met = { $own } { ED($other) } { $other } non hanno ancora finito un tavolo insieme. Aprine uno: `/{ cmd-table } { cmd-table-open }`
rating-met = **{ $own } { ED($other) } { $other }**, { $tables ->
    [one] un tavolo insieme
   *[other] { $tables } tavoli insieme
 }
rating-tally = Avanti { $ahead } · pari { $level } · dietro { $behind }
rating-last_ahead = -# { $table }, { $when }: avanti, { $own }º contro { $other }º
rating-last_level = -# { $table }, { $when }: pari, { $own }º a testa
rating-last_behind = -# { $table }, { $when }: dietro, { $own }º contro { $other }º
rating-title = **{ $title }**: { $tables ->
    [one] un tavolo finito
   *[other] { $tables } tavoli finiti
 }
rating-no_tables = Nessun tavolo di { $title } è ancora finito. Aprine uno: `/{ cmd-table } { cmd-table-open }`
rating-length = -# La metà è durata al massimo { $moves } { PLURAL($moves, "mossa/mosse") } e { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }.
rating-totals = In { $seats }: chi ha vinto aveva da { $low } a { $high } { PLURAL($high, "punto/punti") }, e la metà al massimo { $middle }
rating-choices = **{ $stat }**: vittorie, dove 100% è la norma
rating-choice = { $value }: { $won }% ({ $low }–{ $high }%) · { $seats } { PLURAL($seats, "posto/posti") }
rating-verified = Ho rifatto i conti di { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }. Ogni rating è quello giusto.
rating-differs = Ho rifatto i conti di { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 } e { $count } { PLURAL($count, "voce è diversa/voci sono diverse") }. Avvisa chi gestisce questo bot.
rating-hid = Profilo nascosto: niente graduatoria. Nei tornei il nome resta.
rating-shown = Ora il tuo profilo si vede di nuovo, anche in graduatoria.
rating-erase = **Cancelli il rating per sempre?** Non ne avrai un altro. I tavoli restano.
rating-sure = **Davvero?** Non si torna indietro.
rating-gone = Cancellato. Giochi come prima, senza rating.
rating-kept = Non ho cancellato nulla.
rating-file = Tutto sul tuo rating, in un file:
rating-button-show = Mostrami di nuovo
rating-button-hide = Solo nascondi
rating-button-erase = Cancella …
rating-button-sure = Cancella per sempre
rating-button-keep = Tieni tutto
rating-changes = -# Rating: { $changes }
rating-changes_practice = -# Rating di allenamento: { $changes }
rating-change = { $name } { $points } ({ $change })
rating-change_gain = { $name } { $points } ({ $change }, provvisorio)
rating-change_early = { $name } { $points } (provvisorio)
rating-lobby-rated = Rating: vale
rating-lobby-practice = Rating: solo pratica, con i robot
rating-lobby-either = Rating: vale. Coi robot, solo pratica
rating-lobby-off = Rating: non vale
rating-lobby-options = Rating: non vale con queste opzioni
rating-open_on = Rating: vale
rating-open_off = Rating: non vale
error-rating-hidden = Tiene il rating per sé. Puoi guardare il tuo: `/{ cmd-rating } { cmd-rating-profile }`
error-rating-no_pool = Qui nessuno ha ancora un rating. Finisci un tavolo senza robot: `/{ cmd-table } { cmd-table-open }`
error-rating-yourself = Hai scelto te. Scegli un’altra persona, o guarda il tuo: `/{ cmd-rating } { cmd-rating-profile }`
rating-own_early = Tu: { $number }, ancora provvisorio dopo { $tables } { PLURAL($tables, "tavolo/tavoli") } su { $least }.
rating-server = **Che cosa si gioca in questo server**
rating-server_empty = In questo server non si è ancora concluso nessun tavolo. Aprine uno: `/{ cmd-table } { cmd-table-open }`
rating-file_text = Lo stesso come testo
rating-button-mine = Il mio posto
rating-button-profile = Profilo
rating-button-curve = Andamento: { $pool }
rating-button-light = Scheda chiara
rating-button-dark = Scheda scura
rating-facts_closest = Vittoria più risicata: { $name }, { $by ->
    [0] allo spareggio tecnico
    [one] per un punto
   *[other] per { $by } punti
 }
rating-facts_comeback = Rimonta più grande: { $name }, da { $before }º { AD($after) } { $after }º
rating-facts_quickest = Più veloce: { $name }
