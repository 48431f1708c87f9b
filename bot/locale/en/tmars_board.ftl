# Captions of the pictures: short, one line each.

tmars-board-to_act = to act
tmars-board-both = { $first } · { $second }
tmars-board-passed = passed
tmars-board-generation = Gen.
tmars-board-action_of = action { $n } of 2
tmars-board-action_more = action { $n }
tmars-board-stage-start = starting hands
tmars-board-stage-preludes = preludes
tmars-board-stage-draft = draft
tmars-board-stage-research = research
tmars-board-stage-question = a choice to make
tmars-board-stage-end = end of turn
tmars-board-stage-final = last greeneries
tmars-board-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
tmars-board-lost_to_bot = MarsBot wins!
tmars-board-lost_alone = Mars is not ready in time
tmars-board-lost_rating = TR { $goal } was not reached

tmars-board-did-at = { $what } · { $space }
tmars-board-did-card = Plays { $subject }
tmars-board-did-project = { $subject }
tmars-board-did-action = Uses { $subject }
tmars-board-did-convert_heat = Heat warms Mars
tmars-board-did-milestone = Claims { $subject }
tmars-board-did-award = Funds { $subject }
tmars-board-did-first = First action: { $subject }
tmars-board-did-prelude = Prelude { $subject }
tmars-board-did-corporation = Founds { $subject }
tmars-board-did-trigger = Effect of { $subject }
tmars-board-did-pass = Passes
tmars-board-did-research = Buys cards
tmars-board-did-no_research = Buys no cards
tmars-board-did-production = Production
tmars-board-did-bot = MarsBot · { $subject }
tmars-board-did-bot_moves = MarsBot moves its markers
tmars-board-did-bot_pass = Passes
tmars-board-raised-oxygen = { $before } → { $after }%
tmars-board-raised-temperature = { $before } → { $after } °C
tmars-board-raised-oceans = { $before } → { $after }
tmars-board-log = Last moves

tmars-board-percent = { $n }%
tmars-board-goal_temperature = → +{ $goal } °C
tmars-board-goal_oxygen = → { $goal }%
tmars-board-oceans = oceans
tmars-board-ganymede = Ganymede
tmars-board-phobos = Phobos

tmars-board-milestones = Milestones
tmars-board-awards = Awards
tmars-board-goals_price = { $count } · { $price } M€
tmars-board-mc = { $n } M€
tmars-board-task = All three complete by the end of generation { $generation }
tmars-board-rating_task = TR { $goal } by the end of generation { $generation }

tmars-board-tokens = tokens
tmars-board-pile = cards left
tmars-board-used = used cards
tmars-board-level-normal = Normal
tmars-board-level-hard = Hard
tmars-board-bot_line = { $level } · generation { $generation }
tmars-board-bot_turn = Cards of its latest turn
tmars-board-bot_no_turn = No turn taken yet
tmars-board-bot_pile = { $pile ->
    [0] no cards left in this generation
    [one] 1 card left in this generation
   *[other] { $pile } cards left in this generation
}
tmars-board-bot-blank = nothing
tmars-board-bot-no_card = Without a card
tmars-board-bot-no_tag = no tag
tmars-board-bot-move = { $track } { $space }
tmars-board-no_marsbot = MarsBot is not at this table
tmars-board-no_goals = There are no milestones or awards at this table
tmars-board-no_seat = There is no seat { $seat } at this table

tmars-board-asked_space = Choose a space
tmars-board-more_spaces = { $n ->
    [one] and 1 more
   *[other] and { $n } more
}
tmars-board-last = Last move
tmars-board-places = Places
tmars-board-none_yet = Nothing yet
tmars-board-more = { $count } more in the menu
tmars-board-tableau = Cards in play
tmars-board-no_cards = No cards in play yet
tmars-board-events = { $n ->
    [one] 1 event
   *[other] { $n } events
}

tmars-look-details = Everything on one large board
tmars-look-tracks = MarsBot’s next steps
tmars-look-goals = Milestones and awards
tmars-look-map = The map
tmars-look-marsbot = MarsBot and the cards of its latest turn
tmars-look-seat1 = Cards of the first seat
tmars-look-seat2 = Cards of the second seat
tmars-look-seat3 = Cards of the third seat
tmars-look-seat4 = Cards of the fourth seat
tmars-look-seat5 = Cards of the fifth seat
