### Terraforming Mars: words on the pictures of cards, on the private pictures, on the scoring sheet and in the drawn examples.

tmars-face-your_hand = Your hand ({ $count })
tmars-face-empty_hand = No cards in hand
tmars-face-events = Events played face down: { $cards }
tmars-face-start = Keep one corporation
tmars-face-start_preludes = Keep one corporation and two preludes
tmars-face-start_projects = Keep any project cards: { $price } M€ each
tmars-face-draft = Keep one card and pass the others on
tmars-face-draft_corporation = Keep one corporation and pass the other on
tmars-face-draft_own = Your corporations: you choose one after the draft
tmars-face-draft_own_preludes = Your corporations and preludes: you choose after the draft
tmars-face-kept = Kept
tmars-face-research = Buy any of these cards: { $price } M€ each
tmars-face-preludes = Your preludes
tmars-face-looked_at = Cards you looked at
tmars-face-looked_at_for = Cards looked at for { $card }

tmars-face-points = { $points }.
tmars-face-where = { $map } · generation { $generation }

## Why a card cannot be played, as short as on a card

tmars-face-why-cannot_afford = { $most }/{ $cost } M€
tmars-face-why-production_too_low = { $resource } { $have }/{ $n }
tmars-face-why-resource_short = { $resource } { $have }/{ $n }
tmars-face-why-req_global = { $parameter }: { $now }/{ $need }
tmars-face-why-req_tags = { $tag }: { $have }/{ $need }
tmars-face-why-req_other = { $what }: { $have }/{ $need }
tmars-face-why-no_production_target = no { $resource } to lower
tmars-face-why-no_legal_space = no space: { $tile }
tmars-face-why-no_target_card = no { $resource } on any card
tmars-face-why-no_card_to_add_to = no card that takes it
tmars-face-why-nothing_to_copy = no production to repeat

## Drawn examples

tmars-figure-2 = A drawn example: the card Fish. At its left its cost now, 7 M€, and below it its number, 3. At the upper right its tag, animal. Then what it requires, at least 2 °C, its effect, a plant production less for any player and an action that adds an animal, and its points at the end: 1 for each animal on it.
tmars-figure-4 = Drawn examples of signs on cards. A brown box: production, here 4 M€ more. A red badge: of any player, here a plant production less. A blue box with a curved arrow: an action, here 1 M€ for 1 energy. A red cross: you cannot play the card now, and why, here because you have 9 of 12 M€.
tmars-figure-5 = A drawn example: a building card for 20 M€ is paid with 4 steel, worth 2 M€ each, and 12 M€. A space card for 14 M€ is paid with 4 titanium, worth 3 M€ each, and 2 M€.
tmars-figure-6 = A drawn example: a greenery has been placed on F3, beside an ocean and a city of the same player. It brings 1 plant, 2 M€ for the ocean, a step of oxygen and 1 TR, and at the end 2 points.
tmars-figure-10 = A drawn example: MarsBot turns up Soletta. Its space tag moves the marker of the space track from 4 to 5, which places an ocean.
tmars-figure-number = Its number
tmars-figure-cost = Cost now
tmars-figure-tags = Tags
tmars-figure-requirement = Requires
tmars-figure-effects = Effect
tmars-figure-points = Points at the end
tmars-figure-production = Production
tmars-figure-anybody = The red badge: of any player
tmars-figure-action = An action, once per generation
tmars-figure-refused = You cannot play it now, and why
tmars-figure-metals = No change is given: a fifth titanium would waste 1 M€.
tmars-figure-bonus = printed on the space
tmars-figure-ocean = for each ocean beside it
tmars-figure-greenery = for every greenery
tmars-figure-city = at the end: 1 + 1 (city)
tmars-figure-tracks = Each tag moves a marker one space on. What is there happens at once: here an ocean.
