## Cosa succede

tmars-event-reshuffled = Gli scarti vengono mescolati in un nuovo mazzo.
tmars-event-gained = { $seat } ottiene { $what }.
tmars-event-gained_by = { $card }: { $seat } ottiene { $what }.
tmars-event-spent = { $seat } spende { $what }.
tmars-event-paid = { $seat } paga { $what }.
tmars-event-production = { $seat }: { $what }.
tmars-event-production_by = { $card }: { $seat }, { $what }.
tmars-changed_by = { $what } { SIGNED($count) }
tmars-changed_of_somebody = { $what } di qualcuno { SIGNED($count) }
tmars-event-tr = { $owner }: indice di terraformazione { $tr } ({ SIGNED($count) }).
tmars-event-onto_card = { $seat } mette { $what } su { $card } (ora { $total }).
tmars-event-off_card = { $seat } toglie { $what } da { $card } (ora { $total }).
tmars-event-drew = { $seat } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
tmars-event-drew_these = Carte pescate: { $cards }.
tmars-event-looks = { $seat } guarda { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
tmars-event-looks_at = Carte guardate: { $cards }.
tmars-event-looks_at_preludes = { $seat } guarda { $count ->
    [one] un preludio
   *[other] { $count } preludi
 }.
tmars-event-bought = { $seat } compra { $count ->
    [one] una carta
   *[other] { $count } carte
 } per { $paid }.
tmars-event-discarded = { $seat } scarta { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
tmars-event-searched = { $seat } rivela carte e prende { $count ->
    [0] nessuna carta con il tag { $tag }
   *[other] { $cards }
 } ({ $others ->
    [one] { $others } altra carta scartata
   *[other] altre { $others } carte scartate
 }).
tmars-event-passed_over = Scartate: { $cards }{ $more ->
    [0] .
   *[other] , e altre { $more }.
 }
tmars-event-turned_up = { $seat } rivela { $card }.
tmars-event-raised = { $what } { $value } ({ $owner }).
tmars-event-at_maximum = Già al massimo, non aumenta nulla: { $parameter }.
tmars-event-placed = { $owner } posa una tessera su { $space }: { $tile }.
tmars-event-claimed_land = { $seat } riserva { $space }.
tmars-event-removed = { $seat } toglie { $what } a { $other }.
tmars-event-removed_from_card = { $seat } toglie { $what } da { $card } di { $other }.
tmars-event-stole = { $seat } ruba { $what } a { $other }.
tmars-event-neutral_lowered = L’avversario neutrale perde produzione.

## Cosa viene chiesto

tmars-asked_by = { $card }: { $what }
tmars-asked-ocean = Dove va l’oceano?
tmars-asked-bonus_ocean = Dove va l’oceano bonus?
tmars-asked-greenery = Dove va la vegetazione?
tmars-asked-city = Dove va la città?
tmars-asked-tile = Dove va la tessera?
tmars-asked-claim = Quale spazio riservare?
tmars-asked-lower = Chi perde produzione?
tmars-asked-remove = Cosa togliere?
tmars-asked-steal = Cosa rubare?
tmars-asked-take = Da dove prendere la risorsa?
tmars-asked-flood = Chi perde M€?
tmars-asked-add = Quale carta riceve le risorse?
tmars-asked-copy = Di quale carta ripetere la produzione?
tmars-asked-choose = Quale di queste opzioni?
tmars-asked-plant_or_resource = Una pianta o una risorsa?
tmars-asked-keep = Quali carte tenere?
tmars-asked-buy = Comprare la carta?
tmars-asked-discard = Scartare una carta per pescarne una?
tmars-asked-play = Quale carta giocare?
tmars-asked-prelude = Quale preludio giocare?
tmars-asked-award = Quale riconoscimento finanziare?
tmars-asked-metal = Quale produzione aumentare?
tmars-asked-lowest = Quale produzione aumentare?
tmars-asked-insulate = Quanta produzione di calore diventa produzione di M€?
tmars-asked-heat_for_mc = Quanto pagare in calore?

## Cosa si può scegliere

tmars-pick-yourself = Sé stessi
tmars-pick-owner = { $owner }
tmars-pick-tokens = { $count ->
    [one] { $count } segnalino di MarsBot
   *[other] { $count } segnalini di MarsBot
 }
tmars-pick-bank = { $what } dalla banca
tmars-pick-from = { $owner }: { $what }
tmars-pick-from_card = { $owner }: { $what } da { $card }
tmars-pick-onto = { $what } su { $card }
tmars-pick-none-remove = Non togliere niente
tmars-pick-none-steal = Non rubare niente
tmars-pick-none-flood = Nessuno perde niente
tmars-pick-none-buy = Non comprare
tmars-pick-none-discard = Non scartare
tmars-note-marker = Tracciato { $track }: { $before } → { $after }
tmars-note-production = { $production }: { $before } → { $after }
tmars-note-tokens = { $tokens } in tutto.
tmars-note-has = Su un totale di { $what }
tmars-note-here = { $what } sulla carta
tmars-note-once_built = Quando ci si costruisce: { $what }
tmars-note-copies = Di nuovo: { $what }
tmars-note-costs = Costa { $cost }
tmars-note-award = Valore attuale: { $value }

## Perché una tessera non può andare lì

tmars-not_there-occupied = occupato
tmars-not_there-land = non riservato agli oceani
tmars-not_there-ocean = riservato agli oceani
tmars-not_there-noctis = riservato a Noctis City
tmars-not_there-claimed = riservato da { $seat }
tmars-not_there-south_pole = costruire al Polo Sud costa altri { $cost } M€
tmars-not_there-beside_city = accanto alla città su { $other }
tmars-not_there-own_tiles = non accanto a una propria tessera, anche se { $count ->
    [one] c’è uno spazio così
   *[other] ci sono { $count } spazi così
 }
tmars-not_there-not_beside_own = non accanto a una propria tessera
tmars-not_there-no_metal = nessun acciaio o titanio stampato
tmars-not_there-not_isolated = accanto a un’altra tessera
tmars-not_there-not_volcanic = non è uno spazio vulcanico
tmars-not_there-not_beside_two_cities = meno di due città accanto
tmars-not_there-not_beside_city = nessuna città accanto
tmars-not_there-not_beside_greenery = nessuna vegetazione accanto
tmars-not_there-not_noctis = non è lo spazio di Noctis City
tmars-not_there-not_phobos = non è lo spazio di questa città
tmars-not_there-not_ganymede = non è lo spazio di questa città

## Rifiuti

error-tmars-production_too_low = { $card } riduce di { $n } la { $resource }, che è { $have }.
error-tmars-no_production_target = Nessuno può perdere { $n } di { $resource }.
error-tmars-no_legal_space = Non c’è spazio per la tessera: { $tile }.
error-tmars-no_such_space = Lo spazio { $space } non esiste.
error-tmars-illegal_space = { $space }: { $reason }.
error-tmars-no_target_card = Non c’è una carta da cui prendere: { $resource }.
error-tmars-no_card_to_add_to = Nessuna propria carta può ricevere una risorsa.
error-tmars-nothing_to_copy = Nessuna propria carta edificio ha una produzione che si possa ripetere.
error-tmars-no_decision = Non c’è niente a cui rispondere adesso.
error-tmars-bad_value = «{ $text }» non è tra: { $options }.
error-tmars-chosen_twice = Qualcosa è stato scelto due volte.
error-tmars-too_few = Sceglierne da { $least } a { $most }.
error-tmars-too_many = Sceglierne da { $least } a { $most }.
error-tmars-nothing_to_pay = Qui non c’è niente da pagare.
tmars-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
