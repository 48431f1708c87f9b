# Parole sulle immagini di tornei e rating, e nello stesso contenuto come testo. Brevi, una riga ciascuna.

contest-decimal_mark = ,
contest-new = nuovo
contest-points = Punti
contest-place = Posto
contest-player = In gara
contest-team = Squadra
contest-table = Tavolo
contest-goes_on = passa
contest-before = Prima
contest-month = { $month ->
    [m1] gen
    [m2] feb
    [m3] mar
    [m4] apr
    [m5] mag
    [m6] giu
    [m7] lug
    [m8] ago
    [m9] set
    [m10] ott
    [m11] nov
   *[m12] dic
}
contest-month_long = { $month ->
    [m1] gennaio
    [m2] febbraio
    [m3] marzo
    [m4] aprile
    [m5] maggio
    [m6] giugno
    [m7] luglio
    [m8] agosto
    [m9] settembre
    [m10] ottobre
    [m11] novembre
   *[m12] dicembre
}
contest-weekday = { $weekday ->
    [d0] lun
    [d1] mar
    [d2] mer
    [d3] gio
    [d4] ven
    [d5] sab
   *[d6] dom
}
contest-moment = { $weekday } { $day } { $month } { $time }
contest-date = { $day } { $month } { $year }
contest-at_time = { $weekday } { $time }, { $zone }

contest-about-standings = Classifica
contest-about-circuit = Circuito
contest-caption-tournaments = { $count ->
    [one] torneo
   *[other] tornei
}
contest-key-won_it = torneo vinto
contest-key-uncounted = non conta
contest-about-pairings = Abbinamenti
contest-about-seats = Tavoli da { $count }
contest-about-swiss = Svizzera
contest-about-single = Eliminazione diretta
contest-about-double = Doppia eliminazione
contest-about-round_robin = Girone all’italiana
contest-about-single_table = Un solo tavolo
contest-about-lives = Vite
contest-about-groups = Gironi
contest-about-ladder = Ladder
contest-about-league = Campionato
contest-about-duplicate = Stesso scenario per tutti
contest-about-heats = Batterie
contest-about-advance = { $count ->
    [one] Passa chi vince
   *[other] Passano in { $count }
}
contest-about-entrants = { $count ->
    [one] 1 partecipante
   *[other] { $count } partecipanti
}
contest-about-teams = { $count ->
    [one] { $count } squadra
   *[other] { $count } squadre
}
contest-about-page = { $first }–{ $last }
contest-about-round = Turno { $round } di { $all }
contest-about-group = Girone { $group }
contest-about-division = Divisione { $division }
contest-about-same_deals = { $count ->
    [one] Lo stesso scenario per tutti
   *[other] Gli stessi { $count } scenari per tutti
}
contest-about-deadline = Scadenza, { $zone }
contest-about-this_server = Questo server
contest-about-pool-duel = Tavoli da 2
contest-about-pool-table = Tavoli da 3 a 5
contest-about-pool-solo = In solitario
contest-about-scores = Vittorie e totali
contest-about-last = { $count ->
    [one] Ultimo tavolo
   *[other] Ultimi { $count } tavoli
}
contest-about-tables = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
contest-about-first_table = Primo tavolo { $month } { $year }

contest-figure-of = { $now } / { $all }
contest-caption-rounds = turni
contest-caption-tables = tavoli giocati
contest-caption-deals = scenari svelati
contest-caption-entrants = partecipanti
contest-caption-rated_members = persone con rating
contest-caption-rated_tables = tavoli con rating
contest-caption-rating = rating
contest-finished = Concluso
contest-under_way = In corso
contest-round = Turno { $round }
contest-final = Finale
contest-grand_final = Finalissima
contest-small_final = Per il posto { $place }
contest-losers = Ripescaggi
contest-winners = Senza sconfitte

contest-cut-final = Tavolo finale: primi { $count }
contest-cut-advance = Passano i primi { $count }
contest-cut-qualified = { $count ->
    [one] 1 posto assegnato
   *[other] { $count } posti assegnati
}

contest-tie-share = Quota
contest-tie-share_winner = Sul primo
contest-tie-opponents = Avversari
contest-tie-opponents_cut1 = Avversari −1
contest-tie-wins = Vittorie
contest-tie-seconds = Secondi posti
contest-tie-thirds = Terzi posti
contest-tie-sonneborn = Sonneborn
contest-tie-direct = Diretti
contest-tie-places = Posti
contest-tie-beaten = Superati
contest-tie-points = Punti
contest-tie-convention = 1º–4º
contest-tie-seat = Posti tardi
contest-tie-draw = Sorteggio
contest-tie-board1 = Posto 1
contest-tie-board2 = Posto 2
contest-tie-board3 = Posto 3
contest-tie-board4 = Posto 4

contest-key-won = tavolo vinto
contest-key-shared = a pari merito
contest-key-seat = posto
contest-key-bye = riposo
contest-key-robot = robot supplente
contest-key-withdrawn = fuori gara
contest-key-level = pari, decide: { $what }
contest-key-ahead = davanti
contest-key-equal = pari
contest-key-behind = dietro
contest-key-in_play = in corso
contest-key-up = promozione
contest-key-down = retrocessione
contest-key-beat = vittoria
contest-key-lost = sconfitta
contest-key-margin = poi il distacco, e i matchpoint su { $most }
contest-key-edge = La barra è il rating con il suo margine. Il bordo chiaro decide l’ordine.
contest-key-totals = Numeri: totali al tavolo. Sopra i puntini: passa. Parentesi: decide lo spareggio tecnico.
contest-key-pairings = Comincia il primo posto. Anello: deve muovere. A destra: punti prima del turno, o totale e posto.
contest-key-pairings_sealed = Comincia il primo posto. I totali restano coperti finché lo scenario non si svela.
contest-key-pairings_alone = I risultati restano coperti finché lo scenario non si svela.

contest-state-planned = Non ancora aperto
contest-state-playing = In corso
contest-state-waiting = In attesa di
contest-state-finished = Concluso
contest-state-ruled = Decisione arbitrale
contest-opens = Apre { $when }
contest-seats = { $count ->
    [one] un posto
   *[other] { $count } posti
}
contest-rests = Riposo:
contest-repeats = { $count ->
    [0] Nessun incontro ripetuto.
    [one] Un incontro ripetuto.
   *[other] { $count } incontri ripetuti.
}
contest-spread = Scarto dei punti: { $spread } (almeno { $bound }).
contest-origin-place = { $place } del tavolo { $table }
contest-origin-winner = Vince il tavolo { $table }
contest-origin-loser = Perde il tavolo { $table }
contest-ordinal = { $place }º
contest-free = Riposo

contest-meets = { $count ->
    [one] Ci si incontra una volta
    [2] Ci si incontra due volte
   *[other] Ci si incontra { $count } volte
}
contest-scoring = Punti per posto: { $points }
contest-result-points = { $points } { PLURAL($points, "punto/punti") }

contest-deal = Scenario { $number }
contest-deals_closed = Scenari coperti
contest-share = Quota
contest-deal-won = { $won } { PLURAL($won, "vittoria/vittorie") } su { $of }
contest-deal-finished = su { $of } hanno finito
contest-deal-opens = Si svela quando finiscono tutti, o { $when }
contest-deal-opens_all = Si svela quando finiscono tutti
contest-deal-unfinished = non finito

contest-rating = Rating
contest-last_five = Ultimi cinque
contest-provisional_left_out = { $count ->
    [one] 1 rating provvisorio non mostrato
   *[other] { $count } rating provvisori non mostrati
}
contest-leaderboard = Graduatoria
contest-curve = Andamento del rating
contest-best = massimo { $rating }
contest-more = +{ $count }
contest-wins = Vittorie
contest-of = su { $count }
contest-reliability = Affidabilità
contest-favourite = { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}, { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}
contest-provisional = { $name }, provvisorio
contest-pool_last = { $name }, { $count ->
    [one] ultimo tavolo
   *[other] ultimi { $count } tavoli
}
contest-by_seats = In { $seats }: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}, { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}, in media { $place }º
contest-favourite_what = { $what } più frequente
contest-joined = { $names }
contest-no_favourite = Ancora nessuna

contest-wins_as_four = Vittorie come in quattro
contest-even = pari
contest-per_cent = { $share }%
contest-tables = tavoli
contest-totals = Totali
contest-windows = { $count } { PLURAL($count, "totale/totali") }, ogni finestra ne vale { $each }
contest-won_median = tavolo vinto, mediana { $median }
contest-won = tavolo vinto
contest-left_out = { $count ->
    [one] 1 scelta con meno di 20 tavoli non è mostrata
   *[other] { $count } scelte con meno di 20 tavoli non sono mostrate
}

## Le immagini a parole, per chi non le vede

contest-alt-place = { $place }º { $name }, { $result }
contest-alt-place_only = { $place }º { $name }
contest-alt-table = Tavolo { $table }: { $names }.
contest-alt-waits = Il tavolo { $table } aspetta { $names }.
contest-alt-column = { $column }: { $names }.
contest-alt-sealed = Lo scenario { $number } è coperto: hanno finito in { $finished } su { $of }.
contest-alt-rated = { $rating } ± { $deviation }
contest-alt-pool = { $name } { $rated }
contest-alt-wins = { $name }: { $wins } { PLURAL($wins, "tavolo vinto/tavoli vinti") } su { $tables }
contest-alt-curve = Da { $first } { AD($last) } { $last }.

## Confronto diretto, e che cosa si gioca in un server

contest-versus-level = { $count } pari
contest-server-title = Questo server
contest-server-about = Albo d’oro e tavoli
contest-server-fame = Albo d’oro
contest-server-tournaments = { $count ->
    [one] 1 torneo concluso
   *[other] { $count } tornei conclusi
}
contest-server-nobody = Qui non si è ancora concluso nessun torneo.
contest-server-entered = { $count ->
    [one] 1 giocato
   *[other] { $count } giocati
}
contest-server-hidden = Persona nascosta
contest-server-tables = Tavoli
contest-server-members = Persone
contest-server-length = Durata
contest-server-answer = Una mossa
contest-server-unfinished = Annullati
contest-server-days = { $count } g
contest-server-hours = { $count } h
contest-server-minutes = { $count } min
contest-caption-finished_tables = tavoli conclusi
contest-about-pool-practice = Con robot
contest-about-everywhere = Tutti i server
contest-about-seat_order = Vittorie per posto
contest-seat_of = In { $seats }, gioca { $seat }º
contest-pool-duel = { $title } (2)
contest-pool-table = { $title } (3–5)
contest-pool-practice = { $title } (robot)
contest-pool-solo = { $title } (solitario)
contest-about-pool-solo_as = { $kind } ({ $ways })
contest-alt-versus = { $own } davanti { $ahead }, pari { $level }, { $other } davanti { $behind }.
contest-alt-title = { $title } { $ahead } : { $behind }
contest-alt-tables = { $title }: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}
contest-alt-scores = La mediana di chi ha vinto è { $median } { PLURAL($median, "punto/punti") }.
