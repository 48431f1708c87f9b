# Rulings about single cards and goals, and about words that many of them share.

## Single cards

mine-ruling-only_card = It may be played as the only card in hand. Then nothing is discarded.
mine-ruling-discard_is_no_put_down = The discarded card does not count as played.
mine-ruling-collect = The resource that is removed and the one that is added may be the same.
mine-ruling-research = With an empty deck there is nothing to look at and nothing to draw.
mine-ruling-the_more = It counts itself: as the second or third card played it gives ruby +1, as the fourth or fifth +2.
mine-ruling-recycled_fuel = Cards discarded or bought this period lie in the discard pile. Cards played this turn do not yet.
mine-ruling-recycled_fuel_itself = Used from the discard pile through { mine-card-venture }, it may put itself on the deck.
mine-ruling-business_report = With an empty deck it may still be played. With an empty hand nothing is discarded.
mine-ruling-venture_empty = With an empty deck nothing is discarded. Cards in the discard pile may be used all the same.
mine-ruling-venture_second = The second card is chosen once the first has been carried out, among those that lay there at the first choice. Each copy is used once.
mine-ruling-bursting = The resource of your choice may be sapphire as well.
mine-ruling-subcontract = Plan cards, funds and trait cards do not qualify. Without a card that fits it may still be played.
mine-ruling-printed_limit = The limit is the printed cost: a card of cost 4 is out even when everything is cheaper.
mine-ruling-unseen = Nobody else sees the cards that are discarded face down or put back.
mine-ruling-bargain_sale = Public goals, and cards revealed later in the turn, cost less too. The basic pile does not.
mine-ruling-off_turn = Energy and credit received on another seat’s turn are lost when your own turn begins.
mine-ruling-know_how = Emerald is counted after the discard and everything that the discarded card brings.
mine-ruling-opportunity_cost = The points of this moment count. { mine-card-turtle_idol } gives none yet.
mine-ruling-mad_scientist = With an empty deck no card is exiled.
mine-ruling-turtle_idol = During the game it is worth nothing. At the end, with 4 emerald, it is a card of 2 points.
mine-ruling-labor_dispute = Opponents with fewer lose all of it. Those without resources lose nothing.
mine-ruling-ties_of_largest = Where several resources are the largest, whoever’s turn it is chooses among them.
mine-ruling-who_stayed_out = It also affects those who stayed out of the transition period.
mine-ruling-smelting = The cards stay on top of their decks, and everybody knows them. Plan cards, funds and trait cards don’t count.
mine-ruling-scathing_criticism = A hand of one card is discarded whole. The gains from discarded cards go to their owner at once.
mine-ruling-chosen_together = All opponents choose at the same time and in secret. Then their cards are discarded in turn, from the left of the active seat.
mine-ruling-tech_leak = Each opponent gives iron at most once.
mine-ruling-tech_leak_last = In a last round it affects only those whose turn is still to come.
mine-ruling-chicken_game = The iron comes once, however many opponents buy. A public goal that is bought counts as a card. A gained card is not a bought one.
mine-ruling-cooked_books = Without an iron resource card in it, the deck is only shuffled.
mine-ruling-show_fewer = You may show fewer cards than you have, or none.
mine-ruling-human_capital = Goals that flip by a condition, and flipped ones, take no token.
mine-ruling-owner_benefits = On an opponent’s goal the benefit is the opponent’s.
mine-ruling-gold_standard = If anybody has a public goal face up, you must flip one, even an opponent’s.
mine-ruling-imitation_empty = With an empty deck nothing is discarded and nothing is used.
mine-ruling-imitation_trigger = The gains from discarding the card come first, even if the card itself cannot be used.
mine-ruling-no_resource_card = It is a plan card and never counts as a resource card.
mine-ruling-expo = With one other card in hand that card is discarded and brings nothing more. With none nothing happens.
mine-ruling-loan = The credit comes before the penalty point, which is taken off at the end of the game.

## Single goals

mine-ruling-discard_works = The card’s discard effect takes place.
mine-ruling-exile_works = The card’s exile effect takes place.
mine-ruling-mine_survey = The extra card stays. The market is not refilled until fewer than six cards lie there.
mine-ruling-spoil_the_pot = Coins spent once that buying phase has begun are not touched.
mine-ruling-side_income = The token comes first. The credit comes once, for the first resource added by whatever effect.
mine-ruling-hire_interns = Several plan cards give one token as well.
mine-ruling-hire_interns_decks = It may be used when decks are empty, and it can make a deck run out. The gains from discarded cards go to their owners.
mine-ruling-secondhand_mania = The printed cost counts. Small mines, funds and trait cards have cost 0.
mine-ruling-scrap_resources = Only a resource that you own can be removed.
mine-ruling-isolated_factory = Removing a resource and adding it again is a change.
mine-ruling-goal_achieved = It does not count itself.
mine-ruling-octopus = One token a turn at most.
mine-ruling-boost = One token for each effect that draws, however many cards. Effects of used cards count one by one. The draw at the end of the turn is not a card effect.
mine-ruling-slush_fund = Credit from a coin token counts, if the coin is spent before the turn ends.
mine-ruling-overflow = Bought later in a turn with five cards played, it flips at once.
mine-ruling-dodge = It counts itself, and flipped goals as well as open ones. { mine-card-turtle_idol } counts with 4 or more emerald.
mine-ruling-the_traders = Printed costs count, and flipped goals as well as open ones.
mine-ruling-the_ambition = Goals flipped in transition periods come too late.
mine-ruling-largest_tie = Two resources that tie for the lead are the largest and the second-largest.
mine-ruling-greed_salads = A tie is no lead.
mine-ruling-mr_borobo = Compare yourself with the opponent who has the most resources.
mine-ruling-infinite_analysis = It counts once for each seat and effect, however many pieces are removed. Your own losses count.
mine-ruling-matrix_group = Plan cards that you gain are not bought.
mine-ruling-revival = A turn counts once, at its end.
mine-ruling-easter_melon = Small mines, funds and the trait card count, flipped goals too. Exiled cards belong to nobody.
mine-ruling-starting_point = Small mines count. Plan cards, funds and trait cards have no type.
mine-ruling-arsene = Whoever’s deck is the first to run out declares, even if another seat made it run out.

## Shared words

mine-ruling-no_put_down = Cards that are discarded, or used through another card, are not played.
mine-ruling-energy_x = Energy X: nor can any effect use it.
mine-ruling-draw = You draw as many cards as your deck has. With an empty deck you draw nothing, but you may still play the card.
mine-ruling-lose = Without the resources that it removes you can neither play nor use it.
mine-ruling-if_done = The part after “if you do” needs the whole part before it to be carried out.
mine-ruling-use = A card that is used stays where it lies and is not played. Cards that use others, and cards of energy X, cannot be used.
mine-ruling-gain = Gaining is not buying. A card goes to your discard pile, a goal in front of you.
mine-ruling-look = If the deck is too short, its discard pile is shuffled under it. The returned cards keep their order.
mine-ruling-next_turn = It doesn’t wait beyond the period: if you have no turn left in it, it is lost.
mine-ruling-on_discard = Only when it is discarded from a hand or a deck, on anybody’s turn. Its owner gets it at once, before the card that caused it goes on.
mine-ruling-on_exile = Only when it is discarded or exiled from a hand or a deck, on anybody’s turn. Its owner gets it at once, before the card that caused it goes on.
mine-ruling-basic_pile = You can always buy it from the basic pile, which isn’t part of the market: changes of costs there leave it alone.
mine-ruling-plain = It is neither a resource card nor a plan card, and its cost counts as 0.
mine-ruling-small_mine = It is a resource card, and its cost counts as 0.
mine-ruling-active = You can use it from the turn after you bought it: once a turn, before your first card, if you have what it needs. Once flipped, it can’t be used.
mine-ruling-at_once = It flips as soon as its condition is met, on anybody’s turn and even at the moment you buy it.
mine-ruling-turn_end = It is checked at the end of a turn, once the hand has five cards again. That includes the turn in which you buy it.
mine-ruling-passive = It works by itself and cannot be declined. A flipped goal never turns back.
mine-ruling-research_goal = You may reveal it when an event happens that counts. That event counts, earlier ones don’t. From then on everybody sees the counter, and every event counts.
mine-ruling-until_the_end = Transition periods count, even for players who stay out of them.
mine-ruling-not_met = If it isn’t met, it is worth nothing.
