# Perché un robot farebbe una mossa.

expancity-reason-roof = { $points ->
    [one] Il tetto in { $cell } vale 1 punto: { $floors } × { $each }.
   *[other] Il tetto in { $cell } vale { $points } punti: { $floors } × { $each }.
}
expancity-reason-fulfils = Il contratto { $card } è compiuto: { $points } punti.
expancity-reason-nearer = Il contratto { $card } si avvicina: { $have } su { $need }.
expancity-reason-kept = { $card } vale { $points } punti, e ne hai { $have } su { $need }.
expancity-reason-other = { $card } vale { $points } punti, con { $have } su { $need }.
expancity-reason-leads = Sei in testa in { $goal } di { $by } ({ $points } punti alla fine).
expancity-reason-level = Raggiungi la testa in { $goal } ({ $points } punti alla fine).
expancity-reason-lot = Ogni piano in { $cell } vale { $each } punti.
expancity-reason-beside = In { $cell } dà { $each } punti a piano ai tuoi edifici.
expancity-reason-beside_others = In { $cell } toglie { $each } punti a piano agli edifici altrui.
expancity-reason-grows = { $floors ->
    [one] { $cell } ha 1 piano, che vale { $each } punti.
   *[other] { $cell } sale a { $floors } piani, da { $each } punti l’uno.
}
expancity-reason-blocks = { $count ->
    [one] Prendi un blocco per dopo.
   *[other] Prendi { $count } blocchi per dopo.
}
expancity-reason-tile_res = Accanto agli edifici residenziali dà { $each } a piano.
expancity-reason-tile_com = Accanto agli edifici commerciali dà { $each } a piano.
