# Chi può iscriversi: codici, affidabilità e rating.

tournament-button-code = Codice d’ingresso
tournament-field_code = Codice
tournament-field_code_hint = Si scrive dopo /{ cmd-tournament } { cmd-tournament-join } { cmd-tournament-join-code }: · Vuoto: nessun codice
tournament-more_reliability = Solo con affidabilità di almeno { $count }%
tournament-more_reliability_any = Qualsiasi affidabilità
tournament-more_rating_least = Solo con rating di almeno { $count }
tournament-more_rating_least_any = Nessun rating minimo
tournament-more_rating_most = Solo con rating di al massimo { $count }
tournament-more_rating_most_any = Nessun rating massimo
tournament-more_invited = Solo persone scelte: fino a 25
tournament-eligible-invited_list = chi ha ricevuto l’invito di chi organizza
tournament-eligible-invited_both = chi ha ricevuto l’invito di chi organizza, o ne ha il codice
tournament-eligible-code = chi ha il codice di chi organizza
tournament-eligible-reliability = chi ha un’affidabilità di almeno { $least }%
tournament-eligible-rating_least = chi ha un rating di almeno { $rating } in questo gioco
tournament-eligible-rating_most = chi ha un rating di al massimo { $rating } in questo gioco

error-tournament-code_needed = Questo torneo chiede un codice. Fattelo dare da chi organizza, poi: `/{ cmd-tournament } { cmd-tournament-join } { cmd-tournament-join-code }:`
error-tournament-code_wrong = Il codice non è quello. Chiedi a chi organizza, poi: `/{ cmd-tournament } { cmd-tournament-join } { cmd-tournament-join-code }:`
error-tournament-code_unfit = Un codice ha da { $least } a { $most } lettere. Scegline un altro.
