# Che cosa fa lo staff: nel thread, nel canale apposito e nel registro.

audit-pause = 🛡 { $mod } mette in pausa il tavolo fino al <t:{ $after }:f>: { $reason }
audit-resume = 🛡 { $mod } fa ripartire il tavolo: { $reason }
audit-end = 🛡 { $mod } chiude il tavolo senza risultato: { $reason }
audit-replace = 🛡 { $mod } decide: al posto { $place } di { $subject } ora gioca un robot. { $reason }
audit-remove = 🛡 { $mod } libera il posto { $place } di { $subject }: { $reason }
audit-restore = 🛡 { $mod } decide: il posto { $place } torna a { $subject }, con { $after }. { $reason }
audit-clock = 🛡 { $mod } cambia l’orologio del posto { $place } di { $after }: { $reason }
audit-excuse = 🛡 { $mod } giustifica { $subject }: quanto è successo qui non conta. { $reason }
audit-ban = 🛡 { $mod } esclude { $subject } dai tavoli fino al <t:{ $after }:f>: { $reason }
audit-unban = 🛡 { $mod } riammette { $subject } ai tavoli: { $reason }
audit-set = 🛡 { $mod } imposta «{ $before }» su «{ $after }».
audit-reason = { $text }
audit-plays_there = ({ $mod } gioca a questo tavolo)
audit-nobody = ex partecipante
moderate-done = Fatto. Il tavolo n. { $number } lo legge, con il tuo nome e il motivo.
moderate-banned = { $subject } non può aprire tavoli né partecipare qui fino al { $until }. I tavoli in corso continuano.
moderate-unbanned = { $subject } può di nuovo aprire tavoli e partecipare qui.
table-taken_away = Il posto { $place } di { $member } va a un robot. Lo ha deciso lo staff.
error-moderate-nothing_to_restore = Qui non c’è nulla da restituire. Un posto si restituisce entro 7 giorni dal tempo scaduto.
error-moderate-nothing_to_excuse = A questo tavolo nulla pesa su questa persona: non c’è nulla da giustificare.
error-moderate-too_much_time = Un orologio cambia di almeno un’ora e al massimo di { $most } giorni alla volta.
error-moderate-not_banned = Questa persona non è esclusa da questo server.
error-moderate-nothing_done = Lo staff non ha ancora fatto nulla.
error-table-banned = Fino al <t:{ $until }:f> non puoi aprire tavoli né partecipare in questo server: { $reason } I tavoli in corso continuano.
