## 잇는 말

tmars-sentences = { $text } { $rest }
tmars-comma = { $start }, { $last }
tmars-either = { $start } 또는 { $last }
tmars-options = { $start } 또는 { $last }
tmars-change = { $resource } { SIGNED($n) }
tmars-on_card_amount-own = 같은 자원 { $n }개

## 세는 수

tmars-per-own_tags = 내 { $tag } 태그 { $n }개당
tmars-per-own_tags_and_this = 내 { $tag } 태그 { $n }개당(이 카드 포함)
tmars-per-opponent_tags = 다른 플레이어의 { $tag } 태그 1개당
tmars-per-cities = 놓인 도시 1개당
tmars-per-cities_on_mars = 화성의 도시 1개당
tmars-per-events_played = 모두가 사용한 사건 1장당

## 문장으로 적은 효과

tmars-rule-gain = { $amounts }.
tmars-rule-gain_per = { $per } { $amount }.
tmars-rule-spend = { $amounts } 잃기.
tmars-rule-pay_mc = { $n } M€ 지불.
tmars-rule-production = { $production } { SIGNED($n) }.
tmars-rule-production_per = { $per } { $production } +1.
tmars-rule-productions = 생산력: { $changes }.
tmars-rule-reduce = 한 플레이어(나 포함)의 { $production } −{ $n }.
tmars-rule-remove = 원하면 한 플레이어의 { $what }까지 제거.
tmars-rule-steal = 원하면 다른 플레이어의 { $what }까지 훔치기.
tmars-rule-tr = TR { $n } 상승.
tmars-rule-tr_per = { $per } TR 1 상승.
tmars-rule-raise-oxygen = 산소 { $n }단계 상승.
tmars-rule-raise-temperature = 기온 { $n }단계 상승.
tmars-rule-place-ocean-ocean = 해양 { $n }개 놓기.
tmars-rule-place-ocean-land = 육지 칸에 해양 { $n }개 놓기.
tmars-rule-place-greenery-greenery = 녹지 1개를 놓고 산소 1단계 상승.
tmars-rule-place-greenery-ocean = 해양 칸에 녹지 1개를 놓고 산소 1단계 상승.
tmars-rule-place-city-city = 도시 1개 놓기.
tmars-rule-place-city-isolated = 다른 타일과 인접하지 않은 칸에 도시 1개 놓기.
tmars-rule-place-city-noctis = { tmars-place-noctis_city } 칸에 도시 1개 놓기.
tmars-rule-place-city-phobos = 지도 밖 포보스에 도시 1개 놓기.
tmars-rule-place-city-ganymede = 지도 밖 가니메데에 도시 1개 놓기.
tmars-rule-place-city-volcanic = 화산 칸에 도시 1개 놓기.
tmars-rule-place-city-beside_two_cities = 도시 2개 이상과 인접한 칸에 도시 1개 놓기.
tmars-rule-place-tile-city = 도시로 치는 { $tile } 타일 놓기.
tmars-rule-place-tile-land = 육지 칸에 { $tile } 타일 놓기.
tmars-rule-place-tile-ocean = 해양 칸에 { $tile } 타일 놓기.
tmars-rule-place-tile-volcanic = 화산 칸에 { $tile } 타일 놓기.
tmars-rule-place-tile-isolated = 다른 타일과 인접하지 않은 칸에 { $tile } 타일 놓기.
tmars-rule-place-tile-beside_city = 도시 옆에 { $tile } 타일 놓기.
tmars-rule-place-tile-beside_greenery = 녹지 옆에 { $tile } 타일 놓기.
tmars-rule-place-tile-metal_bonus = 강철이나 티타늄이 그려진 칸에 { $tile } 타일 놓기.
tmars-rule-place-tile-metal_bonus_beside_own = 내 타일 옆이면서 강철이나 티타늄이 그려진 칸에 { $tile } 타일 놓기.
tmars-rule-metal_bonus_production = 그 칸에 그려진 금속의 생산력 +1.
tmars-rule-draw = 카드 { $n }장 뽑기.
tmars-rule-draw_keep = 덱 맨 위 카드 { $look }장을 보고 { $keep }장 갖기. 나머지는 버리기.
tmars-rule-draw_tagged = { $tag } 태그 카드가 { $n }장 나올 때까지 덱에서 공개. 그 카드를 갖고 나머지는 버리기.
tmars-rule-add_here = 여기에 { $what } 놓기.
tmars-rule-add_to-any = 내 카드 1장에 { $what } 놓기.
tmars-rule-add_to-other = 다른 내 카드 1장에 { $what } 놓기.
tmars-rule-add_to_started = 자원이 이미 놓인 내 카드 1장에 { $what } 놓기.
tmars-rule-choose = 하나 선택: { $options }.
tmars-rule-if = { $tags } 이상이면 { $then }, 아니면 { $otherwise }.
tmars-rule-copy_production = 내 건물 카드 1장의 생산력 효과를 한 번 더 실행.
tmars-rule-heat_to_mc = 열 생산력을 원하는 만큼 낮추고 그만큼 M€ 생산력 상승.
tmars-rule-land_claim = 빈 육지 칸 하나를 예약. 그 칸에는 나만 지을 수 있음.
tmars-rule-flooding = 해양 1개 놓기. 원하면 그 옆 타일 주인 한 명의 { $n } M€까지 제거.
tmars-rule-play_from_hand-discount = 손패의 카드 1장을 { $n } M€ 싸게 사용.
tmars-rule-play_from_hand-ignore_global = 손패의 카드 1장을 산소·기온·해양 조건과 상관없이 사용.
tmars-rule-free_hand = 받은 카드 열 장을 모두 무료로 갖기.
tmars-rule-action = 행동: { $do }.
tmars-rule-first_action = 첫 행동: { $do }.

## 문장 안의 효과

tmars-phrase-all = { $steps }
tmars-phrase-gain = { $amounts } 받기
tmars-phrase-gain_per = { $per } { $amount } 받기
tmars-phrase-gain_paid = 그만큼 { $resource } 받기
tmars-phrase-production = { $production } +{ $n }
tmars-phrase-tr = TR { $n } 상승
tmars-phrase-raise-oxygen = 산소 { $n }단계 상승
tmars-phrase-raise-temperature = 기온 { $n }단계 상승
tmars-phrase-raise_lowest_production = 내 가장 낮은 생산력 하나 +1
tmars-phrase-place-ocean-ocean = 해양 { $n }개 놓기
tmars-phrase-place-city-city = 도시 1개 놓기
tmars-phrase-draw = 카드 { $n }장 뽑기
tmars-phrase-look_buy = 덱 맨 위 카드 { $n }장을 보고 사거나 버리기
tmars-phrase-reveal = 덱 맨 위 카드를 공개하고 버리기. { $tag } 태그가 있으면 여기에 { $what } 놓기
tmars-phrase-add_here = 여기에 { $what } 놓기
tmars-phrase-remove_here = 여기서 { JOSA($what, "을/를") } 빼고
tmars-phrase-add_to-other = 다른 내 카드 1장에 { $what } 놓기
tmars-phrase-choose = { $options }
tmars-phrase-discard_to_draw = 원하면 손패의 카드 1장을 버리고 카드 1장 뽑기
tmars-phrase-plant_or_resource = 식물 1을 받거나 방금 사용한 카드에 미생물이나 동물 1개 놓기
tmars-phrase-play_one_prelude = 서곡 { $n }장을 뽑아 1장을 사용하고 나머지는 버리기
tmars-phrase-fund_award_free = 기업상 하나를 무료로 제정
tmars-phrase-pay_to = { $costs } { $do }
tmars-phrase-if_tr_raised = 이번 세대에 내 TR이 올랐으면 { $costs } { $do }

## 행동의 값

tmars-cost-mc = { $n } M€를 내고
tmars-cost-mc_or_metal = { $n } M€({ $metal } 사용 가능)를 내고
tmars-cost-stock = { JOSA($amounts, "을/를") } 쓰고
tmars-cost-production = { JOSA($production, "을/를") } { $n } 낮추고
tmars-cost-here = 여기서 { JOSA($what, "을/를") } 빼고
tmars-cost-take = 아무 카드에서 { JOSA($what, "을/를") } 빼고
tmars-cost-variable = { JOSA($resource, "을/를") } 원하는 만큼 쓰고

## 지속 효과

tmars-lasting-trigger = 효과: { $when } { $do }.
tmars-lasting-discount = 효과: 내 카드 비용 −{ $n } M€.
tmars-lasting-discount_tagged = 효과: 내 { $tag } 카드 비용 −{ $n } M€.
tmars-lasting-discount_per_tag = 효과: 내 카드는 { $tag } 태그 1개당 비용 −{ $n } M€.
tmars-lasting-project_discount = 효과: 일반 프로젝트 ‘{ $project }’ 비용 −{ $n } M€.
tmars-lasting-metal_values = 효과: 내 강철과 티타늄의 가치 각각 +{ $n } M€.
tmars-lasting-titanium_value = 효과: 내 티타늄의 가치 +{ $n } M€.
tmars-lasting-flex = 효과: 내 카드의 산소·기온·해양 조건은 { $n }단계까지 어긋나도 됨.
tmars-lasting-next_discount = 이번 세대에 다음으로 사용하는 카드 비용 −{ $n } M€.
tmars-lasting-next_flex = 이번 세대에 다음으로 사용하는 카드의 산소·기온·해양 조건은 { $n }단계까지 어긋나도 됨.
tmars-lasting-protect = 효과: 다른 플레이어는 내 { JOSA($what, "을/를") } 제거할 수 없음.
tmars-lasting-lock = 효과: 여기 놓인 { JOSA($what, "은/는") } 제거할 수 없음.
tmars-lasting-greenery_cost = 효과: 식물 8 대신 { JOSA($n, "으로/로") } 녹지를 만듦.
tmars-lasting-heat_as_mc = 효과: 열을 M€처럼 지불할 수 있음.
tmars-lasting-resources_pay = 효과: 여기 놓인 { JOSA($what, "을/를") } { $tag } 카드에 개당 { $n } M€로 지불할 수 있음.

## 효과가 생기는 때

tmars-when-ocean_placed-any = 누구든 해양을 놓을 때마다
tmars-when-city_placed-any = 누구든 도시를 놓을 때마다
tmars-when-city_placed-any-on_mars = 누구든 화성에 도시를 놓을 때마다
tmars-when-city_placed-self = 내가 도시를 놓을 때마다
tmars-when-greenery_placed-self = 내가 녹지를 놓을 때마다
tmars-when-tag_played-self-and_this = { $tags } 태그를 사용할 때마다(이 카드 포함)
tmars-when-tag_played-any-and_this = 누구든 { $tags } 태그를 사용할 때마다(이 카드 포함)
tmars-when-card_played-self-event = 내가 사건을 사용할 때마다
tmars-when-card_played-self-event-with_tag = 내가 { $tag } 사건을 사용할 때마다
tmars-when-standard_project_paid-self = 일반 프로젝트를 지불할 때마다({ $projects } 제외)
tmars-when-paid_base_cost-self = 인쇄된 비용이 { $n } M€ 이상인 카드나 일반 프로젝트를 지불할 때마다
tmars-when-tile_on_bonus-self = { JOSA($bonus, "이/가") } 그려진 칸에 타일을 놓을 때마다
tmars-when-nonnegative_vp_card_played-self = 음수가 아닌 점수가 인쇄된 카드를 사용할 때마다

## 조건과 점수

tmars-rule-requires = 조건: { $needs }.
tmars-needs-oxygen-least = 산소 { $value } 이상
tmars-needs-oxygen-most = 산소 { $value } 이하
tmars-needs-temperature-least = 기온 { $value } 이상
tmars-needs-temperature-most = 기온 { $value } 이하
tmars-needs-oceans-least = { $value } 이상
tmars-needs-oceans-most = { $value } 이하
tmars-needs-tags = { $tags }
tmars-needs-production = { $production } { $n } 이상
tmars-needs-greeneries = 내 녹지 { $n }개 이상
tmars-needs-cities = 도시 { $n }개 이상
tmars-vp = { $n }점
tmars-vp-per_resource = 여기 놓인 { $each }당 { $points }
tmars-vp-if_resources = 여기에 { $held } 이상 있으면 { $points }
tmars-vp-per_tag = 내 { $tag } 태그 1개당 { $points }
tmars-vp-per_adjacent_ocean = 이 타일에 인접한 해양 1개당 { $points }
tmars-vp-per_adjacent_city = 이 타일에 인접한 도시 1개당 { $points }
tmars-vp-per_city = 놓인 도시 { $n }개당 { $points }

## 알아 둘 점

tmars-ruling-reduce_self = 내 생산력을 낮춰도 되고, 다른 누구에게도 없으면 반드시 내 것을 낮춰요.
tmars-ruling-noctis = 이 도시의 칸이 없는 지도에서는 보통 도시의 규칙을 따라요.
tmars-ruling-own_space = 그 칸은 이 카드만 쓸 수 있어요.
tmars-ruling-one_card = 동물은 모두 카드 한 장에서 없애요.
tmars-ruling-claim = 예약은 타일이 아니라서 인접을 따지거나 기업상을 셀 때 세지 않아요.
tmars-ruling-discard_first = 과학 태그 1개마다 한 번이에요. 버리지 않으면 뽑지 않아요.
tmars-ruling-choose_each_time = 맞는 태그 1개마다 따로 골라요. 미생물이나 동물을 놓는 카드에만 놓을 수 있어요.
tmars-ruling-copy = 건물이나 만능 태그가 있고 앞면으로 놓인 카드여야 하고, 그 생산력 효과를 지금 모두 실행할 수 있어야 해요.
tmars-ruling-raise_first = 기온이 먼저 올라요. 0 °C의 해양을 이 타일보다 먼저 놓아요.
tmars-ruling-opponents_tags = 만능 태그는 세지 않아요. 마스봇을 상대로는 우주 트랙 마커의 위치를 세요.
tmars-ruling-bot_events = 마스봇이 쓴 사건도 세요.
tmars-ruling-plants_lost = 잃을 식물이 있어야 해요. ‘{ tmars-card-074 }’ 카드가 있으면 이 카드로 받을 식물도 쳐요.
tmars-ruling-own_greenery = 조건의 녹지는 내 것이어야 하지만, 타일은 누구의 녹지 옆이든 괜찮아요.
tmars-ruling-no_volcano = 화산이 없는 지도에서는 빈 육지 칸이면 어디든 괜찮아요.
tmars-ruling-none_too = 0을 골라도 괜찮아요.
tmars-ruling-gain_first = 아무도 에너지 생산력이 없으면 먼저 내 것을 올린 뒤 낮춰요.
tmars-ruling-flooding = 나에게서는 없애지 않아요. 해양은 주인이 없어요.
tmars-ruling-heat_twice = 열은 카드 비용과 따로 내요. 같은 열을 두 번 쓸 수 없어요.
tmars-ruling-next_card = 행동을 종료하거나 세대가 끝나면 사라져요.
tmars-ruling-city_first = 도시를 먼저 놓고 M€ 생산력이 오르므로, −4만 되어도 사용할 수 있어요.
tmars-ruling-fizzles = 카드를 반드시 사용해야 해요. 사용할 수 있는 카드가 없으면 이 서곡을 버리고 15 M€를 받아요.
tmars-ruling-wild = 만능 태그는 행동할 때마다 원하는 태그 하나로 세지만, 마지막 점수에서는 세지 않아요.
tmars-ruling-lava_tube = 그 칸에서는 인접한 도시를 따지지 않아요. 화산이 없는 지도에서는 보통 도시의 규칙을 따라요.
tmars-ruling-plant_cards = 그 태그가 있는 프로젝트 카드에만 쓸 수 있어요.
tmars-ruling-beginner = 서곡 없이 초보자용 기업을 허용한 테이블에서만 고를 수 있어요.
tmars-ruling-own_tag_production = 이 카드의 태그도 세니까 M€ 생산력 1로 시작해요.
tmars-ruling-own_tag_draw = 이 카드의 태그도 세니까 시작할 때 카드 1장을 뽑아요.
tmars-ruling-heat_one_way = M€는 열을 대신할 수 없어요.
tmars-ruling-covered_space = 덮은 칸에 인쇄된 것만 세요.
tmars-ruling-solo_cities = 나 홀로 화성에 규칙에서는 중립 도시 둘 때문에 M€ 생산력 2로 시작해요.
tmars-ruling-itself = 시작할 때 받는 48 M€에는 이 기업 자신의 몫 3 M€가 들어 있어요.

## 카드 읽기

tmars-reference-card = **{ $name }** · { $id } · { $type } · { $cost } M€ · { $tags }
tmars-reference-corporation = **{ $name }** · { $id } · { $type } · { $mc } M€로 시작 · { $tags }
tmars-reference-prelude = **{ $name }** · { $id } · { $type } · { $tags }
tmars-reference-no_tags = 태그 없음
tmars-reference-points = 점수: { $points }.
tmars-reference-ruling = 참고: { $text }

## 거절

error-tmars-unknown_card = { $count ->
    [0] ‘{ $text }’ 카드는 없어요. 그림의 번호나 이름을 써 주세요.
   *[other] ‘{ $text }’ 카드는 없어요. 비슷한 것: { $names }
 }
error-tmars-ambiguous = ‘{ $text }’에 맞는 이름이 여럿이에요. 하나만 골라 주세요: { $names }.
