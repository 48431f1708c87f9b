# Didascalie delle immagini: brevi, una riga ciascuna.

metromania-board-round = Giro { $round }
metromania-board-final_round = Ultime mosse
metromania-board-over = Fine
metromania-board-preview = { $title } · Anteprima
metromania-board-won = { $count ->
    [one] Vince { $winners }!
   *[other] Vincono { $winners }!
}

metromania-board-last = Ultima mossa
metromania-board-passed = Passo
metromania-board-drafted = Questa mossa
metromania-board-dig = Prossimi tunnel possibili
metromania-board-build = Dove può andare la stazione
metromania-board-buttons = { $count ->
    [one] Lettera { $first }
   *[other] Lettere { $first }–{ $last }
}
metromania-board-others = Altri: { $buttons }
metromania-board-so_far = Finora: { $places }

metromania-board-kind-R = Residenziale
metromania-board-kind-C = Commerciale
metromania-board-kind-E = Intrattenimento

metromania-board-status-complete = Completata
metromania-board-status-blocked = Bloccata
metromania-board-status-unstarted = Da iniziare
metromania-board-left = { $count ->
    [one] rimasto
   *[other] rimasti
}
metromania-board-tunnels_left = { $count ->
    [one] tunnel rimasto
   *[other] tunnel rimasti
}
metromania-board-to_place = Indicatori da piazzare
metromania-board-all_placed = Indicatori tutti piazzati
metromania-board-stations = { $count ->
    [one] stazione
   *[other] stazioni
}
metromania-board-closed = Complete · bloccate
metromania-board-markers = I tuoi indicatori
metromania-board-private = Visibile solo a te

metromania-board-trips = Viaggi di prova
metromania-board-trips_rule = Tutti i percorsi più rapidi · 1 minuto a tratta · 3 a cambio
metromania-board-fastest = Il più rapido · { $count } min
metromania-board-minutes = { $count } min
metromania-board-impossible = Impossibile
metromania-board-unplaced = Non piazzato
metromania-board-unserved = Senza stazione
metromania-board-no_route = Nessun percorso
metromania-board-no_points = Nessun punto
metromania-board-park_lake = Parco – lago
metromania-board-final = Punteggio finale
metromania-look-map = La mappa con i nomi di tutti gli angoli:
