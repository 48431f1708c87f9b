# The drawn examples beside the rules. The first text describes the whole picture in words.

mine-figure-1 = Four drawn examples. 1: The card Bargain Sale with lines to its parts: the number m3 by which it is picked, in a hexagon the energy 1 for playing it, in the middle the sign of its resource, sapphire, in a coin the price 5, its effect in signs (sapphire +1, costs −1, buy +1) and in words, in a shield its 2 points. 2: The five phases of a turn: reset, use goals, play cards, buy, clean up. 3: The active goal Handicap with 2 of 4 tokens, and the passive goal Boost with 5 of 5: flipped. 4: Bars for five resources with steps at 10, 15, 20 and 25: 7 rubies score 0, 12 sapphires 2, 16 emeralds 6, 21 iron 12, 26 gold 18. Corporate goal 12, public goals 9, cards 8, resources 38, penalties −2: 65 points.

mine-figure-card = A card
mine-figure-tab = Number: press or type it
mine-figure-energy_cost = Energy to play it
mine-figure-effect = What it does, in words
mine-figure-points = Points at the end
mine-figure-price = Price in credits
mine-figure-resource = Its resource: sign and colour
mine-figure-signs = The same in signs

mine-figure-turn = A turn
mine-figure-reset = Start: 4 energy, no credit, 1 purchase.
mine-figure-use_goals = Use active public goals, each at most once.
mine-figure-put_down = Play cards for energy. Each takes effect at once.
mine-figure-buying = Buy a card or a public goal. Coins are credits.
mine-figure-clean_up = Cards in play are discarded, the hand is brought to five.

mine-figure-goals = Public goals
mine-figure-active_goal = Active: you use it, once a turn, before cards are played. Each use brings a token.
mine-figure-passive_goal = Passive: it works by itself. Here all five tokens are there.
mine-figure-flipping = With its last token, or when its condition holds, a goal is flipped: now it scores at the end.

mine-figure-scores = Points at the end
