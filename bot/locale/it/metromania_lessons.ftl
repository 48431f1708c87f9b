### Che cosa spiega la prima partita.

metromania-lesson-start = La prima linea parte da una freccia bianca e deve finire a una freccia nera su uno dei tre lati opposti. Scegli la freccia la cui via passa accanto a molte case, borse e stelle, poi scava altri due tunnel.
metromania-lesson-start-mark = Per esempio, parti da qui
metromania-lesson-start-after = La linea è partita. Prosegue dalla sua testa, l’estremità rotonda.
metromania-lesson-dig = A ogni turno scavi tre tunnel, uno dopo l’altro: le lettere sull’immagine sono le tue scelte. Punta a case, borse e stelle, e ai binari altrui: dove le linee s’incontrano nascono stazioni.
metromania-lesson-dig-mark = Un modo di proseguire
metromania-lesson-dig-after = Una linea ha 18 tunnel. Le curve strette si fanno solo alle stazioni.
metromania-lesson-marker = Su una destinazione metti un tuo segnalino con lettera. Alla fine una corsa unisce i due segnalini di ogni lettera: le linee sulla via più rapida fanno 3 punti, 3 in più se uno è tuo. Prova a unire le tue lettere.
metromania-lesson-marker-mark = Il tuo segnalino
metromania-lesson-marker-after = I segnalini che nessuna stazione tocca costano 6 punti alla fine.
metromania-lesson-build = Invece di scavare puoi costruire una stazione fra due stazioni della tua linea. Dà 1 punto per ogni destinazione che tocca: scegli il posto che ne tocca di più.
metromania-lesson-build-mark = Qui può andare una stazione
metromania-lesson-build-after = Le stazioni servono anche i tuoi segnalini: senza, una corsa è impossibile.
metromania-lesson-station = Dove un binario raggiunge un’altra linea nasce da sola una stazione. Chi scava fa 1 punto per ogni destinazione che tocca.
metromania-lesson-station-mark = Una stazione
metromania-lesson-station-after = Qui i passeggeri cambiano linea, e ci mettono 3 minuti.
metromania-lesson-lines = Qui vedi le tue due linee e i tunnel rimasti. Solo con entrambe completate tieni tutti i punti stazione, con una la metà: lascia abbastanza tunnel per arrivare a una freccia nera.
metromania-lesson-lines-mark = Le tue linee e i tunnel
metromania-lesson-lines-after = A una linea completata non serve altro, e può avere una stazione bonus.
metromania-lesson-end = La fine si avvicina: i lavori si fermano quando tre linee sono completate o bloccate, quando qualcuno le ha entrambe completate, o quando finiscono le stazioni. Completa le tue in tempo.
metromania-lesson-end-mark = Conta verso la fine
metromania-lesson-end-after = Poi tutti gli altri hanno un’ultima mossa, e arrivano le corse di prova.
metromania-lesson-last = È la tua ultima mossa. Completa una linea se puoi, altrimenti costruisci una stazione che tocchi molte destinazioni o un tuo segnalino.
metromania-lesson-last-mark = La tua ultima mossa
metromania-lesson-last-after = Ora sette corse di prova attraversano la città e danno gli ultimi punti.
