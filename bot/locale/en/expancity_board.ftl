# Captions of the pictures: short, one line each.

expancity-board-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
expancity-board-turn = Turn { $turn }/{ $turns }
expancity-board-hall = City Hall stands

expancity-board-private = Only you can see this
expancity-board-lot-res = 1–3 floors · flat roof
expancity-board-lot-com = 4 or more floors · round or pointed roof
expancity-board-ready = Ready
expancity-board-keep_contract = Keep one of these contracts
expancity-board-keep_tile = Keep one of these tiles
expancity-board-no_contracts = No contracts in hand
expancity-board-legend = Special tiles: points per floor for houses and towers beside them · ×n: not seen yet

expancity-board-city_size = { $tiles } { PLURAL($tiles, "tile/tiles") } · { $roofs } { $roofs ->
    [one] roof
   *[other] roofs
}

expancity-board-focus_sites = sites
expancity-board-focus_more = { $count ->
    [one] 1 more place
   *[other] { $count } more places
} on the board
