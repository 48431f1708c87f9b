# Gli esempi disegnati accanto alle regole. Il primo testo descrive tutta l’immagine a parole.

mine-figure-1 = Quattro esempi disegnati. 1: La carta Saldi con linee verso le sue parti: il numero m3 con cui si sceglie, in un esagono l’energia 1 per giocarla, al centro il segno della sua risorsa, lo zaffiro, in una moneta il prezzo 5, l’effetto a segni (zaffiro +1, costi −1, acquisto +1) e a parole, in uno scudo i suoi 2 punti. 2: Le cinque fasi di un turno: inizio, usare gli obiettivi, giocare carte, comprare, riordinare. 3: L’obiettivo attivo Handicap con 2 segnalini su 4, e quello passivo Slancio con 5 su 5: girato. 4: Barre per cinque risorse con gradini a 10, 15, 20 e 25: 7 rubini valgono 0, 12 zaffiri 2, 16 smeraldi 6, 21 ferro 12, 26 oro 18. Obiettivo aziendale 12, obiettivi pubblici 9, carte 8, risorse 38, penalità −2: 65 punti.

mine-figure-card = Una carta
mine-figure-tab = Numero da premere o scrivere
mine-figure-energy_cost = Energia per giocarla
mine-figure-effect = L’effetto a parole
mine-figure-points = Punti a fine partita
mine-figure-price = Prezzo in crediti
mine-figure-resource = La risorsa: segno e colore
mine-figure-signs = L’effetto a segni

mine-figure-turn = Un turno
mine-figure-reset = Inizio: 4 energia, nessun credito, 1 acquisto.
mine-figure-use_goals = Usa gli obiettivi pubblici attivi, ciascuno una volta.
mine-figure-put_down = Gioca carte con l’energia. Ognuna ha subito effetto.
mine-figure-buying = Compra una carta o un obiettivo. Le monete sono crediti.
mine-figure-clean_up = Scarti le carte giocate e la mano torna a cinque.

mine-figure-goals = Obiettivi pubblici
mine-figure-active_goal = Attivo: lo usi una volta per turno, prima delle carte. Ogni uso porta un segnalino.
mine-figure-passive_goal = Passivo: procede da solo. Qui ci sono tutti e cinque i segnalini.
mine-figure-flipping = Con l’ultimo segnalino, o quando vale la sua condizione, un obiettivo si gira: ora vale punti alla fine.

mine-figure-scores = Punti a fine partita
