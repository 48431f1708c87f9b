metromania-title = Metromania
metromania-tagline = Dig two metro lines under one city, and be on the fastest route when passengers travel.

## Components

metromania-kind-R = residential
metromania-kind-C = commercial
metromania-kind-E = entertainment
metromania-kind-P = park
metromania-kind-L = lake
metromania-kind-S = white arrow
metromania-kind-X = black arrow

## Options

metromania-option-markers = Destination markers
metromania-option-markers-open = Open (everybody sees all letters)
metromania-option-markers-hidden = Corrupt municipality (letters in hand are secret, 3–4 seats)
metromania-option-markers-fixed = No corruption (fixed hands, 3–4 seats)
metromania-option-layout = City pieces
metromania-option-layout-random = Shuffled and turned at random
metromania-option-layout-identity = As numbered, none turned
metromania-option-layout-own = As written, { $layout }
metromania-option-map = Map
metromania-option-map-original = Original city
metromania-option-map-own = { $title } (a map of your own)
metromania-option-ruleset = Rules
metromania-option-ruleset-standard = Standard
metromania-option-ruleset-korean = As in the Korean rules
metromania-option-ruleset-italian = As in the Italian rules
metromania-option-first = First turn
metromania-option-first-random = A random seat
metromania-option-first-host = The host
metromania-option-impossible_trip = Impossible test trip
metromania-option-impossible_trip-preset = As in the chosen rules
metromania-option-impossible_trip-penalty = The companies to blame lose 6 points
metromania-option-impossible_trip-compensation = All others gain 6 points
metromania-option-final_round = Last turns
metromania-option-final_round-preset = As in the chosen rules
metromania-option-final_round-always = However construction ends
metromania-option-final_round-blocked_only = Only after complete and blocked lines
metromania-option-station_between = Intermediate stations only between stations
metromania-option-station_between-preset = As in the chosen rules
metromania-option-station_between-true = Yes
metromania-option-station_between-false = No, anywhere on the line
metromania-option-station_points = Station points go to
metromania-option-station_points-preset = As in the chosen rules
metromania-option-station_points-builder = The player whose turn it is
metromania-option-station_points-owners = Everybody with a line there
metromania-option-empty_supply = A tunnel that needs a station when none are left
metromania-option-empty_supply-preset = As in the chosen rules
metromania-option-empty_supply-forbid = Can’t be dug
metromania-option-empty_supply-skip = Is dug without a station
metromania-option-split_at_line_end = A station where a line leaves another’s end
metromania-option-split_at_line_end-preset = As in the chosen rules
metromania-option-split_at_line_end-true = At once
metromania-option-split_at_line_end-false = Once the other line goes on
metromania-option-last_line = The last line
metromania-option-last_line-longest = Needs as many tunnels as are possible
metromania-option-last_line-free = Is completed at any time
metromania-option-taken_starts = If the starts across are taken
metromania-option-taken_starts-blocked = Line 2 is blocked
metromania-option-taken_starts-anywhere = Line 2 starts on any side

## Moves and forms

metromania-verb-dig = Dig tunnels
metromania-verb-station = Build a station
metromania-verb-bonus = Bonus station
metromania-verb-pass = Pass
metromania-standing-pass = Pass whenever I can neither dig nor build
metromania-standing-pass-ends = with the game
metromania-field-dig-first = First tunnel
metromania-field-dig-second = Then
metromania-field-dig-third = After that
metromania-field-dig-fourth = Tunnel or bonus station
metromania-field-dig-fifth = Tunnel or bonus station
metromania-field-dig-route = Route
metromania-field-dig-marker = Which marker
metromania-field-station-place = Where the station goes
metromania-pieces-dig = Change a tunnel
metromania-wholes-dig = Whole routes
metromania-field-station-line = On which line
metromania-field-station-vertex = Where the station goes
metromania-field-bonus-vertex = Where the bonus station goes
metromania-asked-first = Start your first line with 3 tunnels.
metromania-asked-construction = Dig 3 tunnels or build an intermediate station.
metromania-asked-final_round = Dig 3 tunnels or build a station. It’s your last turn.
metromania-asked-dig_on = Dig on. { $dug } of { $most } { PLURAL($most, "tunnel/tunnels") } dug.
metromania-asked-bonus = Line { $line } is complete. Place its bonus station, or decline it.

## Pieces of texts

metromania-text-choice_tunnel = { $line ->
    [1] Solid
   *[2] Striped
 } line through { $cell } to { $corner }
metromania-text-choice_start = Start the { $line ->
    [1] solid
   *[2] striped
 } line at { $cell }, to { $corner }
metromania-text-choice_exit = Complete the { $line ->
    [1] solid
   *[2] striped
 } line at { $cell }
metromania-text-choice_marker = { $line ->
    [1] Solid
   *[2] Striped
 } line by the { $kind ->
    [R] houses
    [C] shops
   *[E] nightlife
 } at { $cell } (your { $letter }) to { $corner }
metromania-text-choice_station = { $places } ({ $corner })
metromania-text-choice_no_bonus = No bonus station
metromania-text-note_stations = { $count ->
    [one] A new station
   *[other] { $count } new stations
 }: +{ $points }
metromania-text-note_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
metromania-text-stop = Stop here for now ({ $dug } of { $most } dug)
metromania-text-done = The turn is complete
metromania-text-choice_station_between = No destination: { $corner }
metromania-text-destination = { $kind ->
    [R] houses
    [C] shops
   *[E] nightlife
 } { $cell }
metromania-text-route_marker = the { $kind ->
    [R] houses
    [C] shops
   *[E] nightlife
 } at { $cell }: your { $letter } goes there
metromania-text-route_towards = towards the { $kind ->
    [R] houses
    [C] shops
   *[E] nightlife
 } at { $cell }
metromania-text-route_stations = { $count ->
    [1] a new station
    [2] two new stations
   *[other] { $count } new stations
 }: +{ $points }
metromania-text-route_exit = to the exit: the { $line ->
    [1] solid
   *[2] striped
 } line is complete
metromania-text-route_home = towards an exit: { $left } more { PLURAL($left, "tunnel/tunnels") }
metromania-text-route_on = on towards { $cells }
metromania-text-route_blocks = blocks the { $line ->
    [1] solid
   *[2] striped
 } line
metromania-text-route_strands = leaves the { $line ->
    [1] solid
   *[2] striped
 } line too short for an exit
metromania-text-route_note = { $line ->
    [0] { $cells }
    [1] Solid line: { $cells }
   *[2] Striped line: { $cells }
 }{ $points ->
    [0] { "" }
   *[other] { " · " }+{ $points }
 }
metromania-text-other_marker = { $cell ->
    [NONE] the other one isn’t on the map yet
   *[other] the other one: the { $kind ->
    [R] houses
    [C] shops
   *[E] nightlife
 } at { $cell }
 }
metromania-text-caution_blocked = After that, the { $line ->
    [1] solid
   *[2] striped
 } line can’t go on.
metromania-text-caution_stranded = After that, the { $line ->
    [1] solid
   *[2] striped
 } line can’t reach an exit any more.
metromania-text-caution_trips = This is your last turn, and { $letters } would have no station: 6 points are at stake for each.
metromania-text-proposed = The tunnels after the first are only proposed. Change them as you like.
metromania-text-unfinished = Your turn isn’t over: you’ve dug { $dug } of { $most } { PLURAL($most, "tunnel/tunnels") }.
metromania-text-bonus_choice = Line { $line } is complete. Choose where its bonus station goes, or none.
metromania-text-bonus_open = Your turn isn’t over: line { $line } may still get its bonus station.
metromania-text-exit_waits = Line { $line } can’t be completed yet. It would end the turn after { $reached } of { $required } { PLURAL($required, "tunnel/tunnels") }.
metromania-text-line = Line { $line }
metromania-text-can_dig = dig
metromania-text-can_build = build a station
metromania-part-stations = Stations
metromania-part-lines = Unfinished lines
metromania-part-trips = Trips A–F
metromania-part-park_lake = Park and lake

## What happens

metromania-event-started = { $seat } starts line { $line } at { $cell }.
metromania-event-dug = { $seat } digs line { $line } through { $cell }.
metromania-event-marker = { $seat } places marker { $letter } on { $cell } ({ $kind }).
metromania-event-completed = { $seat } completes line { $line } at { $cell } with { $tunnels } { PLURAL($tunnels, "tunnel/tunnels") }.
metromania-event-station_meet = Station at { $vertex }, where lines meet: { $points ->
    [0] no destination touches it.
    [one] { $points } point for { $seats }.
   *[other] { $points } points for { $seats }.
 }
metromania-event-station_split = Station at { $vertex }, where lines part: { $points ->
    [0] no destination touches it.
    [one] { $points } point for { $seats }.
   *[other] { $points } points for { $seats }.
 }
metromania-event-station_intermediate = { $seat } builds an intermediate station at { $vertex }: { $points ->
    [0] no destination touches it.
    [one] { $points } point for { $seats }.
   *[other] { $points } points for { $seats }.
 }
metromania-event-station_bonus = { $seat } places the bonus station at { $vertex }: { $points ->
    [0] no destination touches it.
    [one] { $points } point for { $seats }.
   *[other] { $points } points for { $seats }.
 }
metromania-event-bonus_declined = { $seat } declines the bonus station of line { $line }.
metromania-event-passed = { $seat } can neither dig nor build, and passes.
metromania-event-end_both_lines = { $count ->
    [0] { $seat } has completed both lines: construction is over.
   *[other] { $seat } has completed both lines. One last turn for { $seats }.
 }
metromania-event-end_stations = { $count ->
    [0] The stations are used up: construction is over.
   *[other] The stations are used up. One last turn for { $seats }.
 }
metromania-event-end_lines = { $count ->
    [0] Enough lines are complete or blocked: construction is over.
   *[other] Enough lines are complete or blocked. One last turn for { $seats }.
 }
metromania-event-end_stalemate = Everybody has passed: construction is over.
metromania-event-lines_scored = { $complete ->
    [0] { $seat }: no complete line, so all { $points } station points are lost.
    [1] { $seat }: one complete line, { $lost } of { $points } station points are lost.
   *[other] { $seat }: both lines complete, { $points } station points kept.
 }
metromania-event-trip_made = { $count ->
    [0] Trip { $letter }: { $minutes } min. Nobody scores.
   *[other] Trip { $letter }: { $minutes } min. { $points }.
 }
metromania-event-trip_impossible = { $count ->
    [0] Trip { $letter } is impossible. No points change.
   *[other] Trip { $letter } is impossible. { $points }.
 }
metromania-event-park_lake_made = { $count ->
    [0] From the park to the lake: { $minutes } min. Nobody scores.
   *[other] From the park to the lake: { $minutes } min. { $points }.
 }
metromania-event-park_lake_impossible = There is no way from the park to the lake.
metromania-reason-outright = { $seat } wins with { $total } { PLURAL($total, "point/points") }.
metromania-reason-lines = { $seat } wins a tie at { $total } { PLURAL($total, "point/points") }, with more complete lines ({ $count }).
metromania-reason-tunnels = { $seat } wins a tie at { $total } { PLURAL($total, "point/points") }, with more tunnels ({ $count }).
metromania-reason-shared = { $seats } share the victory at { $total } { PLURAL($total, "point/points") }.

## The table in words

metromania-text-phase-construction = Construction, round { $round }.
metromania-text-phase-final_round = Last turns, round { $round }.
metromania-text-acting = It is { $seat }’s turn.
metromania-text-final = Rank { $rank }: { $seat } with { $total } (stations { $stations }, unfinished lines { SIGNED($lines) }, trips { SIGNED($trips) }, park and lake { SIGNED($park_lake) }).
metromania-text-last_tunnels = Last turn: { $seat } dug { $tunnels }.
metromania-text-last_stations = New stations, by { $seat }: { $vertices }.
metromania-text-last_pass = Last turn: { $seat } passed.
metromania-text-draft_tunnels = Planned: { $tunnels }.
metromania-text-draft_stations = Stations this would make: { $vertices }.
metromania-text-tunnel = line { $line } in { $cell } from { $start } to { $end }
metromania-text-seat = { $seat }: score { $score }, { $first }, { $second }. Markers in hand: { $markers }.
metromania-text-status-unstarted = line { $line } not started
metromania-text-status-running = line { $line } open with { $left ->
    [one] { $left } tunnel
   *[other] { $left } tunnels
 } left
metromania-text-status-blocked = line { $line } blocked with { $left ->
    [one] { $left } tunnel
   *[other] { $left } tunnels
 } left
metromania-text-status-complete = line { $line } complete
metromania-text-marker = { $kind } { $letter }
metromania-text-stocks = Stations left: { $supply } of 30. Complete and blocked lines: { $closed }. Construction ends at { $limit }.
metromania-text-stations = Stations at { $vertices }.
metromania-text-place = { $vertex } ({ $cells })
metromania-text-head = { $seat }, line { $line } at { $place }
metromania-text-heads = Where lines end now, with the cells around: { $heads }.
metromania-text-placed = { $cell } { $kind } { $letter } of { $seat }
metromania-text-all_placed = Markers on the map: { $markers }.
metromania-text-trip_letter = Trip { $letter }
metromania-text-trip_park_lake = Trip from park to lake
metromania-text-end = { $kind } { $cell } (served by { $vertices })
metromania-text-end_unserved = { $kind } { $cell } (no station)
metromania-text-end_unplaced = { $kind } (never placed)
metromania-text-hop = line { $line } of { $seat } { $start }–{ $end }
metromania-text-seat_points = { $seat } { SIGNED($points) }
metromania-text-trip = { $name }, { $one } to { $other }: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }, by { $hops }. Points: { $points }.
metromania-text-trip_changes = { $name }: change at { $vertices }.
metromania-text-trip_at_once = { $name }, { $one } to { $other }: one station touches both. Points: { $points }.
metromania-text-impossible_trip = { $name }, { $one } to { $other }: impossible. Points: { $points }.
metromania-text-leg = { $cell } to { $end }
metromania-text-whole_line = Line { $line } of { $seat }: { $tunnels }.
metromania-text-map = Map: { $title }.
metromania-text-printed = Destinations, { $kind }: { $cells }.
metromania-text-sight = { CAPITAL($kind) }: { $cells }
metromania-text-arrows-S = White arrows, where lines start: { $spaces }.
metromania-text-arrows-X = Black arrows, where lines end: { $spaces }.
metromania-text-rule = { $name } “{ $choice }”
metromania-text-rules = Rules in force: { $rules }.

## Refusals

error-metromania-syntax = I can’t read “{ $token }”. Like this: 1:C7>v26
error-metromania-unknown_cell = There is no cell “{ $cell }”. Cells are A1–J11, start spaces like S11, exit spaces like X34.
error-metromania-unknown_vertex = There is no vertex “{ $vertex }”. Vertices are v1–v91.
error-metromania-unknown_line = You have two lines: 1 and 2.
error-metromania-ambiguous = “{ $token }” fits several tunnels: { $candidates }. Name the cell and the vertex.
error-metromania-bonus_pending = Line { $line } is complete. First place its bonus station (+vertex) or decline it (+none).
error-metromania-turn_used = Your turn is used already. Confirm it, or start over.
error-metromania-line_done = Line { $line } is complete and stays as it is. Work on your other line.
error-metromania-no_tunnels = Line { $line } has used all { $tunnels } { PLURAL($tunnels, "tunnel/tunnels") }. Dig on your other line, or build a station.
error-metromania-not_started = Line { $line } isn’t started yet. Start it on a white arrow.
error-metromania-one_start_first_turn = On your first turn you start one line only. Dig on with it.
error-metromania-start_order = Start line 1 before line 2.
error-metromania-start_cell = A line starts on a free white arrow: { $cells }.
error-metromania-no_start = Line 2 can’t start: every start across from line 1 is taken. It counts as blocked.
error-metromania-start_side = Line 2 can’t start on side { $side }: line 1 started on side { $first }. Choose another side than { $before }, { $first } and { $after }.
error-metromania-arrow_misuse = { $cell } is an arrow: white takes a line’s first tunnel, black its last. Choose another cell.
error-metromania-not_at_head = Line { $line } ends at { $head }, and { $cell } doesn’t touch it. Choose a cell at { $head }.
error-metromania-not_corner = From { $head } the rail can’t reach { $vertex } in { $cell }. Choose another corner or cell.
error-metromania-occupied = { $count ->
    [0] { $cell } already holds a tunnel. Choose another cell.
   *[other] { $cell } already holds a tunnel. The other cell of that edge: { $others }.
 }
error-metromania-park_lake = { $cell } is the { $kind }. Dig around it.
error-metromania-loop = Line { $line } already passes { $vertex }. A line never returns: choose another vertex.
error-metromania-acute = That turns line { $line } by 60° at { $head }. Sharp turns need a station: choose a gentler one.
error-metromania-end_side = Line { $line } started on side { $first }. It may not end on sides { $before }, { $first } and { $after } while another side has a free exit.
error-metromania-no_station_left = { $needed ->
    [one] That tunnel needs { $needed } station, and { $left } are left. Choose another way.
   *[other] That tunnel needs { $needed } stations, and { $left } are left. Choose another way.
 }
error-metromania-one_marker = You place one destination marker a turn. Dig elsewhere.
error-metromania-no_marker = { $named ->
    [0] { $cell } is { $kind }, and you have no { $kind } marker. Choose another cell.
   *[other] { $cell } is { $kind }, and you have no { $kind } marker { $letter }. Choose another letter or cell.
 }
error-metromania-same_letter = { $letter } already lies on { $other }, which touches { $cell }. Choose another letter.
error-metromania-letter_required = Choose a letter for { $cell }: { $letters }.
error-metromania-no_destination = { $cell } is no destination. Leave out “={ $letter }”.
error-metromania-dead_end = { $closes ->
    [0] A turn digs as many tunnels as it can. That way { $reached } in all, another way { $required }: { $example }.
   *[other] Line { $closes } can’t be completed yet: the turn would end after { $reached } of { $required } { PLURAL($required, "tunnel/tunnels") }. Dig on first: { $example }.
 }
error-metromania-supply_empty = There are no stations left. Dig tunnels instead.
error-metromania-not_on_line = { $vertex } isn’t on your line { $line }. Choose a vertex of that line.
error-metromania-station_exists = There is a station at { $vertex } already. Choose another vertex.
error-metromania-not_between = An intermediate station lies between two stations of its line. The start marker counts as one. Possible: { $vertices }.
error-metromania-no_bonus = No bonus station is due. Dig or build instead.
error-metromania-cannot_pass = You can’t pass yet. You can still { $what }.
error-metromania-markers_need_three = “Corrupt municipality” and “No corruption” need 3 or 4 seats. Choose open markers.
error-metromania-too_many_steps = A dig has at most { $most } { PLURAL($most, "step/steps") }: three tunnels and the bonus stations of lines it completes.
error-metromania-map_too_much = Line { $line } of the map file is too much. A map has at most { $lines } { PLURAL($lines, "line/lines") } of { $chars } { PLURAL($chars, "character/characters") }. Its lists are no deeper than in the original map.
error-metromania-map_toml = I can’t read line { $line } of the map file as TOML. Correct it and send it again.
error-metromania-map_missing = “{ $key }” is missing in the map file, at line { $line }. Add it and send it again.
error-metromania-map_value = Line { $line } of the map file: “{ $key }” can’t have that value. Compare the original map.
error-metromania-map_side_length = Line { $line } of the map file: the city must have sides of { $length } { PLURAL($length, "cell/cells") }.
error-metromania-map_meaning = Line { $line } of the map file: “{ $symbol }” is no single sign with a known meaning.
error-metromania-map_border_count = Line { $line } of the map file: the border needs { $sides } { PLURAL($sides, "side/sides") }.
error-metromania-map_border = Line { $line } of the map file: “{ $text }” is no side. A side has 5 places: S, X or a dot.
error-metromania-map_piece_count = Line { $line } of the map file: there must be { $pieces } { PLURAL($pieces, "piece/pieces") }.
error-metromania-map_piece_repeated = Line { $line } of the map file: there are two pieces called “{ $piece }”.
error-metromania-map_rows = Line { $line } of the map file: piece { $piece } needs { $rows } { PLURAL($rows, "row/rows") }.
error-metromania-map_row = Line { $line } of the map file: row { $row } of piece { $piece } needs { $cells } { PLURAL($cells, "cell/cells") }.
error-metromania-map_symbol = Line { $line } of the map file: “{ $symbol }” in row { $row } of piece { $piece } has no meaning.
error-metromania-map_too_few = Line { $line } of the map file: at least { $needed } { PLURAL($needed, "cell/cells") } must be { $kind }, there are { $count }.
error-metromania-map_one = Line { $line } of the map file: there must be exactly one { $kind }, not { $count }.
error-metromania-map_arrows = Line { $line } of the map file: at least { $needed } { PLURAL($needed, "space/spaces") } are needed of the kind { $kind }, there are { $count }.
error-metromania-layout_count = A layout names { $pieces } { PLURAL($pieces, "piece/pieces") }, not { $count }. Like this: P3.0 P1.2 P6.1 P2.0 P5.1 P4.2
error-metromania-layout_entry = I can’t read “{ $entry }” as a piece with its turns (0, 1 or 2). Like this: P3.0
error-metromania-layout_piece = This map has no piece “{ $piece }”. Use the names in its file.
error-metromania-layout_repeated = Piece { $piece } is named twice. Name each piece once.

## Warnings about maps

metromania-map-side_without = Side { $side } has no { $kind }.
metromania-map-park_at_lake = The park ({ $park }) and the lake ({ $lake }) touch.
metromania-map-unreachable = From { $start } a line can hardly reach { $exits }.

## What seats have in numbers

metromania-tally-points = points
metromania-tally-tunnels = tunnels of line { $line }
metromania-tally-markers = markers in hand

## Statistics

metromania-stat-longest = Longest line
metromania-stat-stations = Stations built
metromania-stat-lines = Lines completed

## What only logs of earlier versions tell

metromania-event-left-before = { $seat } leaves the table.
