# Modi di lasciare un posto, posti per una riserva, riserve.

leave-head = **{ $title } n. { $number }: che cosa succede al tuo posto?**
leave-away = **Mi assento:** gioca un robot finché non torni. Ti restano { $left }.
leave-away_plain = **Mi assento:** gioca un robot finché non torni.
leave-away_guest = **Mi assento:** continua un robot, e chiunque può prendere il posto.
leave-substitute = **Cerca una riserva:** la cerco subito. Finché nessuno si siede, puoi tornare.
leave-hand_over = **Cedi il posto:** continua chi indichi tu. `/{ cmd-table } { cmd-table-handover }`
leave-concede = **Abbandona:** continua un robot. Finisci all’ultimo posto e non torni più.
leave-rest_head = **{ $title } n. { $number }: come vuoi fermarti?**
leave-pause = **Pausa:** il tavolo si ferma fino al giorno che scegli, se tutti sono d’accordo.
leave-vacation = **Vacanza:** per qualche giorno i tuoi orologi si fermano, a tutti i tavoli.
leave-button-pause = Chiedi una pausa
leave-button-vacation = Inizia una vacanza
leave-button-away = Mi assento
leave-button-substitute = Cerca una riserva
leave-button-concede = Abbandona
leave-button-rather = Meglio una riserva
leave-button-hand_over = Cedi il posto
leave-sure = **Abbandoni?** Finisci all’ultimo posto e non torni più.
leave-done-away = Gioca un robot finché non torni. Torna quando vuoi: `/{ cmd-table } { cmd-table-take }`
leave-done-substitute = Continua un robot e io cerco qualcuno. Fino ad allora puoi tornare: `/{ cmd-table } { cmd-table-take }`
leave-done-concede = Hai abbandonato. Grazie per la partita.
table-conceded = -# { $member } abbandona. Al posto { $place } gioca un robot.
table-left_server = -# { $member } ha lasciato il server. Al posto { $place } gioca un robot, cercasi riserva.
table-not_handed_over = -# { $member } non prende il posto { $place }.
table-ended_conceded = Una persona ha abbandonato e l’altra chiude qui il tavolo.
error-table-has_conceded = Qui hai abbandonato: a questo tavolo non puoi più tornare. Puoi ancora guardare: `/{ cmd-table } { cmd-table-board }`

ballot-ask_end = **{ $subject } ha abbandonato. Chiudi ora il tavolo?** Altrimenti continui contro un robot.
ballot-end_yes = Il tavolo finisce qui.
ballot-end_no = Si continua con un robot.

handover-sure = **Cedi il posto { $place } per sempre?** Lo propongo a una persona sola: { $name }. Se accetta, vede ciò che il posto nasconde.
handover-asked = Proposta inviata. { $place }
handover-ask = { $mention } { $member } ti cede il posto { $place }. La mano la vedi solo dopo. Chiude: { $until }
handover-ask_moderators = { $mention } Lo staff ti propone il posto { $place }. La mano la vedi solo dopo. Chiude: { $until }
handover-declined = Va bene: il posto resta com’è.
error-handover-bot = Un bot non può prendere il tuo posto. Indica una persona, o assentati: `/{ cmd-table } { cmd-table-away }`
error-handover-seated = Ha già un posto a questo tavolo. Indica un’altra persona.
error-handover-seen_another = Ha già avuto un altro posto qui e forse sa che cosa nasconde. Indica un’altra persona.
error-handover-not_welcome = Ha lasciato questo tavolo per sempre. Indica un’altra persona.
error-handover-over = Questa proposta è chiusa. Puoi prendere il posto di un robot: `/{ cmd-table } { cmd-table-take }`
error-handover-not_asked = Questo posto è per un’altra persona. Altri posti: `/{ cmd-table } { cmd-table-take }`

offer-head = **Cercasi riserva: { $title }**
offer-seat = Posto { $place } di { $all } · si gioca da { $length }
offer-seat_begun = Posto { $place } di { $all } · partita appena iniziata
offer-rank = { $rank }º per { $what }
offer-clock = parti con { $left }
offer-button-take = Prendo il posto
offer-button-take_one = Prendo il posto { $place }
offer-button-watch = Guarda
offer-button-sit = Mi siedo
offer-button-not_now = Non ora
ui-settings-server_offers = Posti per una riserva: { $place }
ui-settings-server_offers_off = Posti per una riserva: il canale del tavolo

bench-join = **Le riserve.** Quando in questo server si libera un posto, chiedo prima a te, in DM.
bench-head = **Fai parte delle riserve.** Chiedo prima a te per questi giochi e ritmi:
bench-needs_direct = I miei DM non ti arrivano ancora, quindi non posso chiederti. Premi **Riprova**.
bench-off = Non sei più tra le riserve.
bench-asked = **C’è un posto per te: { $title }, posto { $place }.** Chiude: { $until }
    { $pace }
bench-passed = Va bene, chiedo a qualcun altro. Il tavolo: { $link }
bench-button-on = Mettimi tra le riserve
bench-button-take = Lo prendo
bench-button-pass = Questo no
bench-button-off = Toglimi dalle riserve
bench-pace_live = in tempo reale
bench-pace_fast = veloce
bench-pace_daily = una al giorno
bench-pace_weekly = con calma
bench-pace_none = senza orologio
error-bench-first_time = Nelle riserve entra chi ha già preso un posto libero. Prendine uno, poi torna qui.
error-bench-not_asked = Questo posto non è più per te. Ti chiedo di nuovo quando se ne libera un altro.
ui-pings-bench = posto libero
ui-pings-unmatched = nessun tavolo trovato
