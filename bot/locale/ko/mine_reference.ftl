mine-reference-card = **{ $name }** · 값 { $cost } · 에너지 { $energy } · { $points }점 · { $copies }장
mine-reference-card_not_sold = **{ $name }** · 팔지 않음 · 에너지 { $energy } · { $points }점 · { $copies }장
mine-reference-active = **{ $name }** · 액티브 공용 목표 · 값 { $cost } · { $points }점 · 토큰 { $tokens }개
mine-reference-passive = **{ $name }** · 패시브 공용 목표 · 값 { $cost } · { $points }점 · { $tokens ->
    [0] 조건이 되면 뒤집어요
   *[other] 토큰 { $tokens }개
 }
mine-reference-corporate = **{ $name }** · 기업 목표 · { $points }점 · 특성 { $trait }
mine-reference-rulings = **세부 규칙**
mine-reference-ruling = • { $text }
