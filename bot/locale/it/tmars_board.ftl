# Didascalie delle immagini: brevi, una riga ciascuna.

tmars-board-to_act = ora gioca
tmars-board-both = { $first } · { $second }
tmars-board-passed = passa
tmars-board-generation = Gen.
tmars-board-action_of = azione { $n } di 2
tmars-board-action_more = azione { $n }
tmars-board-stage-start = mani iniziali
tmars-board-stage-preludes = preludi
tmars-board-stage-draft = draft
tmars-board-stage-research = ricerca
tmars-board-stage-question = una scelta da fare
tmars-board-stage-end = fine del turno
tmars-board-stage-final = ultime vegetazioni
tmars-board-won = { $count ->
    [one] Vince { $winners }!
   *[other] Vincono { $winners }!
}
tmars-board-lost_to_bot = Vince MarsBot!
tmars-board-lost_alone = Marte non è pronto in tempo
tmars-board-lost_rating = TT { $goal } non raggiunto

tmars-board-did-at = { $what } · { $space }
tmars-board-did-card = Gioca { $subject }
tmars-board-did-project = { $subject }
tmars-board-did-action = Usa { $subject }
tmars-board-did-convert_heat = Calore in temperatura
tmars-board-did-milestone = Reclama { $subject }
tmars-board-did-award = Finanzia { $subject }
tmars-board-did-first = Prima azione: { $subject }
tmars-board-did-prelude = Preludio { $subject }
tmars-board-did-corporation = Fonda { $subject }
tmars-board-did-trigger = Effetto di { $subject }
tmars-board-did-pass = Passa
tmars-board-did-research = Compra carte
tmars-board-did-no_research = Non compra carte
tmars-board-did-production = Produzione
tmars-board-did-bot = MarsBot · { $subject }
tmars-board-did-bot_moves = MarsBot muove i segnalini
tmars-board-did-bot_pass = Passa
tmars-board-raised-oxygen = { $before } → { $after }%
tmars-board-raised-temperature = { $before } → { $after } °C
tmars-board-raised-oceans = { $before } → { $after }
tmars-board-log = Ultime mosse

tmars-board-percent = { $n }%
tmars-board-goal_temperature = → +{ $goal } °C
tmars-board-goal_oxygen = → { $goal }%
tmars-board-oceans = oceani
tmars-board-ganymede = Ganimede
tmars-board-phobos = Phobos

tmars-board-milestones = Traguardi
tmars-board-awards = Riconoscimenti
tmars-board-goals_price = { $count } · { $price } M€
tmars-board-mc = { $n } M€
tmars-board-task = Tutti e tre completi entro la generazione { $generation }
tmars-board-rating_task = TT { $goal } entro la generazione { $generation }

tmars-board-tokens = gettoni
tmars-board-pile = carte rimaste
tmars-board-used = carte usate
tmars-board-level-normal = Normale
tmars-board-level-hard = Difficile
tmars-board-bot_line = { $level } · generazione { $generation }
tmars-board-bot_turn = Carte del suo ultimo turno
tmars-board-bot_no_turn = Ancora nessun turno
tmars-board-bot_pile = { $pile ->
    [0] nessuna carta rimasta in questa generazione
    [one] 1 carta rimasta in questa generazione
   *[other] { $pile } carte rimaste in questa generazione
}
tmars-board-bot-blank = niente
tmars-board-bot-no_card = Senza carta
tmars-board-bot-no_tag = nessun tag
tmars-board-bot-move = { $track } { $space }
tmars-board-no_marsbot = MarsBot non è a questo tavolo
tmars-board-no_goals = A questo tavolo non ci sono traguardi né riconoscimenti
tmars-board-no_seat = A questo tavolo non c’è il posto { $seat }

tmars-board-asked_space = Scegli uno spazio
tmars-board-more_spaces = { $n ->
    [one] e un altro
   *[other] e altri { $n }
}
tmars-board-last = Ultima mossa
tmars-board-places = Luoghi
tmars-board-none_yet = Ancora niente
tmars-board-more = { $count ->
    [one] un’altra scelta
   *[other] altre { $count } scelte
} nel menu
tmars-board-tableau = Carte in gioco
tmars-board-no_cards = Ancora nessuna carta in gioco
tmars-board-events = { $n ->
    [one] 1 evento
   *[other] { $n } eventi
}

tmars-look-details = Tutto su un unico tabellone grande
tmars-look-tracks = I prossimi passi di MarsBot
tmars-look-goals = Traguardi e riconoscimenti
tmars-look-map = La mappa
tmars-look-marsbot = MarsBot e le carte del suo ultimo turno
tmars-look-seat1 = Carte del primo posto
tmars-look-seat2 = Carte del secondo posto
tmars-look-seat3 = Carte del terzo posto
tmars-look-seat4 = Carte del quarto posto
tmars-look-seat5 = Carte del quinto posto
