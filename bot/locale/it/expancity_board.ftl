# Didascalie delle immagini: brevi, una riga ciascuna.

expancity-board-won = { $count ->
    [one] Vince { $winners }!
   *[other] Vincono { $winners }!
}
expancity-board-turn = Mossa { $turn }/{ $turns }
expancity-board-hall = Il Municipio c’è già

expancity-board-private = Visibile solo a te
expancity-board-lot-res = 1–3 piani · tetto piatto
expancity-board-lot-com = Da 4 piani · tetto tondo o a punta
expancity-board-ready = Realizzabile
expancity-board-keep_contract = Tieni uno di questi contratti
expancity-board-keep_tile = Tieni una di queste tessere
expancity-board-no_contracts = Nessun contratto in mano
expancity-board-legend = Tessere speciali: punti per piano alle case e alle torri vicine · ×n: non ancora viste

expancity-board-city_size = { $tiles } { PLURAL($tiles, "tessera/tessere") } · { $roofs } { $roofs ->
    [one] tetto
   *[other] tetti
}

expancity-board-focus_sites = cantieri
expancity-board-focus_more = { $count ->
    [one] un altro posto
   *[other] altri { $count } posti
} sul tabellone intero
