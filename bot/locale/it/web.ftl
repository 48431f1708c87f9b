## Public pages of tables, tournaments and servers

web-skip = Vai al contenuto
web-languages = Lingue
web-language_en = English
web-language_ko = 한국어
web-language_it = Italiano
web-foot = Qui si guarda soltanto. Si gioca su Discord.
web-missing = A questo indirizzo non c’è niente.
web-busy = Troppe visite in questo momento. Riprova fra qualche secondo.
web-broken = Non è stato possibile creare la pagina. Il motivo è nel log del bot.
web-reading = Qui le pagine si leggono e basta.
web-table = Tavolo { $number }
web-member = un membro di questo server
web-free = libero
web-gathering = { $free ->
    [0] Tutti i posti sono presi. Si comincia tra poco.
    [one] C’è un posto libero.
   *[other] Ci sono { $free } posti liberi.
 }
web-board_alt = Il tabellone di { $name }. A parole più sotto.
web-sheet_alt = I punteggi in un’immagine. A parole accanto ai posti.
web-replay = Mossa per mossa
web-large = Grande il doppio
web-seats = Posti
web-result = Risultato
web-log = Che cosa è successo
web-events = Che cosa è successo in questa mossa
web-no_events = Niente da raccontare.
web-landmarks = Momenti da rivedere
web-words = Il tabellone a parole
web-more = Altro
web-join = Partecipa su Discord
web-discord = Apri su Discord
web-tournament = Il torneo
web-film = Tutta la partita in un’animazione
web-record = File della partita, per rivederla o controllarla
web-proof = È stata giusta?
web-back = Torna al tavolo
web-first = Prima mossa
web-before = Mossa prima
web-after = Mossa dopo
web-last = Ultima mossa
ui-button-web = Sul web
server-web_listed = Pagine sul web: tavoli, tornei e il loro elenco
server-web_linked = Pagine sul web: tavoli e tornei, solo con il link
server-web_off = Pagine sul web: nessuna
error-server-no_web = Questo bot non ha pagine sul web. Chiedi a chi lo gestisce di attivarle (docs/web.md).
web-on = La pagina di questo tavolo: { $address }
web-off = Ora questo tavolo non è più sul web. Il vecchio indirizzo non tornerà.
web-own = La tua pagina, per chiunque abbia l’indirizzo: { $address }
    -# Non la vuoi più? `/{ cmd-my } { cmd-my-page } { cmd-my-page-shown }:False`
web-own_off = Non hai una pagina sul web. Mostrerebbe quello che mostra `/{ cmd-rating } { cmd-rating-profile }`. Per averla: `/{ cmd-my } { cmd-my-page } { cmd-my-page-shown }:True`
web-server = La pagina di questo server: { $address }
error-web-none_here = { $why ->
        [private] Questo tavolo è su invito, quindi non ha una pagina sul web. Leggilo qui: `/{ cmd-table } { cmd-table-text }`
        [sealed] Altri giocano lo stesso scenario, quindi questo tavolo non ha una pagina finché non è finito. Leggilo qui: `/{ cmd-table } { cmd-table-text }`
        [unwatched] In questo server guarda un tavolo solo chi ci siede, quindi non ha una pagina. Leggilo qui: `/{ cmd-table } { cmd-table-text }`
        [off_for_you] Questo server non ha pagine sul web. Per averle: `/{ cmd-server } { cmd-server-set }`
       *[off] Questo server non ha pagine sul web. Chiedi a chi lo amministra di attivarle.
    }
web-bracket = Tabellone
web-bracket_alt = Il tabellone in un’immagine. Sotto, in tabelle.
web-bracket_rows = Il tabellone in tabelle
web-crosstable = Chi ha battuto chi
web-round = Turno { $number }
web-stage = fase { $number }
web-until = Entro: { $at }
web-pod_number = Tavolo { $number }
web-pod_planned = in programma
web-pod_playing = in corso
web-pod_waiting = in attesa
web-pod_finished = finito
web-pod_ruled = deciso dall’arbitro
web-to_move = tocca qui
web-players = In gara
web-bench = Lista d’attesa
web-substitutes = Riserve
web-withdrawn = Fuori
web-rules = Regole
web-certificate = Certificato degli abbinamenti
web-calendar = Calendario
web-feed = Novità (Atom)
web-csv = Classifica (CSV)
web-screen = Per un proiettore
web-starts = Inizio
web-checkin = Apre il check-in
web-cover_alt = La copertina di { $name }.
web-card_alt = Il profilo in un’immagine. Accanto, a parole.
web-server_about = Tavoli, tornei e classifiche
web-open_seats = Posti liberi
web-tournaments = Tornei
web-playing = Si sta giocando
web-finished = Finiti
web-nothing_yet = Per ora non c’è niente.
web-members = Chi ha una pagina
