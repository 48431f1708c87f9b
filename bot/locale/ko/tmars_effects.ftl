## 일어난 일

tmars-event-reshuffled = 버린 카드를 섞어 새 덱을 만들어요.
tmars-event-gained = { NIM($seat, "이/가") } { JOSA($what, "을/를") } 얻어요.
tmars-event-gained_by = { $card }: { NIM($seat, "이/가") } { JOSA($what, "을/를") } 얻어요.
tmars-event-spent = { NIM($seat, "이/가") } { JOSA($what, "을/를") } 써요.
tmars-event-paid = { NIM($seat, "이/가") } { JOSA($what, "을/를") } 내요.
tmars-event-production = { NIM($seat) }: { $what }.
tmars-event-production-effect = { $what }
tmars-event-production_by = { $card }: { NIM($seat) }, { $what }.
tmars-changed_by = { $what } { SIGNED($count) }
tmars-changed_of_somebody = 누군가의 { $what } { SIGNED($count) }
tmars-event-tr = { $owner }: 테라포밍 등급 { $tr } ({ SIGNED($count) }).
tmars-event-tr-effect = 테라포밍 등급 { $tr } ({ SIGNED($count) })
tmars-event-onto_card = { NIM($seat, "이/가") } { $card } 위에 { JOSA($what, "을/를") } 올려요 (지금 { $total }개).
tmars-event-off_card = { NIM($seat, "이/가") } { $card } 위의 { JOSA($what, "을/를") } 가져가요 (지금 { $total }개).
tmars-event-drew = { NIM($seat, "이/가") } 카드 { $count }장을 뽑아요.
tmars-event-drew_these = 뽑은 카드: { $cards }.
tmars-event-looks = { NIM($seat, "이/가") } 카드 { $count }장을 봐요.
tmars-event-looks_at = 본 카드: { $cards }.
tmars-event-looks_at_preludes = { NIM($seat, "이/가") } 서곡 { $count }장을 봐요.
tmars-event-bought = { NIM($seat, "이/가") } 카드 { $count }장을 사요 ({ $paid }).
tmars-event-discarded = { NIM($seat, "이/가") } 카드 { $count }장을 버려요.
tmars-event-searched = { NIM($seat, "이/가") } 카드를 펼쳐서 { $count ->
    [0] { $tag } 태그 카드를 찾지 못해요
   *[other] { JOSA($cards, "을/를") } 가져가요
 } (다른 카드 { $others }장 버림).
tmars-event-passed_over = 버린 카드: { $cards }{ $more ->
    [0] .
   *[other] {" "}외 { $more }장.
 }
tmars-event-turned_up = { NIM($seat, "이/가") } { JOSA($card, "을/를") } 펼쳐요.
tmars-event-raised = { $what } { $value } ({ $owner }).
tmars-event-raised-effect = { $what } { $value }
tmars-event-at_maximum = 이미 최대여서 오르지 않아요: { $parameter }.
tmars-event-placed = { JOSA($owner, "이/가") } { $space }에 타일을 놓아요: { $tile }.
tmars-event-claimed_land = { NIM($seat, "이/가") } { JOSA($space, "을/를") } 예약해요.
tmars-event-removed = { NIM($seat, "이/가") } { NIM($other) }의 { JOSA($what, "을/를") } 없애요.
tmars-event-removed_from_card = { NIM($seat, "이/가") } { NIM($other) }의 { $card } 위에서 { JOSA($what, "을/를") } 없애요.
tmars-event-stole = { NIM($seat, "이/가") } { NIM($other) }에게서 { JOSA($what, "을/를") } 훔쳐요.
tmars-event-neutral_lowered = 중립 상대의 생산력이 줄어요.

## 물어보는 것

tmars-asked_by = { $card }: { $what }
tmars-asked-ocean = 해양을 어디에 놓을까요?
tmars-asked-bonus_ocean = 보너스 해양을 어디에 놓을까요?
tmars-asked-greenery = 녹지를 어디에 놓을까요?
tmars-asked-city = 도시를 어디에 놓을까요?
tmars-asked-tile = 타일을 어디에 놓을까요?
tmars-asked-claim = 어느 칸을 예약할까요?
tmars-asked-lower = 누구의 생산력을 줄일까요?
tmars-asked-remove = 무엇을 없앨까요?
tmars-asked-steal = 무엇을 훔칠까요?
tmars-asked-take = 자원을 어디에서 가져올까요?
tmars-asked-flood = 누가 M€를 잃을까요?
tmars-asked-add = 어느 카드에 자원을 올릴까요?
tmars-asked-copy = 어느 카드의 생산을 반복할까요?
tmars-asked-choose = 무엇을 고를까요?
tmars-asked-plant_or_resource = 식물과 자원 중 무엇을 얻을까요?
tmars-asked-keep = 어느 카드를 가질까요?
tmars-asked-buy = 카드를 살까요?
tmars-asked-discard = 카드를 버리고 새로 뽑을까요?
tmars-asked-play = 어느 카드를 사용할까요?
tmars-asked-prelude = 어느 서곡을 사용할까요?
tmars-asked-award = 어느 기업상을 제정할까요?
tmars-asked-metal = 어느 생산력을 올릴까요?
tmars-asked-lowest = 어느 생산력을 올릴까요?
tmars-asked-insulate = 열 생산력을 얼마나 M€ 생산력으로 바꿀까요?
tmars-asked-heat_for_mc = 그중 열로 얼마를 낼까요?

## 고를 수 있는 것

tmars-pick-yourself = 나 자신
tmars-pick-owner = { $owner }
tmars-pick-tokens = 마스봇의 토큰 { $count }개
tmars-pick-bank = 은행에서 { $what }
tmars-pick-from = { $owner }: { $what }
tmars-pick-from_card = { $owner }: { $card } 위의 { $what }
tmars-pick-onto = { $card } 위에 { $what }
tmars-pick-none-remove = 없애지 않기
tmars-pick-none-steal = 훔치지 않기
tmars-pick-none-flood = 아무도 잃지 않기
tmars-pick-none-buy = 사지 않기
tmars-pick-none-discard = 버리지 않기
tmars-note-marker = { $track } 트랙: { $before } → { $after }
tmars-note-production = { $production }: { $before } → { $after }
tmars-note-tokens = 모두 { $tokens }개 있어요.
tmars-note-has = 가진 것: { $what }
tmars-note-here = 카드 위: { $what }
tmars-note-once_built = 지은 뒤: { $what }
tmars-note-copies = 다시: { $what }
tmars-note-costs = 비용 { $cost }
tmars-note-award = 지금 내 값: { $value }

## 타일을 놓을 수 없는 까닭

tmars-not_there-occupied = 이미 타일이 있어요
tmars-not_there-land = 해양 자리가 아니에요
tmars-not_there-ocean = 해양 자리예요
tmars-not_there-noctis = 녹티스 시티 자리예요
tmars-not_there-claimed = { NIM($seat, "이/가") } 예약한 칸이에요
tmars-not_there-south_pole = 남극에 지으려면 { $cost } M€가 더 필요해요
tmars-not_there-beside_city = { $other }의 도시 옆이에요
tmars-not_there-own_tiles = 내 타일 옆 빈칸이 { $count }곳 있는데 그 옆이 아니에요
tmars-not_there-not_beside_own = 내 타일 옆이 아니에요
tmars-not_there-no_metal = 강철이나 티타늄이 그려진 칸이 아니에요
tmars-not_there-not_isolated = 다른 타일 옆이에요
tmars-not_there-not_volcanic = 화산 칸이 아니에요
tmars-not_there-not_beside_two_cities = 옆에 도시가 둘 이상 있지 않아요
tmars-not_there-not_beside_city = 옆에 도시가 없어요
tmars-not_there-not_beside_greenery = 옆에 녹지가 없어요
tmars-not_there-not_noctis = 녹티스 시티 자리가 아니에요
tmars-not_there-not_phobos = 이 도시의 자리가 아니에요
tmars-not_there-not_ganymede = 이 도시의 자리가 아니에요

## 거절

error-tmars-production_too_low = { $card }: { JOSA($resource, "을/를") } { $n } 낮추는데 지금 { JOSA($have, "이에요/예요") }. 먼저 생산력을 올려 주세요.
error-tmars-no_production_target = { JOSA($resource, "을/를") } { $n } 잃을 수 있는 사람이 없어요.
error-tmars-no_legal_space = 타일을 놓을 칸이 없어요: { $tile }. 다른 행동을 해 주세요.
error-tmars-no_such_space = { $space } 칸은 없어요. 칸 이름을 그림에서 골라 주세요.
error-tmars-illegal_space = { $space }: { $reason }. 다른 칸을 골라 주세요.
error-tmars-no_target_card = 가져올 자원이 있는 카드가 없어요: { $resource }.
error-tmars-no_card_to_add_to = 자원을 올릴 수 있는 내 카드가 없어요.
error-tmars-nothing_to_copy = 생산을 반복할 수 있는 내 건물 카드가 없어요.
error-tmars-no_decision = 지금 답할 것이 없어요. 생기면 알려 드릴게요.
error-tmars-bad_value = ‘{ $text }’ 항목은 고를 수 없어요. 고를 수 있는 것: { $options }.
error-tmars-chosen_twice = 같은 것을 두 번 골랐어요. 하나를 빼 주세요.
error-tmars-too_few = { $asked } { $least }개 이상 골라 주세요.
error-tmars-too_many = { $asked } { $most }개까지 골라 주세요.
error-tmars-nothing_to_pay = 여기서는 낼 것이 없어요. 지불을 빼 주세요.
tmars-cards = 카드 { $n }장
