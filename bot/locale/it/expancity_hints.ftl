# Perché un robot farebbe una mossa.

expancity-reason-roof = { $points ->
    [one] Il tetto in { $cell } vale 1 punto: { $floors } × { $each }.
   *[other] Il tetto in { $cell } vale { $points } punti: { $floors } × { $each }.
}
expancity-reason-fulfils = Il contratto { $card } è realizzato: { $points } { PLURAL($points, "punto/punti") }.
expancity-reason-nearer = Ti avvicini al contratto { $card }: { $have } su { $need }.
expancity-reason-kept = { $card } vale { $points } { PLURAL($points, "punto/punti") }, e ne hai { $have } su { $need }.
expancity-reason-other = { $card } vale { $points } { PLURAL($points, "punto/punti") }, con { $have } su { $need }.
expancity-reason-leads = Nell’obiettivo { $goal } sei in testa di { $by } ({ $points } { PLURAL($points, "punto/punti") } alla fine).
expancity-reason-level = Nell’obiettivo { $goal } raggiungi chi è in testa ({ $points } { PLURAL($points, "punto/punti") } alla fine).
expancity-reason-lot = Ogni piano in { $cell } vale { $each } { PLURAL($each, "punto/punti") }.
expancity-reason-beside = In { $cell } dà { $each } { PLURAL($each, "punto/punti") } a piano ai tuoi edifici.
expancity-reason-beside_others = In { $cell } toglie { $each } { PLURAL($each, "punto/punti") } a piano agli edifici altrui.
expancity-reason-grows = { $floors ->
    [one] { $cell } ha 1 piano, che vale { $each } { PLURAL($each, "punto/punti") }.
   *[other] { $cell } sale a { $floors } piani, da { $each } { PLURAL($each, "punto/punti") } l’uno.
}
expancity-reason-blocks = { $count ->
    [one] Prendi un blocco per dopo.
   *[other] Prendi { $count } blocchi per dopo.
}
expancity-reason-tile_res = Accanto agli edifici residenziali dà { $each } a piano.
expancity-reason-tile_com = Accanto agli edifici commerciali dà { $each } a piano.
