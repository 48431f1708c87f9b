# 로봇에게 묻기: 힌트, 그리고 끝난 테이블의 복기.

hint-ask = 힌트
hint-fill = 채워 넣기
hint-sure = 힌트 보기
hint-costs = 힌트를 보면 이 테이블은 연습 레이팅에 안 들어가요.
hint-thinks = 💡 로봇이 생각하고 있어요 …
hint-frame = 💡 **{ $move }**
hint-reason = • { $reason }
hint-line = 글로 쓰면: `{ $line }`
hint-unrated = 힌트를 봤으니 이 테이블은 연습 레이팅에 안 들어가요.
hint-counts = 힌트: { $counts }
hint-count = { NIM($name) } { $count }번
hint-option_usual = 힌트: 로봇과 하거나 혼자일 때
hint-option_on = 힌트: 모두, 레이팅 반영 안 함
hint-option_off = 힌트: 없음
hint-lobby_on = 로봇 힌트 있음
hint-lobby_off = 힌트 없음
error-hint-tournament = 대회 테이블에서는 힌트를 쓸 수 없어요. 규칙은 볼 수 있어요: `/{ cmd-rules }`
error-hint-rated = 레이팅에 들어가는 테이블에서는 힌트를 쓸 수 없어요. 다음 테이블에서는 켤 수 있어요: `/{ cmd-table } { cmd-table-open } { cmd-table-open-hints }:`
error-hint-off = 이 테이블은 힌트를 꺼 두었어요. 다음 테이블에서는 켤 수 있어요: `/{ cmd-table } { cmd-table-open } { cmd-table-open-hints }:`
error-hint-not_both = 힌트가 있는 테이블은 레이팅에 들어가지 않아요. 둘 중 하나만 골라 열어 주세요.
error-hint-moved_on = 그사이 판이 진행돼서 힌트를 거뒀어요. 다시 보기: `/{ cmd-table } { cmd-table-turn }`

## 복기

review-head = **복기: { $title } { $number }번 테이블**
review-about = 강한 로봇이 보기에 가장 아쉬운 수 { $count }개예요.
review-nothing = 강한 로봇이 보기에 크게 아쉬운 수가 없었어요.
review-no_moves = 이 테이블에서 직접 고른 수가 없어요. 로봇이 고른 수는 살펴보지 않아요.
review-made = **{ $number }번째 차례.** { $move }
review-other = → { $move }: { $points }점쯤 더 나았어요.
review-progress = 🔎 내 수를 살펴보고 있어요: { $all } 중 { $done } …
review-waits = 🔎 곧 복기를 시작해요 …
review-later = 시간이 더 걸려요. 몇 분 뒤에 다시 물어봐 주세요: `/{ cmd-table } { cmd-table-replay } { cmd-table-replay-review }:`
error-review-not_there = 복기는 이 테이블에 참가한 사람만 볼 수 있어요. 한 차례씩 다시 보기: `/{ cmd-table } { cmd-table-replay }`
error-review-other_rules = 예전 규칙으로 진행한 테이블이라 로봇이 판단할 수 없어요. 한 차례씩 다시 보기: `/{ cmd-table } { cmd-table-replay }`
