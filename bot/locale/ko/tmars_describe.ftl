## 지금

tmars-text-final = { $rank }위 { NIM($seat) }: { $total }점.
tmars-text-final_alone = { $owner }: { $total }점.
tmars-text-stage-start = 기업과 첫 카드를 비밀리에 고르고 있어요. 아직 고르는 사람: { NIM($seats) }.
tmars-text-stage-draft = 카드를 드래프트하고 있어요. 아직 고르는 사람: { NIM($seats) }.
tmars-text-stage-research = 카드를 사고 있어요. 아직 정하는 사람: { NIM($seats) }.
tmars-text-stage-preludes = { JOSA($owner, "이/가") } 서곡 카드를 사용해요.
tmars-text-stage-final = { JOSA($owner, "은/는") } 마지막 녹지를 놓을 수 있어요.
tmars-text-acting = { $actions ->
    [0] { $owner }의 차례예요. 행동 2번 중 1번째.
    [1] { $owner }의 차례예요. 행동 2번 중 2번째.
   *[other] { $owner }의 차례예요. 행동을 { $actions }번 했어요.
 }
tmars-text-asked = { NIM($seat) }에게 묻고 있어요: { $what }
tmars-text-asked_by = { JOSA($card, "이/가") } { NIM($seat) }에게 물어요: { $what }
tmars-text-chosen = 지금까지 고른 칸: { $space }.
tmars-text-legal = 고를 수 있는 칸: { $spaces }.

## 지난 행동

tmars-text-last = 마지막 행동: { $act }.
tmars-text-last_space = 타일은 { $space }에 놓였어요.
tmars-text-last_changes = 결과: { $changes }.
tmars-text-marked = 지도에서 바뀐 칸: { $spaces }.
tmars-text-earlier = 그 전 행동, 최근 것부터: { $acts }.
tmars-text-act_with = { $act } ({ $facts })
tmars-text-act-card = { $owner }: { $subject } 사용
tmars-text-act-project = { $owner }: 일반 프로젝트 { $subject }
tmars-text-act-action = { $owner }: { $subject }의 행동
tmars-text-act-convert = { $owner }: { $subject } 쓰기
tmars-text-act-milestone = { $owner }: { $subject } 업적 달성
tmars-text-act-award = { $owner }: { $subject } 제정
tmars-text-act-first = { $owner }: { $subject }의 첫 행동
tmars-text-act-prelude = { $owner }: 서곡 { $subject } 사용
tmars-text-act-corporation = { $owner }: { JOSA($subject, "으로/로") } 시작
tmars-text-act-greenery = { $owner }: 마지막 녹지
tmars-text-act-pass = { $owner }: 행동 종료
tmars-text-act-research = { $owner }: 카드 구입
tmars-text-act-production = 모두 생산
tmars-text-act-bot = { $owner }: 마지막으로 펼친 카드 { $subject }
tmars-text-act-bot_start = { $owner }: 마커를 시작 칸으로 이동
tmars-text-act-bot_pass = { $owner }: 행동 종료
tmars-text-change = { $what } { SIGNED($n) }
tmars-text-amount = { $what } { $n }
tmars-text-tr = 테라포밍 등급
tmars-text-cards = 카드
tmars-text-tokens = 실패한 행동 토큰

## 점수와 행성

tmars-text-scores = 지금까지 점수: { $scores }.
tmars-text-score = { $owner } { $n }
tmars-text-parameters = 기온 { $temperature }, 산소 { $oxygen }, 해양 { $most }개 중 { $oceans }개.
tmars-text-generation = { $n }세대
tmars-text-generation_of = { $last }세대 중 { $n }세대
tmars-text-rating_goal = 이기는 조건: { $last }세대가 끝날 때까지 테라포밍 등급 { $goal }.
tmars-text-map = { $generation }, 지도 { $map }.
tmars-text-first = 이번 세대의 선: { $owner }.
tmars-text-milestones = 업적: { $goals }.
tmars-text-awards = 기업상, 다음 제정 비용 { $price } M€: { $goals }.
tmars-text-awards_full = 기업상, 세 개 모두 제정됨: { $goals }.
tmars-text-goal = { $goal } ({ $facts })
tmars-text-goal_taken = { JOSA($owner, "이/가") } 가져감
tmars-text-goal_needs = { $n } 필요
tmars-text-goal_needs_bot = 마스봇은 { $n } 필요
tmars-text-goal_counts = { JOSA($goal, "이/가") } 세는 것: { $what }.
tmars-text-oceans = 해양: { $spaces }.
tmars-text-tiles = { $owner }의 타일: { $tiles }.
tmars-text-tile = { $space } { $tile }
tmars-text-claims = 예약된 칸: { $claims }.
tmars-text-claim = { $space } ({ NIM($seat) })
tmars-text-free_with = 빈칸 보너스 { $gains }: { $spaces }.
tmars-text-free_for_oceans = 해양을 놓을 빈칸: { $spaces }.
tmars-text-free_volcanic = 화산 빈칸: { $spaces }.
tmars-text-free_named = 이름 있는 빈칸: { $spaces }.
tmars-text-decks = 덱 { $deck }장, 버린 카드 { $discard }장.

## 좌석

tmars-text-seat = { NIM($seat) } ({ $corporation }): 테라포밍 등급 { $tr }, 손패 { $hand }장. 점수: { $parts }.
tmars-text-seat_resources = { NIM($seat) }의 자원과 생산력: { $resources }. 강철 하나는 { $steel } M€, 티타늄 하나는 { $titanium } M€.
tmars-text-resource = { $what } { $n } ({ SIGNED($production) })
tmars-text-seat_tags = { NIM($seat) }의 태그: { $tags }.
tmars-text-seat_cards = { NIM($seat) }의 카드: { $cards }.
tmars-text-card_with = { $card } ({ $what })
tmars-text-seat_events = { NIM($seat) }의 뒷면 사건 카드: { $n }장.
tmars-text-seat_used = { NIM($seat, "이/가") } 사용한 행동: { $cards }.
tmars-text-passed = { JOSA($owner, "은/는") } 행동을 종료했어요.

## 마스봇

tmars-text-bot = 마스봇: 테라포밍 등급 { $tr }, 실패한 행동 토큰 { $tokens }개, 펼칠 카드 { $pile }장, 사용한 카드 { $used }장. 점수: { $parts }.
tmars-text-bot_markers = 마스봇의 마커, { $last }칸 중: { $markers }.
tmars-text-bot_hard = 마스봇 난이도: 어려움.
tmars-text-bot_card = 마스봇이 { JOSA($card, "을/를") } 펼쳤어요: { $moves }.
tmars-text-bot_no_tags = 마스봇이 { JOSA($card, "을/를") } 펼쳤는데 태그가 없어요: 실패한 행동.
tmars-text-bot_moves = 마스봇이 움직였어요: { $moves }.
tmars-text-bot_move-tagged = { $tag }: { $track } { $before } → { $after }
tmars-text-bot_move-plain = { $track } { $before } → { $after }
tmars-text-bot_move-tagged_brings = { $tag }: { $track } { $before } → { $after } ({ $results })
tmars-text-bot_move-plain_brings = { $track } { $before } → { $after } ({ $results })
tmars-text-failed = 실패한 행동
tmars-text-bot_milestone = 업적 { $milestone }
tmars-text-bot_award = 기업상 { $award }
tmars-text-bot_used = 마스봇이 사용한 카드: { $cards }.

## 자신의 것

tmars-text-my_corporations = 고를 수 있는 기업: { $cards }.
tmars-text-my_preludes = 내 서곡 카드: { $cards }.
tmars-text-my_offer = 정해야 할 카드: { $cards }.
tmars-text-my_kept = 지금까지 가진 카드: { $cards }.
tmars-text-my_events = 내 뒷면 사건 카드: { $cards }.
tmars-text-my_hand = 내 손패: { $cards }.
tmars-text-hand_card = { $n }. { $card } { $cost } M€
tmars-text-hand_card_refused = { $n }. { $card } { $cost } M€ (지금은 안 돼요: { $reason })
tmars-text-my_actions = 행동이 있는 내 카드: { $cards }.
tmars-text-card_says = { $card }, 태그 { $tags }: { $text }
tmars-text-untagged_card_says = { $card }: { $text }
tmars-text-refused = { $card } (지금은 안 돼요: { $reason })
tmars-text-my_score = 내 점수: { $total } ({ $parts }).
tmars-text-my_choice = { $least ->
    [0] 최대 { $most }개까지 고를 수 있어요: { $options }.
   *[other] 고를 것: { $options }.
 }
tmars-text-owner = { $owner }
tmars-text-on_card = { $card }의 { $what }
tmars-text-of_owner = { $owner }의 { $what }
tmars-text-of_bank = 은행의 { $what }

## What seats have in numbers

tmars-tally-tr = 테라포밍 등급
tmars-tally-points = 점수
tmars-tally-production = { $what } 생산력
tmars-tally-hand = 손패
tmars-tally-tableau = 사용한 카드
tmars-tally-events = 사용한 사건
tmars-tally-cities = 도시
tmars-tally-greeneries = 녹지

## Parts of boards

tmars-region-milestones = 업적
tmars-region-awards = 기업상
tmars-region-tracks = 마스봇 트랙
tmars-region-log = 최근 행동
tmars-region-temperature = 기온
tmars-region-oxygen = 산소
tmars-region-oceans = 해양
