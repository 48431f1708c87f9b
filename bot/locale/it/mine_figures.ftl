# Gli esempi disegnati accanto alle regole. Un testo con un numero descrive un’immagine a parole.

mine-figure-6 = Un esempio disegnato: la carta Saldi sul mercato e il significato dei suoi segni. Il numero m3 serve a sceglierla. La moneta indica il prezzo di 5 crediti, l’esagono l’energia 1 per giocarla, e lo scudo i suoi 2 punti a fine partita. Il fondo blu indica la sua risorsa, lo zaffiro. L’effetto a segni: zaffiro +1, costi −1, acquisto +1.
mine-figure-7 = Un esempio disegnato: l’obiettivo attivo Handicap con 2 segnalini su 4, e quello passivo Slancio con 5 su 5, che è girato.
mine-figure-10 = Un esempio disegnato: barre per cinque risorse con gradini a 10, 15, 20 e 25. 7 rubini valgono 0, 12 zaffiri 2, 16 smeraldi 6, 21 ferro 12, 26 oro 18. Obiettivo aziendale 12, obiettivi pubblici 9, carte 8, risorse 38, penalità −2: 65 punti.

mine-figure-tab = Numero da premere o scrivere
mine-figure-price = Prezzo sul mercato, in crediti
mine-figure-energy_cost = Energia per giocarla
mine-figure-points = Punti a fine partita
mine-figure-resource = Il colore indica la risorsa

mine-figure-active_goal = Attivo: lo usi una volta per turno, prima delle carte. Ogni uso porta un segnalino.
mine-figure-passive_goal = Passivo: procede da solo. Qui ci sono tutti e cinque i segnalini.
mine-figure-flipping = Con l’ultimo segnalino, o quando vale la sua condizione, un obiettivo si gira: ora vale punti alla fine.
