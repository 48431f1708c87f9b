# How members are told that a table waits for them.

ui-notices-head = **Come ti avviso**
ui-notices-note = A tempo scaduto ti avviso sempre.
ui-notices-where_thread = Quando tocca a te: nel thread
ui-notices-where_off = Quando tocca a te: mai
notices-table = **{ $title } n. { $number }** ·
notices-test = Messaggio di prova. Gli avvisi arrivano qui.
notices-change = -# Cambia gli avvisi: `/{ cmd-my } { cmd-my-notices }`
notices-button_change = Cambia gli avvisi
notices-digest =
    { $count ->
        [one] **Un tavolo ti aspetta**
       *[other] **{ $count } tavoli ti aspettano**
    }
notices-row = { $title } n. { $number } · { $asked } · { $link }
notices-row_due = { $title } n. { $number } · { $asked } · Scadenza: { $until } · { $link }
ui-notices-where_direct = Quando tocca a te: in DM
ui-notices-where_digest = Quando tocca a te: una volta al giorno
ui-notices-reminders_all = Promemoria: tutti
ui-notices-reminders_last = Promemoria: solo l’ultimo
ui-notices-reminders_off = Promemoria: nessuno
ui-notices-quiet_night = Non disturbare: mentre dormo
ui-notices-quiet_own = Non disturbare: { $start }–{ $end }
ui-notices-digest_at = Riepilogo: { $at }
ui-notices-testing = Il messaggio di prova è in arrivo. Fino ad allora scrivo nel thread.
ui-notices-arrived = È arrivato. Avvisi in DM attivi.
ui-notices-refused = ⚠️ I miei DM non ti arrivano: scrivo nel thread. Permetti i messaggi dal server, poi premi **Riprova**.
ui-notices-button_test = Riprova
ui-notices-button_mute = Silenzia questo tavolo
ui-notices-button_unmute = Riattiva questo tavolo
ui-notices-muted = 🔕 Questo tavolo è silenziato. I promemoria prima della scadenza arrivano lo stesso.
ui-pings-head = **Che cosa ti ho mandato**, dal più recente:
ui-pings-none = Finora non ti ho mandato niente.
ui-pings-row = { $mark } { $when } · { $about } · { $place }
ui-pings-of_table = { $title } n. { $number }, { $what }
ui-pings-refused = Discord l’ha respinto: è andato nel thread.
ui-pings-thread = nel thread
ui-pings-direct = in DM
ui-pings-ping = tocca a te
ui-pings-half = promemoria
ui-pings-last = ultimo promemoria
ui-pings-zero = tempo scaduto
ui-pings-standin = un robot gioca per te
ui-pings-nudge = fischio
ui-pings-nudge2 = fischio
ui-pings-day1 = promemoria
ui-pings-day3 = promemoria
ui-pings-day6 = ultimo promemoria
ui-pings-digest = riepilogo
ui-pings-test = messaggio di prova
notices-nudge = { $mention } un fischio dal tavolo.
notices-keepalive = -# Questo tavolo continua qui.
ui-done-nudge = Fischio fatto. Nessuno vede di chi è.
error-nudge-too_early = Prossimo fischio: <t:{ $next }:R>
error-table-nobody_to_nudge = In questo momento non c’è nessuno a cui fare un fischio.
notices-done = { $called } ✅ Fatto.
ui-pings-trouble = qualcosa che non ho potuto pubblicare
notices-standin = { $mention } un robot gioca per te. Torna quando vuoi.
ui-notices-next_on = Avvisami una mossa prima: sì
ui-notices-next_off = Avvisami una mossa prima: no
ui-notices-ended_on = Avvisami quando un tavolo finisce: sì
ui-notices-ended_off = Avvisami quando un tavolo finisce: no
ui-notices-live_on = Tavoli in tempo reale: sempre nel thread
ui-notices-live_off = Tavoli in tempo reale: come gli altri
ui-notices-button_more = Altro
ui-notices-button_less = ◀ Indietro
notices-next = { $mention } ora gioca { $before }, poi tocca a te.
notices-ended = { $mention } questo tavolo è finito.
notices-result = { $rank }º di { $all }
notices-ended_row = { $title } n. { $number }
notices-over = -# Finiti: { $tables }
notices-offered_row = { $title } n. { $number }, posto { $place } { $link }
notices-offered = -# Posti liberi: { $seats }
notices-invited_row = { $title } n. { $number } { $link }
notices-invited = -# Inviti: { $tables }
ui-pings-next = poi tocca a te
ui-pings-ended = un tavolo è finito

# Who only watches may be told when a table has ended.

ui-button-tell_end = Avvisami quando finisce
ui-button-tell_no_end = Non avvisarmi più
watch-noted = Ti avviso con un DM quando questo tavolo è finito.
watch-stopped = Non ti avviserò quando questo tavolo finisce.
error-watch-seated = Qui hai un posto, quindi della fine ti avviso comunque. Per cambiare: `/{ cmd-my } { cmd-my-notices }`
error-watch-notices_off = Hai disattivato tutti gli avvisi. Prima scegli dove vuoi riceverli: `/{ cmd-my } { cmd-my-notices }`
error-watch-closed = I miei DM non ti arrivano. Permetti i messaggi dal server, poi scegli i DM qui: `/{ cmd-my } { cmd-my-notices }`
error-watch-full = Un avviso lo aspettano già in { $most }, il massimo. Il tavolo puoi guardarlo comunque: `/{ cmd-table } { cmd-table-board }`

talk-option_open = Chiacchiere: libere
talk-option_closed = Chiacchiere: non sulla partita
talk-closed = non si parla della partita
talk-asked = In questo thread non parlate della partita.
talk-where = Chi guarda ha un thread a parte: **{ ui-button-more }**, **{ ui-button-talk }**.
talk-there = Chi guarda parla qui: { $place }
talk-soon = Sto creando il thread. Premi di nuovo il pulsante fra un momento.
talk-thread_name = { $title } { $number }: chi guarda
talk-first = Un thread per chi guarda il tavolo { $number }, { $place }. Chi gioca lì resta fuori fino alla fine.
error-talk-seated = Giochi a questo tavolo, quindi questo thread non è per te. Lo puoi leggere quando il tavolo è finito.
error-talk-open = A questo tavolo tutti parlano nel suo thread. Guardalo: `/{ cmd-table } { cmd-table-board }`
error-talk-no_thread = Non riesco a creare un thread in { $place }. Chiedi a chi gestisce il server il permesso *{ ui-permission-create_public_threads }*, poi riprova.
