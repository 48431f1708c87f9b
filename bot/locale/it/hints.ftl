# Chiedere a un robot: suggerimenti nel pannello, e l’analisi di un tavolo finito.

hint-ask = Suggerimento
hint-fill = Compila
hint-sure = Mostra il suggerimento
hint-costs = Con un suggerimento questo tavolo non vale più per il rating di allenamento.
hint-thinks = 💡 Un robot ci sta pensando …
hint-frame = 💡 **{ $move }**
hint-reason = • { $reason }
hint-line = In testo: `{ $line }`
hint-unrated = Con un suggerimento questo tavolo non vale per il rating di allenamento.
hint-counts = Suggerimenti: { $counts }
hint-count = { $name } { $count }
hint-option_usual = Suggerimenti: con robot o in solitario
hint-option_on = Suggerimenti: per chiunque, senza rating
hint-option_off = Suggerimenti: no
hint-lobby_on = suggerimenti dei robot
hint-lobby_off = niente suggerimenti
error-hint-tournament = Nei tornei niente suggerimenti. Guarda il regolamento: `/{ cmd-rules }`
error-hint-rated = Niente suggerimenti a un tavolo che vale per il rating. Il prossimo può averli: `/{ cmd-table } { cmd-table-open } { cmd-table-open-hints }:`
error-hint-off = A questo tavolo i suggerimenti sono spenti. Il prossimo può averli: `/{ cmd-table } { cmd-table-open } { cmd-table-open-hints }:`
error-hint-not_both = Un tavolo con suggerimenti non vale per il rating. Aprilo con una sola delle due cose.
error-hint-moved_on = Intanto il tavolo è andato avanti, e il suggerimento non vale più. Guardalo di nuovo: `/{ cmd-table } { cmd-table-turn }`

## L’analisi

review-head = **Analisi: { $title }, tavolo { $number }**
review-about = { $count ->
    [one] La mossa costata di più, secondo un robot forte.
   *[other] Le { $count } mosse costate di più, secondo un robot forte.
}
review-nothing = Nessuna tua mossa è costata molto, secondo un robot forte.
review-no_moves = Qui non hai fatto mosse. Quelle dei robot restano fuori.
review-made = **Mossa { $number }.** { $move }
review-other = → { $move }, vale circa { $comma } { PLURAL($comma, "punto/punti") } in più.
review-progress = 🔎 Guardo le tue mosse: { $done } di { $all } …
review-waits = 🔎 L’analisi comincia tra un attimo …
review-later = Ci vuole di più. Chiedi di nuovo tra qualche minuto: `/{ cmd-table } { cmd-table-replay } { cmd-table-replay-review }:`
error-review-not_there = L’analisi è per chi ha giocato a questo tavolo. Rivedilo una mossa alla volta: `/{ cmd-table } { cmd-table-replay }`
error-review-other_rules = Questo tavolo ha regole più vecchie, e i robot non lo sanno giudicare. Rivedilo una mossa alla volta: `/{ cmd-table } { cmd-table-replay }`
