expancity-title = Expancity
expancity-tagline = Grow one shared city, raise your own towers, and keep your contracts secret.

## Components

expancity-tile-city_hall = City Hall
expancity-tile-res = Residential lot
expancity-tile-com = Commercial lot
expancity-tile-park = Park
expancity-tile-church = Church
expancity-tile-bank = Bank
expancity-tile-school = School
expancity-tile-mall = Mall
expancity-tile-police = Police station
expancity-tile-wine_bar = Wine bar
expancity-tile-hospital = Hospital
expancity-tile-stadium = Stadium
expancity-kind-res = residential
expancity-kind-com = commercial
expancity-roof-flat = flat roof
expancity-roof-round = round roof
expancity-roof-pointed = pointed roof

## Options

expancity-option-negative_building_scores = Negative building scores
expancity-option-negative_building_scores-literal = Count as they are
expancity-option-negative_building_scores-floor_zero = Count as 0
expancity-option-goals = Goals
expancity-option-goals-random = Three at random

## Goals

expancity-goal-tallest_building = Tallest Building
expancity-goal-tallest_building-text = The tallest completed building
expancity-goal-most_commercial = Most Commercial Buildings
expancity-goal-most_commercial-text = The most completed commercial buildings
expancity-goal-most_residential = Most Residential Buildings
expancity-goal-most_residential-text = The most completed residential buildings
expancity-goal-most_contracts = Most Contracts
expancity-goal-most_contracts-text = The most fulfilled contracts
expancity-goal-park_patron = Park Patron
expancity-goal-park_patron-text = The most completed buildings next to a park
expancity-goal-longest_street = Longest Street
expancity-goal-longest_street-text = The longest unbroken straight line of one player’s completed buildings

## Contracts

expancity-contract-sky_cellar = Sky Cellar
expancity-contract-sky_cellar-text = Completed 6-floor commercial building next to a wine bar
expancity-contract-shared_green = Shared Green
expancity-contract-shared_green-text = Own one commercial and one residential building next to the same park
expancity-contract-fake_id = Fake I.D.
expancity-contract-fake_id-text = Own a building next to both a school and a wine bar
expancity-contract-school_supplies = School Supplies
expancity-contract-school_supplies-text = Own a building next to both a school and a mall
expancity-contract-branch_office = Branch Office
expancity-contract-branch_office-text = Completed 4-floor commercial building next to a bank
expancity-contract-trading_floor = Trading Floor
expancity-contract-trading_floor-text = Completed 5-floor commercial building next to a bank
expancity-contract-anchor_store = Anchor Store
expancity-contract-anchor_store-text = Completed 5-floor commercial building next to a mall
expancity-contract-corner_suite = Corner Suite
expancity-contract-corner_suite-text = Completed 5-floor commercial building next to a park
expancity-contract-vip_box = V.I.P. Box
expancity-contract-vip_box-text = Completed commercial building next to the stadium
expancity-contract-tasting_room = Tasting Room
expancity-contract-tasting_room-text = Completed 4-floor commercial building next to a wine bar
expancity-contract-school_run = School Run
expancity-contract-school_run-text = Completed 3-floor residential building next to a school
expancity-contract-chapel_lane = Chapel Lane
expancity-contract-chapel_lane-text = Completed 2-floor residential building next to a church
expancity-contract-park_view = Park View
expancity-contract-park_view-text = Completed 3-floor residential building next to a park
expancity-contract-night_watch = Night Watch
expancity-contract-night_watch-text = Completed 2-floor residential building next to a police station
expancity-contract-recovery_suite = Recovery Suite
expancity-contract-recovery_suite-text = Completed residential building next to the hospital
expancity-contract-noise_complaint = Noise Complaint
expancity-contract-noise_complaint-text = Completed residential building next to a wine bar
expancity-contract-garden_cottage = Garden Cottage
expancity-contract-garden_cottage-text = Completed 1-floor residential building next to a park
expancity-contract-getaway_car = Getaway Car
expancity-contract-getaway_car-text = Own a building next to both a bank and a police station
expancity-contract-garden_wedding = Garden Wedding
expancity-contract-garden_wedding-text = Own a building next to both a church and a park
expancity-contract-double_green = Double Green
expancity-contract-double_green-text = Completed building next to at least two parks
expancity-contract-lunch_break = Lunch Break
expancity-contract-lunch_break-text = Own a commercial building next to both a park and a mall
expancity-contract-all_conveniences = All Conveniences
expancity-contract-all_conveniences-text = Completed residential building next to at least three kinds of special tile
expancity-contract-campus_housing = Campus Housing
expancity-contract-campus_housing-text = Own two residential buildings next to the same school
expancity-contract-strip_mall = Strip Mall
expancity-contract-strip_mall-text = Own two commercial buildings next to the same mall
expancity-contract-parishioners = Parishioners
expancity-contract-parishioners-text = Own two buildings next to the same church
expancity-contract-village_green = Village Green
expancity-contract-village_green-text = Own three buildings next to the same park
expancity-contract-city_hall_address = City Hall Address
expancity-contract-city_hall_address-text = Completed building next to City Hall
expancity-contract-main_street = Main Street
expancity-contract-main_street-text = Own three buildings in a row
expancity-contract-grand_boulevard = Grand Boulevard
expancity-contract-grand_boulevard-text = Own four buildings in a row
expancity-contract-terraced_houses = Terraced Houses
expancity-contract-terraced_houses-text = Own three residential buildings in a row
expancity-contract-staircase = Staircase Skyline
expancity-contract-staircase-text = Own three buildings in a row, each taller than the one before
expancity-contract-matching_pair = Matching Pair
expancity-contract-matching_pair-text = Two adjacent completed commercial buildings of equal height
expancity-contract-live_and_work = Live and Work
expancity-contract-live_and_work-text = A completed residential building adjacent to a completed commercial one
expancity-contract-my_neighborhood = My Neighborhood
expancity-contract-my_neighborhood-text = Own five buildings joined by their edges
expancity-contract-city_block = City Block
expancity-contract-city_block-text = Own three buildings inside one 2×2 area
expancity-contract-quarter = The Quarter
expancity-contract-quarter-text = Own five buildings inside one 3×3 area
expancity-contract-quiet_suburb = Quiet Suburb
expancity-contract-quiet_suburb-text = Three completed residential buildings inside one 3×3 area
expancity-contract-downtown = Downtown
expancity-contract-downtown-text = Own three commercial buildings inside one 3×3 area
expancity-contract-mixed_use = Mixed Use
expancity-contract-mixed_use-text = Own residential building, own commercial building and a park inside one 2×2 area
expancity-contract-full_house = Full House
expancity-contract-full_house-text = Three completed 3-floor residential buildings
expancity-contract-bungalow_trio = Bungalow Trio
expancity-contract-bungalow_trio-text = Three completed 1-floor residential buildings
expancity-contract-property_ladder = Property Ladder
expancity-contract-property_ladder-text = Completed residential buildings of 1, 2 and 3 floors
expancity-contract-skyline = Skyline
expancity-contract-skyline-text = Completed commercial buildings of 4, 5 and 6 floors
expancity-contract-board_meeting = Board Meeting
expancity-contract-board_meeting-text = Four completed commercial buildings
expancity-contract-dome_district = Dome District
expancity-contract-dome_district-text = Three completed buildings with round roofs
expancity-contract-spire_district = Spire District
expancity-contract-spire_district-text = Three completed buildings with pointed roofs
expancity-contract-green_thumb = Green Thumb
expancity-contract-green_thumb-text = Five completed buildings, each next to a park
expancity-contract-around_town = Around Town
expancity-contract-around_town-text = Your buildings together touch eight different kinds of special tile
expancity-contract-good_fences = Good Fences
expancity-contract-good_fences-text = Own a building next to at least three buildings of others
expancity-contract-overshadow = Overshadow
expancity-contract-overshadow-text = Completed commercial building, 3+ floors taller than an adjacent completed rival

## Moves and their forms

expancity-verb-plan = Take your turn
expancity-verb-keep_contract = Keep a contract
expancity-verb-fulfil = Fulfil contracts
expancity-verb-keep_tile = Keep a tile
expancity-field-plan-tile = Tile to lay
expancity-field-plan-at = Where to lay it
expancity-field-plan-builds = Add floors (up to 3)
expancity-field-plan-roofs = Put roofs on
expancity-field-keep_contract-card = Contract to keep
expancity-field-fulfil-cards = Contracts to show
expancity-field-keep_tile-tile = Tile to keep
expancity-asked-plan = Lay a tile, take 3 actions, roof your buildings.
expancity-asked-keep_contract = Keep one of the two contracts.
expancity-asked-fulfil = Show the contracts you want to score now, or none.
expancity-asked-keep_tile = Keep one of the two tiles.

## Pieces of texts

expancity-text-cell = { $cell }
expancity-text-lot_at = { SIGNED($points) } a floor · { $beside }
expancity-text-tile_at = You { SIGNED($own) } a floor, others { SIGNED($others) } · { $beside }
expancity-text-place_at = Beside { $beside }
expancity-text-to_north = { $neighbour } north
expancity-text-to_east = { $neighbour } east
expancity-text-to_south = { $neighbour } south
expancity-text-to_west = { $neighbour } west
expancity-text-own_res = your house
expancity-text-own_com = your tower
expancity-text-res_of = { $owner }’s house
expancity-text-com_of = { $owner }’s tower
expancity-text-blocks = { $fetched ->
    [0] { $unused ->
        [0] All your actions build.
       *[other] Unused actions bring nothing, because the reserve is empty.
     }
    [one] The unused action becomes a block: +1.
   *[other] Unused actions become blocks: +{ $fetched }.
 } Supply: { $before } → { $after }.
expancity-text-must_build = { $reserve ->
    [0] The reserve is empty, so you can’t collect blocks: build.
    [one] The reserve has only { $reserve } block to collect: the other actions build.
   *[other] The reserve has only { $reserve } blocks to collect: the other actions build.
 }
expancity-text-lot_note_res = For a house of 1 to 3 floors
expancity-text-lot_note_com = For a building of 4 floors or more
expancity-text-modifiers = Residential { SIGNED($res) }, commercial { SIGNED($com) } per floor
expancity-text-grow = { $cell } · { $before }→{ $floors } { PLURAL($floors, "floor/floors") }
expancity-text-grow_for = { $cell } · { $before }→{ $floors } { PLURAL($floors, "floor/floors") }, { SIGNED($points) }
expancity-text-start = { $cell } · new { $kind } building
expancity-text-start_for = { $cell } · new { $kind } building, { SIGNED($points) }
expancity-text-roof_choice = { $cell } { $kind }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
 }, { $roof }
expancity-text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
expancity-text-contract_note = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $have }/{ $need } · { $condition }
expancity-text-sum_base = 1
expancity-text-sum_term = { $before } { SIGNED($value) } { $what }
expancity-text-empty_lot = empty lot
expancity-text-seat_value = { $seat } { $value }
expancity-part-buildings = Buildings
expancity-part-contracts = Contracts
expancity-part-goals = Goals

## What happens

expancity-event-laid = { $seat } lays a tile at { $cell }: { $tile }.
expancity-event-built = { $floors ->
    [1] { $seat } starts a { $kind } building at { $cell }.
   *[other] { $seat } raises the { $kind } building at { $cell } to { $floors } floors.
 }
expancity-event-collected = { $count ->
    [one] { $seat } collects { $count } block.
   *[other] { $seat } collects { $count } blocks.
 }
expancity-event-forfeited = { $count ->
    [one] { $seat } loses { $count } action: nothing is left to do.
   *[other] { $seat } loses { $count } actions: nothing is left to do.
 }
expancity-event-roofed = { $cell } { $kind }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
 }, completed with a { $roof }: ({ $sum }) × { $floors } = { $points }
expancity-event-roofed_zero = { $cell } { $kind }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
 }, completed with a { $roof }: ({ $sum }) × { $floors } = { $product }, counted as { $points }
expancity-event-contracts_drawn = { $count ->
    [one] { $seat } draws contracts for { $count } completed building.
   *[other] { $seat } draws contracts for { $count } completed buildings.
 }
expancity-event-contracts_offered = Contracts drawn: { $cards }.
expancity-event-contract_kept = Contract kept: { $card }.
expancity-event-fulfilled = { $points ->
    [one] { $seat } fulfils “{ $card }” ({ $condition }): { $points } point.
   *[other] { $seat } fulfils “{ $card }” ({ $condition }): { $points } points.
 }
expancity-event-fulfilled_none = { $seat } shows no contract.
expancity-event-refilled = { $bag ->
    [0] { $seat } draws a tile. The bag is empty.
    [one] { $seat } draws a tile. { $bag } tile is left in the bag.
   *[other] { $seat } draws a tile. { $bag } tiles are left in the bag.
 }
expancity-event-tiles_offered = Tiles drawn: { $tiles }.
expancity-event-tile_kept = Tile kept: { $tile }.
expancity-event-goal_paid = { $winners ->
    [one] { $goal } ({ $values }): { $points } { PLURAL($points, "point/points") } for { $seats }.
   *[other] { $goal } ({ $values }): { $points } { PLURAL($points, "point/points") } each for { $seats }.
 }
expancity-event-goal_unpaid = { $goal } ({ $values }): nobody scores.
expancity-event-unfulfilled = { $seat } leaves unfulfilled: { $cards }.
expancity-event-final = Rank { $rank }: { $seat } with { $total } (buildings { $buildings }, contracts { $contracts }, goals { $goals }).
expancity-reason-outright = { $seat } wins with { $total } { PLURAL($total, "point/points") }.
expancity-reason-contracts = { $seat } wins a tie at { $total } { PLURAL($total, "point/points") }, with more fulfilled contracts ({ $count }).
expancity-reason-buildings = { $seat } wins a tie at { $total } { PLURAL($total, "point/points") }, with more completed buildings ({ $count }).
expancity-reason-tallest = { $seat } wins a tie at { $total } { PLURAL($total, "point/points") }, with the taller building ({ $count } { PLURAL($count, "floor/floors") }).
expancity-reason-shared = { $seats } share the victory at { $total } { PLURAL($total, "point/points") }.

## The table in words

expancity-text-turn = Turn { $turn } of { $turns }.
expancity-text-acting-plan = { $seat } is planning a turn.
expancity-text-acting-keep_contract = { $seat } is choosing a contract to keep.
expancity-text-acting-fulfil = { $seat } may fulfil contracts.
expancity-text-acting-keep_tile = { $seat } is choosing a tile to keep.
expancity-text-last_laid = Last turn: { $seat }, tile { $tile } at { $cell }.
expancity-text-last_floors = Floors added: { $cells }.
expancity-text-last_roofs = Roofs put on: { $roofs }.
expancity-text-draft_laid = Planned: tile { $tile } at { $cell }.
expancity-text-draft_floors = Floors planned: { $cells }.
expancity-text-draft_roofs = Roofs planned: { $roofs }.
expancity-text-roof_put = { $cell } { $roof } ({ SIGNED($points) })
expancity-text-candidates = The tile may be laid at { $cells }.
expancity-text-row = Row { $row }: { $cells }.
expancity-text-on_tile = { $cell } { $tile }
expancity-text-on_lot = { $cell } empty { $kind } lot
expancity-text-on_unfinished = { $cell } { $kind } of { $seat }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
 }, unfinished
expancity-text-on_completed = { $cell } { $kind } of { $seat }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
 }, { $roof }, scored { $points }
expancity-text-seat = { $seat }: score { $score }, supply { $supply }, reserve { $reserve }, unfinished buildings { $unfinished } of 3, contracts held { $held }, fulfilled { $fulfilled }.
expancity-text-seat_fulfilled = Fulfilled by { $seat }: { $cards }.
expancity-text-done_contract = { $card } ({ $points })
expancity-text-goal = Goal { $goal } ({ $condition }), { $points } { PLURAL($points, "point/points") }: { $values }.
expancity-text-stocks = Tiles in the bag { $bag }, contracts in the deck { $deck }, roofs left: flat { $flat }, round { $round }, pointed { $pointed }.
expancity-text-unseen = { $tile } { $count }
expancity-text-census = Tiles not seen yet: { $tiles }.
expancity-text-tile_value = { $tile } { SIGNED($res) }/{ SIGNED($com) }
expancity-text-tile_values = Special tiles, points per floor for a residential/commercial building beside them: { $tiles }.
expancity-text-my_tiles = Your tiles: { $tiles }.
expancity-text-my_contract = Your contract { $card } ({ $condition }), { $points } { PLURAL($points, "point/points") }, { $have } of { $need }.
expancity-text-offered_contract = Offered contract { $card } ({ $condition }), { $points } { PLURAL($points, "point/points") }, { $have } of { $need }.
expancity-text-offered_tiles = Offered tiles: { $tiles }.

## Refusals

error-expancity-cell_parse = I can’t read “{ $text }” as a cell. Like this: N2E3, S1, W4. City Hall is C.
error-expancity-cell_spelling = Write { $cell } instead of “{ $text }”.
error-expancity-unknown_tile = No tile is called “{ $text }”. The nearest is “{ $nearest }”. Write its name as on the picture.
error-expancity-ambiguous_tile = “{ $text }” fits several tiles. Name one of them: { $tiles }.
error-expancity-roof_parse = I can’t read “{ $text }” as a roof. Like this: N1=flat, N1=round, N1=pointed.
error-expancity-move_parse = I can’t read “{ $text }”. Like this: park@N1E1; b N1 N2E1; r N1 N2E1=o
error-expancity-tile_not_in_hand = You don’t hold this tile: { $tile }. Lay one of your hand.
error-expancity-cell_occupied = { $cell } already holds a tile: { $tile }. Choose a free cell beside a tile.
error-expancity-place_not_adjacent = { $cell } touches no tile. Near it: { $nearest }.
error-expancity-too_many_builds = You have { $most } { PLURAL($most, "action/actions") }: choose at most { $most } { PLURAL($most, "cell/cells") }.
error-expancity-one_floor = { $cell } gains one floor a turn. Name it once.
error-expancity-cell_empty = There is no tile at { $cell }. Build on a lot that is laid.
error-expancity-not_lot = Nobody can build at { $cell }: { $tile }. Choose a lot.
error-expancity-not_yours = The building at { $cell } belongs to { $owner }. Choose an empty lot or your own building.
error-expancity-goal_count = Choose exactly { $need } { PLURAL($need, "goal/goals") }, not { $count }, or leave the option out for goals at random.
error-expancity-already_done = The building at { $cell } has its roof. Choose another one.
error-expancity-res_max = { $cell } is full: residential buildings have at most 3 floors. Roof it, or build elsewhere.
error-expancity-height_limit = { $limit ->
    [one] { $cell } may have { $limit } floor for now. Complete a { $kind } building of { $limit } floor first.
   *[other] { $cell } may have { $limit } floors for now. Complete a { $kind } building of { $limit } floors first.
 }
error-expancity-too_many_unfinished = That would be a fourth unfinished building besides { $cells }. A roof put on this turn makes room from the next turn on.
error-expancity-no_blocks = That takes { $need } { PLURAL($need, "block/blocks") }, and you have { $have } with collecting. Choose fewer cells.
error-expancity-must_act = { $unused ->
    [one] Your reserve is empty and { $unused } action is left. More floors can go on { $cells }.
   *[other] Your reserve is empty and { $unused } actions are left. More floors can go on { $cells }.
 }
error-expancity-roof_dup = { $cell } can take one roof only. Choose one of the two.
error-expancity-not_own_building = You have no building at { $cell }. Roof one of your own.
error-expancity-com_min = Commercial buildings need 4 floors for a roof. { $cell } has { $floors }: build on first.
error-expancity-roof_type = That roof does not fit. For a { $kind } building: { $allowed }.
error-expancity-roof_empty = Used up: { $shape }. Still there: { $others }.
error-expancity-not_offered = Choose one of the two that were offered.
error-expancity-contract_not_in_hand = You don’t hold this contract. Choose one that you hold.
error-expancity-contract_unmet = “{ $card }” isn’t fulfilled yet ({ $have }/{ $need }). Leave it out for now.

## The rules in short

expancity-rules-1 = **The aim.** Everybody extends one city around City Hall. Complete your own buildings in good places and fulfil secret contracts. Once all 60 tiles are laid, the highest total wins.
expancity-rules-2 = **A turn** has five steps: lay a tile, take three actions, put roofs on, show contracts, draw a tile. The first three are one move. You start with two tiles, 6 blocks in your supply and 49 in your reserve.
expancity-rules-3 = **1. Lay a tile** from your hand on any free cell that shares an edge with a laid tile. Residential and commercial lots are for everybody to build on, whoever laid them. Cells are named from City Hall: `N2E3` is two north and three east, City Hall is `C`.
expancity-rules-4 = **2. Three actions**, in any mix, and all of them as long as one is possible. *Build*: put one block from your supply on an empty lot or on your own unfinished building. *Collect*: move one block from your reserve to your supply. Whoever puts the first block owns the building. A building gains at most one floor per turn, and nobody may have more than 3 unfinished buildings.
expancity-rules-5 = **Heights.** Residential buildings have 1 to 3 floors, and each may be one floor higher than your tallest completed one. Commercial buildings need 4 floors. From the fifth on, each may be one floor higher than your tallest completed one. Only what you completed on earlier turns counts.
expancity-rules-6 = **3. Roofs.** Residential buildings take a flat roof. Commercial buildings with 4 or more floors take a round or a pointed one. There are 10 of each. A building may wait for its roof. With it, it scores once: (1 + special tiles beside it − empty lots beside it) × floors. Corners and other buildings do not count, later changes do not matter, and a result below 0 is taken off, unless the table was opened with the option that counts it as 0.
expancity-rules-7 = **Special tiles** per floor, residential/commercial: park +1/+1, church +1/0, bank 0/+1, school +2/0, mall 0/+2, police station +1/−1, wine bar −1/+1, hospital +2/−1, stadium −1/+2. City Hall counts 0.
expancity-rules-8 = **Contracts.** For each roof draw two contracts, keep one in secret and put the other under the deck. There is no hand limit. Contracts speak of your own buildings, with a roof only where they say “completed”. A number of floors is exact.
expancity-rules-9 = **4. Show contracts** whose condition holds now, as many as you like, and score them. A building may serve several contracts. Those you keep back can be shown on a later turn, if they hold then. At the end they cost nothing.
expancity-rules-10 = **5. Draw two tiles**, keep one and return the other to the bag. Once the bag is empty, the hands are played out, and the game ends after turn 60. Nobody shows contracts after that.
expancity-rules-11 = **The end.** Each of the three goals pays 12 points to the best, split among those who tie. A best of 0 earns nothing. Goals look at completed buildings alone. Ties for victory go to more fulfilled contracts, then more completed buildings, then the tallest building.
expancity-rules-12 = **Typing a turn:** `park@N1E1; b N1 N2E1; r N1 N2E1=o` lays a park at N1E1, builds on N1 and N2E1, and roofs both. `o` is a round roof, `^` a pointed one. A flat one needs no sign. Then: `keep park_view`, `fulfil skyline` (or `fulfil -` for none), `tile park`.

## What seats have in numbers

expancity-tally-points = points
expancity-tally-supply = blocks in the supply
expancity-tally-reserve = blocks in the reserve
expancity-tally-unfinished = unfinished buildings
expancity-tally-held = contracts in hand
expancity-tally-fulfilled = contracts fulfilled

## Statistics

expancity-stat-fulfilled = Contracts fulfilled
expancity-stat-tallest = Tallest building
expancity-stat-roofed = Buildings with a roof

## What only logs of earlier versions tell

expancity-event-left-before = { $seat } leaves the table.
