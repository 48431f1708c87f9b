# Gli esempi disegnati accanto alle regole. Il primo testo descrive a parole tutta l’immagine.

metromania-figure-1 = Quattro esempi disegnati. 1: Il tunnel C7 riempie il suo spazio e porta il binario lungo un lato, da v17 a v26; si scrive 1:C7>v26. Accanto, due linee corrono affiancate tra v36 e v47, una nello spazio E11, l’altra in E12. 2: Una linea arrivata a v17 può proseguire fino a v26 (dritta) o fino a v25 o v18 (curve dolci); v10 e v16 hanno una croce, perché quelle curve di 60° sono strette. In v26, dove c’è già una stazione, una curva stretta è permessa. 3: Due linee si incontrano in v33: una stazione. In v34 corrono affiancate e in v35 cambiano lato: nessuna stazione. In v36 si separano: una stazione. In v37 una terza linea le incrocia: una stazione. 4: Un viaggio di prova dall’indicatore A in E3 all’indicatore A in F16. Il percorso più veloce, bordato d’oro, dura 6 minuti: due tratte, un cambio di 3 minuti in v46 e un’altra tratta. L’altro percorso ne dura 7.
metromania-figure-13 = Un esempio disegnato in due parti. La linea 1 della compagnia è completa, quindi la linea 2 è l’ultima. A sinistra: la linea 2 arriva a v89, accanto all’uscita X42, che ha una croce, perché altrove puoi scavare tre tunnel: 1 fino a v88, 2 fino a v81, 3 fino a v73. A destra: la linea 2 arriva a v76 e prosegue fino a v83, fino a v89 e, con il terzo tunnel del turno, nell’uscita X42.

metromania-figure-tunnels = Tunnel e binari
metromania-figure-tunnel = Un tunnel riempie uno spazio, qui C7, e porta il binario su uno dei tre lati, fino all’angolo v26.
metromania-figure-side_by_side = Ogni lato ha due spazi: due linee vi corrono affiancate, come in E11 ed E12.

metromania-figure-bends = Curve
metromania-figure-bend = Dritto o con una curva dolce va sempre bene. Una curva stretta di 60° no.
metromania-figure-sharp = Dove c’è già una stazione è permessa anche una curva stretta.

metromania-figure-stations = Stazioni che nascono da sole
metromania-figure-automatic = Dove una linea ne raggiunge o ne incrocia un’altra, e dove due si separano e proseguono entrambe, nasce una stazione. Non dove si affiancano o cambiano lato.
metromania-figure-meet = incontro
metromania-figure-alongside = affiancate
metromania-figure-change = cambio di lato
metromania-figure-split = separazione
metromania-figure-cross = incrocio
metromania-figure-station = stazione
metromania-figure-no_station = nessuna stazione

metromania-figure-trip = Un viaggio di prova da A ad A
metromania-figure-fastest = 1 minuto da una stazione all’altra, 3 per un cambio: il più veloce è 1+1+3+1=6. Chi vi ha una linea ottiene 3 punti, e altri 3 se uno dei due indicatori è suo.

metromania-figure-last_line = L’uscita dell’ultima linea
metromania-figure-waiting = La linea 1 è completa. Altrove si scavano tre tunnel, quindi l’uscita aspetta.
metromania-figure-third = Come terzo tunnel l’uscita va bene. Con last_line=free va bene sempre.
