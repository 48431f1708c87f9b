# Why a robot would make a move.

expancity-reason-roof = { $points ->
    [one] The roof on { $cell } scores 1 point: { $floors } × { $each }.
   *[other] The roof on { $cell } scores { $points } points: { $floors } × { $each }.
}
expancity-reason-fulfils = The contract { $card } is met: { $points } points.
expancity-reason-nearer = The contract { $card } comes nearer: { $have } of { $need }.
expancity-reason-kept = { $card } is worth { $points } points, and you have { $have } of { $need }.
expancity-reason-other = { $card } is worth { $points } points, with { $have } of { $need }.
expancity-reason-leads = You lead { $goal } by { $by } ({ $points } points at the end).
expancity-reason-level = You draw level in { $goal } ({ $points } points at the end).
expancity-reason-lot = Each floor on { $cell } is worth { $each } points.
expancity-reason-beside = On { $cell } it adds { $each } points a floor to your buildings.
expancity-reason-beside_others = On { $cell } it costs the buildings of others { $each } points a floor.
expancity-reason-grows = { $floors ->
    [one] { $cell } has 1 floor, worth { $each } points.
   *[other] { $cell } grows to { $floors } floors, each worth { $each } points.
}
expancity-reason-blocks = { $count ->
    [one] You take a block for later.
   *[other] You take { $count } blocks for later.
}
expancity-reason-tile_res = Beside residential buildings it adds { $each } a floor.
expancity-reason-tile_com = Beside commercial buildings it adds { $each } a floor.
