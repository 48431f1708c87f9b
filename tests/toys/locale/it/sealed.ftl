sealed-title = Sigilli
sealed-tagline = Si gioca in segreto; la giocata più forte vince il premio.
sealed-rules-1 = Tutti giocano in segreto fino a due carte di semi diversi. La giocata più forte vince il premio e può comprare carte.
sealed-rules-2 = Dopo l’ultimo round vince il punteggio più alto.
sealed-card = { $suit } { $worth }
sealed-suit-lamp = Lampada
sealed-suit-rope = Corda
sealed-suit-boat = Barca
sealed-coin-gold = Oro
sealed-coin-silver = Argento
sealed-verb-lay = Gioca
sealed-verb-buy = Compra
sealed-verb-change = Cambia oro
sealed-verb-pass = Passa
sealed-verb-keep = Tieni
sealed-field-lay-cards = Quali carte?
sealed-field-buy-count = Quante carte?
sealed-field-buy-paid = Pagate con che cosa?
sealed-field-change-gold = Quanto oro?
sealed-field-keep-cards = Quali carte restano?
sealed-asked-lay = Gioca carte in segreto per un premio di { $prize }.
sealed-asked-shop = Compra carte a { $cost } l’una, cambia oro o passa.
sealed-asked-keep = Tieni { $count } delle carte pescate.
sealed-option-rounds = Round
sealed-option-rounds-3 = tre
sealed-option-rounds-5 = cinque
sealed-event-chose = { $seat } ha scelto.
sealed-event-laid = Carte giocate: { $cards }.
sealed-event-revealed = { $seat } ha giocato { $cards }.
sealed-event-won = { $seat } vince il premio di { $prize }.
sealed-event-bought = { $seat } compra { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
sealed-event-drew = Carte pescate: { $cards }.
sealed-event-changed = { $seat } cambia { $gold } oro.
sealed-event-passed = { $seat } passa.
sealed-event-kept = { $seat } tiene { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
sealed-event-left = { $seat } lascia il tavolo.
sealed-score-prizes = Premi
sealed-score-gold = Oro rimasto
sealed-text-round = Round { $round }. Carte nel mazzo: { $deck }. Giocate finora: { $used }.
sealed-text-phase-lay = si posano carte
sealed-text-phase-shop = si compra
sealed-text-phase-keep = si tiene una carta
sealed-text-phase-over = fine
sealed-text-final = { $seat } chiude con { $total }.
sealed-text-now = Ora: { $phase }. Tocca a: { $seats }. Carte pescate: { $drawn }.
sealed-text-seat = { $seat }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $gold } oro, { $silver } argento, premi per { $prizes }{ $laid ->
    [0] {""}
   *[other] , ha scelto
}.
sealed-text-shown = L’ultima giocata di { $seat }: { $cards }.
sealed-text-mine = Mano: { $hand }. Giocate: { $laid }. Pescate: { $drawn }.
sealed-ended = Sono stati giocati { $rounds } round.
error-sealed-not_there = La carta { $card } non c’è.
error-sealed-in_order = Ogni carta una volta sola, nell’ordine mostrato.
error-sealed-how_many = Sono possibili da { $low } a { $high }.
error-sealed-one_of_a_suit = Si può giocare una sola carta { $suit }.
error-sealed-no_such_coins = Ci sono { $gold } oro e { $silver } argento.
error-sealed-pay_exactly = Il prezzo è { $cost }; nessuna moneta deve avanzare.
sealed-figure-1 = Un mucchio di cinque sassi.
sealed-look-result = Il risultato:
