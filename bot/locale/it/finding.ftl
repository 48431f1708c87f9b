# Come trovare un tavolo, e con chi giocare.

block-head = **Non ti abbino a:**
block-none = Non hai bloccato nessuno.
block-done = Tu e { $name } non sarete più abbinati. Nessuno lo saprà. I tavoli che avete in comune continuano.
block-undone = Tu e { $name } potete di nuovo essere abbinati.
block-button-undo = Annulla
error-block-yourself = Non puoi bloccare te. Indica un’altra persona.
error-block-bot = Un bot non viene mai abbinato. Indica una persona.
error-block-too_many = Hai bloccato { $most } persone, il massimo. Prima togli un blocco: `/{ cmd-my } { cmd-my-unblock }`
error-table-blocked_by_you = Hai bloccato chi ha aperto il tavolo, o chi aveva questo posto. Per sederti: `/{ cmd-my } { cmd-my-unblock }`
error-table-not_for_you = Qui non puoi prendere posto. Apri un tavolo tuo: `/{ cmd-table } { cmd-table-open }`
error-handover-apart = Non può prendere il tuo posto. Indica un’altra persona.

finding-head = **Tavoli con posti liberi**
finding-empty = Nessun posto libero. Apri un tavolo o te ne trovo uno.
finding-more = -# E altri { $count }
finding-needed = **Cercasi riserva** · { $count }
finding-watched = **Da guardare** · { $count }
finding-waiting = **In attesa di un tavolo** · { $count }
finding-seats = { $taken } di { $all }
finding-no_clock = Senza orologio
finding-awake = ore in comune: { $hours }
finding-seat = { $table } · posto { $place }
finding-private = su invito
finding-button-join = Partecipa { $number }
finding-button-open = Apri un tavolo
finding-button-find = Trovami un tavolo
finding-pick-join = Un altro tavolo
finding-pick-take = Prendi un posto
finding-pick-watch = Guarda
finding-posted = La bacheca dei tavoli sta arrivando: { $place }
finding-server_lobby = La bacheca dei tavoli è in { $place }.
finding-server_lobby_off = La bacheca dei tavoli non si legge in nessun canale.
finding-server_tables = I tavoli trovati per chi cerca si aprono in { $place }.
finding-server_tables_off = I tavoli trovati per chi cerca si aprono nel canale della prima richiesta.
error-lobby-no_channel = Prima scegli un canale per la bacheca: `/{ cmd-server } { cmd-server-set }`

invite-ask = { $mention } { $name } ti tiene un posto: { $title }. Chiude: { $until }
invite-name = { $name }
invite-button-no = No, grazie
invite-done = Posto tenuto per 48 ore: { $name }.
invite-declined = Va bene, il posto è di nuovo libero.
invite-link = Invita chi vuoi con questo link: { $link }
    -# Per chi non è in questo server non porta da nessuna parte.
error-invite-has_seat = Ha già un posto qui, o uno tenuto. Indica un’altra persona.
error-invite-bot = Un bot non può sedersi. Aggiungi un robot o indica una persona.
error-invite-not_welcome = Qui non può ricevere inviti. Indica un’altra persona.
error-invite-declined = Ti ha già detto di no due volte. Indica un’altra persona.
error-invite-too_many = Per ora basta: al massimo { $open } inviti aperti per tavolo e { $day } al giorno. Usa il link: `/{ cmd-table } { cmd-table-invite }`
error-invite-not_asked = Questo posto è tenuto per un’altra persona. Apri un tavolo tuo: `/{ cmd-table } { cmd-table-open }`
error-invite-over = Questo invito è chiuso. I tuoi tavoli: `/{ cmd-my } { cmd-my-tables }`

queue-head = **Trovami un tavolo.** Scegli cosa giocheresti: gli altri li cerco io.
queue-waiting = { $count ->
        [0] Non aspetta ancora nessuno.
        [one] Qui aspetta 1 persona.
       *[other] Qui aspettano { $count } persone.
    }
queue-line = 🔎 { $games } · { $pace } · fino a { $until }
queue-any_titles = Qualsiasi gioco
queue-any_seats = Qualsiasi numero di giocatori
queue-seats = In { $count }
queue-days = { $count ->
        [one] per 1 giorno
       *[other] per { $count } giorni
    }
queue-button-go = Cerca
queue-button-off = Smetti di cercare
queue-button-yes = Ci sto
queue-button-robots = Gioca con un robot
queue-looking = Sto cercando. Ti menziono appena c’è un tavolo. Fino al: { $until }
queue-left = Va bene, non cerco più.
queue-nothing = Non stavo cercando tavoli per te. Per iniziare: `/{ cmd-play }`
queue-noted = Segnato. Si comincia quando ci siete tutti.
queue-found = { $mentions } c’è un tavolo per voi: { $title }. Premi **Ci sto**. Chiude: { $until }
queue-off = Manca una conferma. Sei di nuovo in testa alla coda.
queue-over = Niente tavolo, stavolta, in { $place }. Riprova lì con `/{ cmd-play }`, o apri un tavolo: `/{ cmd-table } { cmd-table-open }`
error-queue-nothing_fits = Nessuno di questi giochi è per tanti giocatori. Scegli un altro numero.
error-queue-no_such_title = Nessun gioco si chiama “{ $title }”. Scegli dall’elenco.
error-queue-over = Questo tavolo non ti aspetta più. Per riprovare: `/{ cmd-play }`

error-table-private = Questo tavolo è su invito. Chiedi a chi lo ha aperto: `/{ cmd-table } { cmd-table-invite }`
error-private-not_here = In questo server non si aprono tavoli privati. Apri un tavolo per tutti.
error-private-no_thread = Qui non posso creare thread privati: altri potranno leggere. Per aprirlo comunque scegli “{ cmd-choice-anyway }”.
