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

tmars-figure-1 = Due esempi disegnati. Una carta spiegata, Pesce: 1 il numero con cui si sceglie, 2 il costo attuale, 3 i tag, 4 il nome e il colore del tipo, 5 che cosa richiede, 6 che cosa fa, 7 i punti vittoria, 8 perché ora non puoi giocare la carta grigia sotto. Sotto: una carta edificio da 20 M€ si paga con 4 acciaio e 12 M€, una carta spazio da 14 M€ con 4 titanio e 2 M€.
tmars-figure-6 = Due esempi disegnati. Una vegetazione è stata piazzata su F3: 1 la pianta stampata lì, 2 M€ per l’oceano accanto, 3 ossigeno e TT salgono, 4 la città accanto farà punti. Sotto: MarsBot scopre Asteroide; il tag spazio sposta il segnalino del tracciato spazio da 4 a 5, e si piazza un oceano.
tmars-figure-card = Una carta
tmars-figure-number = Il numero con cui la scegli.
tmars-figure-cost = Il costo attuale.
tmars-figure-tags = I tag: contano finché la carta è a faccia in su.
tmars-figure-kind = Verde agisce una volta, blu ha azioni o effetti duraturi, rosso è un evento.
tmars-figure-requirement = Deve valere prima di pagare: ≥ almeno, ≤ al massimo.
tmars-figure-effects = Un riquadro marrone è produzione, il segno rosso vuol dire di chiunque, un riquadro blu è un’azione per generazione.
tmars-figure-points = Punti vittoria alla fine; qui 1 per ogni animale sulla carta.
tmars-figure-refused = Una carta grigia ora non puoi giocarla: la croce dice perché.
tmars-figure-paying = Pagamento con i metalli
tmars-figure-metals = L’acciaio paga i tag edificio, il titanio i tag spazio. Non c’è resto, quindi la proposta non usa mai un’unità di troppo. Puoi sempre pagare in altro modo.
tmars-figure-tile = Una tessera e quello che porta
tmars-figure-bonus = Ottieni quello che è stampato sullo spazio coperto.
tmars-figure-ocean = Ogni oceano accanto porta 2 M€.
tmars-figure-greenery = Una vegetazione alza l’ossigeno di un passo, e ogni passo fatto alza il TT.
tmars-figure-city = Alla fine una vegetazione vale 1 punto, e una città 1 punto per ogni vegetazione accanto.
tmars-figure-marsbot = I tracciati di MarsBot
tmars-figure-tracks = MarsBot scopre una carta. Ogni suo tag fa avanzare di uno spazio il segnalino di quel tracciato, e l’icona raggiunta ha subito effetto: qui un oceano. Quello che non può accadere diventa un’azione fallita, che alla fine vale punti.
