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

tmars-figure-1 = Two drawn examples. A card explained, Fish: 1 the number by which it is picked, 2 its cost now, 3 its tags, 4 its name and the colour of its kind, 5 what it requires, 6 what it does, 7 its victory points, 8 why you cannot play the grey card below it now. Below: a building card for 20 M€ is paid with 4 steel and 12 M€, a space card for 14 M€ with 4 titanium and 2 M€.
tmars-figure-6 = Two drawn examples. A greenery has been placed on F3: 1 the plant printed there, 2 M€ for the ocean beside it, 3 oxygen and TR rise, 4 the city beside it will score. Below: MarsBot turns up Asteroid. Its space tag moves the marker of the space track from 4 to 5, which places an ocean.
tmars-figure-card = A card
tmars-figure-number = The number by which you pick it.
tmars-figure-cost = What it costs now.
tmars-figure-tags = Its tags: they count as long as the card lies face up.
tmars-figure-kind = Green works once, blue has actions or lasting effects, red is an event.
tmars-figure-requirement = Must hold before you pay: ≥ at least, ≤ at most.
tmars-figure-effects = A brown box is production, the red badge means any player’s, a blue box is an action once per generation.
tmars-figure-points = Victory points at the end. Here 1 for each animal on the card.
tmars-figure-refused = You cannot play a grey card now. The cross says why.
tmars-figure-paying = Paying with metals
tmars-figure-metals = Steel pays for building tags, titanium for space tags. No change is given, so the suggestion never uses a unit too many. You may always pay differently.
tmars-figure-tile = A tile and what it brings
tmars-figure-bonus = You gain what is printed on the space that you cover.
tmars-figure-ocean = Each ocean beside it brings 2 M€.
tmars-figure-greenery = A greenery raises oxygen by a step, and each step that you take raises your TR.
tmars-figure-city = At the end a greenery is worth 1 point, and a city 1 point for each greenery beside it.
tmars-figure-marsbot = MarsBot’s tracks
tmars-figure-tracks = MarsBot turns up a card. Each of its tags moves the marker of that track one space on, and the icon it reaches happens at once: here an ocean. An impossible effect becomes a failed action, worth points at the end.
