## The title

mine-title = Project MINE
mine-tagline = Build a deck of mines and funds, and be the richest company after six periods.

## Options

mine-option-periods = Competition periods
mine-option-periods-6 = Six (the full game)
mine-option-periods-4 = Four (a short game)
mine-option-max_transitions = Transition periods
mine-option-max_transitions-20 = Twenty at most
mine-option-max_transitions-3 = Three at most

## Moves and forms

mine-verb-corporation = Pick a corporate goal
mine-verb-goal = Use a goal
mine-verb-play = Play a card
mine-verb-play_many = Play several
mine-verb-coin = Spend coins
mine-verb-buy = Buy
mine-verb-end_play = Start buying
mine-verb-end = End the turn
mine-verb-answer = Answer
mine-verb-enter = Join the transition period?
mine-verb-mulligan = Keep or redraw
mine-standing-end = End each of my turns at once
mine-standing-end-ends = with this period
mine-standing-end_play = Start buying as soon as the buy phase gives me something
mine-standing-end_play-ends = with this period
mine-standing-keep_hand = Keep my hand in the next transition period
mine-standing-keep_hand-ends = when everyone has kept or redrawn
mine-verb-standing = Auto-answers
mine-field-corporation-corp = Corporate goal
mine-field-goal-goal = Public goal to use
mine-field-play-card = Card to play
mine-field-play_many-cards = Cards to play together
mine-field-coin-n = Coin tokens
mine-field-buy-target = Card or goal to buy
mine-field-answer-picks = Your choice
mine-field-enter-yes = Yes or no
mine-field-mulligan-yes = Your hand
mine-field-standing-auto_discard = Cards to discard first when an opponent makes you
mine-field-standing-auto_reveal = Revealing your research goal
mine-pick-yes = Yes, reveal { $goal }
mine-pick-no = No, keep it hidden
mine-pick-none = None
mine-pick-goal = { $goal } of { $seat }
mine-pick-enter = Join
mine-pick-stay_out = Stay out for good
mine-pick-keep = Keep your hand
mine-pick-redraw = Redraw for { $penalty } penalty
mine-pick-reveal_always = At the first event that counts
mine-pick-reveal_ask = Ask me each time
mine-note-hand = Energy { $energy }. { $text }
mine-note-card = { $points ->
    [0] { $text }
   *[other] { $points } VP. { $text }
 }
mine-note-pick_goal = { $text }
mine-note-goal = Tokens { $tokens } of { $needed }. { $text }
mine-note-buy = { $coins ->
    [0] Costs { $cost }, leaves { $left }. { $text }
   *[other] Costs { $cost }, { $coins } of it in coins. { $text }
 }
mine-note-corporation = { $points } { PLURAL($points, "point/points") }, trait { $trait }. { $text }
mine-sentences = { $text } { $rest }

## Questions

mine-asked-corporation = Pick one of your three corporate goals.
mine-asked-reveal_corporation = Something counts for your corporate goal. Reveal it?
mine-asked-goals = Use goals, play cards, or buy.
mine-asked-play = Play cards, buy, or end your turn.
mine-asked-buy = Buy, or end your turn.
mine-asked-end = End your turn.
mine-asked-enter = Join the transition period? It costs { $penalty } penalty { PLURAL($penalty, "point/points") }.
mine-asked-mulligan = Keep your hand, or redraw it once?
mine-range = { $least }–{ $most }
mine-asked-discard = { $most ->
    [1] Discard 1 card for { $card }.
   *[other] Discard { $many } cards for { $card }.
 }
mine-asked-exile = { $most ->
    [1] Exile 1 card for { $card }.
   *[other] Exile { $many } cards for { $card }.
 }
mine-asked-exile_top = { $most ->
    [1] Exile the top card of your deck for { $card }?
   *[other] Exile { $many } cards from the top of your deck for { $card }?
 }
mine-asked-bottom = { $most ->
    [1] What goes to the bottom of your deck for { $card }?
   *[other] Put { $many } cards on the bottom of your deck for { $card }.
 }
mine-asked-take_back = { $most ->
    [1] Choose a card of your discard pile for { $card }.
   *[other] Choose { $many } cards of your discard pile for { $card }.
 }
mine-asked-use = { $most ->
    [1] Choose a card to use with { $card }.
   *[other] Choose { $many } cards to use with { $card }.
 }
mine-asked-gain = { $most ->
    [1] Choose a resource to add with { $card }.
   *[other] Choose { $many } resources to add with { $card }.
 }
mine-asked-lose = { $most ->
    [1] Choose a resource to remove for { $card }.
   *[other] Choose { $many } resources to remove for { $card }.
 }
mine-asked-lose_most = { $most ->
    [1] Which of the largest resources does { $card } remove?
   *[other] Choose { $many } of the largest resources to remove for { $card }.
 }
mine-asked-choose = { $most ->
    [1] Choose what { $card } does.
   *[other] Choose { $many } effects of { $card }.
 }
mine-asked-token = { $most ->
    [1] Choose a goal for the token of { $card }.
   *[other] Choose { $many } goals for the tokens of { $card }.
 }
mine-asked-flip = { $most ->
    [1] Choose a goal to flip with { $card }.
   *[other] Choose { $many } goals to flip with { $card }.
 }
mine-asked-gain_look = { $most ->
    [1] Choose what to gain with { $card }.
   *[other] Choose { $many } to gain with { $card }.
 }
mine-asked-discard_look = { $most ->
    [1] Choose what { $card } discards face down.
   *[other] Choose { $many } for { $card } to discard face down.
 }
mine-asked-reveal = Show up to { $most } { PLURAL($most, "card/cards") } for { $card }.
mine-asked-clean_up = { $most ->
    [1] Discard 1 card to keep five.
   *[other] Discard { $most } cards to keep five.
 }

## Stages, within a sentence

mine-stage-corporate = Corporate goals are being picked. Pick yours.
mine-stage-competition = A competition period is being played. Take your turn.
mine-stage-enter = A transition period comes next. Say whether you join it.
mine-stage-mulligan = Hands can be redrawn. Keep or redraw yours.
mine-stage-transition = A transition period is being played. Take your turn.

## What happens

mine-event-picked = { $seat } has picked a corporate goal.
mine-event-period = Period { $period } of { $periods } begins.
mine-event-turn = { $seat }’s turn.
mine-event-coin = { $seat } leads alone in { $resource } and takes a coin token.
mine-event-opened = New on the market: { $cards }.
mine-event-drew = { $count ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
 }
mine-event-drew-effect = { $count } { PLURAL($count, "card/cards") } drawn
mine-event-put_down = { $seat } plays { $card } for energy { $energy }.
mine-event-put_down-times = { $seat } plays { $card } ×{ $times } for energy { $energy }
mine-event-used = { $seat } uses { $card }.
mine-event-goal_used = { $seat } uses the goal { $goal }.
mine-event-end_play = { $seat } starts buying.
mine-event-added = { $seat }: { $resource } +{ $count }.
mine-event-added-effect = { $resource } +{ $count }
mine-event-removed = { $seat }: { $resource } −{ $count }.
mine-event-removed-effect = { $resource } −{ $count }
mine-event-credits = { $seat }: credit { SIGNED($count) }, now { $credits }.
mine-event-credits-effect = credit { SIGNED($count) } (now { $credits })
mine-event-energy = { $seat }: energy { SIGNED($count) }, now { $energy }.
mine-event-energy-effect = energy { SIGNED($count) } (now { $energy })
mine-event-purchases = { $seat }: buy { SIGNED($count) }.
mine-event-purchases-effect = buy { SIGNED($count) }
mine-event-penalty = { $count ->
    [one] { $seat } takes 1 penalty point, now { $penalty }.
   *[other] { $seat } takes { $count } penalty points, now { $penalty }.
 }
mine-event-penalty-effect = { $count } penalty { PLURAL($count, "point/points") } (now { $penalty })
mine-event-coins_spent = { $count ->
    [one] { $seat } spends 1 coin.
   *[other] { $seat } spends { $count } coins.
 }
mine-event-cost_delta = Everything on the market costs { SIGNED($count) } this turn.
mine-event-bought = { $seat } buys { $card } for { $cost }.
mine-event-gained = { $seat } gains { $card }.
mine-event-discarded = { $seat } discards { $cards }.
mine-event-discarded-effect = { $cards } discarded
mine-event-discarded_top = { $seat } discards { $cards } from the deck.
mine-event-discarded_unseen = { $count ->
    [one] { $seat } discards 1 market card face down.
   *[other] { $seat } discards { $count } market cards face down.
 }
mine-event-exiled = { $seat } exiles { $cards }.
mine-event-shown = { $seat } shows { $cards }.
mine-event-looked_top = { $count ->
    [one] { $seat } looks at the top card of their deck.
   *[other] { $seat } looks at the top { $count } cards of their deck.
 }
mine-event-looked_market = { $count ->
    [one] { $seat } looks at the top card of the market deck.
   *[other] { $seat } looks at the top { $count } cards of the market deck.
 }
mine-event-looked_goals = { $count ->
    [one] { $seat } looks at the top public goal of the deck.
   *[other] { $seat } looks at the top { $count } public goals of the deck.
 }
mine-event-put_on_deck_top = { $seat } puts { $card } on top of the deck.
mine-event-put_on_deck_bottom = { $seat } puts { $card } on the bottom of the deck.
mine-event-token = { $goal } of { $seat }: { $tokens } of { $needed } { PLURAL($needed, "token/tokens") }.
mine-event-flipped = { $seat } completes { $goal } for { $points } { PLURAL($points, "point/points") }.
mine-event-revealed = { $seat } reveals the corporate goal “{ $goal }”. Its counter stands at { $tokens }.
mine-event-counted = “{ $goal }” of { $seat } now stands at { $tokens }.
mine-event-asked = { $card } waits for { $seats } to choose.
mine-event-declared = { $seat } declares the end of the period: round { $round } is its last.
mine-event-ends_by_itself = The period ends without a declaration: round { $round } is its last.
mine-event-competition_over = The competition periods are over.
mine-event-enters = { $seat } joins the transition period.
mine-event-stays_out = { $seat } stays out of transition periods for good.
mine-event-transition = Transition period { $number } begins.
mine-event-mulligan_chosen = { $seat } has decided about the hand.
mine-event-mulligan = { $seat } redraws their hand.
mine-event-standing_set = Your auto-answers are saved.
mine-event-corporation = Corporate goal of { $seat }: “{ $goal }”.

## Words

mine-credit = Credit
mine-energy = Energy
mine-cards-any = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
mine-cards-plan = { $n ->
    [one] 1 plan card
   *[other] { $n } plan cards
 }
mine-cards-resource = { $n ->
    [one] 1 resource card
   *[other] { $n } resource cards
 }
mine-cards-color = { $n ->
    [one] 1 { $resource } card
   *[other] { $n } { $resource } cards
 }
mine-cards-not_color = { $n ->
    [one] 1 resource card other than { $resource }
   *[other] { $n } resource cards other than { $resource }
 }
mine-cards-max_cost = { $n ->
    [one] 1 card of printed cost { $cost } or less
   *[other] { $n } cards of printed cost { $cost } or less
 }
mine-cards-max_energy = { $n ->
    [one] 1 card of energy { $energy } or less
   *[other] { $n } cards of energy { $energy } or less
 }
mine-sort-any = card
mine-sort-plan = plan card
mine-sort-resource = resource card
mine-zone-cards = deck cards
mine-zone-public_goals = public goals
mine-zone-corporate_goal = this card

## Card texts: within a sentence

mine-phrase-all = { $effects }
mine-phrase-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
 }
mine-phrase-add = { $what } { SIGNED($n) }
mine-phrase-add_its_color = { SIGNED($n) } of that card’s resource
mine-phrase-add_and_points = { $what } { SIGNED($n) }, plus 1 for each point of that card
mine-phrase-token_here = { $n ->
    [one] put 1 token here
   *[other] put { $n } tokens here
 }

## Card texts: sentences

mine-rule-energy_x = Can’t be played.
mine-rule-on_discard = If discarded from hand or deck, { $effects }.
mine-rule-on_discard_or_exile = If discarded or exiled from hand or deck, { $effects }.
mine-rule-end_half_owned = At the end of the game worth half your { $resource }, rounded down. Until then 0.
mine-rule-draw = { $n ->
    [one] Draw 1 card.
   *[other] Draw { $n } cards.
 }
mine-rule-add = { $what } { SIGNED($n) }.
mine-rule-add_any = { SIGNED($n) } of any one resource.
mine-rule-add_half_put_down = { $what } + half the number of cards played from hand this turn, this one included, rounded down.
mine-rule-add_per = { $what } +1 for each { $sort } shown.
mine-rule-add_per_most = { $what } +1 for each { $sort } shown, at most { $most }.
mine-rule-lose = Remove { $n } { $resource }.
mine-rule-lose_any = Remove { $n } of any one resource.
mine-rule-buys = Buy { SIGNED($n) }.
mine-rule-penalty = { $n ->
    [one] Take 1 penalty point.
   *[other] Take { $n } penalty points.
 }
mine-rule-discard_hand = { $n ->
    [one] Discard { $cards } from your hand, if you have one.
   *[other] Discard { $cards } from your hand, or as many as you have.
 }
mine-rule-discard_top = { $n ->
    [one] Discard the top card of your deck.
   *[other] Discard the top { $n } cards of your deck.
 }
mine-rule-exile_hand = Exile { $cards } from your hand.
mine-rule-exile_top = { $n ->
    [one] Look at the top card of your deck. You may exile it.
   *[other] Look at the top { $n } cards of your deck. You may exile them.
 }
mine-rule-peek = { $n ->
    [one] Look at the top card of your deck. You may put it on the bottom.
   *[other] Look at the top { $n } cards of your deck. You may put any of them on the bottom.
 }
mine-rule-take_back-deck_top = You may put { $cards } from your discard pile on top of your deck.
mine-rule-take_back-deck_bottom = Put { $cards } from your discard pile on the bottom of your deck.
mine-rule-choose = Either { $first }, or { $second }.
mine-rule-if_done = { $n ->
    [one] If you do, { $effects }.
   *[other] If you discarded { $n }, { $effects }.
 }
mine-rule-if_it_is = { $of ->
    [one] If it is a { $sort }, { $effects }.
   *[other] If at least one is a { $sort }, { $effects }.
 }
mine-rule-if_owned = If you then have { $n } or more { $resource }, { $effects }.
mine-rule-reveal = You may show up to { $cards } from your hand.
mine-rule-reveal_tops = Everybody shows the top card of their deck. It stays there.
mine-rule-use-bound = Then use its effect.
mine-rule-use-discard = Choose up to { $cards } in your discard pile and use their effects one after the other. They stay there.
mine-rule-use-deck = Choose { $cards } in your deck, discard it and use its effect. Then shuffle your deck.
mine-rule-look-market = { $n ->
    [one] Look at the top card of the market deck.
   *[other] Look at the top { $n } cards of the market deck.
 }
mine-rule-look-goals = { $n ->
    [one] Look at the top card of the public-goal deck.
   *[other] Look at the top { $n } cards of the public-goal deck.
 }
mine-rule-look_gain = You may gain { $n } of them.
mine-rule-look_gain_cost = You may gain { $n } of them of printed cost { $cost } or less.
mine-rule-look_discard = Discard any of the rest face down. The rest goes back on top.
mine-rule-look_discard_any = Discard any of them face down. The rest goes back on top.
mine-rule-look_return = The rest go back on top, unseen.
mine-rule-market_reveal = { $n ->
    [one] Reveal the top card of the market deck as an extra card of the market.
   *[other] Reveal the top { $n } cards of the market deck as extra cards of the market.
 }
mine-rule-cost_mod = This turn all cards and goals of the market cost { $n } less, never below 0.
mine-rule-opponents_lose_most = Each opponent removes { $n } of the resource they have most of.
mine-rule-opponents_discard_hand = { $n ->
    [one] Each opponent discards 1 card from hand, if they have one.
   *[other] Each opponent discards { $n } cards from hand, or all they have.
 }
mine-rule-opponents_discard_top = { $n ->
    [one] Each opponent reveals and discards the top card of their deck.
   *[other] Each opponent reveals and discards the top { $n } cards of their deck.
 }
mine-rule-opponents_next_buying = When their next buying phase begins, each opponent gets { $effects }, never below 0.
mine-rule-watch_put_down = Until your next turn, once per opponent, when they play card number { $n } of a turn, { $effects }.
mine-rule-watch_bought = If an opponent buys a card before your next turn, { $effects } at the start of that turn.
mine-rule-watch_res_added = The first time you add a resource this turn, { $effects }.
mine-rule-token_here = { $n ->
    [one] Put 1 token here.
   *[other] Put { $n } tokens here.
 }
mine-rule-token_any = { $n ->
    [one] You may put 1 token on a face-up public goal that takes tokens, yours or an opponent’s.
   *[other] You may put { $n } tokens on a face-up public goal that takes tokens, yours or an opponent’s.
 }
mine-rule-flip_any = Flip a face-up public goal, yours or an opponent’s, if there is one.

## Goals that work by themselves

mine-rule-token-no_resource_change = At the end of your turn, if none of your resources was added or removed during it, put 1 token here.
mine-rule-token-energy_at_least = At the end of your turn, with { $n } or more energy left, put 1 token here.
mine-rule-token-credits_at_least = At the end of your turn, with { $n } or more credit left, put 1 token here.
mine-rule-token-colors_put_down = When you play a card of the { $n }rd different resource in one turn, put 1 token here.
mine-rule-token-drew = Each time a card effect makes you draw at least 1 card, put 1 token here.
mine-rule-token-energy_cost_at_least = Each time you play a card of energy { $n } or more from hand, put 1 token here.
mine-rule-token-card_is = Each time you play a { $sort } from hand, put 1 token here.
mine-rule-flip-rank_at_least = { $rank ->
    [2] Flips when your second-largest resource reaches { $n }.
   *[other] Flips when your third-largest resource reaches { $n }.
 }
mine-rule-flip-others_flipped = Flips when you have { $n } other flipped public goals.
mine-rule-flip-put_down_at_least = Flips when you have played { $n } { PLURAL($n, "card/cards") } in one turn.

## What using a goal needs

mine-needs_deck = a card in the deck
mine-needs_hand = a card in hand
mine-needs_resource = a resource
mine-needs_market = a market card left to reveal
mine-needs_nothing = nothing

## Corporate goals

mine-rule-own_points = Own { $n } or more cards worth { $points } or more points. Counted: { $zones }.
mine-rule-own_cost = Own { $n } or more cards of cost { $cost } or more. Counted: { $zones }.
mine-rule-own_any = Own { $n } or more cards. Counted: { $zones }.
mine-rule-flipped_after_last = Have { $n } or more flipped public goals when the last competition period ends, before any transition period.
mine-rule-end_rank = { $rank ->
    [2] At the end your second-largest resource is { $n } or more.
   *[other] At the end your third-largest resource is { $n } or more.
 }
mine-rule-majorities = At the end lead alone in { $n } or more resources.
mine-rule-total_lead = At the end have at least { $n } more resources in all than every opponent.
mine-rule-each_color = At the end own { $n } or more resource cards of each of the five types. Mines count.
mine-rule-declared_last = Declare the end of the last competition period.
mine-rule-counted-infinite_analysis = Once revealed, count each time resources are removed from anybody: { $n } { PLURAL($n, "time/times") }.
mine-rule-counted-matrix_group = Once revealed, count each plan card you buy: { $n } { PLURAL($n, "card/cards") }.
mine-rule-counted-revival = Once revealed, count each of your turns that ends with 5 or more cards played: { $n } { PLURAL($n, "turn/turns") }.

## Scores

mine-part-corporate = Corporate goal
mine-part-goals = Public goals
mine-part-cards = Cards
mine-part-resources = Resources
mine-part-penalty = Penalties
mine-reason-outright = { $seat } wins with { $total } { PLURAL($total, "point/points") }.
mine-reason-shared = { $seats } share the victory with { $total } { PLURAL($total, "point/points") }.
mine-reason-goals = { $seat } wins the tie at { $total } { PLURAL($total, "point/points") } with { $count ->
    [one] one flipped public goal
   *[other] { $count } flipped public goals
}.
mine-reason-resources = { $seat } wins the tie at { $total } { PLURAL($total, "point/points") } with { $count } { PLURAL($count, "resource/resources") } in all.
mine-reason-penalty = { $count ->
    [0] { $seat } wins the tie at { $total } { PLURAL($total, "point/points") } without penalty points.
    [one] { $seat } wins the tie at { $total } { PLURAL($total, "point/points") } with only 1 penalty point.
   *[other] { $seat } wins the tie at { $total } { PLURAL($total, "point/points") } with only { $count } penalty points.
 }

## The table in words

mine-text-period = Period { $period } of { $periods }, round { $round }.
mine-text-transition = { $transition ->
    [0] The competition periods are over.
   *[other] Transition period { $transition }.
 }
mine-text-last_round = This is the last round of the period.
mine-text-first = { $seat } begins each round.
mine-text-acting-goals = It is { $seat }’s turn.
mine-text-acting-play = It is { $seat }’s turn, playing cards.
mine-text-acting-buy = It is { $seat }’s turn, buying.
mine-text-acting-enter = { $seat } decides about the next transition period.
mine-text-stage-corporate = Corporate goals are being picked in secret. Still to pick: { $seats }.
mine-text-stage-mulligan = Hands may be redrawn. Still to decide: { $seats }.
mine-text-asked_by = { $card } asks { $seat } { $what }.
mine-text-why-gain = which resource to add
mine-text-why-lose = which resource to remove
mine-text-why-lose_most = which of the largest resources to remove
mine-text-why-discard = which cards to discard
mine-text-why-exile = which cards to exile
mine-text-why-exile_top = what to exile from the top of the deck
mine-text-why-bottom = what to put under the deck
mine-text-why-take_back = which card to take back
mine-text-why-reveal = which cards to show
mine-text-why-use = which card to use
mine-text-why-gain_look = what to gain of what was looked at
mine-text-why-discard_look = what to discard face down
mine-text-why-choose = which effect
mine-text-why-token = which goal gets a token
mine-text-why-flip = which goal to flip
mine-text-asked-clean_up = { $seat } chooses what to discard at the end of the turn.
mine-text-turn_put_down = This turn { $seat } has played { $cards }.
mine-text-turn_used = This turn { $seat } has used { $cards }.
mine-text-turn_bought = This turn { $seat } has bought { $cards }.
mine-text-turn_discarded = Discarded this turn: { $cards }.
mine-text-turn_shown = Shown this turn: { $cards }.
mine-text-turn_earned = Credit { $seat } has received this turn: { $credits }.
mine-text-last_put_down = Last turn: { $seat } played { $cards }.
mine-text-last_used = Last turn: { $seat } used { $cards }.
mine-text-last_bought = Last turn: { $seat } bought { $cards }.
mine-text-last_discarded = Discarded last turn: { $cards }.
mine-text-last_shown = Shown last turn: { $cards }.
mine-text-last_earned = Last turn { $seat } received credit { $credits }.
mine-text-last_idle = Last turn: { $seat } did nothing.
mine-text-card_of = { $card } of { $seat }
mine-text-seat = { $seat }: { $score } { PLURAL($score, "point/points") } so far, { $resources }. Deck { $deck }, hand { $hand }, energy { $energy }, credit { $credits }, purchases { $purchases }, coins { $coins }, penalty { $penalty }.
mine-text-amount = { $what } { $n }
mine-text-seat_goals = Public goals of { $seat }: { $goals }.
mine-text-goal_flipped = { $goal } (flipped)
mine-text-goal_open = { $goal } (open)
mine-text-goal_tokens = { $goal } ({ $tokens } of { $needed } { PLURAL($needed, "token/tokens") })
mine-text-goal_used = { $goal }, used this turn
mine-text-seat_corporation = Corporate goal of { $seat }: { $goal }, { $points } { PLURAL($points, "point/points") }, { $have } of { $need }.
mine-text-seat_trait = Trait of { $seat }: { $card }.
mine-text-seat_score = Points of { $seat }: { $parts }.
mine-text-declared = { $seat } has declared the end of the period.
mine-text-entered = { $seat } joins the transition period.
mine-text-not_entered = { $seat } does not join this transition period.
mine-text-out = { $seat } stays out of transition periods.
mine-text-market = Market: { $cards }.
mine-text-market_goals = Public goals for sale: { $goals }.
mine-text-for_sale = { $card } for { $cost }
mine-text-for_sale_printed = { $card } for { $cost } (printed { $printed })
mine-text-needs_tokens = { $goal } (flips at { $n } { PLURAL($n, "token/tokens") })
mine-text-basic = Basic pile: { $cards }.
mine-text-pile = { $card } for { $cost }, { $count } left
mine-text-decks = Market deck { $market } { PLURAL($market, "card/cards") }, discarded { $discarded }. Public-goal deck { $goals }.
mine-text-market_discard = Market cards discarded face up: { $cards }.
mine-text-exile = Exiled: { $cards }.
mine-text-seat_play = Before { $seat }: { $cards }.
mine-text-seat_discard = Discard pile of { $seat }: { $cards }.
mine-text-seat_top = On top of the deck of { $seat }, as everybody knows: { $cards }.
mine-text-seat_bottom = At the bottom of the deck of { $seat }, as everybody knows: { $cards }.
mine-text-times = { $card } ×{ $n }
mine-text-final = { $rank }. { $seat }: { $total } { PLURAL($total, "point/points") } ({ $parts }).
mine-text-part = { $part } { $points }
mine-text-my_offer = Corporate goals to pick from: { $goals }.
mine-text-my_hand = Your hand: { $cards }.
mine-text-refused = { $card } ({ $reason })
mine-text-my_funds = Credit to buy with, coins left out: { $credits }.
mine-text-my_deck = Your deck, in no order: { $cards }.
mine-text-my_top = On top of your deck, in this order: { $cards }.
mine-text-my_bottom = At the bottom of your deck, the last one lowest: { $cards }.
mine-text-my_market_top = On top of the market deck, in this order: { $cards }.
mine-text-my_goals_top = On top of the public-goal deck, in this order: { $cards }.
mine-text-my_corporation = Your corporate goal: { $goal }, { $points } { PLURAL($points, "point/points") }, { $have } of { $need }.
mine-text-my_score = Your score as it stands: { $score } ({ $parts }).
mine-text-my_look = You are looking at { $cards }.
mine-text-my_choice = { $most ->
    [1] To choose from: { $options }.
   *[other] To choose { $many } from: { $options }.
 }
mine-text-waiting = Still to take effect for { $seat }: { $cards }.
mine-text-card_says = { $card } (energy { $energy }, points { $points }). { $text }
mine-text-card_says_nothing = { $card } (energy { $energy }, points { $points }). No effect of its own.
mine-text-goal_says_active = { $goal } (active goal, points { $points }). { $text }
mine-text-goal_says_passive = { $goal } (passive goal, points { $points }). { $text }

## Refusals

error-mine-not_in_hand = { $card } isn’t in your hand. Choose one that is.
error-mine-energy_x = { $card } has energy X, so nobody plays it. It works when it is discarded or exiled.
error-mine-energy = { $card } takes { $need } energy, and you have { $have }. Play a cheaper card, or buy.
error-mine-resource = { $card } takes { $need } { $resource }, and you have { $have }. Choose another card.
error-mine-any_resource = { $card } takes { $need } of some resource, and you have none. Choose another card.
error-mine-not_simple = { $card } asks questions. Play it on its own.
error-mine-phase_goals = Goals come before the first card. Use them at the start of your next turn.
error-mine-phase_play = You’ve started buying. Buy more, or end your turn.
error-mine-phase_buy = You’re buying already. Buy, or end your turn.
error-mine-nothing_waits = Nothing waits for your buying phase. Buy, or end your turn, straight away.
error-mine-stage = { $stage }
error-mine-pending = First answer this: { $question }
error-mine-not_your_decision = Nothing to choose now. I’ll tell you when there is.
error-mine-mulligan = You redraw once per transition period, before its first turn. Play on with this hand.
error-mine-standing_set = Your auto-answers are set for this turn. Change them next turn.
error-mine-goal_not_owned = You don’t own { $goal }. Use one of your own goals.
error-mine-goal_passive = { $goal } is passive: it works by itself. Use an active goal.
error-mine-goal_flipped = { $goal } is flipped already. Use another goal.
error-mine-goal_used = { $goal } is used this turn. You can again next turn.
error-mine-goal_condition = { $goal } needs { $requirement }. Use it when you have that.
error-mine-no_coin = { $coins ->
    [0] You have no coin. Lead alone in a resource to get one.
    [one] You have only 1 coin. Spend that one.
   *[other] You have only { $coins } coins. Spend fewer.
 }
error-mine-not_for_sale = { $card } isn’t for sale. Choose one on the picture, such as m3.
error-mine-sold_out = { $card } is sold out. Choose another card.
error-mine-no_buys = No purchase is left this turn. End your turn.
error-mine-credits = { $coins ->
    [0] { $card } costs { $cost }, and you have { $have }. Choose something cheaper.
    [one] { $card } costs { $cost }, and you have { $have } and 1 coin. Choose something cheaper.
   *[other] { $card } costs { $cost }, and you have { $have } and { $coins } coins. Choose something cheaper.
 }
error-mine-choice_count = Choose { $many }.
error-mine-choice = “{ $text }” can’t be chosen. Choose from: { $options }.
error-mine-corp = Choose one of the goals dealt to you: { $offer }.
error-mine-unknown = { $count ->
    [0] I don’t know “{ $text }”. Use the name or number on the picture.
   *[other] I don’t know “{ $text }”. Similar: { $names }
 }
error-mine-ambiguous = “{ $text }” fits several. Name one of them: { $names }
error-mine-syntax = I can’t read “{ $text }”. Like this: p fund*3 or b m3 or e

## What seats have in numbers

mine-tally-points = points so far
mine-tally-goals = public goals
mine-tally-coins = coins
mine-tally-penalty = penalty
mine-tally-hand = cards in hand
mine-tally-deck = cards in the deck
mine-tally-discard = cards discarded

## Statistics

mine-stat-periods = Competition periods
mine-stat-transitions = Transition periods
mine-stat-goals = Public goals met
mine-stat-cards = Cards owned
mine-stat-resources = Resources
mine-stat-corporation = Corporate goal

## What only logs of earlier versions tell

mine-event-left-before = { $seat } leaves. The seat plays on.
