# Didascalie delle immagini: brevi, una riga ciascuna.

expancity-board-turn = Turno
expancity-board-bag = Sacco
expancity-board-unfinished = Cantieri { $used }/{ $most }
expancity-board-won = { $count ->
    [one] Vince { $winners }!
   *[other] Vincono { $winners }!
}

expancity-board-private = Visibile solo a te
expancity-board-lot-res = 1–3 piani · tetto piatto
expancity-board-lot-com = Da 4 piani · tetto tondo o a punta
expancity-board-ready = Realizzabile
expancity-board-keep_contract = Un contratto da tenere
expancity-board-keep_tile = Una tessera da tenere
expancity-board-no_contracts = Nessun contratto in mano
expancity-board-legend = Tessere speciali: punti per piano alle case e alle torri vicine · ×n: non ancora viste

expancity-board-final = Punteggio finale
expancity-board-total = Totale
expancity-board-fulfilled = Contratti realizzati
expancity-board-tallest = Edificio più alto
expancity-board-floors = { $count ->
    [one] { $count } piano
   *[other] { $count } piani
}
expancity-board-no_award = Nessuno
