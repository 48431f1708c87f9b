# Perché un robot farebbe una mossa.

mine-reason-free = Non costa energia.
mine-reason-all_energy = Usa tutta la tua energia ({ $energy }).
mine-reason-step = Con { $total } di { $resource } arrivi al gradino successivo: { SIGNED($points) } punti.
mine-reason-towards = { $missing ->
    [one] { CAPITAL($resource) } { SIGNED($count) }: con un altro sono { $points } { PLURAL($points, "punto/punti") }.
   *[other] { CAPITAL($resource) } { SIGNED($count) }: con altri { $missing } sono { $points } { PLURAL($points, "punto/punti") }.
}
mine-reason-resource = { CAPITAL($resource) } { SIGNED($count) }, { $total } in tutto.
mine-reason-points = { $points ->
    [one] La carta vale un punto alla fine.
   *[other] La carta vale { $points } punti alla fine.
}
mine-reason-fits = Conta per il tuo obiettivo aziendale { $goal }: { $have } su { $need }.
mine-reason-every_period = { $periods ->
    [one] La puoi usare per un altro periodo. { $does }
   *[other] La puoi usare per altri { $periods } periodi. { $does }
}
mine-reason-goal = { $points ->
    [one] L’obiettivo vale un punto quando è girato.
   *[other] L’obiettivo vale { $points } punti quando è girato.
}
mine-reason-tokens = C’è tempo per i segnalini che servono ({ $count }).
mine-reason-token = { $missing ->
    [one] Con un altro segnalino l’obiettivo si gira: { $points } { PLURAL($points, "punto/punti") }.
   *[other] Con { $missing } segnalini l’obiettivo si gira: { $points } { PLURAL($points, "punto/punti") }.
}
mine-reason-corporation = Vale { $points } { PLURAL($points, "punto/punti") }, e riesce in circa { $share } partite su 100.
mine-reason-joins = Costa { $points } { PLURAL($points, "punto/punti") }, e una mossa ne porta di più.
mine-reason-stays = Costerebbe { $points } { PLURAL($points, "punto/punti") }, e una mossa ne porta appena altrettanti.
mine-reason-no_redraw = { $points ->
    [one] Una mano nuova costerebbe un punto.
   *[other] Una mano nuova costerebbe { $points } punti.
}
mine-reason-nothing_pays = Niente di ciò che puoi fare ora vale più di quanto costa.
mine-reason-nothing_picked = Nessuna di queste vale la pena.
mine-reason-discard_pays = { $card } rende quando la scarti. { $does }
mine-reason-least = { $card } è la carta che ti serve meno.
