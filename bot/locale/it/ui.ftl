## Nomi

ui-robot = Robot { $place }
ui-seat = Posto { $place }
ui-level-0 = rapido
ui-level-1 = facile
ui-level-2 = normale

## Pulsanti

ui-button-turn = Gioca il turno
ui-button-hand = La mia mano
ui-button-rules = Regole
ui-button-told = Leggi tutto
ui-button-join = Partecipa
ui-button-leave = Lascia
ui-button-start = Inizia
ui-button-cancel = Annulla il tavolo
ui-button-robot_2 = Aggiungi un robot
ui-button-robot_1 = Aggiungi un robot facile
ui-button-unrobot = Togli un robot
ui-button-take = Siedi al posto di un robot
ui-button-sit = Prendi il posto
ui-button-rematch = Rivincita
ui-button-reopen = Riapri
ui-button-confirm = Conferma
ui-button-reset = Da capo
ui-button-other_verb = Altra azione
ui-button-type = Scrivi la mossa
ui-button-undo = Annulla la mossa
ui-button-rows = Altri campi
ui-button-panel = Gioca il turno
ui-button-back = ◀ Indietro
ui-button-forth = Avanti ▶

## Il pannello

ui-panel-question = **{ $asked }**
ui-panel-note = ⚠️ { $text }
ui-panel-problem = ⛔ { $text }
ui-panel-verb = **{ $verb }**
ui-panel-option = - **{ $label }**: { $note }
ui-panel-your_move = -# Come testo: `{ $move }`
ui-panel-choose_verb = Che cosa fare?
ui-panel-more = Altro… (pagina { $page } di { $pages })
ui-panel-none = Niente di questo
ui-panel-number = { $number }
ui-panel-pieces = { $number } × { $part }
ui-panel-part = { $field }: { $part }
ui-panel-payment = { $field }: { $pieces }
ui-panel-besides = e { $pieces }
ui-panel-done = Il turno è finito. Ora il tavolo aspetta { $others }.
ui-panel-ended = Il tavolo è concluso.
ui-panel-lost = Nel frattempo il bot è stato riavviato e le scelte fatte sono andate perse. Occorre scegliere di nuovo.
ui-panel-changed = Le scelte sono cambiate da quando è apparso questo pannello. Meglio ricontrollare prima di confermare.

## La casella per scrivere una mossa

ui-modal-title = Scrivi la mossa
ui-modal-line = La mossa
ui-modal-hint = Come spiega /{ cmd-rules }. Prima della conferma si vede l’anteprima.

## La sala d’attesa

ui-lobby-title = ## { $title }
ui-lobby-option = { $option }: { $choice }
ui-lobby-seat = { $place }. **{ $seat }**
ui-lobby-robot_seat = { $place }. { $seat } ({ $level })
ui-lobby-free_seat = { $place }. *libero*
ui-lobby-reserved_seat = { $place }. *riservato a { $member }*
ui-lobby-rank = { $rank }. { $seat }: { $points }
ui-lobby-alone = { $seat }: { $points }
ui-lobby-waiting = Aperto da { $opener }. Il tavolo inizia quando tutti i posti sono occupati e qualcuno preme «Inizia».
ui-lobby-playing = In corso in { $place }. Impegno sul seme: `{ $commitment }`
ui-lobby-finished = Tavolo concluso dopo { $length }: { $link }
ui-lobby-called_off = Tavolo chiuso senza risultato dopo { $length }: { $link }
ui-lobby-cancelled = Questo tavolo è stato annullato.
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

ui-take-sure = **Prendi il posto { $place }?** Ora ci gioca un robot. Vedrai che cosa nasconde, quindi non potrai più sederti a un altro posto di questo tavolo. Quando lo lasci, continua un robot e chiunque può prenderlo.

## Il tabellone

ui-board-pinged = { $mention } { $asked }
ui-board-asked = **{ $seat }**: { $asked }
ui-board-waits = Il tavolo aspetta { $others }.

## La fine

ui-closing-winner = 🏆 { $rank }º **{ $seat }**: **{ $points }** ({ $parts })
ui-closing-rank = { $rank }º { $seat }: { $points } ({ $parts })
ui-closing-winner_alone = 🏆 **{ $seat }**: **{ $points }** ({ $parts })
ui-closing-loser_alone = { $seat }: { $points } ({ $parts })
ui-closing-part = { $label } { $points }
ui-closing-called_off = Non c’è un risultato.
ui-closing-proof = Il caso era fissato prima della prima mossa: il seme `{ $seed }` e il sale `{ $salt }` danno l’impegno `{ $commitment }`. Si controlla con `/{ cmd-table } { cmd-table-verify }`; con `/{ cmd-table } { cmd-table-record }` si conserva il tavolo.

## Risposte

ui-done-open = Tavolo aperto: lo trovi in { $place }.
ui-done-repost = Pubblico di nuovo il tabellone in { $place }.
ui-done-moved = Il canale di questo tavolo è stato eliminato. Si continua in { $place }.
ui-done-join = Il posto è tuo.
ui-done-leave = Hai lasciato il tavolo.
ui-done-start = Il tavolo comincia. Il suo messaggio porta al tabellone.
ui-done-cancel = Il tavolo è annullato.
ui-done-robot = Un robot si è seduto.
ui-done-unrobot = Un robot se n’è andato.
ui-done-take = Il posto è tuo. Il tavolo è in { $place }.
ui-done-rematch = Hai un posto per la rivincita: la trovi in { $place }.
ui-done-replace = Da ora a quel posto gioca un robot.
ui-done-free = Quel posto è di nuovo libero.
ui-done-give_up = Il tavolo n. { $number }, che non si poteva aprire, è chiuso.
ui-done-end = Va bene. Il tavolo finisce appena tutti i presenti sono d’accordo.
ui-hand-shown = Visibile solo a te.
ui-hand-nothing = Questo gioco non nasconde nulla: tutto è sul tabellone.
ui-record-file = La registrazione del tavolo: preparazione e tutte le mosse, quanto basta per rigiocarlo ovunque.
ui-verify-ok = ✅ Tutto torna: il seme corrisponde all’impegno e rigiocando { $moves } mosse si arriva alla stessa posizione.
    Impegno: `{ $commitment }`
    Seme: `{ $seed }`
    Sale: `{ $salt }`
    Ultimo hash: `{ $state }`
ui-verify-wrong = ❌ Qualcosa non torna: il seme, le { $moves } mosse registrate e la posizione salvata non concordano.
    Impegno: `{ $commitment }`
    Seme: `{ $seed }`
    Sale: `{ $salt }`
    Ultimo hash: `{ $state }`
ui-read-page = *Pagina { $page } di { $pages }*
ui-read-event = `{ $number }` { $text }

## Elenchi di tavoli

ui-list-waiting = **Tavoli che aspettano una tua mossa:**
ui-list-nothing_waits = Nessun tavolo aspetta una tua mossa.
ui-list-others = **Altri tavoli a cui siedi:**
ui-list-playing = - { $title } n. { $number }, aspetta { $others }: { $link }
ui-list-lobby = - { $title } n. { $number }, non ancora iniziato: { $link }
ui-list-choice = { $title } n. { $number } (aspetta { $others })
ui-list-broken = - Il tavolo n. { $number } non si può aprire.
ui-list-broken_choice = N. { $number } (non si può aprire)

## Impostazioni

ui-settings-language = Lingua personale: { $language }
ui-settings-pings_on = Menzioni: attive. Quando un tavolo aspetta, arriva una menzione.
ui-settings-pings_off = Menzioni: disattivate. I tabelloni fanno il nome senza menzione.
ui-settings-server = Lingua dei tavoli in questo server: { $language }
ui-settings-server_openers = Lingua dei tavoli in questo server: quella di chi li apre

## Permessi

ui-permission-view_channel = Visualizza canale
ui-permission-send_messages = Invia messaggi
ui-permission-send_messages_in_threads = Invia messaggi nei thread
ui-permission-create_public_threads = Crea thread pubblici
ui-permission-attach_files = Allega file
ui-permission-read_message_history = Leggi la cronologia dei messaggi

## Aiuto

ui-help-1 = **Turnpost ospita giochi da tavolo in questo server**, senza fretta: un tavolo può durare una sera o un mese.
ui-help-2 = **Aprire un tavolo** con `/{ cmd-table } { cmd-table-open }`. Gli altri partecipano con i pulsanti sotto il messaggio; i posti liberi possono andare ai robot. Chi fa parte del tavolo preme «Inizia» e nasce il thread del tavolo.
ui-help-3 = **Il turno:** una menzione arriva sotto il tabellone. «Gioca il turno» apre un pannello privato. Si sceglie, si guarda l’anteprima, si conferma. In ogni gioco nulla vale prima della conferma. Solo una mossa che si può annullare può valere subito, e accanto c’è «Annulla la mossa». Un comando vale appena lo invii.
ui-help-4 = **Senza pulsanti:** ogni gioco ha i suoi comandi, con suggerimenti mentre si scrive. «Scrivi la mossa» nel pannello accetta le stesse righe. `/{ cmd-rules }` spiega come si scrivono.
ui-help-5 = **Guardarsi intorno:** `/{ cmd-table } { cmd-table-board }` mostra il tabellone, `/{ cmd-table } { cmd-table-hand }` la propria mano, `/{ cmd-table } { cmd-table-text }` tutta la posizione a parole, `/{ cmd-table } { cmd-table-log }` che cosa è successo, `/{ cmd-table } { cmd-table-list }` i tavoli in attesa.
ui-help-6 = **Ripensamenti:** `/{ cmd-table } { cmd-table-undo }` annulla l’ultima mossa finché nulla è stato rivelato. `/{ cmd-table } { cmd-table-leave }` cede il posto a un robot; `/{ cmd-table } { cmd-table-take }` lo riprende. `/{ cmd-table } { cmd-table-end }` chiude il tavolo quando tutti sono d’accordo. `/{ cmd-table } { cmd-table-replace }` affida a un robot il posto di chi ha lasciato il server o tace da una settimana.
ui-help-7 = **Caso verificabile:** il tavolo mostra un impegno all’inizio e il seme alla fine. `/{ cmd-table } { cmd-table-verify }` li controlla, `/{ cmd-table } { cmd-table-record }` dà tutto il tavolo in un file.
ui-help-8 = **Impostazioni:** `/{ cmd-settings } { cmd-settings-language }` cambia la lingua personale, `/{ cmd-settings } { cmd-settings-pings }` attiva o disattiva le menzioni, `/{ cmd-settings } { cmd-settings-server }` sceglie la lingua dei tavoli aperti da quel momento; altrimenti vale quella di chi apre il tavolo.

## Rifiuti

error-ui-no_longer_offered = Questa scelta non è più disponibile. Occorre scegliere di nuovo.
error-ui-too_many_picked = Sono troppi: { $picked } scelti, al massimo { $most }.
error-ui-not_together = { $most ->
    [one] Solo { $most } fra questi può essere scelto: { $picked }.
   *[other] Al massimo { $most } fra questi possono essere scelti: { $picked }.
 }
error-ui-bad_file = Il file «{ $name }» non si può leggere: deve essere testo UTF-8 di al massimo 64 KiB.
error-ui-nothing_to_pick = Non c’è nulla da scegliere per «{ $field }». Occorre cambiare una scelta precedente.
error-ui-nothing_to_read = Non c’è ancora nulla da leggere.
error-ui-outdated = Questo comando è superato. Meglio usare il messaggio più recente o un comando slash.
error-ui-outdated_command = Questo comando è cambiato. Occorre ricaricare Discord (Ctrl+R) e riprovare.
error-ui-bad_value = «{ $text }» qui non va bene. Occorre scegliere uno dei suggerimenti.
error-ui-too_many_at_once = Sto ancora lavorando alle tue richieste di prima. Aspetta le risposte, poi riprova.
error-ui-servers_only = Funziona solo nei server, non nei messaggi diretti.
error-ui-manage_server_only = Può cambiarlo solo chi gestisce il server.
error-ui-bot_lacks = Mi mancano dei permessi in { $place }: { $permissions }. Può darmeli chi gestisce il server.
error-ui-thread_locked = { $place } è bloccato, quindi non posso pubblicarci nulla. Può sbloccarlo chi gestisce i thread.
error-ui-bot_lacks_access = Il bot non ha il permesso di farlo qui. Occorre chiedere a chi gestisce il server di controllarne i permessi.
error-ui-discord_trouble = Discord non ha risposto in tempo. Nulla è andato perso: si può riprovare.
error-ui-internal = Qualcosa è andato storto da parte nostra; nulla è cambiato. Per segnalarlo, il numero è { $id }.
