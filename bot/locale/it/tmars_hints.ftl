# Perché un robot farebbe una mossa.

tmars-reason-production = { $generations ->
    [one] { SIGNED($count) } di { $production } per un’altra generazione.
   *[other] { SIGNED($count) } di { $production } per circa { $generations } generazioni.
}
tmars-reason-at_the_end = Alla fine: { $points }.
tmars-reason-points = { $points ->
    [one] Un punto alla fine.
   *[other] { $points } punti alla fine.
}
tmars-reason-action = Un’azione per ogni generazione: { $does }.
tmars-reason-action_now = L’azione: { $does }.
tmars-reason-start = { $card } comincia con { $count } M€.
tmars-reason-towards = Ti avvicini al traguardo { $milestone }: { $have } su { $need }.
tmars-reason-milestone = 5 punti per { $price } M€.
tmars-reason-milestones_left = { $count ->
    [0] È l’ultimo traguardo che si possa ancora reclamare.
    [one] Dopo se ne può reclamare solo un altro.
   *[other] Dopo se ne possono reclamare altri { $count }.
}
tmars-reason-rival_ready = Anche { $owner } lo può reclamare.
tmars-reason-rival_close = { $missing ->
    [one] Ne manca { $missing } { AD($owner) } { $owner }.
   *[other] Ne mancano { $missing } { AD($owner) } { $owner }.
}
tmars-reason-award = Chi è in testa alla fine ha 5 punti, per { $price } M€ adesso.
tmars-reason-award_lead = Nel riconoscimento { $award } sei in testa di { $by }.
tmars-reason-award_level = Nel riconoscimento { $award } sei alla pari con { $owner }.
tmars-reason-award_behind = Nel riconoscimento { $award } è in testa { $owner }, di { $by }.
tmars-reason-raises-oxygen = +1 ossigeno, e con esso +1 TT.
tmars-reason-raises-temperature = +1 passo di temperatura, e con esso +1 TT.
tmars-reason-raises-oceans = Un oceano, e con esso +1 TT.
tmars-reason-patents = Quelle carte ti rendono meno dei M€.
tmars-reason-oceans = Gli oceani accanto danno { $count } M€.
tmars-reason-own_cities = { $count ->
    [one] Dà anche un punto alla tua città accanto.
   *[other] Dà anche { $count } punti alle tue città accanto.
}
tmars-reason-greeneries = { $count ->
    [one] La vegetazione accanto vale un punto.
   *[other] Le vegetazioni accanto valgono { $count } punti.
}
tmars-reason-room = Intorno c’è posto per la vegetazione.
tmars-reason-bonus = Sulla casella: { $bonus }.
tmars-reason-bonus-steel = { $count } acciaio
tmars-reason-bonus-titanium = { $count } titanio
tmars-reason-bonus-plant = { $count ->
    [one] una pianta
   *[other] { $count } piante
}
tmars-reason-bonus-heat = { $count } calore
tmars-reason-bonus-card = { $count ->
    [one] una carta
   *[other] { $count } carte
}
tmars-reason-bonus-ocean_for_6_mc = un oceano per 6 M€
tmars-reason-card = { $card } · { $fact }
tmars-reason-nothing_pays = Niente di ciò che resta vale più di quanto costa.
tmars-reason-each_generation = Ogni azione vale una volta per generazione, poi torna nella prossima.
tmars-reason-least = { $card } è quella che ti serve meno.
