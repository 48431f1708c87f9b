# The drawn examples beside the rules. A text with a number describes a picture in words.

mine-figure-6 = A drawn example: the card Bargain Sale on the market, and the meaning of its signs. The number m3 picks it. The coin shows its price of 5 credits, the hexagon the 1 energy for playing it, and the shield its 2 points at the end. Its blue ground shows its resource, sapphire. Its effect in signs: sapphire +1, costs −1, buy +1.
mine-figure-7 = A drawn example: the active goal Handicap with 2 of 4 tokens, and the passive goal Boost with 5 of 5, which is flipped.
mine-figure-10 = A drawn example: bars for five resources with steps at 10, 15, 20 and 25. 7 rubies score 0, 12 sapphires 2, 16 emeralds 6, 21 iron 12, 26 gold 18. Corporate goal 12, public goals 9, cards 8, resources 38, penalties −2: 65 points.

mine-figure-tab = Its number: press or type it
mine-figure-price = Price on the market, in credits
mine-figure-energy_cost = Energy to play it
mine-figure-points = Points at the end
mine-figure-resource = Its colour shows its resource

mine-figure-active_goal = Active: you use it, once a turn, before cards are played. Each use brings a token.
mine-figure-passive_goal = Passive: it works by itself. Here all five tokens are there.
mine-figure-flipping = With its last token, or when its condition holds, a goal is flipped: now it scores at the end.
