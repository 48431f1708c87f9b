# Le penalità di chi arbitra, nei messaggi.

tournament-ruling_private = ⚖ **Decisione arbitrale** in { $name }: { $what }
    { $referee } non pubblica il motivo.
tournament-call-private_reason = ⚖ **{ $name }:** { $what }
    Il motivo non è pubblicato: { $reason }
tournament-rule-warn = { $player }: ammonizione
tournament-rule-deduct = { $player }: { $points } { PLURAL($points, "punto/punti") } in meno
tournament-rule-disqualify = { $player }: squalifica
tournament-fault-loss = partita persa
tournament-means-loss = { $player } chiude questo tavolo all’ultimo posto.
tournament-penalty_line = ⚖ { $what }
tournament-change-penalty = ⚖ { $what } ({ $reason })
tournament-change-penalty_private = ⚖ { $what }
tournament-me_disqualified = Hai ricevuto una squalifica. Chi arbitra può revocarla: `/{ cmd-referee } { cmd-referee-referees }`
tournament-file_csv_penalties = Le penalità in vigore, in CSV

contest-deducted = Tolti

error-tournament-own_penalty = Riguarda te, quindi decide un’altra persona che arbitra: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-disqualified = Per { $name } vale una squalifica. Solo chi arbitra può revocarla: `/{ cmd-referee } { cmd-referee-undo }`
error-tournament-no_points = Questa fase non si decide a punti. Puoi dare una partita persa: `/{ cmd-referee } { cmd-referee-loss }`
error-tournament-not_played = A quel tavolo non si è giocato, quindi nessuno può perdere. Puoi ammonire: `/{ cmd-referee } { cmd-referee-warn }`
error-tournament-still_played = A questo tavolo si gioca ancora. Dai la sconfitta quando è finito, oppure segna la colpa: `/{ cmd-referee } { cmd-referee-fault }`
