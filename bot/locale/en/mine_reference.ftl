mine-reference-card = **{ $name }** · cost { $cost } · energy { $energy } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $copies } copies
mine-reference-card_not_sold = **{ $name }** · not for sale · energy { $energy } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $copies } copies
mine-reference-active = **{ $name }** · active public goal · cost { $cost } · { $points } points · { $tokens } tokens
mine-reference-passive = **{ $name }** · passive public goal · cost { $cost } · { $points } points · { $tokens ->
    [0] flips by its condition
   *[other] { $tokens } tokens
 }
mine-reference-corporate = **{ $name }** · corporate goal · { $points } points · trait { $trait }
mine-reference-rulings = **Rulings**
mine-reference-ruling = • { $text }
