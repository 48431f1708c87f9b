## The moment

tmars-text-final = { $rank }. { $seat }: { $total } VP.
tmars-text-final_alone = { $owner }: { $total } VP.
tmars-text-stage-start = Corporations and first cards are being chosen in secret. Still to choose: { $seats }.
tmars-text-stage-draft = Cards are being drafted. Still to pick: { $seats }.
tmars-text-stage-research = Cards are being bought. Still to decide: { $seats }.
tmars-text-stage-preludes = { $owner } plays preludes.
tmars-text-stage-final = { $owner } may place final greeneries.
tmars-text-acting = { $actions ->
    [0] It is the turn of { $owner }, action 1 of 2.
    [1] It is the turn of { $owner }, action 2 of 2.
   *[other] It is the turn of { $owner }, who has taken { $actions } actions.
 }
tmars-text-asked = { $seat } is asked: { $what }
tmars-text-asked_by = { $card } asks { $seat }: { $what }
tmars-text-chosen = Chosen so far: { $space }.
tmars-text-legal = Spaces to choose from: { $spaces }.

## The last moves

tmars-text-last = Last move: { $act }.
tmars-text-last_space = Its tile lies on { $space }.
tmars-text-last_changes = It brought: { $changes }.
tmars-text-marked = Changed on the map: { $spaces }.
tmars-text-earlier = Before that, latest first: { $acts }.
tmars-text-act_with = { $act } ({ $facts })
tmars-text-act-card = { $owner } played { $subject }
tmars-text-act-project = { $owner } paid for { $subject }
tmars-text-act-action = { $owner } used { $subject }
tmars-text-act-convert = { $owner } converted { $subject }
tmars-text-act-milestone = { $owner } claimed { $subject }
tmars-text-act-award = { $owner } funded { $subject }
tmars-text-act-first = { $owner } took the first action of { $subject }
tmars-text-act-prelude = { $owner } played { $subject }
tmars-text-act-corporation = { $owner } began with { $subject }
tmars-text-act-greenery = { $owner } placed a final greenery
tmars-text-act-pass = { $owner } passed
tmars-text-act-research = { $owner } bought cards
tmars-text-act-production = everybody produced
tmars-text-act-bot = { $owner } turned up { $subject } last
tmars-text-act-bot_start = { $owner } moved its markers to their start
tmars-text-act-bot_pass = { $owner } passed
tmars-text-change = { $what } { SIGNED($n) }
tmars-text-amount = { $what } { $n }
tmars-text-tr = TR
tmars-text-cards = cards
tmars-text-tokens = tokens of failed actions

## Scores and the planet

tmars-text-scores = Points so far: { $scores }.
tmars-text-score = { $owner } { $n }
tmars-text-parameters = Temperature { $temperature }, oxygen { $oxygen }, oceans { $oceans } of { $most }.
tmars-text-generation = Generation { $n }
tmars-text-generation_of = Generation { $n } of { $last }
tmars-text-rating_goal = To win: terraform rating { $goal } by the end of generation { $last }.
tmars-text-map = { $generation } on the map { $map }.
tmars-text-first = First player of this generation: { $owner }.
tmars-text-milestones = Milestones: { $goals }.
tmars-text-awards = Awards, the next one for { $price } M€: { $goals }.
tmars-text-awards_full = Awards, three of them funded: { $goals }.
tmars-text-goal = { $goal } ({ $facts })
tmars-text-goal_taken = taken by { $owner }
tmars-text-goal_needs = needs { $n }
tmars-text-goal_needs_bot = MarsBot needs { $n }
tmars-text-goal_counts = { $goal } counts: { $what }.
tmars-text-oceans = Oceans: { $spaces }.
tmars-text-tiles = Tiles of { $owner }: { $tiles }.
tmars-text-tile = { $tile } on { $space }
tmars-text-claims = Reserved spaces: { $claims }.
tmars-text-claim = { $space } by { $seat }
tmars-text-free_with = Free spaces, { $gains }: { $spaces }.
tmars-text-free_for_oceans = Free spaces for oceans: { $spaces }.
tmars-text-free_volcanic = Free volcanic spaces: { $spaces }.
tmars-text-free_named = Free places with a name: { $spaces }.
tmars-text-decks = Deck { $deck } { PLURAL($deck, "card/cards") }, discarded { $discard }.

## Seats

tmars-text-seat = { $seat } ({ $corporation }): TR { $tr }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 } in hand. Points: { $parts }.
tmars-text-seat_resources = Resources of { $seat } with production: { $resources }. Steel pays { $steel } M€, titanium { $titanium } M€.
tmars-text-resource = { $what } { $n } ({ SIGNED($production) })
tmars-text-seat_tags = Tags of { $seat }: { $tags }.
tmars-text-seat_cards = Cards of { $seat }: { $cards }.
tmars-text-card_with = { $card } with { $what }
tmars-text-seat_events = Events of { $seat }, face down: { $n }.
tmars-text-seat_used = Actions that { $seat } has used: { $cards }.
tmars-text-passed = { $owner } has passed.

## MarsBot

tmars-text-bot = MarsBot: TR { $tr }, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 } of failed actions, cards to turn up { $pile }, used { $used }. Points: { $parts }.
tmars-text-bot_markers = Markers of MarsBot, of { $last } { PLURAL($last, "space/spaces") }: { $markers }.
tmars-text-bot_hard = MarsBot plays its hard game.
tmars-text-bot_card = MarsBot turned up { $card }: { $moves }.
tmars-text-bot_no_tags = MarsBot turned up { $card }, which has no tags: a failed action.
tmars-text-bot_moves = MarsBot moved: { $moves }.
tmars-text-bot_move-tagged = { $track } { $before } → { $after } ({ $tag })
tmars-text-bot_move-plain = { $track } { $before } → { $after }
tmars-text-bot_move-tagged_brings = { $track } { $before } → { $after } ({ $tag }, { $results })
tmars-text-bot_move-plain_brings = { $track } { $before } → { $after } ({ $results })
tmars-text-failed = failed action
tmars-text-bot_milestone = milestone { $milestone }
tmars-text-bot_award = award { $award }
tmars-text-bot_used = Cards that MarsBot has used: { $cards }.

## What is one's own

tmars-text-my_corporations = Corporations to choose from: { $cards }.
tmars-text-my_preludes = Your preludes: { $cards }.
tmars-text-my_offer = Cards to decide about: { $cards }.
tmars-text-my_kept = Kept so far: { $cards }.
tmars-text-my_events = Your events, face down: { $cards }.
tmars-text-my_hand = Your hand: { $cards }.
tmars-text-hand_card = { $n }. { $card } for { $cost } M€
tmars-text-hand_card_refused = { $n }. { $card } for { $cost } M€ ({ $reason })
tmars-text-my_actions = Your cards with actions: { $cards }.
tmars-text-card_says = { $card }, tags { $tags }. { $text }
tmars-text-untagged_card_says = { $card }. { $text }
tmars-text-refused = { $card } ({ $reason })
tmars-text-my_score = Your points so far: { $total } ({ $parts }).
tmars-text-my_choice = { $least ->
    [0] You may choose from, { $most } at most: { $options }.
   *[other] To choose from: { $options }.
 }
tmars-text-owner = { $owner }
tmars-text-on_card = { $what } on { $card }
tmars-text-of_owner = { $what } of { $owner }
tmars-text-of_bank = { $what } from the bank

## What seats have in numbers

tmars-tally-tr = TR
tmars-tally-points = points
tmars-tally-production = production of { $what }
tmars-tally-hand = cards in hand
tmars-tally-tableau = cards played
tmars-tally-events = events played
tmars-tally-cities = cities
tmars-tally-greeneries = greeneries

## Parts of boards

tmars-region-milestones = milestones
tmars-region-awards = awards
tmars-region-tracks = MarsBot’s tracks
tmars-region-log = the latest moves
tmars-region-temperature = temperature
tmars-region-oxygen = oxygen
tmars-region-oceans = oceans
