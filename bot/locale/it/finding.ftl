# Come trovare un tavolo, e con chi giocare.

block-head = **Niente tavoli insieme a:**
block-how = -# Per tornare indietro: `/{ cmd-my } { cmd-my-unblock }`
block-none = Non hai bloccato nessuno.
block-done = Tu { ED($name) } { $name } non finirete più allo stesso tavolo. Nessuno lo saprà. I tavoli in corso continuano.
block-undone = Tu { ED($name) } { $name } potete di nuovo trovarvi a un tavolo.
block-button-undo = Annulla
error-block-yourself = Non puoi bloccare te. Indica un’altra persona.
error-block-bot = Con un bot non ti faccio mai giocare. Indica una persona.
error-block-too_many = Hai bloccato { $most } { PLURAL($most, "persona/persone") }, il massimo. Prima togli un blocco: `/{ cmd-my } { cmd-my-unblock }`
error-table-blocked_by_you = Hai bloccato { $member }, quindi qui non puoi sederti. Per sederti: `/{ cmd-my } { cmd-my-unblock }`
error-table-not_for_you = Qui non puoi prendere posto. Apri un tavolo tuo: `/{ cmd-table } { cmd-table-open }`
error-handover-apart = Non può prendere il tuo posto. Indica un’altra persona.

finding-head = **Tavoli con posti liberi**
finding-empty = Nessun posto libero. Apri un tavolo o te ne trovo uno.
finding-more = -# { $count ->
    [one] E un altro
   *[other] E altri { $count }
 }
finding-needed = **Cercasi riserva** · { $count }
finding-watched = **Da guardare** · { $count }
finding-waiting = **In attesa di un tavolo** · { $count }
finding-seats = { $taken } di { $all }
finding-no_clock = Senza orologio
finding-awake = svegli insieme { $hours } h al giorno
finding-seat = { $table } · posto { $place }
finding-private = su invito
private-option_open = Posti: per chiunque
private-option_invited = Posti: su invito
finding-button-join = Partecipa al n. { $number }
finding-button-open = Apri un tavolo
finding-button-find = Trovami un tavolo
finding-pick-join = Un altro tavolo
finding-pick-take = Prendi un posto
finding-pick-watch = Guarda
finding-posted = La bacheca dei tavoli sta arrivando: { $place }
finding-server_lobby = Bacheca dei tavoli: { $place }
finding-server_lobby_off = Bacheca dei tavoli: nessuna
finding-server_tables = Tavoli per chi cerca: { $place }
finding-server_tables_off = Tavoli per chi cerca: dove è arrivata la prima richiesta
error-lobby-no_channel = Prima scegli un canale per la bacheca: `/{ cmd-server } { cmd-server-set }`

invite-ask = { $mention } { $name } ti tiene un posto: { $title }. Chiude: { $until }
invite-button-no = No, grazie
invite-done = Posto tenuto per 48 ore: { $name }.
invite-declined = Va bene, il posto è di nuovo libero.
invite-link = Invita chi vuoi con questo link: { $link }
    -# Per chi non è in questo server non porta da nessuna parte.
invite-whom = Tieni un posto per …
error-invite-has_seat = Ha già un posto qui. Indica un’altra persona.
error-invite-is_kept = Qui c’è già un posto tenuto per questa persona. Indica un’altra persona.
error-invite-all_kept = I posti liberi sono tenuti per altre persone. Il posto { $place } è di { $name }. Prima liberalo: `/{ cmd-table } { cmd-table-replace }`
error-invite-bot = Un bot non può sedersi. Aggiungi un robot o indica una persona.
error-invite-not_welcome = Qui non può ricevere inviti. Indica un’altra persona.
error-invite-declined = Ti ha già detto di no due volte. Indica un’altra persona.
error-invite-too_many = Per ora basta: al massimo { $open } inviti aperti per tavolo e { $day } al giorno. Usa il link: `/{ cmd-table } { cmd-table-invite }`
error-invite-not_asked = Questo posto è tenuto per un’altra persona. Apri un tavolo tuo: `/{ cmd-table } { cmd-table-open }`
error-invite-over = Questo invito è chiuso. I tuoi tavoli: `/{ cmd-my } { cmd-my-tables }`

queue-head = **Trovami un tavolo.** Scegli cosa giocheresti: gli altri li cerco io.
queue-waiting = { $count ->
        [0] Per ora non aspetta nessun altro.
        [one] Qui aspetta un’altra persona.
       *[other] Qui aspettano altre { $count } persone.
    }
queue-line = 🔎 { $games } · { $pace } · Scade: { $until }
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
queue-looking = Sto cercando. Ti menziono appena c’è un tavolo. Smetto di cercare: { $until }
queue-left = Va bene, non cerco più.
queue-nothing = Non stavo cercando tavoli per te. Per iniziare: `/{ cmd-play }`
queue-noted = Segnato. Si comincia quando ci siete tutti.
queue-found = { $mentions } C’è un tavolo per voi: { $title }. Premi **Ci sto**. Chiude: { $until }
queue-off = Manca una conferma. Sei di nuovo in testa alla coda.
queue-over = Niente tavolo, stavolta, in { $place }. Riprova lì con `/{ cmd-play }`, o apri un tavolo: `/{ cmd-table } { cmd-table-open }`
error-queue-nothing_fits = Nessuno di questi giochi va bene per quel numero di giocatori. Scegli un altro numero.
error-queue-over = Questo tavolo non ti aspetta più. Per riprovare: `/{ cmd-play }`

error-table-private = A questo tavolo si gioca su invito. Chiedi un invito a chi l’ha aperto.
error-private-not_here = In questo server non si aprono tavoli privati. Apri un tavolo per tutti.
error-private-no_thread = Qui non posso creare thread privati: altri potranno leggere. Per aprirlo comunque scegli «{ cmd-choice-anyway }» in `/{ cmd-table } { cmd-table-open }`.
