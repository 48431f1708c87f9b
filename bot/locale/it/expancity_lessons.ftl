### Che cosa spiega la prima partita.

expancity-lesson-tile = Vince il punteggio più alto dopo 60 tessere: tetti, contratti e obiettivi. Tutto il tuo turno è in questo modulo, già compilato con un buon inizio. La tessera va accanto alla città: i lotti rendono accanto a parchi e scuole; cambia ciò che vuoi, poi premi *Conferma*.
expancity-lesson-tile-mark = La tua tessera va qui
expancity-lesson-tile-after = La tessera ora è della città. Su un lotto può costruire chiunque, non importa chi l’ha posato.
expancity-lesson-contract = Ogni tetto porta un contratto segreto. Tieni quello che i tuoi edifici realizzano presto: il numero dice a che punto sei.
expancity-lesson-contract-mark = Lo realizzi presto?
expancity-lesson-contract-after = Nessuno vede questo contratto finché non lo mostri. Se non lo realizzi mai, non costa nulla.
expancity-lesson-fulfil = Questo contratto è soddisfatto ora. Mostralo e prendi i punti: più tardi potrebbe non esserlo, e aspettare non porta nulla.
expancity-lesson-fulfil-mark = Realizzato: mostralo
expancity-lesson-fulfil-after = I punti dei contratti restano tuoi, qualunque cosa si costruisca dopo.
expancity-lesson-draw = A fine turno peschi due tessere e ne tieni una. Tieni ciò che serve al tuo prossimo edificio: un lotto, o una tessera speciale da posargli accanto.
expancity-lesson-draw-mark = Tieni una di queste
expancity-lesson-draw-after = L’altra tessera è di nuovo nel sacchetto. Così scegli sempre fra due tessere.
expancity-lesson-blocks = Hai tre azioni: *costruisci* mette un blocco su un lotto o su un tuo edificio, e con le azioni che non usi prelevi blocchi. Costruisci dove le tessere speciali rendono, e tieni blocchi per il prossimo turno.
expancity-lesson-blocks-mark = I tuoi blocchi
expancity-lesson-blocks-after = Il primo blocco rende tuo un edificio. Ogni turno cresce al massimo di un piano.
expancity-lesson-roof = Un edificio dà punti una volta sola, quando gli metti il tetto: (1 + tessere speciali accanto − lotti vuoti accanto) × piani. Un residenziale può superare di un piano il tuo più alto completato: il primo ha un piano solo. Un commerciale ne vuole quattro.
expancity-lesson-roof-mark = Con il tetto dà punti
expancity-lesson-roof-after = Un edificio completato non dà più punti: aspetta con il tetto, se accanto arriverà ancora un parco.
expancity-lesson-special = Le tessere speciali cambiano il valore degli edifici accanto. La casa verde dice quanto riceve per piano un residenziale, la targa blu un commerciale.
expancity-lesson-special-mark = Guarda i suoi numeri
expancity-lesson-special-after = Contano solo le tessere con un lato in comune, gli angoli no.
expancity-lesson-goals = Tre obiettivi danno alla fine 12 punti ciascuno a chi primeggia. I segni sul tabellone mostrano chi è in testa ora.
expancity-lesson-goals-mark = 12 punti alla fine
expancity-lesson-goals-after = Chi pareggia per un obiettivo ne divide i punti. La partita finisce quando tutte le 60 tessere sono posate.
