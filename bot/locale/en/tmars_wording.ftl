## Joining words

tmars-sentences = { $text } { $rest }
tmars-comma = { $start }, { $last }
tmars-either = { $start } or { $last }
tmars-options = { $start }, or { $last }
tmars-change = { $resource } { SIGNED($n) }
tmars-on_card_amount-own = { $n ->
    [one] { $n } resource of its kind
   *[other] { $n } resources of its kind
 }

## Amounts that are counted

tmars-per-own_tags = { $n ->
    [1] for each { $tag } tag you have
   *[other] for every { $n } { $tag } tags you have
 }
tmars-per-own_tags_and_this = { $n ->
    [1] for each { $tag } tag you have, this card’s included
   *[other] for every { $n } { $tag } tags you have, this card’s included
 }
tmars-per-opponent_tags = for each { $tag } tag the other players have
tmars-per-cities = for each city in play
tmars-per-cities_on_mars = for each city on Mars
tmars-per-events_played = for each event that anyone has played

## What steps do, as sentences

tmars-rule-gain = Gain { $amounts }.
tmars-rule-gain_per = Gain { $amount } { $per }.
tmars-rule-spend = Lose { $amounts }.
tmars-rule-pay_mc = Pay { $n } M€.
tmars-rule-production = { $production } { SIGNED($n) }.
tmars-rule-production_per = { $production } +1 { $per }.
tmars-rule-productions = Production: { $changes }.
tmars-rule-reduce = Lower any player’s { $production } by { $n }.
tmars-rule-remove = You may remove up to { $what } from any player.
tmars-rule-steal = You may steal up to { $what } from another player.
tmars-rule-tr = Raise your TR by { $n }.
tmars-rule-tr_per = Raise your TR by 1 { $per }.
tmars-rule-raise-oxygen = { $n ->
    [one] Raise oxygen by { $n } step.
   *[other] Raise oxygen by { $n } steps.
 }
tmars-rule-raise-temperature = { $n ->
    [one] Raise the temperature by { $n } step.
   *[other] Raise the temperature by { $n } steps.
 }
tmars-rule-place-ocean-ocean = { $n ->
    [one] Place an ocean.
   *[other] Place { $n } oceans.
 }
tmars-rule-place-ocean-land = { $n ->
    [one] Place an ocean on a land space.
   *[other] Place { $n } oceans on land spaces.
 }
tmars-rule-place-greenery-greenery = Place a greenery and raise oxygen by 1 step.
tmars-rule-place-greenery-ocean = Place a greenery on an ocean space and raise oxygen by 1 step.
tmars-rule-place-city-city = Place a city.
tmars-rule-place-city-isolated = Place a city next to no other tile.
tmars-rule-place-city-noctis = Place a city on the space of { tmars-place-noctis_city }.
tmars-rule-place-city-phobos = Place a city on Phobos, off the map.
tmars-rule-place-city-ganymede = Place a city on Ganymede, off the map.
tmars-rule-place-city-volcanic = Place a city on a volcanic space.
tmars-rule-place-city-beside_two_cities = Place a city next to at least 2 cities.
tmars-rule-place-tile-city = Place the { $tile } tile, which counts as a city.
tmars-rule-place-tile-land = Place the { $tile } tile on a land space.
tmars-rule-place-tile-ocean = Place the { $tile } tile on an ocean space.
tmars-rule-place-tile-volcanic = Place the { $tile } tile on a volcanic space.
tmars-rule-place-tile-isolated = Place the { $tile } tile next to no other tile.
tmars-rule-place-tile-beside_city = Place the { $tile } tile next to a city.
tmars-rule-place-tile-beside_greenery = Place the { $tile } tile next to a greenery.
tmars-rule-place-tile-metal_bonus = Place the { $tile } tile on a space that shows steel or titanium.
tmars-rule-place-tile-metal_bonus_beside_own = Place the { $tile } tile on a space that shows steel or titanium, next to a tile of yours.
tmars-rule-metal_bonus_production = Raise your production of the metal shown there by 1.
tmars-rule-draw = { $n ->
    [one] Draw { $n } card.
   *[other] Draw { $n } cards.
 }
tmars-rule-draw_keep = Look at the top { $look } { PLURAL($look, "card/cards") } of the deck, keep { $keep } and discard the rest.
tmars-rule-draw_tagged = Turn up cards from the deck until { $n } show the { $tag } tag. Take these and discard the rest.
tmars-rule-add_here = Put { $what } here.
tmars-rule-add_to-any = Put { $what } on a card of yours.
tmars-rule-add_to-other = Put { $what } on another card of yours.
tmars-rule-add_to_started = Put { $what } on a card of yours that already holds some.
tmars-rule-choose = Choose one: { $options }.
tmars-rule-if = With { $tags } or more: { $then }. Otherwise: { $otherwise }.
tmars-rule-copy_production = Carry out the production of one of your building cards once more.
tmars-rule-heat_to_mc = Lower your heat production by any number and raise your M€ production by as many.
tmars-rule-land_claim = Reserve a free land space: only you may build there.
tmars-rule-flooding = Place an ocean. You may take up to { $n } M€ away from the owner of a tile next to it.
tmars-rule-play_from_hand-discount = Play a card from your hand for { $n } M€ less.
tmars-rule-play_from_hand-ignore_global = Play a card from your hand, whatever oxygen, temperature and oceans it requires.
tmars-rule-free_hand = Keep all ten cards dealt to you for free.
tmars-rule-action = Action: { $do }.
tmars-rule-first_action = First action: { $do }.

## What steps do, within a sentence

tmars-phrase-all = { $steps }
tmars-phrase-gain = gain { $amounts }
tmars-phrase-gain_per = gain { $amount } { $per }
tmars-phrase-gain_paid = gain as many { $resource }
tmars-phrase-production = raise your { $production } by { $n }
tmars-phrase-tr = raise your TR by { $n }
tmars-phrase-raise-oxygen = { $n ->
    [one] raise oxygen by { $n } step
   *[other] raise oxygen by { $n } steps
 }
tmars-phrase-raise-temperature = { $n ->
    [one] raise the temperature by { $n } step
   *[other] raise the temperature by { $n } steps
 }
tmars-phrase-raise_lowest_production = raise one of your lowest productions by 1
tmars-phrase-place-ocean-ocean = { $n ->
    [one] place an ocean
   *[other] place { $n } oceans
 }
tmars-phrase-place-city-city = place a city
tmars-phrase-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
 }
tmars-phrase-look_buy = { $n ->
    [one] look at the top card of the deck and buy or discard it
   *[other] look at the top { $n } cards of the deck and buy any of them
 }
tmars-phrase-reveal = turn up and discard the top card of the deck; if it shows the { $tag } tag, put { $what } here
tmars-phrase-add_here = put { $what } here
tmars-phrase-remove_here = remove { $what } from here
tmars-phrase-add_to-other = put { $what } on another card of yours
tmars-phrase-choose = { $options }
tmars-phrase-discard_to_draw = you may discard a card from your hand to draw a card
tmars-phrase-plant_or_resource = gain 1 plant, or put 1 microbe or animal on the card just played
tmars-phrase-play_one_prelude = draw { $n } { PLURAL($n, "prelude/preludes") }, play one of them and discard the others
tmars-phrase-fund_award_free = fund an award for free
tmars-phrase-pay_to = { $costs } to { $do }
tmars-phrase-if_tr_raised = if your TR has risen this generation, { $costs } to { $do }

## What actions cost

tmars-cost-mc = pay { $n } M€
tmars-cost-mc_or_metal = pay { $n } M€ ({ $metal } may be used)
tmars-cost-stock = spend { $amounts }
tmars-cost-production = lower your { $production } by { $n }
tmars-cost-here = remove { $what } from here
tmars-cost-take = remove { $what } from any card
tmars-cost-variable = spend any amount of { $resource }

## Lasting effects

tmars-lasting-trigger = Effect: { $when }, { $do }.
tmars-lasting-discount = Effect: your cards cost { $n } M€ less.
tmars-lasting-discount_tagged = Effect: your { $tag } cards cost { $n } M€ less.
tmars-lasting-discount_per_tag = Effect: your cards cost { $n } M€ less for each { $tag } tag on them.
tmars-lasting-project_discount = Effect: the standard project { $project } costs { $n } M€ less.
tmars-lasting-metal_values = Effect: your steel and titanium are worth { $n } M€ more each.
tmars-lasting-titanium_value = Effect: your titanium is worth { $n } M€ more each.
tmars-lasting-flex = Effect: the oxygen, temperature and oceans that your cards require may be up to { $n } { PLURAL($n, "step/steps") } off.
tmars-lasting-next_discount = The next card you play this generation costs { $n } M€ less.
tmars-lasting-next_flex = For the next card you play this generation, the oxygen, temperature and oceans it requires may be up to { $n } { PLURAL($n, "step/steps") } off.
tmars-lasting-protect = Effect: other players cannot remove your { $what }.
tmars-lasting-lock = Effect: { $what } are never removed from here.
tmars-lasting-greenery_cost = Effect: a greenery takes { $n } of your plants instead of 8.
tmars-lasting-heat_as_mc = Effect: your heat can pay as if it were M€.
tmars-lasting-resources_pay = Effect: { $what } here pay { $n } M€ each for your { $tag } cards.

## What sets effects off

tmars-when-ocean_placed-any = whenever anyone places an ocean
tmars-when-city_placed-any = whenever anyone places a city
tmars-when-city_placed-any-on_mars = whenever anyone places a city on Mars
tmars-when-city_placed-self = whenever you place a city
tmars-when-greenery_placed-self = whenever you place a greenery
tmars-when-tag_played-self-and_this = for each { $tags } tag you play, this card’s included
tmars-when-tag_played-any-and_this = for each { $tags } tag that anyone plays, this card’s included
tmars-when-card_played-self-event = whenever you play an event
tmars-when-card_played-self-event-with_tag = whenever you play a { $tag } event
tmars-when-standard_project_paid-self = whenever you pay for a standard project other than { $projects }
tmars-when-paid_base_cost-self = whenever you pay for a card or standard project with a printed cost of { $n } M€ or more
tmars-when-tile_on_bonus-self = whenever you place a tile on a space that shows { $bonus }
tmars-when-nonnegative_vp_card_played-self = whenever you play a card that shows points and not negative ones

## Requirements and points

tmars-rule-requires = Requires { $needs }.
tmars-needs-oxygen-least = at least { $value } oxygen
tmars-needs-oxygen-most = at most { $value } oxygen
tmars-needs-temperature-least = { $value } or warmer
tmars-needs-temperature-most = { $value } or colder
tmars-needs-oceans-least = at least { $value }
tmars-needs-oceans-most = at most { $value }
tmars-needs-tags = { $tags }
tmars-needs-production = { $production } of at least { $n }
tmars-needs-greeneries = { $n ->
    [one] { $n } greenery of your own
   *[other] { $n } greeneries of your own
 }
tmars-needs-cities = { $n ->
    [one] { $n } city in play
   *[other] { $n } cities in play
 }
tmars-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
tmars-vp-per_resource = { $n ->
    [1] { $points } for each { $one } here
   *[other] { $points } for every { $each } here
 }
tmars-vp-if_resources = { $points } with at least { $held } here
tmars-vp-per_tag = { $points } for each { $tag } tag you have
tmars-vp-per_adjacent_ocean = { $points } for each ocean next to this tile
tmars-vp-per_adjacent_city = { $points } for each city next to this tile
tmars-vp-per_city = { $points } for every { $n } { PLURAL($n, "city/cities") } in play

## Worth knowing

tmars-ruling-reduce_self = You may lower your own production, and must if nobody else has any.
tmars-ruling-noctis = On maps without a space for this city, the usual rules for cities apply.
tmars-ruling-own_space = That space is reserved for this card.
tmars-ruling-one_card = All animals come from one card.
tmars-ruling-claim = A claim is no tile: it is neither a neighbour nor counted for awards.
tmars-ruling-discard_first = Once for each science tag. Without a discard no card is drawn.
tmars-ruling-choose_each_time = Choose anew for each matching tag. Only cards that hold microbes or animals can take one.
tmars-ruling-copy = That card must lie face up with a building or wild tag, and all of its production must be possible now.
tmars-ruling-raise_first = The temperature rises first: the ocean of 0 °C is placed before this tile.
tmars-ruling-opponents_tags = Wild tags do not count. Against MarsBot the position of its space marker counts.
tmars-ruling-bot_events = Events that MarsBot has used count too.
tmars-ruling-plants_lost = You must have the plants you lose. With { tmars-card-074 } in play, the plant it brings for this card counts.
tmars-ruling-own_greenery = The required greenery must be yours. The one next to the tile may be anyone’s.
tmars-ruling-no_volcano = On maps without volcanoes: any free land space.
tmars-ruling-none_too = The number may be zero.
tmars-ruling-gain_first = If nobody has energy production, raise yours first and then lower it.
tmars-ruling-flooding = Never from yourself. Oceans have no owner.
tmars-ruling-heat_twice = The heat comes on top of the cost of the card: the same heat cannot serve twice.
tmars-ruling-next_card = Lapses when you pass or the generation ends.
tmars-ruling-city_first = The city comes first and already raises your M€ production, so −4 is enough to play this card.
tmars-ruling-fizzles = A card must be played. If none can be, this prelude is discarded and brings 15 M€ instead.
tmars-ruling-wild = The wild tag is one tag of your choice whenever you act, but not in the final scoring.
tmars-ruling-lava_tube = Cities next to it do not matter there. On maps without volcanoes the usual rules for cities apply.
tmars-ruling-plant_cards = Only for project cards with that tag.
tmars-ruling-beginner = Only at tables that offer it, without Prelude.
tmars-ruling-own_tag_production = Its own tag counts: M€ production +1 at the start.
tmars-ruling-own_tag_draw = Its own tag counts: draw 1 card at the start.
tmars-ruling-heat_one_way = M€ never replace heat.
tmars-ruling-covered_space = Only what is printed on the covered space counts.
tmars-ruling-solo_cities = In classic solo play the two neutral cities bring M€ production +2 at the start.
tmars-ruling-itself = The starting 48 M€ include the 3 M€ for this corporation itself.

## A card for reading

tmars-reference-card = **{ $name }** · { $id } · { $type } · { $cost } M€ · { $tags }
tmars-reference-corporation = **{ $name }** · { $id } · { $type } · starts with { $mc } M€ · { $tags }
tmars-reference-prelude = **{ $name }** · { $id } · { $type } · { $tags }
tmars-reference-no_tags = no tags
tmars-reference-points = Worth { $points }.
tmars-reference-ruling = Note: { $text }

## Refusals

error-tmars-unknown_card = { $count ->
    [0] No card is called “{ $text }”. Use the number or name on the picture.
   *[other] No card is called “{ $text }”. Similar: { $names }
 }
error-tmars-ambiguous = “{ $text }” fits several. Name one of them: { $names }.
