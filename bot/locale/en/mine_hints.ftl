# Why a robot would make a move.

mine-reason-free = It costs no energy.
mine-reason-all_energy = It uses all of your energy ({ $energy }).
mine-reason-step = With { $total } { $resource } you reach the next step: { SIGNED($points) } points.
mine-reason-towards = { $missing ->
    [one] { SIGNED($count) } { $resource }: one more brings { $points } { PLURAL($points, "point/points") }.
   *[other] { SIGNED($count) } { $resource }: { $missing } more bring { $points } { PLURAL($points, "point/points") }.
}
mine-reason-resource = { SIGNED($count) } { $resource }, { $total } in all.
mine-reason-points = { $points ->
    [one] The card is worth a point at the end.
   *[other] The card is worth { $points } points at the end.
}
mine-reason-fits = It counts for your corporate goal { $goal }: { $have } of { $need }.
mine-reason-every_period = { $periods ->
    [one] You can still use it in one more period. { $does }
   *[other] You can still use it in { $periods } more periods. { $does }
}
mine-reason-goal = { $points ->
    [one] The goal is worth a point once it is flipped.
   *[other] The goal is worth { $points } points once it is flipped.
}
mine-reason-tokens = There is time for the tokens that it needs ({ $count }).
mine-reason-token = { $missing ->
    [one] One token more flips the goal: { $points } { PLURAL($points, "point/points") }.
   *[other] { $missing } tokens flip the goal: { $points } { PLURAL($points, "point/points") }.
}
mine-reason-corporation = Worth { $points } { PLURAL($points, "point/points") }, and met in about { $share } of 100 games.
mine-reason-joins = It costs { $points } { PLURAL($points, "point/points") }, and a turn brings more.
mine-reason-stays = It would cost { $points } { PLURAL($points, "point/points") }, and a turn brings hardly more.
mine-reason-no_redraw = { $points ->
    [one] A new hand would cost a point.
   *[other] A new hand would cost { $points } points.
}
mine-reason-nothing_pays = Nothing that you can do now is worth more than it costs.
mine-reason-nothing_picked = None of these is worth having.
mine-reason-discard_pays = { $card } pays when it is discarded. { $does }
mine-reason-least = You miss { $card } least.
