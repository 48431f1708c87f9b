expancity-title = 익스팬시티
expancity-tagline = 함께 넓히는 도시에 내 빌딩을 올리고, 비밀 계약을 완수하세요.

## 구성물

expancity-tile-city_hall = 시청
expancity-tile-res = 주거 구역
expancity-tile-com = 상업 구역
expancity-tile-park = 공원
expancity-tile-church = 성당
expancity-tile-bank = 은행
expancity-tile-school = 학교
expancity-tile-mall = 쇼핑몰
expancity-tile-police = 경찰서
expancity-tile-wine_bar = 와인바
expancity-tile-hospital = 병원
expancity-tile-stadium = 경기장
expancity-kind-res = 주거
expancity-kind-com = 상업
expancity-roof-flat = 납작한 지붕
expancity-roof-round = 둥근 지붕
expancity-roof-pointed = 뾰족한 지붕

## 설정

expancity-option-negative_building_scores = 빌딩 점수가 음수일 때
expancity-option-negative_building_scores-literal = 음수 그대로
expancity-option-negative_building_scores-floor_zero = 0점으로
expancity-option-goals = 목표 카드
expancity-option-goals-random = 무작위로 세 장

## 목표

expancity-goal-tallest_building = 최고층 빌딩
expancity-goal-tallest_building-text = 가장 높은 완성 빌딩을 가진 플레이어
expancity-goal-most_commercial = 상업왕
expancity-goal-most_commercial-text = 완성한 상업형 빌딩이 가장 많은 플레이어
expancity-goal-most_residential = 주거왕
expancity-goal-most_residential-text = 완성한 주거형 빌딩이 가장 많은 플레이어
expancity-goal-most_contracts = 계약의 달인
expancity-goal-most_contracts-text = 완수한 계약 카드가 가장 많은 플레이어
expancity-goal-park_patron = 공원 후원자
expancity-goal-park_patron-text = 공원과 인접한 완성 빌딩이 가장 많은 플레이어
expancity-goal-longest_street = 가장 긴 거리
expancity-goal-longest_street-text = 내 완성 빌딩이 가로 또는 세로로 끊기지 않고 이어진 줄이 가장 긴 플레이어

## 계약

expancity-contract-sky_cellar = 구름 위의 와인 저장고
expancity-contract-sky_cellar-text = 와인바와 인접한 6층 상업형 빌딩 1채 완성
expancity-contract-shared_green = 공원을 나눠 쓰는 이웃
expancity-contract-shared_green-text = 같은 공원에 인접한 내 상업형 빌딩 1채와 내 주거형 빌딩 1채
expancity-contract-fake_id = 위조 신분증
expancity-contract-fake_id-text = 학교와 와인바 둘 다에 인접한 내 빌딩 1채
expancity-contract-school_supplies = 새 학기 준비물
expancity-contract-school_supplies-text = 학교와 쇼핑몰 둘 다에 인접한 내 빌딩 1채
expancity-contract-branch_office = 은행 지점 입점
expancity-contract-branch_office-text = 은행과 인접한 4층 상업형 빌딩 1채 완성
expancity-contract-trading_floor = 증권 객장
expancity-contract-trading_floor-text = 은행과 인접한 5층 상업형 빌딩 1채 완성
expancity-contract-anchor_store = 쇼핑몰 옆 백화점
expancity-contract-anchor_store-text = 쇼핑몰과 인접한 5층 상업형 빌딩 1채 완성
expancity-contract-corner_suite = 공원 전망 임원실
expancity-contract-corner_suite-text = 공원과 인접한 5층 상업형 빌딩 1채 완성
expancity-contract-vip_box = 스카이박스석
expancity-contract-vip_box-text = 경기장과 인접한 상업형 빌딩 1채 완성
expancity-contract-tasting_room = 시음회장
expancity-contract-tasting_room-text = 와인바와 인접한 4층 상업형 빌딩 1채 완성
expancity-contract-school_run = 걸어서 등교
expancity-contract-school_run-text = 학교와 인접한 3층 주거형 빌딩 1채 완성
expancity-contract-chapel_lane = 종소리 골목
expancity-contract-chapel_lane-text = 성당과 인접한 2층 주거형 빌딩 1채 완성
expancity-contract-park_view = 공원 조망 아파트
expancity-contract-park_view-text = 공원과 인접한 3층 주거형 빌딩 1채 완성
expancity-contract-night_watch = 밤길 안심 주택
expancity-contract-night_watch-text = 경찰서와 인접한 2층 주거형 빌딩 1채 완성
expancity-contract-recovery_suite = 회복기 숙소
expancity-contract-recovery_suite-text = 병원과 인접한 주거형 빌딩 1채 완성
expancity-contract-noise_complaint = 한밤의 소음 민원
expancity-contract-noise_complaint-text = 와인바와 인접한 주거형 빌딩 1채 완성
expancity-contract-garden_cottage = 공원 앞 단층집
expancity-contract-garden_cottage-text = 공원과 인접한 1층 주거형 빌딩 1채 완성
expancity-contract-getaway_car = 도주 차량
expancity-contract-getaway_car-text = 은행과 경찰서 둘 다에 인접한 내 빌딩 1채
expancity-contract-garden_wedding = 야외 결혼식
expancity-contract-garden_wedding-text = 성당과 공원 둘 다에 인접한 내 빌딩 1채
expancity-contract-double_green = 양쪽이 공원
expancity-contract-double_green-text = 공원 2곳 이상에 인접한 빌딩 1채 완성
expancity-contract-lunch_break = 점심시간 산책
expancity-contract-lunch_break-text = 공원과 쇼핑몰 둘 다에 인접한 내 상업형 빌딩 1채
expancity-contract-all_conveniences = 생활 편의 삼박자
expancity-contract-all_conveniences-text = 서로 다른 종류의 특수 타일 3종 이상에 인접한 주거형 빌딩 1채 완성
expancity-contract-campus_housing = 학교 앞 하숙촌
expancity-contract-campus_housing-text = 같은 학교에 인접한 내 주거형 빌딩 2채
expancity-contract-strip_mall = 쇼핑 거리
expancity-contract-strip_mall-text = 같은 쇼핑몰에 인접한 내 상업형 빌딩 2채
expancity-contract-parishioners = 한 성당 이웃
expancity-contract-parishioners-text = 같은 성당에 인접한 내 빌딩 2채
expancity-contract-village_green = 마을 공원
expancity-contract-village_green-text = 같은 공원에 인접한 내 빌딩 3채
expancity-contract-city_hall_address = 시청 앞 주소
expancity-contract-city_hall_address-text = 시청과 인접한 빌딩 1채 완성
expancity-contract-main_street = 중심가
expancity-contract-main_street-text = 일렬로 이어진 내 빌딩 3채
expancity-contract-grand_boulevard = 대로변 독점
expancity-contract-grand_boulevard-text = 일렬로 이어진 내 빌딩 4채
expancity-contract-terraced_houses = 연립 주택가
expancity-contract-terraced_houses-text = 일렬로 이어진 내 주거형 빌딩 3채
expancity-contract-staircase = 계단식 스카이라인
expancity-contract-staircase-text = 일렬로 이어지고 한쪽으로 갈수록 층수가 계속 높아지는 내 빌딩 3채
expancity-contract-matching_pair = 쌍둥이 빌딩
expancity-contract-matching_pair-text = 서로 인접하고 층수가 같은 상업형 빌딩 2채 완성
expancity-contract-live_and_work = 직주근접
expancity-contract-live_and_work-text = 서로 인접한 주거형 빌딩 1채와 상업형 빌딩 1채 완성
expancity-contract-my_neighborhood = 우리 동네
expancity-contract-my_neighborhood-text = 상하좌우로 서로 이어진 내 빌딩 5채
expancity-contract-city_block = 한 블록 차지
expancity-contract-city_block-text = 2×2 구역 안에 내 빌딩 3채
expancity-contract-quarter = 구역 장악
expancity-contract-quarter-text = 3×3 구역 안에 내 빌딩 5채
expancity-contract-quiet_suburb = 조용한 교외
expancity-contract-quiet_suburb-text = 3×3 구역 안에 주거형 빌딩 3채 완성
expancity-contract-downtown = 도심 업무 지구
expancity-contract-downtown-text = 3×3 구역 안에 내 상업형 빌딩 3채
expancity-contract-mixed_use = 주상복합 단지
expancity-contract-mixed_use-text = 2×2 구역 안에 내 주거형 빌딩, 내 상업형 빌딩, 공원 타일이 1개씩 이상
expancity-contract-full_house = 3층집 세 채
expancity-contract-full_house-text = 3층 주거형 빌딩 3채 완성
expancity-contract-bungalow_trio = 단층집 세 채
expancity-contract-bungalow_trio-text = 1층 주거형 빌딩 3채 완성
expancity-contract-property_ladder = 내 집 마련 사다리
expancity-contract-property_ladder-text = 1층, 2층, 3층 주거형 빌딩을 1채씩 완성
expancity-contract-skyline = 4-5-6 스카이라인
expancity-contract-skyline-text = 4층, 5층, 6층 상업형 빌딩을 1채씩 완성
expancity-contract-board_meeting = 이사회 소집
expancity-contract-board_meeting-text = 상업형 빌딩 4채 완성
expancity-contract-dome_district = 돔 지구
expancity-contract-dome_district-text = 둥근 지붕 빌딩 3채 완성
expancity-contract-spire_district = 첨탑 지구
expancity-contract-spire_district-text = 뾰족한 지붕 빌딩 3채 완성
expancity-contract-green_thumb = 공원 애호가
expancity-contract-green_thumb-text = 공원과 인접한 빌딩 5채 완성
expancity-contract-around_town = 도시 한 바퀴
expancity-contract-around_town-text = 내 빌딩들이 합쳐서 서로 다른 종류의 특수 타일 8종에 인접
expancity-contract-good_fences = 사방이 경쟁사
expancity-contract-good_fences-text = 다른 플레이어의 빌딩 3채 이상에 인접한 내 빌딩 1채
expancity-contract-overshadow = 그늘 드리우기
expancity-contract-overshadow-text = 다른 플레이어의 완성 빌딩과 인접하면서 그보다 3층 이상 높은 상업형 빌딩 1채 완성

## 수와 양식

expancity-verb-plan = 차례 진행
expancity-verb-keep_contract = 계약 고르기
expancity-verb-fulfil = 계약 완수
expancity-verb-keep_tile = 타일 고르기
expancity-field-plan-tile = 놓을 타일
expancity-field-plan-at = 놓을 자리
expancity-field-plan-builds = 층 올리기 (최대 3곳)
expancity-field-plan-roofs = 지붕 얹기
expancity-field-keep_contract-card = 가질 계약
expancity-field-fulfil-cards = 공개할 계약
expancity-field-keep_tile-tile = 가질 타일
expancity-asked-plan = 타일을 놓고, 행동 3회를 하고, 지붕을 얹어 주세요.
expancity-asked-keep_contract = 계약 두 장 중 한 장을 골라 주세요.
expancity-asked-fulfil = 지금 점수로 바꿀 계약을 골라 주세요. 없어도 돼요.
expancity-asked-keep_tile = 타일 두 장 중 한 장을 골라 주세요.

## 문장 조각

expancity-text-cell = { $cell }
expancity-text-lot_at = 층마다 { SIGNED($points) }점 · 옆: { $beside }
expancity-text-tile_at = 층마다 내 빌딩 { SIGNED($own) }점, 남의 빌딩 { SIGNED($others) }점 · 옆: { $beside }
expancity-text-place_at = 옆: { $beside }
expancity-text-to_north = { $neighbour }(북)
expancity-text-to_east = { $neighbour }(동)
expancity-text-to_south = { $neighbour }(남)
expancity-text-to_west = { $neighbour }(서)
expancity-text-own_res = 내 { expancity-kind-res }
expancity-text-own_com = 내 { expancity-kind-com }
expancity-text-res_of = { NIM($owner) } { expancity-kind-res }
expancity-text-com_of = { NIM($owner) } { expancity-kind-com }
expancity-text-blocks = { $fetched ->
    [0] { $unused ->
        [0] 모든 행동으로 층을 올려요.
       *[other] 창고가 비어서 남은 행동으로 블록을 가져올 수 없어요.
     }
   *[other] 남은 행동으로 블록을 { $fetched }개 가져와요.
 } 공급처: { $before } → { $after }.
expancity-text-must_build = { $reserve ->
    [0] 창고가 비어서 블록을 가져올 수 없어요. 층을 올려 주세요.
   *[other] 창고에 블록이 { $reserve }개뿐이에요. 나머지 행동으로는 층을 올려 주세요.
 }
expancity-text-lot_note_res = 1~3층 빌딩을 지어요
expancity-text-lot_note_com = 4층 이상 빌딩을 지어요
expancity-text-modifiers = 층마다 주거 { SIGNED($res) }, 상업 { SIGNED($com) }
expancity-text-grow = { $cell } · { $before }→{ $floors }층
expancity-text-grow_for = { $cell } · { $before }→{ $floors }층, { SIGNED($points) }점
expancity-text-start = { $cell } · { $kind } 새로 1층
expancity-text-start_for = { $cell } · { $kind } 새로 1층, { SIGNED($points) }점
expancity-text-roof_choice = { $cell } { $kind } { $floors }층 · { $roof }
expancity-text-points = { $points }점
expancity-text-contract_note = { $points }점 · { $have }/{ $need } · { $condition }
expancity-text-sum_base = 1
expancity-text-sum_term = { $before } { SIGNED($value) } { $what }
expancity-text-empty_lot = 공터
expancity-text-seat_value = { $seat } { $value }
expancity-part-buildings = 빌딩
expancity-part-contracts = 계약
expancity-part-goals = 목표

## 일어난 일

expancity-event-laid = { NIM($seat, "이/가") } { $cell } 자리에 { $tile } 타일을 놓았어요.
expancity-event-built = { $floors ->
    [1] { NIM($seat, "이/가") } { $cell } 자리에 { $kind }형 빌딩을 짓기 시작했어요.
   *[other] { NIM($seat, "이/가") } { $cell } { $kind }형 빌딩을 { $floors }층으로 올렸어요.
 }
expancity-event-collected = { NIM($seat, "이/가") } 블록을 { $count }개 가져와요.
expancity-event-forfeited = { NIM($seat, "은/는") } 할 수 있는 일이 없어 행동 { $count }회를 잃었어요.
expancity-event-roofed = { $cell } { $kind } { $floors }층 완성, { $roof }: ({ $sum }) × { $floors } = { $points }
expancity-event-roofed_zero = { $cell } { $kind } { $floors }층 완성, { $roof }: ({ $sum }) × { $floors } = { $product }, 점수는 { $points }
expancity-event-contracts_drawn = { NIM($seat, "이/가") } 완성한 빌딩 { $count }채 몫의 계약을 뽑아요.
expancity-event-contracts_offered = 뽑은 계약: { $cards }.
expancity-event-contract_kept = 가져온 계약: { $card }.
expancity-event-fulfilled = { NIM($seat, "이/가") } 계약 ‘{ $card }’ 완수 ({ $condition }): { $points }점
expancity-event-fulfilled_none = { NIM($seat, "은/는") } 계약을 공개하지 않았어요.
expancity-event-refilled = { $bag ->
    [0] { NIM($seat, "이/가") } 타일을 뽑았어요. 주머니가 비었어요.
   *[other] { NIM($seat, "이/가") } 타일을 뽑았어요. 주머니에 { $bag }장이 남았어요.
 }
expancity-event-tiles_offered = 뽑은 타일: { $tiles }.
expancity-event-tile_kept = 가져온 타일: { $tile }.
expancity-event-goal_paid = { $winners ->
    [1] { $goal } ({ $values }): { NIM($seats, "이/가") } { $points }점을 받아요.
   *[other] { $goal } ({ $values }): { NIM($seats, "이/가") } { $points }점씩 받아요.
 }
expancity-event-goal_unpaid = { $goal } ({ $values }): 아무도 점수를 받지 못해요.
expancity-event-unfulfilled = { NIM($seat, "이/가") } 완수하지 못한 계약: { $cards }.
expancity-event-final = { $rank }위 { NIM($seat) } { $total }점 (빌딩 { $buildings }, 계약 { $contracts }, 목표 { $goals })
expancity-reason-outright = { NIM($seat, "이/가") } { $total }점으로 이겼어요.
expancity-reason-contracts = { $total }점 동점에서 완수한 계약이 { $count }장으로 더 많은 { NIM($seat, "이/가") } 이겼어요.
expancity-reason-buildings = { $total }점 동점에서 완성한 빌딩이 { $count }채로 더 많은 { NIM($seat, "이/가") } 이겼어요.
expancity-reason-tallest = { $total }점 동점에서 가장 높은 빌딩이 { $count }층인 { NIM($seat, "이/가") } 이겼어요.
expancity-reason-shared = { NIM($seats, "이/가") } { $total }점으로 함께 이겼어요.

## 글로 보는 판

expancity-text-turn = 전체 { $turns }차례 중 { $turn }번째 차례예요.
expancity-text-acting-plan = { NIM($seat, "이/가") } 차례를 계획하고 있어요.
expancity-text-acting-keep_contract = { NIM($seat, "이/가") } 가질 계약을 고르고 있어요.
expancity-text-acting-fulfil = { NIM($seat, "이/가") } 계약을 완수할 수 있어요.
expancity-text-acting-keep_tile = { NIM($seat, "이/가") } 가질 타일을 고르고 있어요.
expancity-text-last_laid = 지난 차례: { NIM($seat) }, { $cell } 자리에 { $tile } 타일.
expancity-text-last_floors = 올린 층: { $cells }.
expancity-text-last_roofs = 얹은 지붕: { $roofs }.
expancity-text-draft_laid = 계획: { $cell } 자리에 { $tile } 타일.
expancity-text-draft_floors = 올릴 층: { $cells }.
expancity-text-draft_roofs = 얹을 지붕: { $roofs }.
expancity-text-roof_put = { $cell } { $roof } ({ SIGNED($points) }점)
expancity-text-candidates = 타일을 놓을 수 있는 자리: { $cells }.
expancity-text-row = { $row } 줄: { $cells }.
expancity-text-on_tile = { $cell } { $tile }
expancity-text-on_lot = { $cell } { $kind } 공터
expancity-text-on_unfinished = { $cell } { NIM($seat) }의 { $kind } 빌딩 { $floors }층 미완성
expancity-text-on_completed = { $cell } { NIM($seat) }의 { $kind } 빌딩 { $floors }층 완성, { $roof }, { $points }점
expancity-text-seat = { NIM($seat) }: { $score }점, 공급처 { $supply }, 창고 { $reserve }, 미완성 빌딩 { $unfinished }/3, 가진 계약 { $held }장, 완수한 계약 { $fulfilled }장.
expancity-text-seat_fulfilled = { NIM($seat, "이/가") } 완수한 계약: { $cards }.
expancity-text-done_contract = { $card } ({ $points }점)
expancity-text-goal = 목표 { $goal } ({ $condition }), { $points }점: { $values }.
expancity-text-stocks = 주머니 타일 { $bag }장, 계약 더미 { $deck }장, 남은 지붕: 납작한 것 { $flat }개, 둥근 것 { $round }개, 뾰족한 것 { $pointed }개.
expancity-text-unseen = { $tile } { $count }장
expancity-text-census = 아직 보이지 않은 타일: { $tiles }.
expancity-text-tile_value = { $tile } { SIGNED($res) }/{ SIGNED($com) }
expancity-text-tile_values = 특수 타일 옆 빌딩의 층당 점수 (주거/상업): { $tiles }.
expancity-text-my_tiles = 내 타일: { $tiles }.
expancity-text-my_contract = 내 계약 { $card } ({ $condition }), { $points }점, 진행 { $have }/{ $need }.
expancity-text-offered_contract = 뽑은 계약 { $card } ({ $condition }), { $points }점, 진행 { $have }/{ $need }.
expancity-text-offered_tiles = 뽑은 타일: { $tiles }.

## 거절

error-expancity-cell_parse = ‘{ $text }’ 좌표를 읽지 못했어요. 이렇게 써 주세요: N2E3, S1, W4. 시청은 C예요.
error-expancity-cell_spelling = ‘{ $text }’ 대신 이렇게 써 주세요: { $cell }
error-expancity-unknown_tile = ‘{ $text }’ 타일은 없어요. 가장 비슷한 것: ‘{ $nearest }’. 그림에 적힌 이름으로 써 주세요.
error-expancity-ambiguous_tile = ‘{ $text }’에 맞는 타일이 여럿이에요. 하나를 골라 써 주세요: { $tiles }.
error-expancity-roof_parse = ‘{ $text }’ 지붕을 읽지 못했어요. 이렇게 써 주세요: N1=flat, N1=round, N1=pointed
error-expancity-move_parse = ‘{ $text }’ 부분을 읽지 못했어요. 이렇게 써 주세요: 공원@N1E1; b N1 N2E1; r N1 N2E1=o
error-expancity-tile_not_in_hand = 내 손패에 { $tile } 타일이 없어요. 손패에 있는 타일을 놓아 주세요.
error-expancity-cell_occupied = { $cell } 자리에는 이미 { $tile } 타일이 있어요. 타일 옆의 빈 자리를 골라 주세요.
error-expancity-place_not_adjacent = { $cell } 자리는 다른 타일과 변이 맞닿지 않아요. 가까운 자리: { $nearest }
error-expancity-too_many_builds = 행동은 { $most }회예요. 최대 { $most }곳까지 고를 수 있어요.
error-expancity-one_floor = { $cell } 자리는 한 차례에 1층만 올릴 수 있어요. 한 번만 골라 주세요.
error-expancity-cell_empty = { $cell } 자리에는 타일이 없어요. 놓여 있는 구역을 골라 주세요.
error-expancity-not_lot = { $cell } 자리는 { $tile } 타일이라 빌딩을 지을 수 없어요. 구역을 골라 주세요.
error-expancity-not_yours = { $cell } 자리는 { NIM($owner) }의 빌딩이에요. 공터나 내 빌딩을 골라 주세요.
error-expancity-goal_count = 목표 카드는 { $need }장을 골라 주세요. 지금은 { $count }장이에요. 이 설정을 빼면 무작위로 정해져요.
error-expancity-already_done = { $cell } 빌딩은 이미 완성됐어요. 다른 빌딩을 골라 주세요.
error-expancity-res_max = 주거형 빌딩은 3층까지예요. { $cell } 자리에 지붕을 얹거나 다른 곳을 골라 주세요.
error-expancity-height_limit = { $cell } 자리는 지금 { $limit }층까지예요. { $kind } { $limit }층을 먼저 완성해야 더 올릴 수 있어요.
error-expancity-too_many_unfinished = 미완성 빌딩이 이미 3채예요 ({ $cells }). 이번 차례에 지붕을 얹어도 다음 차례부터 새로 지을 수 있어요.
error-expancity-no_blocks = { $need }곳을 올리려면 블록 { $need }개가 필요한데, 자재 확보를 해도 { $have }개예요. 더 적게 골라 주세요.
error-expancity-must_act = 창고가 비어 행동 { $unused }회가 남아요. 더 올릴 수 있는 곳: { $cells }
error-expancity-roof_dup = { $cell } 자리에 지붕을 두 번 골랐어요. 하나만 골라 주세요.
error-expancity-not_own_building = { $cell } 자리에는 내 빌딩이 없어요. 내 빌딩을 골라 주세요.
error-expancity-com_min = 상업형은 4층부터 완성할 수 있어요. { $cell } 자리는 { $floors }층이니 더 올려 주세요.
error-expancity-roof_type = { $kind }형 빌딩에는 다음 지붕을 얹어요: { $allowed }.
error-expancity-roof_empty = { JOSA($shape, "이/가") } 다 떨어졌어요. { JOSA($others, "을/를") } 골라 주세요.
error-expancity-not_offered = 보여 드린 둘 중 하나를 골라 주세요.
error-expancity-contract_not_in_hand = 가지고 있지 않은 계약이에요. 가진 계약 중에서 골라 주세요.
error-expancity-contract_unmet = ‘{ $card }’ 조건이 아직 맞지 않아요 ({ $have }/{ $need }). 이번에는 빼 주세요.

## 규칙 요약

expancity-rules-1 = **목표.** 모두가 시청을 중심으로 도시 하나를 함께 넓혀요. 좋은 자리에 내 빌딩을 완성하고 비밀 계약을 완수하세요. 타일 60장을 다 놓으면 총점이 가장 높은 사람이 이겨요.
expancity-rules-2 = **한 차례**는 다섯 단계예요: 타일 놓기, 행동 3회, 지붕 얹기, 계약 완수, 타일 뽑기. 앞의 세 단계는 한 번에 정해요. 처음에는 타일 두 장, 공급처 블록 6개, 창고 블록 49개를 가져요.
expancity-rules-3 = **1. 타일 놓기.** 손패의 타일 한 장을, 놓인 타일과 변이 맞닿는 빈 자리에 놓아요. 주거·상업 구역에는 누가 놓았든 누구나 지을 수 있어요. 자리 이름은 시청에서 잰 방향이에요. `N2E3` 자리는 북쪽 2, 동쪽 3이고 시청은 `C` 자리예요.
expancity-rules-4 = **2. 행동 3회**, 자유롭게 섞되 할 수 있는 한 모두 해야 해요. *층 올리기*: 공급처의 블록 하나를 공터나 내 미완성 빌딩에 놓아요. *자재 확보*: 창고의 블록 하나를 공급처로 옮겨요. 첫 블록을 놓은 사람이 빌딩의 주인이에요. 빌딩 하나는 한 차례에 1층만 오르고, 미완성 빌딩은 한 사람당 3채까지예요.
expancity-rules-5 = **높이.** 주거형은 1~3층이고, 내가 완성한 가장 높은 주거형보다 1층까지 더 높일 수 있어요. 상업형은 4층부터 완성할 수 있고, 5층부터는 내가 완성한 가장 높은 상업형보다 1층까지 더 높일 수 있어요. 지난 차례까지 완성한 빌딩만 따져요.
expancity-rules-6 = **3. 지붕 얹기.** 주거형은 납작한 지붕, 4층 이상 상업형은 둥근 지붕이나 뾰족한 지붕이에요 (각 10개). 지붕은 나중 차례에 얹어도 돼요. 지붕을 얹으면 한 번 점수를 받아요: (1 + 옆의 특수 타일 − 옆의 공터) × 층수. 대각선과 다른 빌딩은 세지 않고, 나중에 바뀌어도 그대로예요. 결과가 0보다 작으면 그만큼 깎이고, ‘0점으로’ 설정으로 연 테이블에서는 0점이에요.
expancity-rules-7 = **특수 타일**의 층당 점수 (주거/상업): 공원 +1/+1, 성당 +1/0, 은행 0/+1, 학교 +2/0, 쇼핑몰 0/+2, 경찰서 +1/−1, 와인바 −1/+1, 병원 +2/−1, 경기장 −1/+2. 시청은 0이에요.
expancity-rules-8 = **계약.** 지붕 하나마다 계약 두 장을 뽑아 한 장을 몰래 갖고 한 장은 더미 밑에 넣어요. 가질 수 있는 장수에는 제한이 없어요. 계약은 내 빌딩만 따져요. ‘완성’이라고 쓰여 있을 때만 지붕이 필요하고, 층수는 정확히 맞아야 해요.
expancity-rules-9 = **4. 계약 완수.** 지금 조건이 맞는 계약을 원하는 만큼 공개하고 점수를 받아요. 빌딩 하나를 여러 계약에 써도 돼요. 공개하지 않은 계약은 나중 차례에 조건이 맞으면 공개할 수 있고, 끝까지 남아도 점수를 깎지 않아요.
expancity-rules-10 = **5. 타일 두 장을 뽑아** 한 장을 갖고 한 장은 주머니에 돌려놓아요. 주머니가 비면 손패의 타일만 쓰고, 60번째 차례가 끝나면 게임이 끝나요. 그 뒤에는 계약을 공개할 수 없어요.
expancity-rules-11 = **끝.** 목표 세 장이 각각 1위에게 12점을 주고, 동점이면 나눠요. 가장 좋은 값이 0이면 아무도 받지 못해요. 목표는 완성 빌딩만 따져요. 총점이 같으면 완수한 계약, 완성한 빌딩, 가장 높은 빌딩 순으로 가려요.
expancity-rules-12 = **글로 쓰기:** `공원@N1E1; b N1 N2E1; r N1 N2E1=o` 한 줄이면 N1E1에 공원을 놓고 N1과 N2E1을 올린 뒤 둘 다 지붕을 얹어요. 둥근 지붕은 `o`, 뾰족한 지붕은 `^` 표시를 쓰고 납작한 지붕은 적지 않아도 돼요. 그다음에는 `계약 park_view`, `완수 skyline`(없으면 `완수 -`), `타일 공원`처럼 써요.

## What seats have in numbers

expancity-tally-points = 점수
expancity-tally-supply = 공급처 블록
expancity-tally-reserve = 창고 블록
expancity-tally-unfinished = 미완성 빌딩
expancity-tally-held = 가진 계약
expancity-tally-fulfilled = 완수한 계약

## 통계

expancity-stat-fulfilled = 완수한 계약
expancity-stat-tallest = 가장 높은 빌딩
expancity-stat-roofed = 지붕을 얹은 빌딩

## 예전 버전의 기록에만 있는 말

expancity-event-left-before = { $seat } 님이 자리를 떠났어요.
