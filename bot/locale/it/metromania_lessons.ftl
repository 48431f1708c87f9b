### Che cosa spiega la prima partita.

metromania-lesson-start = Vince il punteggio più alto: le stazioni danno punti subito, i percorsi rapidi alla fine. La prima linea va da una freccia bianca a una nera su uno dei tre lati opposti. Scegli il numero di un percorso accanto a case, borse e stelle: tre tunnel in una volta.
metromania-lesson-start-mark = Parti da qui, per esempio
metromania-lesson-start-after = La linea è partita. Prosegue dalla sua testa, l’estremità rotonda.
metromania-lesson-dig = A ogni turno scavi tre tunnel. I numeri sull’immagine sono percorsi interi, e le parole dicono dove arrivano. Punta a case, borse e stelle, e alle linee altrui: dove le linee s’incontrano nascono stazioni.
metromania-lesson-dig-mark = Un modo di proseguire
metromania-lesson-dig-after = Una linea ha 18 tunnel. Le curve strette si fanno solo alle stazioni.
metromania-lesson-marker = Chi scava attraverso una casa, una borsa o una stella vi mette un indicatore con lettera. Alla fine un viaggio unisce i due indicatori di ogni lettera: le linee sulla via più rapida fanno 3 punti, e 3 in più se uno degli indicatori è tuo. Unisci le tue lettere.
metromania-lesson-marker-mark = Un indicatore
metromania-lesson-marker-after = Alla fine un indicatore costa 6 punti se non l’hai posato, o se nessuna stazione lo tocca.
metromania-lesson-build = Invece di scavare puoi costruire una stazione fra due stazioni della tua linea. Dà 1 punto per ogni casa, borsa o stella che tocca: scegli il posto che ne tocca di più.
metromania-lesson-build-mark = Qui rende di più
metromania-lesson-build-after = Le stazioni servono anche i tuoi indicatori: senza, un viaggio è impossibile.
metromania-lesson-station = Dove un tunnel raggiunge un’altra linea nasce da sola una stazione. Chi lo scava fa 1 punto per ogni casa, borsa o stella che la stazione tocca.
metromania-lesson-station-mark = Una stazione
metromania-lesson-station-after = Nelle stazioni i passeggeri cambiano linea, e ci mettono 3 minuti.
metromania-lesson-lines = Qui vedi le tue due linee e i tunnel rimasti. Solo con entrambe completate tieni tutti i punti stazione, con una la metà: lascia abbastanza tunnel per arrivare a una freccia nera.
metromania-lesson-lines-mark = Le tue linee e i tunnel
metromania-lesson-lines-after = Quando completi una linea, puoi metterci subito un’altra stazione.
metromania-lesson-end = La fine si avvicina: i lavori si fermano quando tre linee sono completate o bloccate, quando qualcuno le ha entrambe completate, o quando finiscono le stazioni. Completa le tue in tempo.
metromania-lesson-end-mark = Conta verso la fine
metromania-lesson-end-after = Quando si fermano, tutti gli altri hanno un’ultima mossa, poi arrivano i viaggi di prova.
metromania-lesson-last = È la tua ultima mossa. Completa una linea se puoi, altrimenti costruisci una stazione che tocchi case, borse e stelle, o un tuo indicatore.
metromania-lesson-last-mark = La tua ultima mossa
metromania-lesson-last-after = Ora sette viaggi di prova attraversano la città e danno gli ultimi punti.
