# Why a robot would make a move.

expancity-reason-roof = { $points ->
    [one] The roof on { $cell } scores 1 point: { $floors } × { $each }.
   *[other] The roof on { $cell } scores { $points } points: { $floors } × { $each }.
}
expancity-reason-fulfils = The contract { $card } is met: { $points } { PLURAL($points, "point/points") }.
expancity-reason-nearer = The contract { $card } comes nearer: { $have } of { $need }.
expancity-reason-kept = { $card } is worth { $points } { PLURAL($points, "point/points") }, and you have { $have } of { $need }.
expancity-reason-other = { $card } is worth { $points } { PLURAL($points, "point/points") }, with { $have } of { $need }.
expancity-reason-leads = You lead { $goal } by { $by } ({ $points } { PLURAL($points, "point/points") } at the end).
expancity-reason-level = You draw level in { $goal } ({ $points } { PLURAL($points, "point/points") } at the end).
expancity-reason-lot = Each floor on { $cell } is worth { $each } { PLURAL($each, "point/points") }.
expancity-reason-beside = On { $cell } it adds { $each } { PLURAL($each, "point/points") } a floor to your buildings.
expancity-reason-beside_others = On { $cell } it costs the buildings of others { $each } { PLURAL($each, "point/points") } a floor.
expancity-reason-grows = { $floors ->
    [one] { $cell } has 1 floor, worth { $each } { PLURAL($each, "point/points") }.
   *[other] { $cell } grows to { $floors } floors, each worth { $each } { PLURAL($each, "point/points") }.
}
expancity-reason-blocks = { $count ->
    [one] You take a block for later.
   *[other] You take { $count } blocks for later.
}
expancity-reason-tile_res = Beside residential buildings it adds { $each } a floor.
expancity-reason-tile_com = Beside commercial buildings it adds { $each } a floor.
