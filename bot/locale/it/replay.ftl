# Rivedere un tavolo, una mossa alla volta.

ui-replay-set_up = La preparazione
ui-replay-start = **{ ui-replay-set_up }**
ui-replay-turn = **Mossa { $number } di { $all }: { $seat }**
ui-replay-only_words = -# Di queste mosse resta solo il testo.
ui-replay-go_to = Vai a …
ui-replay-option = Mossa { $number }
ui-replay-eyes = Con gli occhi di …
ui-replay-everybody = Ciò che vedevano tutti
ui-replay-seat = Ciò che vedeva { $seat }
ui-replay-animated_alt = { $title }: { $turns } { PLURAL($turns, "mossa/mosse") }, un tabellone dopo l’altro.
ui-replay-animated_winners = Vittoria: { $seats }.
error-table-no_animation = Di questo tavolo non c’è un’animazione: è troppo corto, troppo lungo o con regole più vecchie. Rivedilo una mossa alla volta: `/{ cmd-table } { cmd-table-replay }`
