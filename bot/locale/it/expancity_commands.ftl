cmd-expancity = expancity
cmd-expancity-description = Mosse di Expancity
cmd-expancity-turn = turno
cmd-expancity-turn-description = Tessera, azioni e tetti in una riga
cmd-expancity-turn-line = riga
cmd-expancity-turn-line-description = Per esempio: parco@N1E1; b N1 N2E1; r N1 N2E1=o
cmd-expancity-keep = contratto
cmd-expancity-keep-description = Tieni uno dei due contratti
cmd-expancity-keep-contract = contratto
cmd-expancity-keep-contract-description = Il contratto da tenere
cmd-expancity-fulfil = realizza
cmd-expancity-fulfil-description = Mostra i contratti realizzati
cmd-expancity-fulfil-contracts = contratti
cmd-expancity-fulfil-contracts-description = I contratti da mostrare, o «-» per nessuno
cmd-expancity-tile = tessera
cmd-expancity-tile-description = Tieni una delle due tessere
cmd-expancity-tile-tile = tessera
cmd-expancity-tile-tile-description = La tessera da tenere
