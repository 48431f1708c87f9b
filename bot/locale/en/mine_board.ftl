# Captions of the pictures: short, one line each.

mine-board-stage-corporate = Picking a corporate goal
mine-board-stage-enter = Join the transition?
mine-board-stage-mulligan = Keep or redraw your hand?
mine-board-stage-decision = A choice to make
mine-board-phase-goals = Goals phase
mine-board-phase-play = Playing cards
mine-board-phase-buy = Buying
mine-board-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}

mine-board-did-bought = Bought { $card }
mine-board-did-put_down = Played { $card }
mine-board-did-used = Used { $card }
mine-board-did-nothing = Did nothing
mine-board-period = Period
mine-board-transition = Transition
mine-board-round = Round { $number }
mine-board-last_round = Last round

mine-board-active = Active
mine-board-passive = Passive
mine-board-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
mine-board-when_met = when met

mine-board-no_goals = No public goals yet

mine-board-in_play = In play
mine-board-nothing_in_play = No cards played yet
mine-board-deck_cards = In your deck
mine-board-deck_none = Your deck is empty
mine-board-deck_top = On top: { $cards }
mine-board-deck_bottom = At the bottom: { $cards }
mine-board-empty_hand = No cards in hand
mine-board-flipped_goal = Flipped
mine-board-used_goal = Used this turn
mine-board-corporate = Your corporate goal
mine-board-choose_from = Choose from these
mine-board-looked_at = You look at these

mine-board-total = Total

mine-look-goals = Everybody’s public goals
mine-board-periods = { $count } { PLURAL($count, "period/periods") }
