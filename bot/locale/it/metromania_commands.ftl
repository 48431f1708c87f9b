cmd-metromania = metromania
cmd-metromania-description = Mosse di Metromania
cmd-metromania-dig = scava
cmd-metromania-dig-description = Scava fino a tre tunnel in una riga
cmd-metromania-dig-steps = tunnel
cmd-metromania-dig-steps-description = Per esempio: 1:C7>v26 1:D9>v36=A 2:S41>v90
cmd-metromania-station = stazione
cmd-metromania-station-description = Costruisci una stazione intermedia invece di scavare
cmd-metromania-station-place = luogo
cmd-metromania-station-place-description = Linea e angolo, per esempio: 1 v9
cmd-metromania-bonus = bonus
cmd-metromania-bonus-description = Piazza la stazione bonus di una linea completata
cmd-metromania-bonus-vertex = angolo
cmd-metromania-bonus-vertex-description = Un angolo di quella linea, oppure «none»
cmd-metromania-pass = passa
cmd-metromania-pass-description = Passa, se non puoi né scavare né costruire
cmd-metromania-map = mappa
cmd-metromania-map-description = Mostra la mappa con i nomi di tutti gli angoli
