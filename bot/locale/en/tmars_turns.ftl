## Setting up

tmars-event-chosen = { $seat } has chosen.
tmars-event-corporation = { $seat } reveals { $card } and starts with { $start }.
tmars-event-kept = { $count ->
    [0] { $seat } keeps no project cards.
    [one] { $seat } keeps a project card for { $cost } M€.
   *[other] { $seat } keeps { $count } project cards for { $cost } M€.
 }
tmars-event-plays_prelude = { $seat } plays the prelude { $card }.
tmars-event-prelude_fizzles = { $seat } can’t carry out the prelude { $card } and discards it.

## Generations

tmars-event-generation = **Generation { $number }.** First player: { $first }.
tmars-event-drafted = { $seat } picked from the draft.
tmars-event-decided = { $seat } has decided what to buy.
tmars-event-bought_nothing = { $seat } buys no card.
tmars-event-produced = { $seat } produces: { $what }.
tmars-event-final = Mars is habitable. Players with enough plants place their final greeneries.
tmars-event-no_more_greeneries = { $seat } places no more greeneries.
tmars-event-events = Events of { $seat }: { $cards }.

## Turns

tmars-event-plays = { $seat } plays { $card } ({ $paid }).
tmars-event-plays_for_nothing = { $seat } plays { $card } for nothing.
tmars-event-project = { $seat }: standard project { $project } ({ $paid }).
tmars-event-project-times = { $seat } uses the standard project { $project } ×{ $times } ({ $paid })
tmars-event-sold = { $seat } sells { $count ->
    [one] a card for 1 M€
   *[other] { $count } cards for { $count } M€
 }.
tmars-event-action = { $seat } takes the action of { $card }.
tmars-event-action_paid = { $seat } takes the action of { $card } ({ $paid }).
tmars-event-convert_plants = { $seat } turns { $price } into a greenery.
tmars-event-convert_heat = { $seat } converts { $price }.
tmars-event-convert_heat-times = { $seat } converts { $price } (×{ $times })
tmars-event-first = { $seat } takes the first action of { $card }.
tmars-event-first_dropped = The first action of { $card } can’t be done. { $seat } goes on without it.
tmars-event-passes = { $seat } passes.

## What is asked

tmars-asked-start = Choose your corporation and the cards you keep.
tmars-asked-draft = Keep one card, and pass the others on.
tmars-asked-draft_corporation = Keep one corporation, and pass the other on. You choose between two of them afterwards.
tmars-asked-research = Which cards do you buy?
tmars-asked-first = First take the action of { $card } ({ $do }).
tmars-asked-turn = { $left ->
    [0] Two actions taken. End the turn.
    [one] Act once more or end the turn.
   *[other] Take an action or pass.
 }
tmars-asked-alone = The others have passed. Act or pass.
tmars-asked-last = Last generation. { $what }
tmars-asked-final = Place final greeneries, or pass.
tmars-phase-start = Corporations and first cards are being chosen. Choose yours.
tmars-phase-preludes = Preludes are being played. Play yours.
tmars-phase-draft = Cards are being drafted. Keep one.
tmars-phase-research = Cards are being bought. Say which you buy.
tmars-phase-action = Actions are being taken. Take yours.
tmars-phase-final = Final greeneries are being placed. Place yours, or pass.
tmars-phase-over = The table is over.

## What may be picked

tmars-pick-no_preludes = No preludes in this game
tmars-pick-preludes = { $first }, then { $second }
tmars-pick-numbered = { $number } { $card }
tmars-pick-no_cards = No cards
tmars-pick-no_space = No tile
tmars-no_text = No effect of its own.
tmars-wild_text = Its wild tag counts as any one tag.
tmars-note-corporation = { $mc } M€. { $text }
tmars-note-preludes = { $first } Then { SMALL($second) }
tmars-note-offer = { $cost } M€. { $text }
tmars-note-offer_needing = { $cost } M€. { $needs } { $text }
tmars-note-play = { $cost } M€. { $text }
tmars-note-play_warned = { $cost } M€. { $warning } { $text }
tmars-note-sell = 1 M€ for each card
tmars-note-project-power_plant = { $cost } M€ → energy production +1
tmars-note-project-asteroid = { $cost } M€ → temperature +2 °C
tmars-note-project-aquifer = { $cost } M€ → an ocean
tmars-note-project-greenery = { $cost } M€ → a greenery, oxygen +1%
tmars-note-project-city = { $cost } M€ → a city, M€ production +1
tmars-note-project_warned = { $cost } M€. { $warning }
tmars-note-convert-plants = { $price } { PLURAL($price, "plant/plants") } → a greenery, oxygen +1%
tmars-note-convert-heat = { $price } heat → temperature +2 °C
tmars-note-convert-final = { $price } { PLURAL($price, "plant/plants") } → a greenery. Oxygen rises no more.
tmars-note-convert_warned = Takes { $price }. { $warning }
tmars-note-claim = { $cost } M€. Counts: { $what }. You have { $have } of { $need }.
tmars-note-fund = { $cost } M€. Counts: { $what }. You have { $mine }, { $owner } { $best }.
tmars-note-fund_against_bot = { $cost } M€. Counts: { $what }. You have { $mine }, MarsBot { $best } ({ $how }).
tmars-warn-at_maximum = Already at the maximum, nothing is raised: { $parameter }.
tmars-warn-oceans_out = All nine oceans are out, none is placed.
tmars-warn-no_holder = No card of yours can take them: { $resource }.
tmars-warn-only_you = You alone can be made to lose { $resource }.

## Spaces

tmars-space = { $space }
tmars-space_named = { $space } ({ $name })
tmars-spot-nothing = No bonus
tmars-area-oceans = Near oceans ({ $n })
tmars-area-own = Beside your tiles ({ $n })
tmars-area-bonuses = With bonuses ({ $n })
tmars-area-others = Elsewhere ({ $n })
tmars-spot-gains = { CAPITAL($gains) }
tmars-spot-oceans = { $n } M€ for oceans
tmars-spot-beside = { CAPITAL($gains) }; beside { $what }
tmars-spot-greeneries = { $n ->
    [one] 1 greenery
   *[other] { $n } greeneries
 }
tmars-spot-cities = { $n ->
    [one] 1 city
   *[other] { $n } cities
 }
tmars-spot-cards = { $n ->
    [one] a card
   *[other] { $n } cards
 }
tmars-spot-south_pole = pay { $cost } M€ and place an ocean
tmars-project_cards = { $n ->
    [one] { $n } project card
   *[other] { $n } project cards
 }
tmars-cities_of_all = Cities in play

## Refusals

error-tmars-decision_pending = First answer this: { $question }
error-tmars-wrong_phase = { $phase }
error-tmars-no_actions_left = Your two actions are taken. End your turn.
error-tmars-first_action_due = First comes the action of { $card }. Take it now.
error-tmars-no_first_action = Your corporation has no first action left. Take another action.
error-tmars-no_action_taken = You’ve taken no action this turn. Act, or pass.
error-tmars-only_pass_ends = Everybody else has passed. Pass instead of ending your turn.
error-tmars-end_instead = You’ve acted this turn. End your turn instead of passing.
error-tmars-not_in_hand = { $card } isn’t in your hand. Choose one that is.
error-tmars-not_in_play = { $card } isn’t in front of you. Choose a card in play.
error-tmars-not_offered = { $card } isn’t on offer. Choose from: { $options }.
error-tmars-card_order = Name every card once, in the order in which they are offered.
error-tmars-prelude_count = { $count ->
    [0] There are no preludes in this game.
   *[other] Choose { $count } different preludes, in the order of play.
 }
error-tmars-keeps_all = { $card } keeps all { $count } { PLURAL($count, "card/cards") }. Choose all of them.
error-tmars-bad_start = { $count } { PLURAL($count, "project costs/projects cost") } { $cost } M€, and { $card } starts with { $start } M€. Keep fewer.
error-tmars-req_global = { $card } needs { $bound ->
    [least] at least
   *[most] at most
 } { $need } ({ SMALL($parameter) }). Now: { $now }{ $flex ->
    [0] .
   *[other] , with a tolerance of { $flex }.
 }
error-tmars-req_tags = { $card } needs { $need } { $tag } { PLURAL($need, "tag/tags") }. You have { $have }.
error-tmars-req_other = { $card } needs { $need } ({ SMALL($what) }). Now: { $have }.
error-tmars-cannot_afford = { $what } costs { $cost } M€, and you can pay { $most }. Choose something cheaper.
error-tmars-resource_short = It takes { $n } { $resource }, and you have { $have }. Choose something else.
error-tmars-here_short = { $card } needs { $n } on it ({ $resource }), and there are { $have }. Add some first.
error-tmars-pay_form = Write a payment as letters with amounts, such as `s5 m1`: m for M€, s steel, t titanium, h heat, b microbes.
error-tmars-pay_unit = { $unit } can’t pay for { $what }. Pay with something else.
error-tmars-pay_more_than_owned = { $unit }: you can use { $most } at most here.
error-tmars-pay_short = That is { $paid } of { $cost } M€. Add some.
error-tmars-pay_waste = { $unit }: one less still covers { $cost } M€. Take one out.
error-tmars-unknown_project = No standard project is called “{ $text }”. There are: sell, power plant, asteroid, aquifer, greenery, city.
error-tmars-unknown_conversion = “{ $text }” can’t be converted. Plants and heat can.
error-tmars-no_cards = You have no card to sell. Take another action.
error-tmars-too_few_sold = Choose at least one card to sell.
error-tmars-sells_nothing = { $project } takes no cards. Leave them out.
error-tmars-no_tile_due = No tile is placed here. Leave out { $space }.
error-tmars-only_plants = At the end only plants count. Place a greenery, or pass.
error-tmars-no_action = { $card } has no action. Choose a card that has one.
error-tmars-action_used = { $card } has acted in this generation. It can again in the next.
error-tmars-no_such_option = { $card } has { $most } alternatives. Choose one of them.
error-tmars-bad_amount = Choose a number from { $low } to { $high }.
error-tmars-condition_not_met = Your TR hasn’t risen in this generation. Raise it first.
error-tmars-no_card_to_play = { $card } needs a card in hand to play with it. Take another action.
error-tmars-not_in_solo = Classic solo has no milestones and awards. Take another action.
error-tmars-too_many_bans = At most { $most } { PLURAL($most, "card/cards") } can be banned, not { $count }. Take some off the list.
error-tmars-few_corporations = Too many corporations are banned: { $left } are left, and { $need } are dealt. Take some off the list.
error-tmars-few_preludes = Too many preludes are banned: { $left } are left, and { $need } are dealt. Take some off the list.
error-tmars-unknown_milestone = There is no such milestone. There are: { $options }.
error-tmars-milestone_taken = { $milestone } is claimed by { $owner }. Choose another one.
error-tmars-milestones_full = Three milestones are claimed, the most there can be. Take another action.
error-tmars-milestone_not_met = { $milestone }: { $have } of { $need }. Claim it when you have enough.
error-tmars-unknown_award = There is no such award. There are: { $options }.
error-tmars-award_funded = { $award } is funded by { $owner }. Choose another one.
error-tmars-awards_full = Three awards are funded, the most there can be. Take another action.

## What only logs of earlier versions tell

tmars-event-left-before = { $seat } has left the table.
