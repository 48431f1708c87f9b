# Captions of the pictures: short, one line each.

metromania-board-round = Round { $round }
metromania-board-final_round = Last turns
metromania-board-over = Final
metromania-board-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}

metromania-board-passed = Pass

metromania-board-kind-R = Residential
metromania-board-kind-C = Commercial
metromania-board-kind-E = Entertainment

metromania-board-status-complete = Complete
metromania-board-status-blocked = Blocked
metromania-board-status-unstarted = Not started
metromania-board-left = left
metromania-board-stations = { $count ->
    [one] station left
   *[other] stations left
}
metromania-board-closed = lines ended
metromania-board-markers = Your markers
metromania-board-private = Only you can see this

metromania-board-fastest = Fastest trip · { $count } min
metromania-board-minutes = { $count } min
metromania-board-minute = min
metromania-board-impossible = Impossible
metromania-board-unplaced = Marker not placed
metromania-board-unserved = No station
metromania-board-no_route = No route
metromania-board-no_points = No points
metromania-board-park_lake = Park – lake
metromania-look-map = The map with the names of all cells and corners:

## The picture of a panel

metromania-focus-tunnels = { $count } { PLURAL($count, "tunnel/tunnels") }
metromania-focus-more = +{ $count }: “More…”
metromania-focus-routes = Which route?
metromania-focus-stations = Which corner?
metromania-focus-kind-R = houses
metromania-focus-kind-C = shops
metromania-focus-kind-E = nightlife
