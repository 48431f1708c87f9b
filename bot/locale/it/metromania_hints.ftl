# Perché un robot farebbe una mossa.

metromania-reason-stations = { $count ->
    [one] La stazione in { $vertices } dà { $points } { PLURAL($points, "punto/punti") } stazione.
   *[other] Le stazioni in { $vertices } danno { $points } { PLURAL($points, "punto/punti") } stazione.
}
metromania-reason-complete = La linea { $line } è completa: tieni metà dei punti stazione.
metromania-reason-both_complete = Anche la linea { $line } è completa: tieni tutti i punti stazione.
metromania-reason-begun = La linea { $line } comincia, a { $left } tunnel da un’uscita.
metromania-reason-nearer = { $left ->
    [one] La linea { $line } è a un tunnel da un’uscita.
   *[other] La linea { $line } si avvicina a un’uscita: mancano { $left } tunnel.
}
metromania-reason-placed = Il tuo indicatore è sulla mappa: { $marker }.
metromania-reason-placed_served = Il tuo indicatore è subito accanto a una stazione: { $marker }.
metromania-reason-served = Una stazione raggiunge il tuo indicatore: { $marker }.
metromania-reason-trip = Con la mappa di adesso il viaggio { $letter } ti dà { $points } { PLURAL($points, "punto/punti") }.
metromania-reason-sights = Con la mappa di adesso il viaggio dal parco al lago ti dà { $points } { PLURAL($points, "punto/punti") }.
