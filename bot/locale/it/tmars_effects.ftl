## Cosa succede

tmars-event-reshuffled = Gli scarti vengono mescolati in un nuovo mazzo.
tmars-event-gained = { $seat } ottiene { $what }.
tmars-event-gained_by = { $card }: { $seat } ottiene { $what }.
tmars-event-spent = { $seat } spende { $what }.
tmars-event-paid = { $seat } paga { $what }.
tmars-event-production = { $seat }: { $what }.
tmars-event-production-effect = { $what }
tmars-event-production_by = { $card }: { $seat }, { $what }.
tmars-changed_by = { $what } { SIGNED($count) }
tmars-changed_of_somebody = { $what } di qualcuno { SIGNED($count) }
tmars-event-tr = { $owner }: tasso di terraformazione { $tr } ({ SIGNED($count) }).
tmars-event-tr-effect = tasso di terraformazione { $tr } ({ SIGNED($count) })
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
tmars-event-raised-effect = { SMALL($what) } { $value }
tmars-event-at_maximum = Già al massimo, non aumenta nulla: { $parameter }.
tmars-event-placed = { $owner } piazza una tessera su { $space }: { $tile }.
tmars-event-claimed_land = { $seat } riserva { $space }.
tmars-event-removed = { $seat } toglie { $what } { AD($other) } { $other }.
tmars-event-removed_from_card = { $seat } toglie { $what } da { $card } di { $other }.
tmars-event-stole = { $seat } ruba { $what } { AD($other) } { $other }.
tmars-event-neutral_lowered = L’avversario neutrale perde produzione.

## Cosa viene chiesto

tmars-asked_by = { $what } ({ $card })
tmars-asked-ocean = Dove va l’oceano?
tmars-asked-bonus_ocean = Dove va l’oceano bonus?
tmars-asked-greenery = Dove va la vegetazione?
tmars-asked-city = Dove va la città?
tmars-asked-tile = Dove va la tessera?
tmars-asked-claim = Quale spazio riservi?
tmars-asked-lower = Chi perde produzione?
tmars-asked-remove = Che cosa togli?
tmars-asked-steal = Che cosa rubi?
tmars-asked-take = Da dove prendi la risorsa?
tmars-asked-flood = Chi perde M€?
tmars-asked-add = Quale carta riceve le risorse?
tmars-asked-copy = Di quale carta ripeti la produzione?
tmars-asked-choose = Quale scegli?
tmars-asked-plant_or_resource = Una pianta o una risorsa?
tmars-asked-keep = Quali carte tieni?
tmars-asked-buy = Compri la carta?
tmars-asked-discard = Scarti una carta per pescarne una?
tmars-asked-play = Quale carta giochi?
tmars-asked-prelude = Quale preludio giochi?
tmars-asked-award = Quale riconoscimento finanzi?
tmars-asked-metal = Quale produzione aumenti?
tmars-asked-lowest = Quale produzione aumenti?
tmars-asked-insulate = Quanta produzione di calore diventa produzione di M€?
tmars-asked-heat_for_mc = Quanto paghi in calore?

## Cosa si può scegliere

tmars-pick-yourself = Tu
tmars-pick-owner = { $owner }
tmars-pick-tokens = { $count ->
    [one] { $count } gettone di MarsBot
   *[other] { $count } gettoni di MarsBot
 }
tmars-pick-bank = { $what } dalla banca
tmars-pick-from = { $what } · { $owner }
tmars-pick-from_card = { $what } da { $card } · { $owner }
tmars-pick-onto = { $what } su { $card }
tmars-pick-none-remove = Niente da togliere
tmars-pick-none-steal = Niente da rubare
tmars-pick-none-flood = Nessuno perde niente
tmars-pick-none-buy = Lascia la carta
tmars-pick-none-discard = Tieni la carta
tmars-note-marker = Tracciato { $track } { $before } → { $after }
tmars-note-production = { CAPITAL($production) } { $before } → { $after }
tmars-note-tokens = { $tokens } in tutto.
tmars-note-has = Su un totale di { $what }
tmars-note-here = { $what } sulla carta
tmars-note-once_built = { $what } per chi ci costruisce
tmars-note-copies = { $what } un’altra volta
tmars-note-costs = Costa { $cost }
tmars-note-award = Ora ne hai { $value }

## Perché una tessera non può andare lì

tmars-not_there-occupied = occupato
tmars-not_there-land = non riservato agli oceani
tmars-not_there-ocean = riservato agli oceani
tmars-not_there-noctis = riservato alla Città di Noctis
tmars-not_there-claimed = riservato da { $seat }
tmars-not_there-south_pole = costruire al Polo Sud costa altri { $cost } M€
tmars-not_there-beside_city = accanto alla città su { $other }
tmars-not_there-own_tiles = non accanto a una tua tessera, anche se { $count ->
    [one] c’è uno spazio così
   *[other] ci sono { $count } spazi così
 }
tmars-not_there-not_beside_own = non accanto a una tua tessera
tmars-not_there-no_metal = non mostra né acciaio né titanio
tmars-not_there-not_isolated = accanto a un’altra tessera
tmars-not_there-not_volcanic = non è uno spazio vulcanico
tmars-not_there-not_beside_two_cities = meno di due città accanto
tmars-not_there-not_beside_city = nessuna città accanto
tmars-not_there-not_beside_greenery = nessuna vegetazione accanto
tmars-not_there-not_noctis = non è lo spazio della Città di Noctis
tmars-not_there-not_phobos = non è lo spazio di questa città
tmars-not_there-not_ganymede = non è lo spazio di questa città

## Rifiuti

error-tmars-production_too_low = { $card } riduce di { $n } la { $resource }, che è { $have }. Prima alzala.
error-tmars-no_production_target = Nessuno può perdere { $n } di { $resource }. Scegli un’altra carta.
error-tmars-no_legal_space = Non c’è spazio per la tessera ({ $tile }). Fai un’altra azione.
error-tmars-no_such_space = Lo spazio { $space } non esiste. Usa un nome della mappa.
error-tmars-illegal_space = { $space }: { $reason }. Scegli un altro spazio.
error-tmars-no_target_card = Nessuna carta ha { $resource } da prendere. Fai un’altra azione.
error-tmars-no_card_to_add_to = Nessuna tua carta può riceverne. Scegli altro.
error-tmars-nothing_to_copy = Nessuna tua carta edificio ha una produzione da ripetere. Scegli un’altra carta.
error-tmars-no_decision = Ora non hai nulla a cui rispondere. Ti avviso quando tocca a te.
error-tmars-bad_value = «{ $text }» non va bene. Scegli tra: { $options }.
error-tmars-chosen_twice = C’è una scelta doppia. Togline una.
error-tmars-too_few = { $asked } Scegline almeno { $least }.
error-tmars-too_many = { $asked } Scegline al massimo { $most }.
error-tmars-nothing_to_pay = Qui non c’è niente da pagare. Togli il pagamento.
tmars-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
