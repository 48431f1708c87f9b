# Didascalie delle immagini: brevi, una riga ciascuna.

metromania-board-round = Giro { $round }
metromania-board-final_round = Ultime mosse
metromania-board-over = Fine
metromania-board-won = { $count ->
    [one] Vince { $winners }!
   *[other] Vincono { $winners }!
}

metromania-board-passed = Passo

metromania-board-kind-R = Residenziale
metromania-board-kind-C = Commerciale
metromania-board-kind-E = Intrattenimento

metromania-board-status-complete = Completa
metromania-board-status-blocked = Bloccata
metromania-board-status-unstarted = Da iniziare
metromania-board-left = { $count ->
    [one] rimasto
   *[other] rimasti
}
metromania-board-stations = { $count ->
    [one] stazione rimasta
   *[other] stazioni rimaste
}
metromania-board-closed = linee finite
metromania-board-markers = I tuoi indicatori
metromania-board-private = Visibile solo a te

metromania-board-fastest = Il più rapido · { $count } min
metromania-board-minutes = { $count } min
metromania-board-minute = min
metromania-board-impossible = Impossibile
metromania-board-unplaced = Non piazzato
metromania-board-unserved = Senza stazione
metromania-board-no_route = Nessun percorso
metromania-board-no_points = Nessun punto
metromania-board-park_lake = Parco – lago
metromania-look-map = La mappa con i nomi di tutti gli spazi e gli angoli:

## L’immagine del pannello

metromania-focus-tunnels = { $count } tunnel
metromania-focus-more = +{ $count }: «Altro…»
metromania-focus-routes = Quale percorso?
metromania-focus-stations = Quale angolo?
metromania-focus-kind-R = case
metromania-focus-kind-C = negozi
metromania-focus-kind-E = locali
