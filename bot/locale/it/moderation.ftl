# Che cosa fa lo staff: nel thread, nel canale apposito e nel registro.

audit-pause = 🛡 { $mod } mette in pausa il tavolo (fine: <t:{ $after }:f>). Motivo: { $reason }
audit-met_often = 🛡 { $mod } gioca spesso contro { $subject }: { $before } degli ultimi tavoli con rating ({ $after }). È solo una nota: non succede nulla da sé.
audit-resume = 🛡 { $mod } fa ripartire il tavolo: { $reason }
audit-end = 🛡 { $mod } chiude il tavolo senza risultato: { $reason }
audit-end_as_it_stands = 🛡 { $mod } chiude il tavolo così com’è: { $reason }
audit-reopen = 🛡 { $mod } riapre questo tavolo: { $reason }
audit-replace = 🛡 { $mod } decide: al posto { $place } di { $subject } ora gioca un robot. { $reason }
audit-remove = 🛡 { $mod } libera il posto { $place } di { $subject }: { $reason }
audit-seat = 🛡 { $mod } propone { AD($subject) } { $subject } il posto { $place }: { $reason }
audit-move = 🛡 { $mod } sposta il tavolo da { $before } { AD($after) } { $after }: { $reason }
audit-restore = 🛡 { $mod } decide: il posto { $place } torna { AD($subject) } { $subject }, con { $after }. { $reason }
audit-clock = 🛡 { $mod } cambia l’orologio del posto { $place } di { $after }: { $reason }
audit-excuse = 🛡 { $mod } giustifica { $subject }: quanto è successo qui non conta. { $reason }
audit-ban = 🛡 { $mod } esclude { $subject } dai tavoli (fine: <t:{ $after }:f>). Motivo: { $reason }
audit-unban = 🛡 { $mod } riammette { $subject } ai tavoli: { $reason }
audit-set = 🛡 { $mod } imposta «{ $before }» su «{ $after }».
audit-unset = ⚠️ { $before }: { $after } è stato eliminato e non conta più. Scegli di nuovo: `/{ cmd-server } { cmd-server-set }`
audit-unset_role = ⚠️ Il torneo { $before } chiedeva il ruolo { $after }, che è stato eliminato. Non serve più a nessuno.
audit-in_server = -# Dal server { $name }
audit-time = { $sign }{ $hours } h
audit-plays_there = ({ $mod } gioca a questo tavolo)
audit-nobody = ex partecipante
moderate-done = Fatto. Al tavolo n. { $number } si leggono il tuo nome e il motivo.
moderate-banned = { $subject } non può aprire tavoli né partecipare qui. Fine: { $until }. I tavoli in corso continuano.
moderate-unbanned = { $subject } può di nuovo aprire tavoli e partecipare qui.
table-taken_away = Il posto { $place } di { $member } va a un robot. Lo ha deciso lo staff.
table-given_back = Il posto { $place } torna { AD($member) } { $member }. Lo ha deciso lo staff.
error-moderate-no_ranks = { $title } non ha una classifica prima della fine. Chiudi il tavolo senza risultato, o lascialo continuare: `/{ cmd-moderate } { cmd-moderate-end }`
error-moderate-nothing_to_restore = Qui non c’è nulla da restituire. Un posto si restituisce entro 7 giorni dal tempo scaduto.
error-moderate-nothing_to_excuse = A questo tavolo nulla pesa su questa persona: non c’è nulla da giustificare.
error-moderate-too_much_time = Un orologio cambia di almeno un’ora e al massimo di { $most } { PLURAL($most, "giorno/giorni") } alla volta.
error-moderate-not_paused = Questo tavolo non è in pausa. Per fermarlo: `/{ cmd-moderate } { cmd-moderate-pause }`
error-moderate-not_banned = Questa persona non è esclusa da questo server.
error-moderate-is_banned = Questa persona è esclusa dai tavoli. Prima riammettila: `/{ cmd-moderate } { cmd-moderate-unban }`
error-moderate-same_place = Questo tavolo è già lì: { $place }
error-moderate-no_such_channel = Qui non vedo nessun canale «{ $channel }». Scegli dall’elenco.
error-moderate-nothing_done = Lo staff non ha ancora fatto nulla.
error-table-banned = In questo server non puoi aprire tavoli né partecipare. Fine: <t:{ $until }:f>. I tavoli in corso continuano. Motivo: { $reason }

# A member’s own data.

data-head = **Che cosa conservo di te**: { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, { $pings ->
    [one] { $pings } avviso
   *[other] { $pings } avvisi
}, orari e impostazioni. Nessun messaggio.
data-copies = -# Chi gestisce il bot può avere copie di riserva: lì non si cancella nulla.
data-file = Ecco tutto ciò che ti riguarda, in un file.
data-ask = **Cancello i tuoi dati?** { $seats ->
    [0] Il nome diventa «ex partecipante». Non si torna indietro.
    [one] Il tuo posto va a un robot. Il nome diventa «ex partecipante». Non si torna indietro.
   *[other] I tuoi { $seats } posti vanno a un robot. Il nome diventa «ex partecipante». Non si torna indietro.
 }
data-title = Cancella i miei dati
data-left_head = **Questi messaggi non posso cambiarli: lì il tuo nome resta.**
data-left_servers = { $servers ->
    [one] in un server da cui sono uscito ({ $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    })
   *[other] in { $servers } server da cui sono uscito ({ $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    })
 }
data-left_deleted = { $count ->
    [one] in un canale o thread eliminato o nascosto
   *[other] in { $count } canali e thread eliminati o nascosti
 }
data-left_shut = dove non posso leggere o cambiare i miei messaggi: { $places }
data-left_direct = { $count ->
    [one] nei messaggi a una persona che non ne accetta più da me
   *[other] nei messaggi a { $count } persone che non ne accettano più da me
 }
data-type = Per continuare scrivi { $word }.
data-word = CANCELLA
data-deleted = Fatto. Ora cambio i messaggi che ti nominano. Se sono molti ci vuole un po’. Se c’era un’esclusione, resta 30 giorni come segno illeggibile.
data-button-export = Ricevi il file
data-button-delete = Cancella i miei dati
data-button-sure = Cancella …
data-button-keep = Tieni tutto
error-data-not_typed = Non ho cancellato nulla. Per cancellare tutto scrivi { $word }.

# Che cosa permette un server.

server-head_tables = **Nuovi tavoli**
server-head_channels = **Canali**
server-head_people = **Persone**
server-head_pictures = **Immagini**
server-all = -# Tutte le impostazioni: `/{ cmd-server } { cmd-server-show }`
server-titles = Giochi: { $list }
server-titles_all = Giochi: tutti
server-paces = Ritmi ammessi: { $list }
server-paces_all = Ritmi ammessi: tutti, anche su misura
server-channels = Dove si aprono i tavoli: { $list }
server-channels_all = Dove si aprono i tavoli: ovunque
server-openers = Chi apre i tavoli: { $list }
server-openers_all = Chi apre i tavoli: chiunque
server-moderators = Staff: chi gestisce i thread, e anche { $list }
server-moderators_all = Staff: chi gestisce i thread
server-most_tables = Tavoli insieme: { $most } al massimo
server-most_per_member = Tavoli aperti da una persona: { $most } al massimo
server-hours = Sonno di chi non ha scelto orari: { $start }–{ $end } ({ $zone }), in vigore da { $since }
server-hours_by_language = Sonno di chi non ha scelto orari: 23:00–07:00 dove si parla la lingua del tavolo
server-vacation = Vacanze: gli orologi si fermano
server-vacation_off = Vacanze: gli orologi corrono, a meno che chi apre voglia altrimenti
server-spectators = Chi guarda i tavoli: chiunque
server-spectators_off = Chi guarda i tavoli: solo chi ci gioca
error-server-only_seated = In questo server un tavolo lo guarda solo chi ci gioca. Trovane uno: `/{ cmd-play }`
server-fine = Posso scrivere dove serve: { $places ->
    [one] un canale
   *[other] { $places } canali
}.
server-lacks = { $place }: mi manca { $permissions }.
server-lost = Tavolo n. { $number }: il canale non c’è più. Per continuarlo altrove: `/{ cmd-moderate } { cmd-moderate-move }`
server-lost_setting = ⚠️ { $setting }: { $name } è stato eliminato e non conta più. Scegli di nuovo: `/{ cmd-server } { cmd-server-set }`
server-lost_role = ⚠️ Torneo { $setting }: il ruolo { $name } è stato eliminato. Non serve più a nessuno.
server-useful = -# Utile, ma non indispensabile: { $permissions }
error-server-not_its_name = Così si chiudono tutti i tavoli aperti ({ $open }) e ogni tavolo di questo server diventa anonimo ({ $tables }). Spariscono anche impostazioni, esclusioni e cronaca dello staff. Non si torna indietro. Per farlo scrivi { $name }
server-forgotten = Fatto: di questo server non resta niente. Chi gestisce il bot può avere copie di sicurezza.
error-server-not_title = { $title } non si gioca in questo server. Scegli uno di questi: { $titles }
error-server-not_pace = I ritmi di questo server sono questi: { $paces }. Scegline uno.
error-server-full = In questo server non c’è posto per altri tavoli: il massimo è { $most }. Aspetta che uno finisca, o partecipa a uno.
error-server-enough = Hai già aperto tutti i tavoli che puoi in questo server: { $most }. Prima finiscine uno.
error-server-not_channel = I tavoli si aprono in { $places }. Vai lì.
error-server-not_opener = I tavoli li apre { $roles }. Partecipa a uno, o chiedi a loro.
