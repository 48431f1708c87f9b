# Che cosa si aggiunge a un torneo: un evento nel calendario, un ruolo per chi vince.

tournament-more_group_beside = Intorno al torneo
tournament-more_about_beside = Che cosa accompagna il torneo: un evento nel calendario del server e un ruolo per chi vince.
tournament-more_event_yes = Evento nel calendario del server, se posso creare eventi
tournament-more_event_no = Nessun evento nel calendario del server
tournament-event_about = { $title } · il check-in apre { $at }
tournament-more_winner = Ruolo per chi vince, fino alla prossima vittoria
tournament-winner_role = 🏆 **Chi vince riceve** { $role }, finché un’altra persona non lo conquista.
tournament-call-role_gone = **{ $name }:** il ruolo per chi vince è stato eliminato, quindi nessuno lo riceve. Puoi crearne un altro e assegnarlo tu.
tournament-call-role_unfit = **{ $name }:** { $role } ora appartiene a un bot o a Discord, quindi chi ha vinto non lo riceve. Puoi assegnare un altro ruolo.
tournament-call-role_lacks = **{ $name }:** non posso più assegnare ruoli, quindi chi ha vinto non ha ricevuto { $role }. Chi gestisce i ruoli può assegnarlo, e toglierlo a chi l’aveva.
tournament-call-role_above = **{ $name }:** { $role } ora sta sopra il mio ruolo, quindi chi ha vinto non l’ha ricevuto. Chi gestisce i ruoli può assegnarlo, e toglierlo a chi l’aveva.
tournament-call-role_refused = **{ $name }:** Discord non mi ha lasciato passare { $role }. Chi gestisce i ruoli può assegnarlo, e toglierlo a chi l’aveva.
tournament-call-role_left = **{ $name }:** { $who } non è più nel server, quindi { $role } non va a nessuno.

error-tournament-role_gone = Quel ruolo è stato eliminato. Scegline un altro.
error-tournament-role_unfit = { $role } appartiene a un bot o a Discord, quindi non posso assegnarlo. Scegli un altro ruolo.
error-tournament-role_lacks = Qui non posso assegnare ruoli. Chi gestisce il server può dare al mio ruolo il permesso *{ ui-permission-manage_roles }*; poi scegli di nuovo { $role }.
error-tournament-role_above = { $role } sta sopra il mio ruolo, quindi non posso assegnarlo. Chi gestisce i ruoli può spostare il mio più in alto, nelle impostazioni del server; oppure scegli un altro ruolo.
error-tournament-role_powers = { $role } apre qualcosa che non tutti hanno, quindi può prometterlo solo chi potrebbe assegnarlo di persona. Scegli un ruolo che non apre nulla.
