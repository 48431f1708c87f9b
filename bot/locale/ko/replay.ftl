# 한 차례씩 다시 보기.

ui-replay-set_up = 시작 준비
ui-replay-start = **{ ui-replay-set_up }**
ui-replay-turn = **{ $all }차례 중 { $number }번째: { $seat }**
ui-replay-only_words = -# 이 차례는 글로만 남아 있어요.
ui-replay-go_to = 이동 …
ui-replay-option = { $number }번째 차례
ui-replay-eyes = 누구의 눈으로 볼까요?
ui-replay-everybody = 모두에게 보인 게임판
ui-replay-seat = { $seat } 자리에서 본 게임판
ui-replay-animated_alt = { $title }: { $turns }차례의 게임판을 이어서 보여 줘요.
ui-replay-animated_winners = 승리: { $seats }
error-table-no_animation = 이 테이블은 애니메이션이 없어요. 너무 짧거나 길거나, 예전 규칙으로 진행했어요. 한 차례씩 다시 보기: `/{ cmd-table } { cmd-table-replay }`
