## Nomi

ui-robot = Robot { $place }
ui-seat = Posto { $place }
ui-level-0 = rapido
ui-level-1 = principiante
ui-level-2 = giocatore
ui-level-3 = esperto

## Pulsanti

ui-button-turn = Gioca il turno
ui-button-hand = La mia mano
ui-button-words = A parole
ui-button-all = Tabellone
ui-button-rules = Regole
ui-button-told = Tutto
ui-button-replay = Rivedi
ui-button-review = Analisi
ui-button-verify = Verifica
ui-button-join = Partecipa
ui-button-leave = Lascia
ui-button-invite = Invita
ui-button-start = Inizia
ui-button-talk = Thread di chi guarda
ui-button-more = Altro
ui-button-break = Mi serve una pausa
ui-button-nudge = Fai un fischio: { $seat }
ui-button-clock = Orologi
ui-button-pause = Pausa
ui-button-leaving = Mi assento
ui-button-takeback = Chiedi di ritirare
ui-button-cancel = Annulla il tavolo
ui-button-robot_2 = Aggiungi robot
ui-button-robot_1 = Robot principiante
ui-button-robot_3 = Robot esperto
ui-button-unrobot = Togli un robot
ui-button-take = Al posto di un robot
ui-button-sit = Mi siedo
ui-button-rematch = Rivincita
ui-button-reopen = Riapri
ui-button-confirm = Conferma
ui-button-hours = I tuoi orari
ui-button-sure = Conferma comunque
ui-button-reset = Da capo
ui-button-type = Scrivila
ui-button-undo = Ritira la mossa
ui-button-rows = Altri campi
ui-button-panel = Gioca il turno
ui-button-back = ◀ Indietro
ui-button-forth = Avanti ▶
ui-button-board = Vedi il tavolo
ui-button-go = Vai al tavolo
ui-button-newest = Vai all’ultimo
ui-button-open = Aprine uno
ui-button-help_open = Apri un tavolo
ui-button-result = Risultato
ui-button-tables = I miei tavoli
ui-button-opening_open = Apri
ui-button-opening_start = Apri e inizia
ui-button-opening_fill = Inizia coi robot
ui-button-opening_more = Altro
ui-button-opening_games = ◀ Giochi
ui-button-opening_done = ◀ Il tavolo
ui-button-opening_next = Altre opzioni

## Il pannello

ui-panel-question = **{ $asked }**
ui-panel-note = ⚠️ { $text }
ui-panel-nearest = Ora puoi fare: `{ $move }`
ui-panel-problem = ⛔ { $text }
ui-panel-verb = **{ $verb }**
ui-panel-option = - **{ $label }**: { $note }
ui-panel-your_move = -# In testo: `{ $move }`
ui-panel-choose_verb = Cosa fai?
ui-panel-said = { $text }
ui-panel-missing = -# Scegli ancora: { $field }
ui-panel-missing_some = -# Scegline ancora { $more }: { $field }
ui-panel-caution = { $text } Se vuoi proprio così, premi **{ ui-button-sure }**.
ui-panel-more = Altro… (pagina { $page } di { $pages })
ui-panel-none = Niente di questo
ui-panel-number = { $number }
ui-panel-pieces = { $number } × { $part }
ui-panel-part = { $field }: { $part }
ui-panel-payment = { $field }: { $pieces }
ui-panel-besides = e { $pieces }
ui-panel-done = Fatto. Ora gioca: { $others }
ui-panel-ended = Partita finita.
ui-panel-lost = Mi sono riavviato e le scelte non ci sono più. Il tavolo è intatto. Scegli di nuovo.
ui-panel-changed = Nel frattempo le scelte sono cambiate. Ricontrolla prima di confermare.

## La casella per scrivere una mossa

ui-modal-title = Scrivi la mossa
ui-modal-line = La tua mossa
ui-modal-hint = /{ cmd-rules } spiega come. La vedi prima di confermarla.
ui-modal-example = Per esempio: { $move }

## Aprire un tavolo

ui-opening-which = **A cosa giochiamo?**
ui-opening-head = **{ $title }** · { $low }–{ $high } giocatori
ui-opening-head_exactly = { $seats ->
    [one] **{ $title }** · { $seats } giocatore
   *[other] **{ $title }** · { $seats } giocatori
 }
ui-opening-seats = Posti: { $seats }
ui-opening-pace = Ritmo: { SMALL($pace) }
ui-opening-no_robots = Robot: nessuno
ui-opening-robots = Robot: { $robots }, { $level }
ui-opening-options = **Altre opzioni** · puoi lasciarle così
ui-opening-things = { $group }: { $first } – { $last }
ui-opening-things_most = Al massimo { $most }, da tutti i menu insieme.

## La sala d’attesa

ui-lobby-title = ## { $title } · { $free ->
    [0] al completo
    [one] { $free } posto libero
   *[other] { $free } posti liberi
 }
ui-lobby-title_alone = ## { $title }
ui-lobby-option = { $option }: { $choice }
ui-lobby-seat = { $place }. **{ $seat }**
ui-lobby-robot_seat = { $place }. { $seat } ({ $level })
ui-lobby-free_seat = { $place }. *libero*
ui-lobby-reserved_seat = { $place }. *tenuto per { $member }*
ui-lobby-rank = { $rank }º { $seat }: { $points }
ui-lobby-alone = { $seat }: { $points }
ui-lobby-usual = -# Di solito dura { $length }.
ui-lobby-waiting = -# Tavolo di { $opener }. Quando i posti sono occupati, chi è al tavolo può premere **Inizia**.
ui-lobby-playing = In corso: { $place }
    -# La casualità è sigillata. Alla fine chiunque può controllarla.
ui-lobby-finished = Partita finita in { $length }: { $link }
ui-lobby-called_off = Tavolo chiuso senza risultato in { $length }: { $link }
ui-lobby-cancelled = Questo tavolo è stato annullato.
ui-lobby-more = **{ $title }** · tavolo n. { $number }. Cosa fai?
ui-lobby-alt = { $title }: { $tagline }
ui-length-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
 }
ui-length-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
 }
ui-length-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
 }

## Sedersi al posto di un robot

ui-take-sure = **Prendi il posto { $place }?** Da ora giochi lì, e a nessun altro posto di questo tavolo. La mano la vedi solo dopo.

## Il tabellone

ui-board-pinged = { $mention } { $asked }
ui-board-asked = **{ $seat }**: { $asked }
ui-board-waits = Ora gioca: { $others }.

## La fine

ui-closing-winner = { $rank }º **{ $seat }**: **{ $points }** ({ $parts })
ui-closing-rank = { $rank }º { $seat }: { $points } ({ $parts })
ui-closing-part = { $label } { $points }
ui-closing-called_off = Il tavolo si chiude senza risultato.
ui-closing-reopen = Chiuso per sbaglio? Puoi premere **Riapri**. Scade: { $until }
ui-closing-won = 🏆 **Vince { $seat }!** { $title }
ui-closing-shared = 🏆 **Vittoria a pari merito: { $seats }!**
ui-closing-won_alone = 🏆 **{ $reason }**
ui-closing-alone = **{ $seat }**: **{ $points }** ({ $parts })
ui-closing-facts = -# { $length } · { $reason }
ui-closing-length = -# { $length }

## Risposte

ui-done-open = Aperto: { $place }. Condividi il link per invitare.
ui-done-repost = Pubblico di nuovo il tabellone: { $place }
ui-done-moved = Il canale di questo tavolo è stato eliminato. Si continua qui: { $place }
ui-done-join = Ci sei. Ti menziono quando tocca a te.
ui-done-leave = Hai lasciato il tavolo.
ui-done-start = Il tavolo comincia. Dal suo messaggio arrivi al tabellone.
ui-done-cancel = Hai annullato il tavolo.
ui-done-robot = Un robot si è seduto.
ui-done-unrobot = Un robot se n’è andato.
ui-done-take = Posto tuo. Il tavolo: { $place }
ui-done-rematch = Hai un posto per la rivincita: { $place }
ui-done-replace = Da ora a quel posto gioca un robot.
ui-done-free = Quel posto è di nuovo libero.
ui-done-give_up = Il tavolo { $number }, che non si apriva, ora è chiuso.
ui-done-end = Segnato. Si chiude quando c’è il sì di tutti.
ui-alt-rest = Il resto è sotto «A parole», oppure con /{ cmd-table } { cmd-table-text }.
ui-hand-shown = La tua mano
ui-hand-nothing = Questo gioco non nasconde nulla: tutto è sul tabellone.
ui-record-file = La registrazione del tavolo: sigillo, chiave e tutte le mosse. Si rivede ovunque.
ui-record-running = Ciò che tutti sanno finora di questo tavolo, in un file. Mosse, mani, sigillo e chiave ci saranno a tavolo concluso.
ui-verify-ok = ✅ Tutto regolare. Il sigillo iniziale corrisponde e rigiocando { $moves } { PLURAL($moves, "mossa/mosse") } il finale è lo stesso.
    -# Tavolo { $number }. Sigillo: `{ $commitment }`. Chiave: `{ $seed }` e `{ $salt }`. Ultima posizione: `{ $state }`
    -# Tutto in un file: `/{ cmd-table } { cmd-table-record }`
ui-verify-wrong = ❌ Qualcosa non torna: sigillo, { $moves } { PLURAL($moves, "mossa/mosse") } e posizione salvata non concordano. Segnala il tavolo { $number } a chi gestisce il bot.
    -# Sigillo: `{ $commitment }`. Chiave: `{ $seed }` e `{ $salt }`. Ultima posizione: `{ $state }`
    -# Tutto in un file: `/{ cmd-table } { cmd-table-record }`
ui-read-page = *Pagina { $page } di { $pages }*
ui-read-changed = **Cambiato da quando hai guardato o mosso**
ui-read-rest = **Come prima**
ui-read-unchanged = Da quando hai guardato o mosso non è cambiato nulla.
ui-read-no_changes_known = Non si sa più che cosa è cambiato. `/{ cmd-table } { cmd-table-since }` dice che cosa è successo.
ui-read-event = `{ $number }` { $text }

## Elenchi di tavoli

ui-list-waiting = **Tocca a te ({ $count })**
ui-list-nothing_waits = Nessun tavolo ti aspetta.
ui-list-others = **In attesa di altri ({ $count })**
ui-list-lobbies = **In apertura ({ $count })**
ui-list-offered = **Posti per te ({ $count })**
ui-list-offered_seat = Posto { $place } di { $all }
ui-list-table_linked = **[{ $title }]({ $link })** · tavolo n. { $number }
ui-list-table_in_linked = **[{ $title }]({ $link })** · tavolo n. { $number } · { $server }
ui-list-table = **{ $title }** · tavolo n. { $number }
ui-list-table_in = **{ $title }** · tavolo n. { $number } · { $server }
ui-list-playing = Ora gioca { $others }
ui-list-lobby = Non ancora iniziato
ui-list-choice = { $title } n. { $number } (ora gioca { $others })
ui-list-broken = Il tavolo n. { $number } non si apre.
ui-list-broken_choice = N. { $number } (non si apre)

## Impostazioni

ui-settings-language = La tua lingua: { $language }
ui-settings-server_log = Ciò che fa lo staff: { $place }
ui-settings-server_log_off = Ciò che fa lo staff: in nessun canale
ui-settings-server_pace = Ritmo: { SMALL($pace) }
ui-settings-server_reliability = { $who }
ui-settings-server_newcomers = { $who }
ui-settings-server_animations = Animazione alla fine: sì
ui-settings-server_animations_off = Animazione alla fine: no
ui-settings-server_private = Tavoli privati: sì
ui-settings-server_private_off = Tavoli privati: no
ui-settings-server = Lingua: { $language }
ui-settings-server_openers = Lingua: quella di chi apre il tavolo

## Permessi

ui-permission-view_channel = Visualizza canale
ui-permission-send_messages = Invia messaggi
ui-permission-send_messages_in_threads = Invia messaggi nei thread
ui-permission-create_public_threads = Crea thread pubblici
ui-permission-create_private_threads = Crea thread privati
ui-permission-manage_threads = Gestisci thread
ui-permission-manage_roles = Gestisci ruoli
ui-permission-attach_files = Allega file
ui-permission-read_message_history = Leggi la cronologia dei messaggi

## Aiuto

ui-help-head = **Giochi da tavolo in questo server, quando vuoi tu.**
ui-help-game = **{ $title }** · { $seats }
ui-help-length = -# Circa { $minutes } { PLURAL($minutes, "minuto/minuti") } in tempo reale, { $days } { PLURAL($days, "giorno/giorni") } in chat
ui-help-seats = { $low }–{ $high } giocatori
ui-help-seats_exactly = { $seats } { PLURAL($seats, "giocatore/giocatori") }
ui-help-commands =
    Apri un tavolo: `/{ cmd-table } { cmd-table-open }`
    I tuoi tavoli: `/{ cmd-my } { cmd-my-tables }`
ui-help-topics = Cosa vuoi sapere?
ui-help-table = **Apri un tavolo:** `/{ cmd-table } { cmd-table-open }`. Le altre persone partecipano con i pulsanti sotto il messaggio. I posti liberi vanno anche ai robot. Qualcuno del tavolo preme **Inizia** e nasce il suo thread.
ui-help-turn = **La tua mossa:** ti menziono sotto il tabellone. Premi **Gioca il turno**, scegli, guarda, conferma. Prima di **Conferma** non vale nulla. Vale subito solo una mossa che puoi ritirare, con **Ritira la mossa** accanto. Un comando vale appena lo invii.
ui-help-time = **Tempo:** il ritmo del tavolo dà a ogni posto un tempo iniziale, e altro a ogni mossa. Mentre dormi l’orologio è fermo: `/{ cmd-my } { cmd-my-hours }`. Il tempo di tutti: `/{ cmd-table } { cmd-table-clock }`. A tempo scaduto gioca un robot supplente.
ui-help-typing = **Senza pulsanti:** ogni gioco ha i suoi comandi, con suggerimenti mentre scrivi. **Scrivila** nel pannello accetta le stesse righe. `/{ cmd-rules }` spiega come.
ui-help-looking = **Guarda:** `/{ cmd-table } { cmd-table-board }` mostra il tabellone, `/{ cmd-table } { cmd-table-hand }` la tua mano, `/{ cmd-table } { cmd-table-text }` tutto a parole, `/{ cmd-table } { cmd-table-log }` che cosa è successo, `/{ cmd-my } { cmd-my-tables }` i tuoi tavoli.
ui-help-stopping = **Ripensamenti:** `/{ cmd-table } { cmd-table-undo }` ritira la tua ultima mossa finché nulla si è scoperto. Con `/{ cmd-table } { cmd-table-leave }` ti assenti, cerchi una riserva o abbandoni. `/{ cmd-table } { cmd-table-take }` riprende il posto da un robot. `/{ cmd-table } { cmd-table-end }` chiude il tavolo con il sì di tutti. `/{ cmd-table } { cmd-table-replace }` affida a un robot il posto di chi ha lasciato il server o tace da una settimana.
ui-help-luck = **Sorteggio verificabile:** la casualità è sigillata prima della prima mossa. Alla fine chiunque la controlla con **Verifica**. `/{ cmd-table } { cmd-table-record }` ti dà tutto il tavolo in un file.
ui-help-settings = **Impostazioni:** `/{ cmd-my } { cmd-my-notices }` dice come ti avviso, `/{ cmd-my } { cmd-my-hours }` quando dormi, `/{ cmd-my } { cmd-my-language }` in che lingua leggi. La lingua dei nuovi tavoli la sceglie chi gestisce il server: `/{ cmd-server } { cmd-server-set }`. Altrimenti vale quella di chi apre il tavolo.
ui-help-status = **Come sto**
ui-help-status_beat = Ultimo segno di vita: { $when }
ui-help-status_tables = Tavoli in corso: { $count }
ui-help-status_waiting = Messaggi in attesa: { $count }
ui-help-status_oldest = Il più vecchio era previsto: { $when }
ui-help-status_boards = I tabelloni escono entro { $seconds } s
ui-help-topic_table = Un tavolo nuovo
ui-help-topic_turn = La mia mossa
ui-help-topic_time = Tempo e sonno
ui-help-topic_typing = Mosse scritte
ui-help-topic_looking = Tabellone e mano
ui-help-topic_stopping = Devo smettere, ripensamenti
ui-help-topic_luck = Sorteggio verificabile
ui-help-topic_settings = Impostazioni
ui-help-topic_status = Stato del bot
ui-help-topic_games = ◀ Giochi

## Rifiuti

error-ui-no_longer_offered = Quella scelta non c’è più. Scegli di nuovo.
error-ui-too_many_picked = { $picked } scelti, massimo { $most }. Togline qualcuno.
error-ui-not_together = { $most ->
    [one] Scegline solo { $most }: { $picked }.
   *[other] Scegline al massimo { $most }: { $picked }.
 }
error-ui-bad_file = Non riesco a leggere il file «{ $name }». Manda testo UTF-8 di al massimo 64 KiB.
error-ui-nothing_to_pick = Non c’è nulla da scegliere per «{ $field }». Cambia una scelta precedente.
error-ui-nothing_to_read = Ancora niente. Riguarda dopo la prima mossa.
error-ui-outdated = Pulsante di un vecchio messaggio. Usa l’ultimo, o un comando.
error-ui-other_table = Questo pulsante è di un tavolo che non ho più, non del tavolo { $number }. I tuoi tavoli: `/{ cmd-my } { cmd-my-tables }`
error-ui-other_tournament = Questo pulsante è di un torneo che non ho più. Per vederli tutti: `/{ cmd-tournament } { cmd-tournament-list }`
error-ui-outdated_command = Questo comando è cambiato. Ricarica Discord (Ctrl+R) e riprova.
error-ui-bad_value = «{ $text }» qui non va bene. Scegli uno dei suggerimenti.
error-ui-no_such_option = Questo gioco non ha l’opzione «{ $name }». La più simile è «{ $nearest }».
error-ui-no_options = Questo gioco non ha opzioni. Togli «{ $name }».
error-ui-ambiguous_choice = In «{ $option }», «{ $choice }» può essere più cose. Indicane una: { $names }.
error-ui-no_such_choice = «{ $choice }» non è una scelta di «{ $option }». La più simile è «{ $nearest }».
error-ui-no_choice = Manca la scelta. Scrivila così: “{ $nearest }”
error-ui-several_meant = «{ $text }» può valere per più mosse: { $verbs }. Scrivine una davanti.
error-ui-too_many_at_once = Sto ancora lavorando a ciò che hai chiesto. Aspetta le risposte, poi riprova.
error-ui-barred = Chi gestisce questo bot ti ha bloccato, quindi non faccio nulla per te. Per sapere perché, o per i tuoi dati, scrivi a chi lo gestisce.
error-ui-not_moderator = Può farlo solo lo staff: chi qui può gestire i thread o ha un ruolo che modera. Chiedi a loro.
error-ui-not_manager = Può farlo solo chi può gestire il server. Chiedi a chi lo possiede o lo amministra.
error-ui-servers_only = Funziona nei server. Qui in DM: `/{ cmd-my } { cmd-my-tables }`
error-server-no_such_value = «{ $value }» non va bene per questa voce. Scegli dall’elenco.
error-ui-bot_lacks = Non posso scrivere in { $place }. Manca: { $permissions }. Mostralo a chi gestisce il server.
error-ui-thread_locked = { $place } è bloccato, quindi non posso scriverci. Chiedi a chi gestisce i thread di sbloccarlo.
error-ui-bot_lacks_access = Qui non ho il permesso di farlo. Chiedi a chi gestisce il server di controllare i miei permessi.
error-ui-discord_trouble = Discord non risponde. Nulla è perso. Riprova.
error-ui-database_away = Al momento non riesco a raggiungere la mia memoria. Nulla è perso. Riprova tra un minuto.
error-ui-internal = Errore mio, non è cambiato nulla. Riprova. Se succede ancora, segnala il numero { $id }.
