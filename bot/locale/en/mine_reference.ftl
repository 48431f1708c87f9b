mine-reference-card = **{ $name }** · cost { $cost } · energy { $energy } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $copies } { PLURAL($copies, "copy/copies") }
mine-reference-card_not_sold = **{ $name }** · not for sale · energy { $energy } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $copies } { PLURAL($copies, "copy/copies") }
mine-reference-active = **{ $name }** · active public goal · cost { $cost } · { $points } { PLURAL($points, "point/points") } · { $tokens } { PLURAL($tokens, "token/tokens") }
mine-reference-passive = **{ $name }** · passive public goal · cost { $cost } · { $points } { PLURAL($points, "point/points") } · { $tokens ->
    [0] flips by its condition
   *[other] { $tokens } tokens
 }
mine-reference-corporate = **{ $name }** · corporate goal · { $points } { PLURAL($points, "point/points") } · trait { $trait }
mine-reference-rulings = **Rulings**
mine-reference-ruling = • { $text }
