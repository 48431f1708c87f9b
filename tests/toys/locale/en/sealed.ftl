sealed-title = Sealed
sealed-tagline = Lay cards in secret; the strongest lay wins the prize.
sealed-rules-1 = Everybody secretly lays up to two cards of different suits. The strongest lay wins the prize and may buy cards.
sealed-rules-2 = After the last round the highest score wins.
sealed-card = { $suit } { $worth }
sealed-suit-lamp = Lamp
sealed-suit-rope = Rope
sealed-suit-boat = Boat
sealed-coin-gold = Gold
sealed-coin-silver = Silver
sealed-verb-lay = Lay
sealed-verb-buy = Buy
sealed-verb-change = Change gold
sealed-verb-pass = Pass
sealed-verb-keep = Keep
sealed-field-lay-cards = Which cards?
sealed-field-buy-count = How many cards?
sealed-field-buy-paid = Paid with what?
sealed-field-change-gold = How much gold?
sealed-field-keep-cards = Which cards stay?
sealed-asked-lay = Lay cards in secret for a prize of { $prize }.
sealed-asked-shop = Buy cards for { $cost } each, change gold, or pass.
sealed-asked-keep = Keep { $count } of the cards you drew.
sealed-option-rounds = Rounds
sealed-option-rounds-3 = three
sealed-option-rounds-5 = five
sealed-event-chose = { $seat } has chosen.
sealed-event-laid = You lay { $cards }.
sealed-event-revealed = { $seat } laid { $cards }.
sealed-event-won = { $seat } wins the prize of { $prize }.
sealed-event-bought = { $seat } buys { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
sealed-event-drew = You draw { $cards }.
sealed-event-changed = { $seat } changes { $gold } gold.
sealed-event-passed = { $seat } passes.
sealed-event-kept = { $seat } keeps { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
sealed-event-left = { $seat } leaves.
sealed-score-prizes = Prizes
sealed-score-gold = Gold left
sealed-text-round = Round { $round }. Cards in the deck: { $deck }. Laid so far: { $used }.
sealed-text-phase-lay = laying cards
sealed-text-phase-shop = shopping
sealed-text-phase-keep = keeping a card
sealed-text-phase-over = over
sealed-text-final = { $seat } ends with { $total }.
sealed-text-now = Now: { $phase }. To act: { $seats }. Cards drawn: { $drawn }.
sealed-text-seat = { $seat }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $gold } gold, { $silver } silver, prizes worth { $prizes }{ $laid ->
    [0] {""}
   *[other] , has chosen
}.
sealed-text-shown = { $seat } last laid { $cards }.
sealed-text-mine = Your hand: { $hand }. Laid: { $laid }. Drawn: { $drawn }.
sealed-ended = { $rounds } { PLURAL($rounds, "round/rounds") } have been played.
error-sealed-not_there = You do not have the card { $card }.
error-sealed-in_order = Name each card once, in the order shown.
error-sealed-how_many = From { $low } to { $high } are possible.
error-sealed-one_of_a_suit = Only one { $suit } may be laid.
error-sealed-no_such_coins = You have { $gold } gold and { $silver } silver.
error-sealed-pay_exactly = The price is { $cost }; no coin may be left over.
sealed-figure-1 = A heap of five stones.
sealed-look-result = The result:
