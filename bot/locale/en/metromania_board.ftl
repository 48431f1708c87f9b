# Captions of the pictures: short, one line each.

metromania-board-round = Round { $round }
metromania-board-final_round = Last turns
metromania-board-over = Final
metromania-board-preview = { $title } · Preview
metromania-board-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}

metromania-board-last = Last turn
metromania-board-passed = Pass
metromania-board-drafted = This turn
metromania-board-dig = Tunnels you can dig next
metromania-board-build = Where a station may go
metromania-board-buttons = { $count ->
    [one] Letter { $first }
   *[other] Letters { $first }–{ $last }
}
metromania-board-others = Others: { $buttons }
metromania-board-so_far = So far: { $places }

metromania-board-kind-R = Residential
metromania-board-kind-C = Commercial
metromania-board-kind-E = Entertainment

metromania-board-status-complete = Complete
metromania-board-status-blocked = Blocked
metromania-board-status-unstarted = Not started
metromania-board-left = left
metromania-board-tunnels_left = { $count ->
    [one] tunnel left
   *[other] tunnels left
}
metromania-board-to_place = Markers to place
metromania-board-all_placed = All markers placed
metromania-board-stations = { $count ->
    [one] station
   *[other] stations
}
metromania-board-closed = Complete · blocked
metromania-board-markers = Your markers
metromania-board-private = Only you can see this

metromania-board-trips = Test trips
metromania-board-trips_rule = All fastest routes · 1 minute a ride · 3 minutes a change
metromania-board-fastest = Fastest trip · { $count } min
metromania-board-minutes = { $count } min
metromania-board-impossible = Impossible
metromania-board-unplaced = Marker not placed
metromania-board-unserved = No station
metromania-board-no_route = No route
metromania-board-no_points = No points
metromania-board-park_lake = Park – lake
metromania-board-final = Final scores
metromania-look-map = The map with the names of all vertices:
