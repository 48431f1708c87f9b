# Che cosa si aggiunge a un torneo: un circuito, un evento nel calendario, un ruolo per chi vince.

tournament-more_group_beside = Intorno al torneo
tournament-more_about_beside = Che cosa accompagna il torneo: un evento nel calendario del server, un circuito e un ruolo per chi vince.
tournament-more_event_yes = Evento nel calendario del server, se posso creare eventi
tournament-more_event_no = Nessun evento nel calendario del server
tournament-event_about = { $title } · il check-in apre { $at }
tournament-more_winner = Ruolo per chi vince, fino alla prossima vittoria
tournament-winner_role = 🏆 **Chi vince riceve** { $role }, finché un’altra persona non lo conquista.
tournament-winner_role_team = 🏆 **Chi gioca nella squadra vincitrice riceve** { $role }, finché altri non lo conquistano.
tournament-call-role_gone = **{ $name }:** il ruolo per chi vince è stato eliminato, quindi nessuno lo riceve. Puoi crearne un altro e assegnarlo tu.
tournament-call-role_unfit = **{ $name }:** { $role } ora appartiene a un bot o a Discord, quindi chi ha vinto non lo riceve. Puoi assegnare un altro ruolo.
tournament-call-role_lacks = **{ $name }:** non posso più assegnare ruoli, quindi chi ha vinto non ha ricevuto { $role }. Chi gestisce i ruoli può assegnarlo, e toglierlo a chi l’aveva.
tournament-call-role_above = **{ $name }:** { $role } ora sta sopra il mio ruolo, quindi chi ha vinto non l’ha ricevuto. Chi gestisce i ruoli può assegnarlo, e toglierlo a chi l’aveva.
tournament-call-role_refused = **{ $name }:** Discord non mi ha lasciato passare { $role }. Chi gestisce i ruoli può assegnarlo, e toglierlo a chi l’aveva.
tournament-call-role_left = **{ $name }:** { $who } non è più nel server, quindi { $role } non va a nessuno.

tournament-more_circuit = Vale per il circuito { $name }
tournament-more_circuit_no = Non vale per nessun circuito
tournament-counts_for = **Vale per il circuito** { $name }
tournament-counts_for_team = **Vale per il circuito** { $name }: ogni giocatore riceve tutti i punti del posto della squadra.

tournament-circuit_none = Qui non c’è ancora nessun circuito. Un circuito somma i punti di più tornei. Lo apre chi organizza.
tournament-circuit_none_yet = Nessun torneo conta ancora. Chi organizza sceglie il circuito con **{ tournament-button-more }** di una bozza.
tournament-circuit_open = **{ $name }: classifica dopo { $count } { PLURAL($count, "torneo/tornei") }**
tournament-circuit_final = **{ $name }: classifica finale dopo { $count } { PLURAL($count, "torneo/tornei") }**
tournament-circuit_terms = -# Punti per piazzamento: { $points }. A pari punti decidono i piazzamenti migliori.
tournament-circuit_terms_best = -# Punti per piazzamento: { $points }; { $best ->
    [one] vale il risultato migliore
   *[other] valgono i { $best } risultati migliori
} di ciascuno. A pari punti decidono i piazzamenti migliori.
tournament-circuit_line = -# { $number }: { $name }
tournament-circuit_sure = Vuoi chiudere il circuito **{ $name }**? Pubblico la classifica finale, e nessun altro torneo conta.
tournament-button-circopen = Apri un circuito
tournament-button-circend = Chiudi il circuito
tournament-button-circsure = Sì, chiudilo
tournament-button-circback = No, tienilo
tournament-field_circuit_hint = Per esempio 10-7-5-3-2-1 o 25-18-15-12-10-8-6-4-2-1
tournament-field_best = Quanti risultati contano
tournament-field_best_hint = I migliori di ciascuno, fino a { $most } · Vuoto: tutti
tournament-file_csv_circuit = La classifica del circuito, in CSV

error-tournament-role_gone = Quel ruolo è stato eliminato. Scegline un altro.
error-tournament-role_unfit = { $role } appartiene a un bot o a Discord, quindi non posso assegnarlo. Scegli un altro ruolo.
error-tournament-role_lacks = Qui non posso assegnare ruoli. Chi gestisce il server può dare al mio ruolo il permesso *{ ui-permission-manage_roles }*; poi scegli di nuovo { $role }.
error-tournament-role_above = { $role } sta sopra il mio ruolo, quindi non posso assegnarlo. Chi gestisce i ruoli può spostare il mio più in alto, nelle impostazioni del server; oppure scegli un altro ruolo.
error-tournament-role_powers = { $role } apre qualcosa che non tutti hanno, quindi può prometterlo solo chi potrebbe assegnarlo di persona. Scegli un ruolo che non apre nulla.
error-tournament-circuit_points = Scrivi numeri decrescenti da { $most } a 0, dal primo posto in giù, per esempio 10-7-5-3-2-1. Al massimo { $places } { PLURAL($places, "posto dà/posti danno") } punti.
error-tournament-circuit_exists = Il circuito { $name } è già aperto. Scegli un altro nome, o guardalo: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-too_many_circuits = Qui { $most ->
    [one] è aperto { $most } circuito
   *[other] sono aperti { $most } circuiti
}. Prima chiudine uno: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-no_circuit = Quel circuito non c’è più. Guarda gli altri: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-no_such_circuit = Qui nessun circuito si chiama “{ $name }”. Il più simile è “{ $nearest }”. Guardalo: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-circuit_over = Quel circuito è chiuso. La sua classifica: `/{ cmd-tournament } { cmd-tournament-circuit }`
