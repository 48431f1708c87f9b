metromania-title = 메트로마니아
metromania-tagline = 도시 밑에 지하철 노선 두 개를 파고, 승객이 지나는 가장 빠른 경로를 차지하세요.

## 구성물

metromania-kind-R = 주거
metromania-kind-C = 상업
metromania-kind-E = 유흥
metromania-kind-P = 공원
metromania-kind-L = 호수
metromania-kind-S = 흰 화살표
metromania-kind-X = 검은 화살표

## 설정

metromania-option-markers = 목적지 패
metromania-option-markers-open = 공개: 모두가 모든 글자를 봄
metromania-option-markers-hidden = 부패한 지방자치: 손패의 글자는 비밀 (3~4인)
metromania-option-markers-fixed = 부패는 없다: 정해진 손패 (3~4인)
metromania-option-layout = 도시 조각
metromania-option-layout-random = 무작위로 섞고 돌림
metromania-option-layout-identity = 번호 순서대로, 돌리지 않음
metromania-option-layout-own = 적은 대로: { $layout }
metromania-option-map = 지도
metromania-option-map-original = 오리지널 도시
metromania-option-map-own = { $title } (직접 만든 지도)
metromania-option-ruleset = 규칙
metromania-option-ruleset-standard = 표준
metromania-option-ruleset-korean = 한국어 규칙대로
metromania-option-ruleset-italian = 이탈리아어 규칙대로
metromania-option-first = 첫 차례
metromania-option-first-random = 무작위
metromania-option-first-host = 방장
metromania-option-impossible_trip = 불가능한 시험 여행
metromania-option-impossible_trip-preset = 고른 규칙대로
metromania-option-impossible_trip-penalty = 책임 있는 사람이 6점 잃음
metromania-option-impossible_trip-compensation = 나머지가 6점 받음
metromania-option-final_round = 마지막 차례
metromania-option-final_round-preset = 고른 규칙대로
metromania-option-final_round-always = 공사가 어떻게 끝나든 한 번씩
metromania-option-final_round-blocked_only = 완공되거나 막힌 노선 수로 끝날 때만
metromania-option-station_between = 보통역은 역과 역 사이에만
metromania-option-station_between-preset = 고른 규칙대로
metromania-option-station_between-true = 예
metromania-option-station_between-false = 아니요, 노선 위 어디든
metromania-option-station_points = 역 점수를 받는 사람
metromania-option-station_points-preset = 고른 규칙대로
metromania-option-station_points-builder = 차례인 사람
metromania-option-station_points-owners = 그곳을 지나는 노선의 주인 모두
metromania-option-empty_supply = 남은 역이 없을 때 역이 필요한 터널
metromania-option-empty_supply-preset = 고른 규칙대로
metromania-option-empty_supply-forbid = 팔 수 없음
metromania-option-empty_supply-skip = 역 없이 팜
metromania-option-split_at_line_end = 다른 노선의 끝에서 갈라질 때 역
metromania-option-split_at_line_end-preset = 고른 규칙대로
metromania-option-split_at_line_end-true = 바로 생김
metromania-option-split_at_line_end-false = 그 노선이 이어질 때 생김
metromania-option-last_line = 마지막 노선
metromania-option-last_line-longest = 팔 수 있는 만큼 파야 완공
metromania-option-last_line-free = 언제든 완공
metromania-option-taken_starts = 맞은편 흰 화살표가 다 찼을 때
metromania-option-taken_starts-blocked = 2호선은 막힌 노선
metromania-option-taken_starts-anywhere = 2호선은 어느 변에서나 출발

## 수와 양식

metromania-verb-dig = 터널 파기
metromania-verb-station = 보통역 짓기
metromania-verb-bonus = 보너스 역
metromania-verb-pass = 패스
metromania-standing-pass = 터널도 못 파고 보통역도 못 지으면 패스
metromania-standing-pass-ends = 게임이 끝날 때
metromania-field-dig-first = 첫 번째 터널
metromania-field-dig-second = 그다음
metromania-field-dig-third = 또 그다음
metromania-field-dig-fourth = 터널 또는 보너스 역
metromania-field-dig-fifth = 터널 또는 보너스 역
metromania-field-dig-route = 경로
metromania-field-dig-marker = 놓을 패
metromania-field-station-place = 역을 놓을 곳
metromania-pieces-dig = 터널 바꾸기
metromania-wholes-dig = 전체 경로
metromania-field-station-line = 역을 놓을 노선
metromania-field-station-vertex = 역을 놓을 꼭짓점
metromania-field-bonus-vertex = 보너스 역을 놓을 꼭짓점
metromania-asked-first = 첫 노선을 시작해 터널 3개를 파 주세요.
metromania-asked-construction = 터널 3개를 파거나 보통역 1개를 지어 주세요.
metromania-asked-final_round = 마지막 차례예요. 터널 3개를 파거나 보통역 1개를 지어 주세요.
metromania-asked-dig_on = 터널 { $most }개 중 { $dug }개를 팠어요. 이어서 파 주세요.
metromania-asked-bonus = { $line }호선이 완공됐어요. 보너스 역을 놓거나 거절해 주세요.

## 문장 조각

metromania-text-choice_tunnel = { $line ->
    [1] 실선
   *[2] 줄무늬
 } 노선: { $cell } 칸으로, { $corner } 모퉁이까지
metromania-text-choice_start = { $line ->
    [1] 실선
   *[2] 줄무늬
 } 노선: { $cell } 칸에서 시작해 { $corner } 모퉁이까지
metromania-text-choice_exit = { $line ->
    [1] 실선
   *[2] 줄무늬
 } 노선: { $cell } 칸에서 완공
metromania-text-choice_marker = { $line ->
    [1] 실선
   *[2] 줄무늬
 } 노선: { $cell } { $kind ->
    [R] 주택으로
    [C] 상가로
   *[E] 유흥가로
 }, { $corner } 모퉁이까지 ({ $letter } 놓기)
metromania-text-choice_station = { $places } ({ $corner })
metromania-text-choice_no_bonus = 보너스 역 없음
metromania-text-note_stations = 새 역 { $count }곳: +{ $points }점
metromania-text-note_points = { $points }점
metromania-text-stop = 일단 여기까지 ({ $most }개 중 { $dug }개)
metromania-text-done = 차례 완료
metromania-text-choice_station_between = 목적지 없음: { $corner }
metromania-text-destination = { $cell } { $kind ->
    [R] 주택
    [C] 상가
   *[E] 유흥가
 }
metromania-text-route_marker = { $cell } { $kind ->
    [R] 주택
    [C] 상가
   *[E] 유흥가
 }: { $letter } 놓기
metromania-text-route_towards = { $cell } { $kind ->
    [R] 주택
    [C] 상가
   *[E] 유흥가
 } 쪽으로
metromania-text-route_stations = 새 역 { $count }곳: +{ $points }점
metromania-text-route_exit = 출구로: { $line ->
    [1] 실선
   *[2] 줄무늬
 } 노선 완공
metromania-text-route_home = 출구 쪽으로: 터널 { $left }개 남음
metromania-text-route_on = { $cells } 쪽으로
metromania-text-route_blocks = { $line ->
    [1] 실선
   *[2] 줄무늬
 } 노선이 막혀요
metromania-text-route_strands = { $line ->
    [1] 실선
   *[2] 줄무늬
 } 노선이 출구에 못 닿아요
metromania-text-route_note = { $line ->
    [0] { $cells }
    [1] 실선 노선: { $cells }
   *[2] 줄무늬 노선: { $cells }
 }{ $points ->
    [0] { "" }
   *[other] { " · " }+{ $points }점
 }
metromania-text-other_marker = { $cell ->
    [NONE] 짝이 아직 지도에 없어요
   *[other] 짝: { $cell } { $kind ->
    [R] 주택
    [C] 상가
   *[E] 유흥가
 }
 }
metromania-text-caution_blocked = 이렇게 파면 { $line ->
    [1] 실선
   *[2] 줄무늬
 } 노선이 막혀요.
metromania-text-caution_stranded = 이렇게 파면 { $line ->
    [1] 실선
   *[2] 줄무늬
 } 노선이 더는 출구에 닿을 수 없어요.
metromania-text-caution_trips = 마지막 차례인데 { $letters }에 역이 없어요. 하나마다 6점이 걸려 있어요.
metromania-text-proposed = 첫 터널 다음은 미리 골라 둔 것이에요. 원하는 대로 바꿔 보세요.
metromania-text-unfinished = 아직 차례가 남았어요. 터널 { $most }개 중 { $dug }개를 팠어요.
metromania-text-bonus_choice = { $line }호선을 완공했어요. 보너스 역을 놓을 곳을 고르세요. 안 놓아도 돼요.
metromania-text-bonus_open = 아직 차례가 남았어요. { $line }호선에 보너스 역을 놓을 수 있어요.
metromania-text-exit_waits = { $line }호선은 아직 완공할 수 없어요. 그러면 터널 { $required }개 중 { $reached }개만 파고 차례가 끝나요.
metromania-text-line = { $line }호선
metromania-text-can_dig = 터널 파기
metromania-text-can_build = 보통역 짓기
metromania-part-stations = 역
metromania-part-lines = 미완공 노선
metromania-part-trips = 시험 여행 A–F
metromania-part-park_lake = 공원과 호수

## 일어난 일

metromania-event-started = { NIM($seat, "이/가") } { $line }호선을 { $cell }에서 시작했어요.
metromania-event-dug = { NIM($seat, "이/가") } { $line }호선을 { $cell } 칸으로 팠어요.
metromania-event-marker = { NIM($seat, "이/가") } { $cell } ({ $kind }) 칸에 { $letter } 패를 놓았어요.
metromania-event-completed = { NIM($seat, "이/가") } { $cell }에서 { $line }호선을 완공했어요 (터널 { $tunnels }개).
metromania-event-station_meet = { $points ->
    [0] 노선이 만나는 { $vertex }에 환승역이 생겼어요. 맞닿은 목적지는 없어요.
   *[other] 노선이 만나는 { $vertex }에 환승역이 생겼어요: { NIM($seats) } { $points }점
 }
metromania-event-station_split = { $points ->
    [0] 노선이 갈라지는 { $vertex }에 환승역이 생겼어요. 맞닿은 목적지는 없어요.
   *[other] 노선이 갈라지는 { $vertex }에 환승역이 생겼어요: { NIM($seats) } { $points }점
 }
metromania-event-station_intermediate = { $points ->
    [0] { NIM($seat, "이/가") } { $vertex }에 보통역을 지었어요. 맞닿은 목적지는 없어요.
   *[other] { NIM($seat, "이/가") } { $vertex }에 보통역을 지었어요: { NIM($seats) } { $points }점
 }
metromania-event-station_bonus = { $points ->
    [0] { NIM($seat, "이/가") } { $vertex }에 보너스 역을 놓았어요. 맞닿은 목적지는 없어요.
   *[other] { NIM($seat, "이/가") } { $vertex }에 보너스 역을 놓았어요: { NIM($seats) } { $points }점
 }
metromania-event-bonus_declined = { NIM($seat, "이/가") } { $line }호선의 보너스 역을 거절했어요.
metromania-event-passed = { NIM($seat, "은/는") } 팔 수도 지을 수도 없어 패스해요.
metromania-event-end_both_lines = { $count ->
    [0] { NIM($seat, "이/가") } 두 노선을 모두 완공해서 공사가 끝났어요.
   *[other] { NIM($seat, "이/가") } 두 노선을 모두 완공했어요. { NIM($seats) }에게 마지막 차례가 한 번씩 남았어요.
 }
metromania-event-end_stations = { $count ->
    [0] 역이 다 떨어져서 공사가 끝났어요.
   *[other] 역이 다 떨어졌어요. { NIM($seats) }에게 마지막 차례가 한 번씩 남았어요.
 }
metromania-event-end_lines = { $count ->
    [0] 완공되거나 막힌 노선이 충분해서 공사가 끝났어요.
   *[other] 완공되거나 막힌 노선이 충분해졌어요. { NIM($seats) }에게 마지막 차례가 한 번씩 남았어요.
 }
metromania-event-end_stalemate = 모두 패스해서 공사가 끝났어요.
metromania-event-lines_scored = { $complete ->
    [0] { NIM($seat) }: 완공한 노선이 없어 역 점수 { $points }점을 모두 잃어요.
    [1] { NIM($seat) }: 한 노선만 완공해 역 점수 { $points }점 중 { $lost }점을 잃어요.
   *[other] { NIM($seat) }: 두 노선을 완공해 역 점수 { $points }점을 지켜요.
 }
metromania-event-trip_made = { $count ->
    [0] 시험 여행 { $letter }: { $minutes }분. 점수를 받는 사람이 없어요.
   *[other] 시험 여행 { $letter }: { $minutes }분. { $points }
 }
metromania-event-trip_impossible = { $count ->
    [0] 시험 여행 { $letter }: 갈 수 없어요. 점수는 그대로예요.
   *[other] 시험 여행 { $letter }: 갈 수 없어요. { $points }
 }
metromania-event-park_lake_made = { $count ->
    [0] 공원에서 호수까지 { $minutes }분. 점수를 받는 사람이 없어요.
   *[other] 공원에서 호수까지 { $minutes }분. { $points }
 }
metromania-event-park_lake_impossible = 공원에서 호수까지 갈 수 없어요.
metromania-reason-outright = { NIM($seat, "이/가") } { $total }점으로 이겼어요.
metromania-reason-lines = { $total }점 동점에서 완공한 노선이 { $count }개로 더 많은 { NIM($seat, "이/가") } 이겼어요.
metromania-reason-tunnels = { $total }점 동점에서 터널이 { $count }개로 더 많은 { NIM($seat, "이/가") } 이겼어요.
metromania-reason-shared = { NIM($seats, "이/가") } { $total }점으로 함께 이겼어요.

## 글로 보는 판

metromania-text-phase-construction = 공사 중, { $round }라운드.
metromania-text-phase-final_round = 마지막 차례, { $round }라운드.
metromania-text-acting = { NIM($seat) } 차례예요.
metromania-text-final = { $rank }위 { NIM($seat) } { $total }점 (역 { $stations }, 미완공 노선 { SIGNED($lines) }, 시험 여행 { SIGNED($trips) }, 공원과 호수 { SIGNED($park_lake) }).
metromania-text-last_tunnels = 지난 차례: { NIM($seat, "이/가") } 판 터널: { $tunnels }.
metromania-text-last_stations = { NIM($seat, "이/가") } 만든 새 역: { $vertices }.
metromania-text-last_pass = 지난 차례: { NIM($seat, "이/가") } 패스했어요.
metromania-text-draft_tunnels = 계획한 터널: { $tunnels }.
metromania-text-draft_stations = 이렇게 하면 생기는 역: { $vertices }.
metromania-text-tunnel = { $line }호선 { $cell }, { $start }에서 { $end }까지
metromania-text-seat = { NIM($seat) }: { $score }점, { $first }, { $second }. 손패의 목적지 패: { $markers }.
metromania-text-status-unstarted = { $line }호선 시작 전
metromania-text-status-running = { $line }호선 진행 중(남은 터널 { $left }개)
metromania-text-status-blocked = { $line }호선 막힘(남은 터널 { $left }개)
metromania-text-status-complete = { $line }호선 완공
metromania-text-marker = { $kind } { $letter }
metromania-text-stocks = 남은 역: 30개 중 { $supply }개. 완공되거나 막힌 노선: { $closed }개. { $limit }개가 되면 공사가 끝나요.
metromania-text-stations = 역이 있는 곳: { $vertices }.
metromania-text-place = { $vertex }({ $cells })
metromania-text-head = { NIM($seat) } { $line }호선 { $place }
metromania-text-heads = 노선의 끝과 그 둘레 칸: { $heads }.
metromania-text-placed = { $cell } { $kind } { $letter } ({ NIM($seat) })
metromania-text-all_placed = 지도 위의 목적지 패: { $markers }.
metromania-text-trip_letter = 시험 여행 { $letter }
metromania-text-trip_park_lake = 공원과 호수 사이의 시험 여행
metromania-text-end = { $kind } { $cell }(역 { $vertices })
metromania-text-end_unserved = { $kind } { $cell } (역 없음)
metromania-text-end_unplaced = { $kind } (놓이지 않음)
metromania-text-hop = { NIM($seat) }의 { $line }호선 { $start }–{ $end }
metromania-text-seat_points = { $seat } { SIGNED($points) }
metromania-text-trip = { $name }, { $one } → { $other }: { $minutes }분, 경로: { $hops }. 점수: { $points }.
metromania-text-trip_changes = { $name }: 갈아타는 역 { $vertices }.
metromania-text-trip_at_once = { $name }, { $one } → { $other }: 한 역이 둘 다에 닿아요. 점수: { $points }.
metromania-text-impossible_trip = { $name }, { $one } → { $other }: 불가능. 점수: { $points }.
metromania-text-leg = { $cell } → { $end }
metromania-text-whole_line = { NIM($seat) }의 { $line }호선: { $tunnels }.
metromania-text-map = 지도: { $title }.
metromania-text-printed = { $kind } 목적지: { $cells }.
metromania-text-sight = { $kind }: { $cells }
metromania-text-arrows-S = 노선이 시작하는 흰 화살표: { $spaces }.
metromania-text-arrows-X = 노선이 끝나는 검은 화살표: { $spaces }.
metromania-text-rule = { $name }: { $choice }
metromania-text-rules = 적용하는 규칙: { $rules }.

## 거절

error-metromania-syntax = ‘{ $token }’ 부분을 읽지 못했어요. 이렇게 써 주세요: 1:C7>v26
error-metromania-unknown_cell = ‘{ $cell }’ 칸은 없어요. 칸은 A1~J11, 흰 화살표는 S11, 검은 화살표는 X34처럼 써요.
error-metromania-unknown_vertex = ‘{ $vertex }’ 꼭짓점은 없어요. 꼭짓점은 v1~v91이에요.
error-metromania-unknown_line = 노선은 1호선과 2호선이에요.
error-metromania-ambiguous = ‘{ $token }’ 자리에 맞는 터널이 여럿이에요: { $candidates }. 칸과 꼭짓점을 모두 써 주세요.
error-metromania-bonus_pending = { $line }호선이 완공됐어요. 먼저 보너스 역을 놓거나 (+꼭짓점) 거절해 (+none) 주세요.
error-metromania-turn_used = 이번 차례의 행동은 이미 했어요. 확정하거나 처음부터 다시 해 주세요.
error-metromania-line_done = { $line }호선은 완공되어 그대로예요. 다른 노선을 골라 주세요.
error-metromania-no_tunnels = { $line }호선은 터널 { $tunnels }개를 모두 썼어요. 다른 노선을 파거나 역을 지어 주세요.
error-metromania-not_started = { $line }호선은 아직 시작 전이에요. 흰 화살표에서 시작해 주세요.
error-metromania-one_start_first_turn = 첫 차례에는 노선을 하나만 시작해요. 그 노선을 이어서 파 주세요.
error-metromania-start_order = 1호선을 먼저 시작해 주세요.
error-metromania-start_cell = 노선은 빈 흰 화살표에서 시작해요: { $cells }.
error-metromania-no_start = 2호선을 시작할 수 없어요. 1호선 맞은편의 흰 화살표가 다 찼어요. 2호선은 막힌 노선으로 쳐요.
error-metromania-start_side = 2호선은 { $side }번 변에서 시작할 수 없어요. 1호선이 { $first }번 변에서 시작했어요. { $before }, { $first }, { $after }번이 아닌 변을 골라 주세요.
error-metromania-arrow_misuse = { $cell } 칸은 화살표예요. 흰 것은 첫 터널, 검은 것은 마지막 터널 자리예요. 다른 칸을 골라 주세요.
error-metromania-not_at_head = { $line }호선은 { $head }에서 끝나는데, { $cell } 칸은 거기에 닿지 않아요. { $head }에 닿은 칸을 골라 주세요.
error-metromania-not_corner = { $head }에서 { $cell } 칸의 선로로는 { $vertex }까지 못 가요. 다른 꼭짓점이나 칸을 골라 주세요.
error-metromania-occupied = { $count ->
    [0] { $cell } 칸에는 이미 터널이 있어요. 다른 칸을 골라 주세요.
   *[other] { $cell } 칸에는 이미 터널이 있어요. 그 변의 다른 칸: { $others }.
 }
error-metromania-park_lake = { $cell } 칸은 { JOSA($kind, "이라/라") } 터널을 팔 수 없어요. 돌아서 파 주세요.
error-metromania-loop = { $line }호선은 { JOSA($vertex, "을/를") } 이미 지나요. 되돌아갈 수 없으니 다른 꼭짓점을 골라 주세요.
error-metromania-acute = { $line }호선이 { $head }에서 60°로 꺾여요. 이렇게 꺾으려면 역이 있어야 해요. 완만한 쪽을 골라 주세요.
error-metromania-end_side = { $line }호선은 { $first }번 변에서 시작했어요. 다른 변에 빈 검은 화살표가 있는 동안 { $before }, { $first }, { $after }번 변에서는 끝날 수 없어요.
error-metromania-no_station_left = 이 터널에는 역 { $needed }개가 필요한데 { $left }개만 남았어요. 다른 길을 골라 주세요.
error-metromania-one_marker = 목적지 패는 한 차례에 하나만 놓아요. 다른 칸을 파 주세요.
error-metromania-no_marker = { $named ->
    [0] { $cell } 칸은 { $kind } 목적지인데, 놓을 { $kind } 패가 없어요. 다른 칸을 골라 주세요.
   *[other] { $cell } 칸은 { $kind } 목적지인데, 놓을 { $kind } { $letter } 패가 없어요. 다른 글자나 칸을 골라 주세요.
 }
error-metromania-same_letter = { $cell } 칸과 맞닿은 { $other } 칸에 이미 { $letter } 패가 있어요. 다른 글자를 골라 주세요.
error-metromania-letter_required = { $cell } 칸에 놓을 글자를 골라 주세요: { $letters }.
error-metromania-no_destination = { $cell } 칸은 목적지가 아니에요. ‘={ $letter }’ 부분을 빼 주세요.
error-metromania-dead_end = { $closes ->
    [0] 한 차례에는 팔 수 있는 만큼 파야 해요. 그 터널을 파면 모두 { $reached }개뿐이지만, 다른 곳에서는 { $required }개를 팔 수 있어요. 예: { $example }
   *[other] { $closes }호선은 아직 완공할 수 없어요. 그러면 터널 { $required }개 중 { $reached }개만 파고 차례가 끝나요. 먼저 더 파 주세요: { $example }
 }
error-metromania-supply_empty = 남은 역이 없어요. 터널을 파 주세요.
error-metromania-not_on_line = { JOSA($vertex, "은/는") } 내 { $line }호선 위에 있지 않아요. 그 노선의 꼭짓점을 골라 주세요.
error-metromania-station_exists = { $vertex }에는 이미 역이 있어요. 다른 꼭짓점을 골라 주세요.
error-metromania-not_between = 보통역은 그 노선의 두 역 사이에 놓아요. 시작 지점 패도 역으로 쳐요. 놓을 수 있는 곳: { $vertices }.
error-metromania-no_bonus = 지금 놓을 보너스 역이 없어요. 터널을 파거나 역을 지어 주세요.
error-metromania-cannot_pass = 아직 패스할 수 없어요. 할 수 있는 일: { $what }.
error-metromania-markers_need_three = ‘부패한 지방자치’와 ‘부패는 없다’는 3~4인용이에요. 공개 패를 골라 주세요.
error-metromania-too_many_steps = 한 번에 { $most }단계까지예요: 터널 세 개와, 완공한 노선의 보너스 역.
error-metromania-map_too_much = 지도 파일 { $line }번째 줄이 너무 길거나 복잡해요. 한 줄 { $chars }자씩 { $lines }줄까지 쓸 수 있고, 목록은 기본 지도만큼만 겹칠 수 있어요.
error-metromania-map_toml = 지도 파일 { $line }번째 줄을 TOML로 읽을 수 없어요. 고쳐서 다시 보내 주세요.
error-metromania-map_missing = 지도 파일 { $line }번째 줄에 ‘{ $key }’ 항목이 빠졌어요. 넣어서 다시 보내 주세요.
error-metromania-map_value = 지도 파일 { $line }번째 줄: ‘{ $key }’ 항목의 값을 쓸 수 없어요. 기본 지도와 견주어 보세요.
error-metromania-map_side_length = 지도 파일 { $line }번째 줄: 도시의 한 변은 { $length }칸이어야 해요.
error-metromania-map_meaning = 지도 파일 { $line }번째 줄: ‘{ $symbol }’ 기호는 한 글자가 아니거나 뜻을 알 수 없어요.
error-metromania-map_border_count = 지도 파일 { $line }번째 줄: 테두리에는 변 { $sides }개가 필요해요.
error-metromania-map_border = 지도 파일 { $line }번째 줄: ‘{ $text }’ 변을 읽을 수 없어요. 한 변은 S, X, 점으로 된 다섯 자리예요.
error-metromania-map_piece_count = 지도 파일 { $line }번째 줄: 도시 조각은 { $pieces }개여야 해요.
error-metromania-map_piece_repeated = 지도 파일 { $line }번째 줄: ‘{ $piece }’ 조각이 두 개 있어요.
error-metromania-map_rows = 지도 파일 { $line }번째 줄: { $piece } 조각은 { $rows }줄이어야 해요.
error-metromania-map_row = 지도 파일 { $line }번째 줄: { $piece } 조각의 { $row }번째 줄은 { $cells }칸이어야 해요.
error-metromania-map_symbol = 지도 파일 { $line }번째 줄: { $piece } 조각 { $row }번째 줄의 ‘{ $symbol }’ 기호는 뜻이 없어요.
error-metromania-map_too_few = 지도 파일 { $line }번째 줄: { $kind } 칸은 적어도 { $needed }개여야 하는데 { $count }개예요.
error-metromania-map_one = 지도 파일 { $line }번째 줄: { JOSA($kind, "은/는") } 하나여야 하는데 { $count }개예요.
error-metromania-map_arrows = 지도 파일 { $line }번째 줄: { JOSA($kind, "은/는") } 적어도 { $needed }개여야 하는데 { $count }개예요.
error-metromania-layout_count = 배치에는 조각 { $pieces }개를 써야 하는데 { $count }개예요. 이렇게 써 주세요: P3.0 P1.2 P6.1 P2.0 P5.1 P4.2
error-metromania-layout_entry = ‘{ $entry }’ 부분을 읽지 못했어요. 조각과 돌린 횟수(0, 1, 2)를 이렇게 써 주세요: P3.0
error-metromania-layout_piece = 이 지도에는 ‘{ $piece }’ 조각이 없어요. 파일에 있는 이름을 써 주세요.
error-metromania-layout_repeated = { $piece } 조각을 두 번 썼어요. 한 번씩만 써 주세요.

## 지도에 관한 경고

metromania-map-side_without = { $side }번 변에 { JOSA($kind, "이/가") } 없어요.
metromania-map-park_at_lake = 공원({ $park }), 호수({ $lake }): 서로 맞닿아 있어요.
metromania-map-unreachable = { $start }에서 시작한 노선은 { $exits }까지 가기 어려워요.

## What seats have in numbers

metromania-tally-points = 점수
metromania-tally-tunnels = { $line }호선 터널
metromania-tally-markers = 손패의 목적지 패

## 통계

metromania-stat-longest = 가장 긴 노선
metromania-stat-stations = 지은 역
metromania-stat-lines = 완공한 노선

## 예전 버전의 기록에만 있는 말

metromania-event-left-before = { $seat } 님이 자리를 떠났어요.
