mine-reference-card = **{ $name }** · costo { $cost } · energia { $energy } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } · { $copies } { PLURAL($copies, "copia/copie") }
mine-reference-card_not_sold = **{ $name }** · non in vendita · energia { $energy } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } · { $copies } { PLURAL($copies, "copia/copie") }
mine-reference-active = **{ $name }** · obiettivo pubblico attivo · costo { $cost } · { $points } { PLURAL($points, "punto/punti") } · { $tokens } { PLURAL($tokens, "segnalino/segnalini") }
mine-reference-passive = **{ $name }** · obiettivo pubblico passivo · costo { $cost } · { $points } { PLURAL($points, "punto/punti") } · { $tokens ->
    [0] si gira per la sua condizione
   *[other] { $tokens } segnalini
 }
mine-reference-corporate = **{ $name }** · obiettivo aziendale · { $points } { PLURAL($points, "punto/punti") } · caratteristica { $trait }
mine-reference-rulings = **Chiarimenti**
mine-reference-ruling = • { $text }
