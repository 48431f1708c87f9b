mine-reference-card = **{ $name }** · costo { $cost } · energia { $energy } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } · { $copies } copie
mine-reference-card_not_sold = **{ $name }** · non in vendita · energia { $energy } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } · { $copies } copie
mine-reference-active = **{ $name }** · obiettivo pubblico attivo · costo { $cost } · { $points } punti · { $tokens } segnalini
mine-reference-passive = **{ $name }** · obiettivo pubblico passivo · costo { $cost } · { $points } punti · { $tokens ->
    [0] si gira per la sua condizione
   *[other] { $tokens } segnalini
 }
mine-reference-corporate = **{ $name }** · obiettivo aziendale · { $points } punti · caratteristica { $trait }
mine-reference-rulings = **Chiarimenti**
mine-reference-ruling = • { $text }
