metromania-title = Metromania
metromania-tagline = Dig two metro lines under one city, and be on the fastest way when it goes travelling.

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
metromania-option-markers-open = Open: everybody sees all letters
metromania-option-markers-hidden = Corrupt municipality: letters in hand are secret (3–4 seats)
metromania-option-markers-fixed = No corruption: fixed hands (3–4 seats)
metromania-option-layout = City pieces
metromania-option-layout-random = Shuffled and turned at random
metromania-option-layout-identity = As numbered, none turned
metromania-option-layout-own = as written: { $layout }
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
metromania-option-impossible_trip-penalty = Those to blame lose 6 points
metromania-option-impossible_trip-compensation = All others gain 6 points
metromania-option-final_round = Last turns
metromania-option-final_round-preset = As in the chosen rules
metromania-option-final_round-always = After any end of construction
metromania-option-final_round-blocked_only = Only after complete and blocked lines
metromania-option-station_between = Intermediate stations only between stations
metromania-option-station_between-preset = As in the chosen rules
metromania-option-station_between-true = Yes
metromania-option-station_between-false = No, anywhere on the line
metromania-option-station_points = Station points go to
metromania-option-station_points-preset = As in the chosen rules
metromania-option-station_points-builder = Whoever's turn it is
metromania-option-station_points-owners = Everybody with a line there
metromania-option-empty_supply = A tunnel that needs a station when none is left
metromania-option-empty_supply-preset = As in the chosen rules
metromania-option-empty_supply-forbid = Cannot be dug
metromania-option-empty_supply-skip = Is dug without a station
metromania-option-split_at_line_end = A station where a line leaves another's end
metromania-option-split_at_line_end-preset = As in the chosen rules
metromania-option-split_at_line_end-true = At once
metromania-option-split_at_line_end-false = Once the other line goes on
metromania-option-last_line = The last line
metromania-option-last_line-longest = Needs as many tunnels as are possible
metromania-option-last_line-free = Is completed at any time

## Moves and forms

metromania-verb-dig = Dig tunnels
metromania-verb-station = Build a station
metromania-verb-bonus = Bonus station
metromania-verb-pass = Pass
metromania-field-dig-first = First step
metromania-field-dig-second = Second step
metromania-field-dig-third = Third step
metromania-field-dig-fourth = Fourth step
metromania-field-dig-fifth = Fifth step
metromania-field-station-line = On which line
metromania-field-station-vertex = Where the station goes
metromania-field-bonus-vertex = Where the bonus station goes
metromania-asked-construction = Dig three tunnels or build an intermediate station.
metromania-asked-final_round = This is your last turn: dig three tunnels or build an intermediate station.
metromania-asked-dig_on = { $dug } of { $most } tunnels dug: dig on.
metromania-asked-bonus = Line { $line } is complete. Place its bonus station or decline it.

## Pieces of texts

metromania-text-choice_tunnel = line { $line } → { $vertex } via { $cell }
metromania-text-choice_start = start line { $line } at { $cell } → { $vertex }
metromania-text-choice_exit = complete line { $line } at { $cell }
metromania-text-choice_marker = line { $line } → { $vertex } via { $cell } ({ $kind }: { $letter })
metromania-text-choice_station = station at { $vertex }
metromania-text-choice_no_bonus = No bonus station
metromania-text-note_stations = { $count ->
    [one] New station at { $vertices }
   *[other] New stations at { $vertices }
 }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
metromania-text-note_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
metromania-text-stop = Stop here for now ({ $dug } of { $most } dug)
metromania-text-done = The turn is complete
metromania-text-line = Line { $line }
metromania-text-can_dig = dig
metromania-text-can_build = build a station
metromania-part-stations = Stations
metromania-part-lines = Unfinished lines
metromania-part-trips = Trips A–F
metromania-part-park_lake = Park and lake

## What happens

metromania-event-started = { $seat } starts line { $line } at { $cell }, to { $vertex }.
metromania-event-dug = { $seat } digs line { $line } through { $cell } to { $vertex }.
metromania-event-marker = { $seat } places marker { $letter } on { $cell } ({ $kind }).
metromania-event-completed = { $seat } completes line { $line } at { $cell } with { $tunnels } tunnels.
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
metromania-reason-outright = { $seat } wins with { $total } points.
metromania-reason-lines = { $seat } wins a tie at { $total } points, with more complete lines ({ $count }).
metromania-reason-tunnels = { $seat } wins a tie at { $total } points, with more tunnels ({ $count }).
metromania-reason-shared = { $seats } share the victory at { $total } points.

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
metromania-text-marks = Tunnels to choose from: { $tunnels }.
metromania-text-vertex_marks = Places for the station: { $vertices }.
metromania-text-mark = { $letter }: { $what }
metromania-text-seat = { $seat }: score { $score }; { $first }; { $second }; markers in hand: { $markers }.
metromania-text-status-unstarted = line { $line } not started
metromania-text-status-running = line { $line } open, { $left ->
    [one] { $left } tunnel
   *[other] { $left } tunnels
 } left
metromania-text-status-blocked = line { $line } blocked, { $left ->
    [one] { $left } tunnel
   *[other] { $left } tunnels
 } left
metromania-text-status-complete = line { $line } complete
metromania-text-marker = { $kind } { $letter }
metromania-text-stocks = Stations left: { $supply } of 30. Complete and blocked lines: { $closed }; construction ends at { $limit }.
metromania-text-stations = Stations at { $vertices }.
metromania-text-placed = { $cell } { $kind } { $letter } of { $seat }
metromania-text-all_placed = Markers on the map: { $markers }.
metromania-text-trip_letter = Trip { $letter }
metromania-text-trip_park_lake = Trip from park to lake
metromania-text-end = { $kind } { $cell }
metromania-text-end_unserved = { $kind } { $cell } (no station)
metromania-text-end_unplaced = { $kind } (never placed)
metromania-text-hop = line { $line } of { $seat } { $start }–{ $end }
metromania-text-seat_points = { $seat } { SIGNED($points) }
metromania-text-trip = { $name }, { $one } to { $other }: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }, by { $hops }. Points: { $points }.
metromania-text-trip_at_once = { $name }, { $one } to { $other }: one station touches both. Points: { $points }.
metromania-text-impossible_trip = { $name }, { $one } to { $other }: impossible. Points: { $points }.
metromania-text-leg = { $cell } to { $end }
metromania-text-whole_line = Line { $line } of { $seat }: { $tunnels }.
metromania-text-map = Map: { $title }.
metromania-text-printed = Destinations, { $kind }: { $cells }.
metromania-text-sight = { $kind }: { $cells }
metromania-text-arrows-S = White arrows, where lines start: { $spaces }.
metromania-text-arrows-X = Black arrows, where lines end: { $spaces }.
metromania-text-rule = { $name }: { $choice }
metromania-text-rules = Rules in force: { $rules }.

## Refusals

error-metromania-syntax = I could not read “{ $token }”. Write tunnels as line:CELL>vertex, for example 1:C7>v26.
error-metromania-unknown_cell = There is no cell “{ $cell }”. Cells are A1–J11; start spaces look like S11, exit spaces like X34.
error-metromania-unknown_vertex = There is no vertex “{ $vertex }”. Vertices are v1–v91.
error-metromania-unknown_line = You have line 1 and line 2 only.
error-metromania-ambiguous = “{ $token }” fits several tunnels: { $candidates }. Please name cell and vertex.
error-metromania-bonus_pending = Line { $line } is complete. First place its bonus station (+vertex) or decline (+none).
error-metromania-turn_used = You have already used your action this turn.
error-metromania-line_done = Line { $line } is complete and cannot be changed any more.
error-metromania-no_tunnels = Line { $line } has no tunnels left ({ $tunnels } used).
error-metromania-not_started = Line { $line } has not been started.
error-metromania-one_start_first_turn = On your first turn you may start only one line.
error-metromania-start_order = Start line 1 before line 2.
error-metromania-start_cell = A line must start on a free white arrow: { $cells }.
error-metromania-start_side = Line 2 may not start on side { $side }: line 1 started on side { $first }, so sides { $before }, { $first } and { $after } are closed.
error-metromania-arrow_misuse = { $cell } is an arrow space: it can only hold the first tunnel (white) or the last tunnel (black) of a line.
error-metromania-not_at_head = Line { $line } ends at { $head }; cell { $cell } does not touch that point.
error-metromania-not_corner = { $vertex } is not a corner of { $cell } that the rail can reach from { $head }.
error-metromania-occupied = { $count ->
    [0] { $cell } already holds a tunnel.
   *[other] { $cell } already holds a tunnel. (The other cell of that edge is { $others }.)
 }
error-metromania-park_lake = { $cell } is the { $kind }; no tunnel may be dug there.
error-metromania-loop = Line { $line } already passes { $vertex }; a line may not loop or double back.
error-metromania-acute = Line { $line } would turn by 60° at { $head }. Sharp turns are allowed only at a station.
error-metromania-end_side = Line { $line } started on side { $first }; it may not end on sides { $before }, { $first } and { $after } while an exit on another side is free.
error-metromania-no_station_left = { $needed ->
    [one] This tunnel would need { $needed } station, but there are { $left } left.
   *[other] This tunnel would need { $needed } stations, but there are { $left } left.
 }
error-metromania-one_marker = You may place only one destination marker per turn.
error-metromania-no_marker = { $named ->
    [0] { $cell } is { $kind }; you have no { $kind } marker to place there.
   *[other] { $cell } is { $kind }; you have no { $kind } marker { $letter } to place there.
 }
error-metromania-same_letter = { $letter } already lies on { $other }, which touches { $cell }.
error-metromania-letter_required = Choose a letter for { $cell }: { $letters }.
error-metromania-no_destination = { $cell } is not a destination; leave out “={ $letter }”.
error-metromania-dead_end = A turn digs as many tunnels as it can. With that one it would be { $reached } in all, but elsewhere you can dig { $required }, for example { $example }.
error-metromania-supply_empty = There are no stations left.
error-metromania-not_on_line = { $vertex } is not on your line { $line }.
error-metromania-station_exists = There is already a station at { $vertex }.
error-metromania-not_between = An intermediate station must lie between two stations of the line (the start marker counts). Possible: { $vertices }.
error-metromania-no_bonus = No bonus station is due.
error-metromania-cannot_pass = You can still { $what }; passing is not allowed.
error-metromania-markers_need_three = “Corrupt municipality” and “No corruption” need 3 or 4 seats. Choose open markers.
error-metromania-too_many_steps = A dig has at most { $most } steps: three tunnels and the bonus stations of lines it completes.
error-metromania-map_too_much = Line { $line } of the map file is more than a map can hold: at most { $lines } lines of { $chars } characters, and lists no deeper than in the original map.
error-metromania-map_toml = Line { $line } of the map file cannot be read as TOML.
error-metromania-map_missing = “{ $key }” is missing in the map file, at line { $line }.
error-metromania-map_value = Line { $line } of the map file: “{ $key }” has a value that is not possible.
error-metromania-map_side_length = Line { $line } of the map file: the city must have sides of { $length } cells.
error-metromania-map_meaning = Line { $line } of the map file: “{ $symbol }” is no single sign with a known meaning.
error-metromania-map_border_count = Line { $line } of the map file: the border needs { $sides } sides.
error-metromania-map_border = Line { $line } of the map file: “{ $text }” is no side. A side has 5 places: S, X or a dot.
error-metromania-map_piece_count = Line { $line } of the map file: there must be { $pieces } pieces.
error-metromania-map_piece_repeated = Line { $line } of the map file: there are two pieces called “{ $piece }”.
error-metromania-map_rows = Line { $line } of the map file: piece { $piece } needs { $rows } rows.
error-metromania-map_row = Line { $line } of the map file: row { $row } of piece { $piece } needs { $cells } cells.
error-metromania-map_symbol = Line { $line } of the map file: “{ $symbol }” in row { $row } of piece { $piece } has no meaning.
error-metromania-map_too_few = Line { $line } of the map file: at least { $needed } cells must be { $kind }, there are { $count }.
error-metromania-map_one = Line { $line } of the map file: there must be exactly one { $kind }, not { $count }.
error-metromania-map_arrows = Line { $line } of the map file: at least { $needed } spaces are needed of the kind { $kind }, there are { $count }.
error-metromania-layout_count = A layout names { $pieces } pieces, not { $count }. Write it like P3.0 P1.2 P6.1 P2.0 P5.1 P4.2
error-metromania-layout_entry = “{ $entry }” is no piece with its turns (0, 1 or 2). Write it like P3.0
error-metromania-layout_piece = This map has no piece “{ $piece }”.
error-metromania-layout_repeated = Piece { $piece } is named twice.

## Warnings about maps

metromania-map-side_without = Side { $side } has no { $kind }.
metromania-map-park_at_lake = The park ({ $park }) and the lake ({ $lake }) touch.
metromania-map-unreachable = From { $start } a line can hardly reach { $exits }.
