# 자리에서 나가는 길, 대타를 구하는 자리, 대기 명단.

leave-head = **{ $title } { $number }번: 내 자리를 어떻게 할까요?**
leave-away = **자리 비우기:** 돌아올 때까지 로봇이 둬요. 남은 시간은 그대로예요: { $left }.
leave-away_plain = **자리 비우기:** 돌아올 때까지 로봇이 둬요.
leave-away_guest = **자리 비우기:** 로봇이 이어 두고, 자리는 누구나 맡을 수 있어요.
leave-substitute = **대타 구하기:** 바로 대타를 찾아요. 누가 앉기 전까지는 돌아올 수 있어요.
leave-hand_over = **자리 넘기기:** 고른 사람이 이어서 둬요. `/{ cmd-table } { cmd-table-handover }`
leave-concede = **기권:** 로봇이 이어 둬요. 마지막 순위가 되고 돌아올 수 없어요.
leave-rest_head = **{ $title } { $number }번: 어떻게 쉴까요?**
leave-pause = **일시정지:** 모두 동의하면 고른 날까지 테이블이 멈춰요.
leave-vacation = **휴가:** 며칠 동안 모든 테이블에서 내 시간이 멈춰요.
leave-button-pause = 일시정지 부탁하기
leave-button-vacation = 휴가 시작하기
leave-button-away = 자리 비우기
leave-button-substitute = 대타 구하기
leave-button-concede = 기권
leave-button-rather = 대신 대타 구하기
leave-button-hand_over = 자리 넘기기
leave-sure = **기권할까요?** 마지막 순위가 되고 돌아올 수 없어요.
leave-done-away = 돌아올 때까지 로봇이 둬요. 언제든 돌아오는 명령어: `/{ cmd-table } { cmd-table-take }`
leave-done-substitute = 로봇이 이어 두고, 대타를 찾고 있어요. 그 전에 돌아오는 명령어: `/{ cmd-table } { cmd-table-take }`
leave-done-concede = 기권했어요. 수고하셨어요.
table-conceded = -# { $member } 님이 기권했어요. { $place }번 자리는 로봇이 둬요.
table-left_server = -# { $member } 님이 서버를 나갔어요. { $place }번 자리는 로봇이 두고, 대타를 구해요.
table-not_handed_over = -# { $member } 님이 { $place }번 자리를 맡지 않기로 했어요.
table-ended_conceded = 한 사람이 기권했고, 상대가 테이블을 여기서 닫았어요.
error-table-has_conceded = 이 테이블에서 기권해서 다시 앉을 수 없어요. 진행은 계속 볼 수 있어요: `/{ cmd-table } { cmd-table-board }`

ballot-ask_end = **{ $subject } 님이 기권했어요. 지금 테이블을 닫을까요?** 아니면 로봇과 이어서 둬요.
ballot-end_yes = 테이블을 여기서 닫아요.
ballot-end_no = 로봇과 이어서 둬요.

handover-sure = **{ $place }번 자리를 { $name } 님에게 완전히 넘길까요?** { $name } 님이 동의하면 이 자리의 비밀을 보게 돼요.
handover-asked = 물어봤어요. { $place }
handover-ask = { $mention } { $member } 님이 { $place }번 자리를 넘기고 싶어 해요. 손패는 앉은 다음에 보여요. 마감: { $until }
handover-ask_moderators = { $mention } 운영진이 { $place }번 자리를 권해요. 손패는 앉은 다음에 보여요. 마감: { $until }
handover-declined = 맡지 않기로 했어요. 자리는 그대로예요.
error-handover-bot = 봇은 자리를 맡을 수 없어요. 사람을 고르거나 자리를 비우세요: `/{ cmd-table } { cmd-table-away }`
error-handover-seated = 이미 이 테이블에 앉아 있어요. 다른 사람을 골라 주세요.
error-handover-seen_another = 이 테이블의 다른 자리에 앉은 적이 있어요. 다른 사람을 골라 주세요.
error-handover-not_welcome = 이 테이블을 완전히 떠난 사람이에요. 다른 사람을 골라 주세요.
error-handover-over = 끝난 제안이에요. 로봇 자리에 앉는 명령어: `/{ cmd-table } { cmd-table-take }`
error-handover-not_asked = 다른 사람에게 넘기는 자리예요. 다른 자리: `/{ cmd-table } { cmd-table-take }`

offer-head = **대타를 구해요: { $title }**
offer-seat = { $all }자리 중 { $place }번 · { $length }째 진행 중
offer-seat_begun = { $all }자리 중 { $place }번 · 방금 시작했어요
offer-rank = { $what } { $rank }위
offer-clock = 남은 시간 { $left }부터
offer-button-take = 자리 맡기
offer-button-take_one = { $place }번 자리 맡기
offer-button-watch = 관전
offer-button-sit = 앉기
offer-button-not_now = 다음에
ui-settings-server_offers = 대타 구하는 자리: { $place }
ui-settings-server_offers_off = 대타 구하는 자리: 그 테이블의 채널

bench-join = **대기 명단.** 이 서버에 맡을 자리가 나오면 DM으로 먼저 물어봐요.
bench-head = **대기 명단에 있어요.** 이런 게임과 속도면 먼저 물어봐요:
bench-needs_direct = 아직 DM이 가지 않아서 물어볼 수 없어요. **다시 시험**을 눌러 주세요.
bench-off = 대기 명단에서 뺐어요.
bench-asked = **맡을 자리가 나왔어요: { $title } { $place }번 자리.** 응답 마감: { $until }
    { $pace }
bench-passed = 알겠어요. 다른 사람에게 물어볼게요. 테이블: { $link }
bench-button-on = 대기 명단에 넣기
bench-button-take = 맡기
bench-button-pass = 이번엔 패스
bench-button-off = 대기 명단에서 빼기
bench-pace_live = 실시간
bench-pace_fast = 빠르게
bench-pace_daily = 하루 한 번
bench-pace_weekly = 느긋하게
bench-pace_none = 시간제한 없음
error-bench-first_time = 대기 명단은 자리를 맡아 본 사람만 쓸 수 있어요. 대타 구하는 자리를 한 번 맡은 다음 다시 와 주세요.
error-bench-not_asked = 이제 이 자리는 맡을 수 없어요. 다른 자리가 나오면 다시 물어볼게요.
ui-pings-bench = 대타 제안
ui-pings-unmatched = 매칭 못 찾음
