# Why a robot would make a move.

tmars-reason-production = { $generations ->
    [one] { SIGNED($count) } { $production } for one more generation.
   *[other] { SIGNED($count) } { $production } for about { $generations } generations.
}
tmars-reason-at_the_end = At the end: { $points }.
tmars-reason-points = { $points ->
    [one] A point at the end.
   *[other] { $points } points at the end.
}
tmars-reason-action = An action for every generation: { $does }.
tmars-reason-action_now = The action: { $does }.
tmars-reason-start = { $card } starts with { $count } M€.
tmars-reason-towards = { $milestone } comes nearer: { $have } of { $need }.
tmars-reason-milestone = 5 points for { $price } M€.
tmars-reason-milestones_left = { $count ->
    [0] It is the last milestone that can be claimed.
    [one] Only one more milestone can be claimed afterwards.
   *[other] { $count } more milestones can be claimed afterwards.
}
tmars-reason-rival_ready = { $owner } could claim it too.
tmars-reason-rival_close = { $missing ->
    [one] { $owner } is one short of it.
   *[other] { $owner } is { $missing } short of it.
}
tmars-reason-award = Whoever leads at the end has 5 points, for { $price } M€ now.
tmars-reason-award_lead = You lead { $award } by { $by }.
tmars-reason-award_level = You and { $owner } are level in { $award }.
tmars-reason-award_behind = { $owner } leads { $award } by { $by }.
tmars-reason-raises-oxygen = +1 oxygen, and with it +1 terraform rating.
tmars-reason-raises-temperature = +1 step of temperature, and with it +1 terraform rating.
tmars-reason-raises-oceans = An ocean, and with it +1 terraform rating.
tmars-reason-patents = Those cards bring you less than the M€ does.
tmars-reason-oceans = Oceans beside it pay { $count } M€.
tmars-reason-own_cities = { $count ->
    [one] It also scores a point for your city beside it.
   *[other] It also scores { $count } points for your cities beside it.
}
tmars-reason-greeneries = { $count ->
    [one] The greenery beside it scores a point.
   *[other] The greeneries beside it score { $count } points.
}
tmars-reason-room = There is room for greeneries around it.
tmars-reason-bonus = Printed there: { $bonus }.
tmars-reason-bonus-steel = { $count ->
    [one] 1 steel
   *[other] { $count } steel
}
tmars-reason-bonus-titanium = { $count ->
    [one] 1 titanium
   *[other] { $count } titanium
}
tmars-reason-bonus-plant = { $count ->
    [one] a plant
   *[other] { $count } plants
}
tmars-reason-bonus-heat = { $count ->
    [one] 1 heat
   *[other] { $count } heat
}
tmars-reason-bonus-card = { $count ->
    [one] a card
   *[other] { $count } cards
}
tmars-reason-bonus-ocean_for_6_mc = an ocean for 6 M€
tmars-reason-card = { $card } · { $fact }
tmars-reason-nothing_pays = Nothing that is left now is worth more than it costs.
tmars-reason-each_generation = Each action can be taken once a generation, and then again in the next one.
tmars-reason-least = { $card } is worth least to you.
