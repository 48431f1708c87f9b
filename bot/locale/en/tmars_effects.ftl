## What happens

tmars-event-reshuffled = The discard pile is shuffled into a new deck.
tmars-event-gained = { $seat } gains { $what }.
tmars-event-gained_by = { $card }: { $seat } gains { $what }.
tmars-event-spent = { $seat } spends { $what }.
tmars-event-paid = { $seat } pays { $what }.
tmars-event-production = { $seat }: { $what }.
tmars-event-production-effect = { $what }
tmars-event-production_by = { $card }: { $seat }, { $what }.
tmars-changed_by = { $what } { SIGNED($count) }
tmars-changed_of_somebody = somebody’s { $what } { SIGNED($count) }
tmars-event-tr = { $owner }: terraform rating { $tr } ({ SIGNED($count) }).
tmars-event-tr-effect = terraform rating { $tr } ({ SIGNED($count) })
tmars-event-onto_card = { $seat } puts { $what } on { $card } (now { $total }).
tmars-event-off_card = { $seat } takes { $what } from { $card } (now { $total }).
tmars-event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
tmars-event-drew_these = You drew: { $cards }.
tmars-event-looks = { $seat } looks at { $count ->
    [one] a card
   *[other] { $count } cards
 }.
tmars-event-looks_at = You see: { $cards }.
tmars-event-looks_at_preludes = { $seat } looks at { $count ->
    [one] a prelude
   *[other] { $count } preludes
 }.
tmars-event-bought = { $seat } buys { $count ->
    [one] a card
   *[other] { $count } cards
 } for { $paid }.
tmars-event-discarded = { $seat } discards { $count ->
    [one] a card
   *[other] { $count } cards
 }.
tmars-event-searched = { $seat } turns cards up and takes { $count ->
    [0] none with the tag { $tag }
   *[other] { $cards }
 } ({ $others ->
    [one] { $others } other card discarded
   *[other] { $others } other cards discarded
 }).
tmars-event-passed_over = Discarded on the way: { $cards }{ $more ->
    [0] .
   *[other] , and { $more } more.
 }
tmars-event-turned_up = { $seat } turns up { $card }.
tmars-event-raised = { $what } { $value }, raised by { $owner }.
tmars-event-raised-effect = { SMALL($what) } { $value }
tmars-event-at_maximum = Already at the maximum, nothing is raised: { $parameter }.
tmars-event-placed = { $owner } places a tile on { $space }: { $tile }.
tmars-event-claimed_land = { $seat } reserves { $space }.
tmars-event-removed = { $seat } removes { $what } from { $other }.
tmars-event-removed_from_card = { $seat } removes { $what } from { $card } of { $other }.
tmars-event-stole = { $seat } steals { $what } from { $other }.
tmars-event-neutral_lowered = The neutral opponent loses production.

## What is asked

tmars-asked_by = { $what } ({ $card })
tmars-asked-ocean = Where does the ocean go?
tmars-asked-bonus_ocean = Where does the bonus ocean go?
tmars-asked-greenery = Where does the greenery go?
tmars-asked-city = Where does the city go?
tmars-asked-tile = Where does the tile go?
tmars-asked-claim = Which space do you reserve?
tmars-asked-lower = Who loses production?
tmars-asked-remove = What do you remove?
tmars-asked-steal = What do you steal?
tmars-asked-take = Where is the resource taken from?
tmars-asked-flood = Who loses M€?
tmars-asked-add = Which card takes the resources?
tmars-asked-copy = Which card’s production do you repeat?
tmars-asked-choose = Which of these?
tmars-asked-plant_or_resource = A plant or a resource?
tmars-asked-keep = Which cards do you keep?
tmars-asked-buy = Do you buy the card?
tmars-asked-discard = Do you discard a card to draw one?
tmars-asked-play = Which card do you play?
tmars-asked-prelude = Which prelude do you play?
tmars-asked-award = Which award do you fund?
tmars-asked-metal = Which production do you raise?
tmars-asked-lowest = Which production do you raise?
tmars-asked-insulate = How much heat production becomes M€ production?
tmars-asked-heat_for_mc = How much of it do you pay in heat?

## What may be picked

tmars-pick-yourself = You yourself
tmars-pick-owner = { $owner }
tmars-pick-tokens = { $count ->
    [one] { $count } token of MarsBot
   *[other] { $count } tokens of MarsBot
 }
tmars-pick-bank = { $what } from the bank
tmars-pick-from = { $what } · { $owner }
tmars-pick-from_card = { $what } from { $card } · { $owner }
tmars-pick-onto = { $what } on { $card }
tmars-pick-none-remove = Remove nothing
tmars-pick-none-steal = Steal nothing
tmars-pick-none-flood = Nobody loses anything
tmars-pick-none-buy = Don’t buy
tmars-pick-none-discard = Don’t discard
tmars-note-marker = Track { $track } { $before } → { $after }
tmars-note-production = { CAPITAL($production) } { $before } → { $after }
tmars-note-tokens = { $tokens } in all.
tmars-note-has = Of { $what }
tmars-note-here = { $what } on it
tmars-note-once_built = { $what } for building there
tmars-note-copies = { $what } once more
tmars-note-costs = Costs { $cost }
tmars-note-award = You have { $value }

## Why a tile may not go there

tmars-not_there-occupied = occupied
tmars-not_there-land = not reserved for oceans
tmars-not_there-ocean = reserved for oceans
tmars-not_there-noctis = reserved for Noctis City
tmars-not_there-claimed = reserved by { $seat }
tmars-not_there-south_pole = building at the South Pole takes { $cost } M€ more
tmars-not_there-beside_city = next to the city on { $other }
tmars-not_there-own_tiles = not next to a tile of yours, although { $count ->
    [one] one such space is free
   *[other] { $count } such spaces are free
 }
tmars-not_there-not_beside_own = not next to a tile of yours
tmars-not_there-no_metal = no steel or titanium printed there
tmars-not_there-not_isolated = next to another tile
tmars-not_there-not_volcanic = not a volcanic space
tmars-not_there-not_beside_two_cities = fewer than two cities next to it
tmars-not_there-not_beside_city = no city next to it
tmars-not_there-not_beside_greenery = no greenery next to it
tmars-not_there-not_noctis = not the space of Noctis City
tmars-not_there-not_phobos = not the space of this city
tmars-not_there-not_ganymede = not the space of this city

## Refusals

error-tmars-production_too_low = { $card } lowers your { $resource } by { $n }, and it is { $have }. Raise it first.
error-tmars-no_production_target = Nobody can lose { $n } { $resource }. Choose another card.
error-tmars-no_legal_space = No space is left for the tile ({ $tile }). Take another action.
error-tmars-no_such_space = There is no space { $space }. Use a name on the map.
error-tmars-illegal_space = { $space }: { $reason }. Choose another space.
error-tmars-no_target_card = No card has { $resource } to take. Choose another action.
error-tmars-no_card_to_add_to = You have no card that takes this. Choose something else.
error-tmars-nothing_to_copy = You have no building card to repeat. Choose another card.
error-tmars-no_decision = Nothing to answer now. I’ll tell you when there is.
error-tmars-bad_value = “{ $text }” can’t be chosen. Choose from: { $options }.
error-tmars-chosen_twice = You’ve chosen something twice. Take it out once.
error-tmars-too_few = { $asked } Choose at least { $least }.
error-tmars-too_many = { $asked } Choose at most { $most }.
error-tmars-nothing_to_pay = Nothing to pay here. Leave the payment out.
tmars-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
