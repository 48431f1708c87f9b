# Didascalie delle immagini: brevi, una riga ciascuna.

mine-board-stage-corporate = Scegli l’obiettivo
mine-board-stage-enter = Entri nella transizione?
mine-board-stage-mulligan = Tieni la mano o la ripeschi?
mine-board-stage-decision = Una scelta da fare
mine-board-phase-goals = Fase degli obiettivi
mine-board-phase-play = Fase di gioco delle carte
mine-board-phase-buy = Fase di acquisto
mine-board-won = { $count ->
    [one] Vince { $winners }!
   *[other] Vincono { $winners }!
}

mine-board-did-bought = Compra { $card }
mine-board-did-put_down = Gioca { $card }
mine-board-did-used = Usa { $card }
mine-board-did-nothing = Non fa nulla
mine-board-period = Periodo
mine-board-transition = Transizione
mine-board-round = Giro { $number }
mine-board-last_round = Ultimo giro

mine-board-active = Attivo
mine-board-passive = Passivo
mine-board-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
mine-board-when_met = a condizione raggiunta

mine-board-no_goals = Ancora nessun obiettivo pubblico

mine-board-in_play = In gioco
mine-board-nothing_in_play = Nessuna carta giocata
mine-board-deck_cards = Nel tuo mazzo
mine-board-deck_none = Il tuo mazzo è vuoto
mine-board-deck_top = In cima: { $cards }
mine-board-deck_bottom = In fondo: { $cards }
mine-board-empty_hand = Nessuna carta in mano
mine-board-flipped_goal = Girato
mine-board-used_goal = Usato in questo turno
mine-board-corporate = Il tuo obiettivo aziendale
mine-board-choose_from = Scegli tra queste
mine-board-looked_at = Stai guardando queste

mine-board-total = Totale

mine-look-goals = Gli obiettivi pubblici di tutti
mine-board-periods = { $count } { PLURAL($count, "periodo/periodi") }
