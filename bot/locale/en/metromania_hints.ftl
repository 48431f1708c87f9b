# Why a robot would make a move.

metromania-reason-stations = { $count ->
    [one] The station at { $vertices } brings { $points } station points.
   *[other] The stations at { $vertices } bring { $points } station points.
}
metromania-reason-complete = Line { $line } is complete: you keep half of your station points.
metromania-reason-both_complete = Line { $line } is complete too: you keep all of your station points.
metromania-reason-begun = Line { $line } begins, { $left } { PLURAL($left, "tunnel/tunnels") } from an exit.
metromania-reason-nearer = { $left ->
    [one] Line { $line } is one tunnel from an exit.
   *[other] Line { $line } comes nearer to an exit: { $left } tunnels are left.
}
metromania-reason-placed = Your marker lies on the map: { $marker }.
metromania-reason-placed_served = Your marker lies at a station at once: { $marker }.
metromania-reason-served = A station reaches your marker: { $marker }.
metromania-reason-trip = Trip { $letter } brings you { $points } { PLURAL($points, "point/points") } as the map stands.
metromania-reason-sights = The trip from the park to the lake brings you { $points } { PLURAL($points, "point/points") } as the map stands.
