### Terraforming Mars: parole sulle carte, sulle immagini private, sul foglio dei punti e negli esempi disegnati.

tmars-face-your_hand = La tua mano ({ $count })
tmars-face-empty_hand = Nessuna carta in mano
tmars-face-events = Eventi giocati coperti: { $cards }
tmars-face-start = Scegli una corporazione
tmars-face-start_preludes = Scegli una corporazione e due preludi
tmars-face-start_projects = Progetti da tenere: { $price } M€ l’uno
tmars-face-draft = Tieni una carta e passa le altre
tmars-face-draft_corporation = Tieni una corporazione e passa l’altra
tmars-face-draft_own = Le tue corporazioni: scegli dopo il draft
tmars-face-draft_own_preludes = Le tue corporazioni e i tuoi preludi: scegli dopo il draft
tmars-face-kept = Tenuta
tmars-face-research = Carte da comprare: { $price } M€ l’una
tmars-face-preludes = I tuoi preludi
tmars-face-looked_at = Carte guardate
tmars-face-looked_at_for = Carte guardate per { $card }

tmars-face-points = { $points }.
tmars-face-where = { $map } · generazione { $generation }

## Perché una carta non si può giocare, in breve come sta sulla carta

tmars-face-why-cannot_afford = { $most }/{ $cost } M€
tmars-face-why-production_too_low = { $resource } { $have }/{ $n }
tmars-face-why-resource_short = { $resource } { $have }/{ $n }
tmars-face-why-req_global = { $parameter }: { $now }/{ $need }
tmars-face-why-req_tags = { $tag }: { $have }/{ $need }
tmars-face-why-req_other = { $what }: { $have }/{ $need }
tmars-face-why-no_production_target = nessuna { $resource }
tmars-face-why-no_legal_space = nessuno spazio: { $tile }
tmars-face-why-no_target_card = nessuna carta con { $resource }
tmars-face-why-no_card_to_add_to = nessuna carta adatta
tmars-face-why-nothing_to_copy = nessuna produzione da ripetere

## Esempi disegnati

tmars-figure-2 = Un esempio disegnato: la carta Pesce. A sinistra il costo attuale, 7 M€, e sotto il suo numero, 3. In alto a destra il tag, animale. Poi il requisito, almeno 2 °C, l’effetto, una produzione di piante in meno a chiunque e un’azione che aggiunge un animale, e i punti alla fine: 1 per ogni animale sulla carta.
tmars-figure-4 = Esempi disegnati dei segni sulle carte. Riquadro marrone: produzione, qui 4 M€ in più. Segno rosso: di chiunque, qui una produzione di piante in meno. Riquadro blu con freccia curva: un’azione, qui 1 M€ per 1 energia. Croce rossa: ora non puoi giocare la carta, e perché, qui perché hai 9 M€ su 12.
tmars-figure-5 = Un esempio disegnato: una carta edificio da 20 M€ si paga con 4 acciaio, da 2 M€ l’uno, e 12 M€. Una carta spazio da 14 M€ si paga con 4 titanio, da 3 M€ l’uno, e 2 M€.
tmars-figure-6 = Un esempio disegnato: una vegetazione è stata piazzata su F3, accanto a un oceano e a una città dello stesso giocatore. Porta 1 pianta, 2 M€ per l’oceano, un passo di ossigeno e 1 TT, e alla fine 2 punti.
tmars-figure-10 = Un esempio disegnato: MarsBot scopre Soletta. Il suo tag spazio sposta il segnalino del tracciato spazio da 4 a 5, e si piazza un oceano.
tmars-figure-number = Numero
tmars-figure-cost = Costo attuale
tmars-figure-tags = Tag
tmars-figure-requirement = Requisito
tmars-figure-effects = Effetto
tmars-figure-points = Punti alla fine
tmars-figure-production = Produzione
tmars-figure-anybody = Il segno rosso: di chiunque
tmars-figure-action = Un’azione, una volta per generazione
tmars-figure-refused = Ora non puoi giocarla, e perché
tmars-figure-metals = Non c’è resto: un quinto titanio sprecherebbe 1 M€.
tmars-figure-bonus = stampato sullo spazio
tmars-figure-ocean = per ogni oceano accanto
tmars-figure-greenery = per ogni vegetazione
tmars-figure-city = alla fine: 1 + 1 (città)
tmars-figure-tracks = Ogni tag sposta un segnalino di uno spazio. L’icona raggiunta ha subito effetto: qui un oceano.
