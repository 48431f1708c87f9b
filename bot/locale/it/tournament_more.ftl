# Le scelte in “Cambia altro”, a gruppi.

tournament-more_group_rounds = Turni
tournament-more_about_rounds = Quanti sono i turni, quanto durano, e se il torneo si ripete.
tournament-more_group_knockout = Eliminazione e gironi
tournament-more_about_knockout = Chi passa, e come si decide un incontro.
tournament-more_group_tables = Tavoli
tournament-more_about_tables = Come si gioca ai tavoli: ritmo, posti e opzioni del gioco.
tournament-more_group_points = Punti
tournament-more_about_points = Quanto valgono i piazzamenti, e che cosa decide a pari punti.
tournament-more_group_pairing = Abbinamenti
tournament-more_about_pairing = Chi incontra chi.
tournament-more_group_entry = Iscrizione
tournament-more_about_entry = Chi può iscriversi, fino a quando, e quanti riposi ci sono.
tournament-more_group_presence = Check-in e arbitri
tournament-more_about_presence = Che cosa succede a chi non c’è, e chi decide sui reclami.
tournament-more_scoring = Punti: { $choice } ({ $points })
tournament-more_scoring_share = Punti: { $choice }
tournament-more_scoring_draws = Punti: vittoria 3, pareggio 1
tournament-scoring-placement = per piazzamento
tournament-scoring-league = da campionato
tournament-scoring-tm = piazzamenti ravvicinati
tournament-scoring-most_wins = prima le vittorie, poi i piazzamenti
tournament-scoring-win = solo le vittorie
tournament-scoring-share = quota dei punti al tavolo
tournament-more_tie = A pari punti, { $place ->
        [1] per prima cosa
        [2] poi
       *[3] infine
    }: { $choice }
tournament-more_bye = Un turno di riposo vale { $choice }
tournament-more_bye_win = una vittoria
tournament-more_bye_second = un secondo posto
tournament-more_bye_mean = un tavolo medio
tournament-more_best_of = { $choice ->
        [one] Conta il tavolo migliore
       *[other] Contano i { $choice } tavoli migliori
    }
tournament-more_best_of_all = Contano tutti i tavoli
tournament-more_advance = Passano in { $choice }
tournament-more_lives = Vite: { $choice }
tournament-more_group = Gironi da { $choice }
tournament-more_pyramid_yes = Divisioni: uno, due, quattro gironi …
tournament-more_pyramid_no = Divisioni: un girone ciascuna
tournament-more_up = Promozioni per girone: { $choice }
tournament-more_down = Retrocessioni per girone: { $choice }
tournament-more_reset_yes = Finale: chi è senza sconfitte deve perdere due volte
tournament-more_reset_no = Finale: una partita sola
tournament-more_bracket_yes = Tabellone: fisso dall’inizio
tournament-more_bracket_no = Tabellone: nuovo a ogni turno
tournament-more_match = { $choice ->
    [1] Decide una sola partita
    [2] Al meglio delle tre partite
   *[other] Al meglio delle cinque partite
}
tournament-more_third_yes = Finale per il terzo posto
tournament-more_third_no = Senza finale per il terzo posto
tournament-more_small_yes = Finalina per i posti dopo la finale
tournament-more_small_no = Senza finalina
tournament-more_twice_yes = Ci si incontra due volte
tournament-more_twice_no = Ci si incontra una volta
tournament-more_odd = Tavoli di altra misura: { $choice }
tournament-more_odd_smaller = più piccoli
tournament-more_odd_larger = più grandi
tournament-more_odd_both = più piccoli o più grandi
tournament-more_through = Fase finale: da ogni tavolo passano in { $choice }
tournament-more_overlap = I turni si accavallano: il prossimo al più tardi { $choice } dopo l’ultimo
tournament-more_overlap_no = Un turno aspetta tutti i tavoli
tournament-more_season_no = Nessuna prossima edizione
tournament-more_season = { $choice ->
    [1] Si ripete da solo ogni settimana
   *[other] Si ripete da solo ogni { $choice } settimane
}
tournament-more_apart = Tieni separate due persone …
tournament-more_blocks_no = I blocchi non contano nei sorteggi
tournament-more_blocks_yes = I sorteggi separano chi si è bloccato
tournament-more_repeats = Stessi avversari: { $choice }
tournament-more_repeats_avoid = meglio evitarli
tournament-more_repeats_allow = ammessi
tournament-more_byes = Riposi a richiesta: { $choice }
tournament-more_remainder = Chi avanza: { $choice }
tournament-more_remainder_short_low = tavoli di altra misura in fondo
tournament-more_remainder_short_high = tavoli di altra misura in testa
tournament-more_remainder_byes = riposa
tournament-more_within = A pari punti si incontrano { $choice }
tournament-more_within_draw = per sorteggio
tournament-more_within_slide = prima metà contro seconda
tournament-more_within_adjacent = vicini in classifica
tournament-more_gap = Da un turno all’altro: almeno { $choice }
tournament-more_gap_none = Il turno dopo segue subito
tournament-more_disputes = Reclami: { $choice } dopo l’ultimo turno
tournament-more_disputes_none = Niente reclami dopo l’ultimo turno
tournament-more_strict_yes = Chi non si presenta è fuori
tournament-more_strict_no = Chi non si presenta gioca il turno dopo
tournament-more_guests_yes = Chi subentra entra in classifica
tournament-more_guests_no = Chi subentra gioca solo quel tavolo
tournament-more_deal_scoring = Scenari: { $choice }
tournament-more_deal_scoring_matchpoints = a confronto con gli altri
tournament-more_deal_scoring_total = somma dei punti
tournament-more_deal_scoring_wins = vittorie
tournament-more_deal_scoring_places = piazzamenti al tavolo
tournament-rules_also = **Inoltre:** { $list }
tournament-button-points = Punti su misura
tournament-field_points = Punti, dal primo posto
tournament-field_points_hint = Un numero per ogni posto ({ $seats }), come 6-3-1-0
tournament-scoring-own = su misura
error-tournament-points_unfit = Scrivi { $seats } numeri da { $most } in giù, dal primo posto, come 6-3-1-0.
