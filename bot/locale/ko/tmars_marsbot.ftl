## 주인

tmars-owner = { NIM($seat) }
tmars-marsbot = 마스봇
tmars-neutral = 중립

## 업적과 기업상

tmars-event-claimed = { JOSA($owner, "이/가") } { $milestone } 업적 달성을 선언해요 ({ $need } 중 { $value }): 5점.
tmars-event-funded = { JOSA($owner, "이/가") } { JOSA($award, "을/를") } 제정해요.

## 마스봇의 행동

tmars-event-bot_cards = 마스봇이 카드 { $count }장을 뒷면으로 받아요: 더미 { $pile }장.
tmars-event-bot_passed = 마스봇은 남은 카드가 없어서 행동을 종료해요.
tmars-event-bot_starts = 어려움 마스봇은 마커를 1번 칸에 두고 시작해요: { $moves }.
tmars-event-bot_card = 마스봇이 카드를 펼쳐요: **{ $card }**. { $moves }.
tmars-event-bot_card_without_tags = 마스봇이 카드를 펼쳐요: **{ $card }**. 태그가 없어 실패한 행동이 돼요.
tmars-event-bot_moves_for = { $tag } 태그: { $track } 마커 { $before } → { $after }.
tmars-event-bot_moves_last = 만능 태그: 가장 뒤처진 { $track } 마커 { $before } → { $after }.
tmars-event-bot_moves = { $track } 마커 { $before } → { $after }.
tmars-event-bot_moves_on = 전진 아이콘: { $track } 마커 { $before } → { $after }.
tmars-event-bot_at_end = { $track } 마커는 이미 트랙의 끝에 있어요.
tmars-event-bot_idle_advance = 전진 아이콘: 이 난이도에서는 효과가 없어요.
tmars-event-bot_token = 실패한 행동: 마스봇의 토큰 { $tokens }개.
tmars-event-bot_no_temperature = 기온이 이미 최대예요.
tmars-event-bot_no_space-ocean = 해양 아홉 개가 모두 놓였어요.
tmars-event-bot_no_space-city = 도시를 놓을 수 있는 칸이 없어요.
tmars-event-bot_no_space-greenery = 녹지를 놓을 수 있는 칸이 없어요.
tmars-event-bot_spaces = { $tile }: 놓을 수 있는 칸 { $count }곳 ({ $spaces }).
tmars-event-bot_many_spaces = { $tile }: 놓을 수 있는 칸 { $count }곳.
tmars-event-bot_prefers-greeneries = 옆에 녹지가 가장 많은 칸({ $n }개): { $spaces }.
tmars-event-bot_prefers-cities = 옆에 도시가 가장 많은 칸({ $n }개): { $spaces }.
tmars-event-bot_prefers-own_cities = 옆에 마스봇의 도시가 가장 많은 칸({ $n }개): { $spaces }.
tmars-event-bot_prefers-human_cities = 옆에 상대의 도시가 가장 적은 칸({ $n }개): { $spaces }.
tmars-event-bot_prefers-nearest_greenery = 녹지에서 가장 가까운 칸({ $n }칸 거리): { $spaces }.
tmars-event-bot_prefers-nearest_city = 도시에서 가장 가까운 칸({ $n }칸 거리): { $spaces }.
tmars-event-bot_prefers-nearest_own_city = 마스봇의 도시에서 가장 가까운 칸({ $n }칸 거리): { $spaces }.
tmars-event-bot_prefers-farthest_human_city = 상대의 도시에서 가장 먼 칸({ $n }칸 거리): { $spaces }.
tmars-event-bot_prefers-oceans = 옆에 해양이 가장 많은 칸({ $n }개): { $spaces }.
tmars-event-bot_tie = 동률: { JOSA($card, "을/를") } 펼쳐요, 비용 { $cost }. { $count }곳을 돌며 { $cost }까지 세면 { $place }번째: { $space }.
tmars-event-bot_milestones = 마스봇이 조건을 채운 업적과 { NIM($seat) }의 진행: { $milestones }.
tmars-event-bot_no_milestone = 남은 업적 중에 마스봇이 조건을 채운 것이 없어요.
tmars-event-bot_milestones_full = 업적 세 개가 이미 달성되어 마스봇의 몫은 남지 않았어요.
tmars-event-bot_awards = 기업상 비교, 마스봇 대 { NIM($seat) }: { $awards }.
tmars-event-bot_no_award = 마스봇이 앞선 기업상이 없어요.
tmars-event-bot_awards_full = 더는 제정할 수 있는 기업상이 없어요.
tmars-bot_progress = { $milestone } { $value }/{ $need }
tmars-bot_comparison = { $award } { $bot }:{ $human }
tmars-event-bot_final = 마스봇의 마지막 녹지: { $moves }.
tmars-event-bot_final_move = 마지막 녹지: { $track } 마커 { $before } → { $after }.

## 마스봇이 받는 피해

tmars-event-bot_lowered = 마스봇이 { JOSA($production, "을/를") } 잃어요: { $track } 마커 { $before } → { $after }.
tmars-event-bot_tokens_removed = 마스봇이 토큰 { $count }개를 잃어요: 남은 토큰 { $tokens }개.

## 점수

tmars-part-tr = 테라포밍 등급
tmars-part-milestones = 업적
tmars-part-awards = 기업상
tmars-part-greeneries = 녹지
tmars-part-cities = 도시
tmars-part-cards = 카드
tmars-part-tokens = 실패한 행동
tmars-event-bot_score = 마스봇: { $total }점 ({ $parts }).
tmars-reason-outright = { NIM($seat, "이/가") } { $total }점으로 이겼어요.
tmars-reason-mc = { $total }점 동점에서 남은 M€가 { JOSA($count, "으로/로") } 더 많은 { NIM($seat, "이/가") } 이겼어요.
tmars-reason-shared = { NIM($seats, "이/가") } { $total }점으로 함께 이겼어요.
tmars-reason-automa_won = { NIM($seat, "이/가") } { $total }점 대 { $bot }점으로 마스봇을 이겼어요.
tmars-reason-automa_tied = 마스봇이 이겼어요. { $total }점으로 같지만, { NIM($seat, "은/는") } 마스봇보다 점수가 높아야 이겨요.
tmars-reason-automa_lost = 마스봇이 { $bot }점으로 이겼어요. { NIM($seat) }: { $total }점.
tmars-reason-solo_won = { NIM($seat, "이/가") } 제때 화성을 살 만한 곳으로 만들고 { $total }점을 얻었어요.
tmars-reason-solo_lost = { $generation }세대가 끝날 때까지 화성을 다 바꾸지 못했어요. 끝내지 못한 것: { $parameters }.
tmars-reason-rating_won = { NIM($seat, "이/가") } 테라포밍 등급 { $rating }에 이르러 { $total }점을 얻었어요. 목표는 { JOSA($goal, "이에요/예요") }.
tmars-reason-rating_lost = { $generation }세대가 끝났을 때 { NIM($seat) }의 테라포밍 등급은 { JOSA($rating, "이에요/예요") }. 목표는 { JOSA($goal, "이에요/예요") }.

## 예전 버전의 기록에만 있는 말

tmars-event-bot_starts-before = 마스봇이 어려움으로 시작해요: 모든 마커가 1번 칸에 놓여요.
tmars-event-bot_card-before = 마스봇이 카드를 펼쳐요: **{ $card }** ({ $tags }).
