# 대회에서 보고 누르는 것.

tournament-which_game = 어떤 게임인가요?
tournament-which_kind = **{ $title }** · 어떤 대회인가요?
tournament-pick_kind = 대회 종류
tournament-when_title = 언제, 몇 명이서 할까요?
tournament-field_name = 대회 이름
tournament-field_when = 시작하는 날짜와 시각
tournament-field_when_hint = 예: 2026-12-24 20:00 또는 7d. 내 시간대: { $zone }
tournament-field_most = 최대 인원
tournament-field_most_hint = 2~512명. 넘치면 대기 명단에 올라요
tournament-usual_name = { $title } 컵
tournament-draft_line = 아직 나만 보는 초안이에요.
tournament-repeats_line = { $count }명이면 { $number }라운드 전에는 같은 사람을 두 번 만나지 않아요.
tournament-announcing = 곧 { $place } 채널에 공지가 올라가요.
tournament-discarded = 버렸어요. 아무도 보지 못했어요.
tournament-more_head = **대회 설정** · 그대로 둬도 돼요

tournament-more_pace = 진행 속도: { $choice }
tournament-more_rounds = 라운드: { $choice }
tournament-more_rounds_auto = 인원에 맞게
tournament-more_once = 한 사람이 동시에 하는 테이블: 최대 { $choice }개
tournament-more_seats = { $choice }인 테이블
tournament-more_round_h = 라운드 기한: { $choice }
tournament-more_checkin = 체크인: 시작 { $choice } 전부터
tournament-more_show = 나타나기: { $choice } 안에
tournament-more_late = 늦은 참가: { $choice }라운드까지
tournament-more_late_no = 늦은 참가: 안 받음
tournament-more_cut = 라운드 뒤 결승 테이블: { $choice }명
tournament-more_playoffs = 라운드 뒤 결선: { $choice }명
tournament-more_cut_no = 라운드 뒤 결승 없음
tournament-more_unfinished = 늦어지는 테이블: { $choice }
tournament-more_rated_yes = 레이팅에 반영
tournament-more_rated_no = 레이팅에 반영 안 함
tournament-more_min = 최소 { $choice }명
tournament-more_account = 만든 지 { $count }일이 넘은 계정만
tournament-more_account_any = 계정 나이 상관없음
tournament-more_tables = 이 게임의 레이팅 테이블을 { $count }개 이상 한 사람만
tournament-more_tables_any = 레이팅 테이블 수 상관없음
tournament-more_language = 디스코드를 { $language ->
        [ko] 한국어
        [it] 이탈리아어
       *[other] 영어
    }로 쓰는 사람만
tournament-more_language_any = 언어 상관없음
tournament-more_role = 한 역할만 참가: 역할 고르기
tournament-more_referees = 심판: 5명까지
tournament-unfinished-robots = 로봇이 이어서 하기
tournament-unfinished-share = 점수 나눠 갖기
tournament-unfinished-standing = 지금 순위대로
tournament-unfinished-void = 테이블을 세지 않기

tournament-preset-quick_cup = 단기 컵
tournament-preset-quick_cup_about = 토너먼트, 8~16명, 4인 테이블, 상위 2명 진출
tournament-preset-swiss = 스위스 방식
tournament-preset-swiss_about = 모두가 모든 라운드를 하고, 마지막에 결승 테이블
tournament-preset-league = 7인 리그
tournament-preset-league_about = 7명 한 조, 서로 두 번씩 만나요
tournament-preset-duels = 1대1 스위스 방식
tournament-preset-duels_about = 둘이서 겨뤄요
tournament-preset-same_deal = 같은 판 대회
tournament-preset-same_deal_about = 모두 같은 판 3개를 혼자서 해요
tournament-preset-deal_tables = 여럿이 하는 같은 판 대회
tournament-preset-deal_tables_about = 모든 테이블이 같은 판 3개. 다른 테이블의 같은 자리와 겨뤄요
tournament-preset-double = 패자 부활 토너먼트
tournament-preset-double_about = 1대1, 두 번 지면 탈락해요
tournament-preset-lives = 목숨전
tournament-preset-lives_about = 목숨은 두 개, 테이블 상위에 못 들면 하나를 잃어요
tournament-preset-groups = 조별 리그와 결선
tournament-preset-groups_about = 조별로 먼저 하고, 조마다 상위 2명이 진출해요
tournament-preset-round_robin = 풀리그
tournament-preset-round_robin_about = 정해진 일정대로, 되도록 많은 사람과 만나요
tournament-preset-heats = 예선 여러 번
tournament-preset-heats_about = 3라운드 중 원하는 만큼 하고, 마지막에 결승 테이블
tournament-preset-ladder = 래더
tournament-preset-ladder_about = 매주 한 라운드씩 8라운드: 하고 싶은 라운드만, 좋은 결과 6개를 세요
tournament-preset-single_table = 테이블 하나
tournament-preset-single_table_about = 한 판으로 우승자를 가려요

tournament-head = **{ $name }** · { $title } · 시작 { $at }
tournament-format-swiss = 스위스 방식 { $rounds }라운드, 라운드당 { $length }, { $seats }인 테이블.
tournament-format-swiss_auto = 스위스 방식, 라운드당 { $length }, { $seats }인 테이블. 라운드 수는 인원에 맞춰요.
tournament-format-single_table = { $seats }인 테이블 하나, { $length }.
tournament-format-round_robin = 풀리그, { $seats }인 테이블, 테이블당 { $length }, 동시에 최대 { $once }개.
tournament-format-single = 토너먼트, { $seats }인 테이블, 상위 { $advance }명 진출, 라운드당 { $length }.
tournament-format-double = 패자 부활 토너먼트: 두 번 지면 탈락, 라운드당 { $length }.
tournament-format-lives = 목숨전: 테이블 상위 { $advance }명이 아니면 목숨을 하나 잃어요. 라운드당 { $length }.
tournament-format-groups = 조별 리그, { $seats }인 테이블, 동시에 최대 { $once }개, 조마다 상위 { $advance }명 진출.
tournament-format-heats = 예선 여러 번, { $length }마다 한 라운드: 원하는 만큼 하고 좋은 결과만 세요.
tournament-format-ladder = 래더, { $length }마다 한 라운드: 하고 싶은 라운드만 참가해요.
tournament-format-league = 조별 리그, { $seats }인 테이블, 테이블당 { $length }, 동시에 최대 { $once }개.
tournament-format-duplicate = 모두 같은 판을 해요. 판마다 { $length }.
tournament-format-duplicate_alone = 모두 똑같은 판 { $rounds }개를 혼자 해요. 기한은 모두 합해 { $length }.
tournament-then_final = 그다음 상위 { $seats }명의 결승 테이블.
tournament-then_final_if = 참가자가 { $seats }명보다 많으면 상위 { $seats }명의 결승 테이블이 이어져요.
tournament-no_final = 모두 이미 한 테이블에서 만났으니 결승 테이블은 없어요.
tournament-takes = 시간을 다 쓰면 모두 합쳐 { $to }쯤 걸려요.
tournament-takes_between = 시간을 다 쓰면 모두 합쳐 { $from }에서 { $to }쯤 걸려요.
tournament-then_playoffs = 그다음 { $seats }인 테이블 결선.
tournament-then_cut = 참가자가 { $seats }명보다 많으면 상위 { $seats }명의 결선이 이어져요.
tournament-seeds_rated = 시작 순위: 레이팅 순, 레이팅이 없으면 추첨.
tournament-seeds_drawn = 시작 순위: 추첨.
tournament-seeds_by_hand = 시작 순위: 주최자가 정한 순서, 나머지는 추첨.
tournament-terms = ⏱ { $pace } · { $rated } · { $until }
tournament-terms_over = ⏱ { $pace } · { $rated }
tournament-no_clock = 시간제한 없음
tournament-rated = 레이팅 반영
tournament-unrated = 레이팅 반영 안 함
tournament-until_signup = 체크인 시작: { $at }
tournament-until_checkin = 체크인 마감: { $at }
tournament-until_round = { $number }라운드 마감: { $at }
tournament-until_deals = 모든 판 마감: { $at }
tournament-until_disputes = 순위 확정: { $at }
tournament-until_paused = 일시정지
tournament-count = **{ $most }명 중 { $count }명** · 대기 { $bench }명
tournament-count_here = **{ $most }명 중 { $count }명** · 체크인 { $here }명 · 대기 { $bench }명
tournament-count_playing = { $all ->
        [0] **{ $count }명** 참가 · { $number }라운드
       *[other] **{ $count }명** 참가 · { $all }라운드 중 { $number }라운드
    }
tournament-count_deals = **{ $count }명** 참가 중 · 판 { $all }개 중 { $opened }개 공개
tournament-count_played = **{ $count }명** 참가
tournament-won = 🏆 **{ $name }** 님
tournament-operators = -# 봇 운영: { $names }. 운영자는 미공개 테이블을 볼 수 있어서 이 대회에 참가하지 않아요.
tournament-called_off = **취소된 대회예요.**
tournament-called_off_series = **취소된 대회예요.** 다음 회차는 열리지 않아요.
tournament-weeks = { $count }주

tournament-button-announce = 공지하기
tournament-button-more = 더 바꾸기
tournament-button-when = 이름과 날짜
tournament-button-discard = 버리기
tournament-button-back = 초안으로
tournament-button-join = 참가 신청
tournament-button-in = 체크인
tournament-button-list = 참가자
tournament-button-rules = 규정
tournament-button-out = 빠지기
tournament-button-own = 내 테이블
tournament-button-play_deal = { $number }번 판 하기
tournament-button-rank = 순위표
tournament-button-verify = 추첨 확인
tournament-button-ready = 준비됐어요
tournament-button-play = 다음 라운드 참가
tournament-button-skip = 다음 라운드 쉬기
tournament-button-seat = 자리 맡기
tournament-button-seat_at = { $table }번 테이블 자리
tournament-button-sub = 대타만 할게요
tournament-button-again = 다시 참가하기
tournament-button-late = { $number }라운드부터 참가하기
tournament-button-why = 이유 보기
tournament-button-line = 내 순위
tournament-button-dispute = 이의 제기
tournament-button-pairs = 테이블 배정
tournament-button-prev = ◀
tournament-button-next = ▶
tournament-button-others = 다른 대회
tournament-button-go = 테이블로 가기
tournament-button-sure_out = 네, 빠질게요
tournament-button-calloff = 네, 취소할게요
tournament-button-create = 대회 만들기
tournament-button-arrived = 왔어요
tournament-button-missed = 안 왔어요

tournament-joined = **{ $name } 참가를 신청했어요.** 체크인: { $from } ~ { $until }. 라운드가 시작되기 전에는 언제든 빠질 수 있어요.
tournament-joined_late = **참가했어요.** { $name } { $number }라운드부터 함께해요.
tournament-benched = **대기 { $place }번이에요.** 빈자리가 나면 자동으로 들어가요.
tournament-substitute = **대타로 올렸어요.** 라운드 중에 자리가 나면 불러 드려요.
tournament-agree = -# 라운드마다 { $length }. { $show } 안에 나타나지 않으면 대타나 로봇이 자리를 맡아요.
tournament-hours_ask = -# 언제 자나요? `/{ cmd-my } { cmd-my-hours }` 명령어로 정해 두면 밤에는 시간이 안 가요.
tournament-checked_in = **체크인했어요.** { $name } 시작: { $at }
tournament-test_sent = -# 시험 알림을 보냈어요. 오지 않으면: `/{ cmd-my } { cmd-my-notices }`
tournament-test_none = -# 테이블 스레드에서 멘션으로 불러요. 다른 방법: `/{ cmd-my } { cmd-my-notices }`
tournament-out_sure = **{ $name }에서 빠질까요?** 지금까지의 결과는 남아요.
tournament-out_table = 진행 중인 테이블의 자리는 로봇이 맡아요.
tournament-withdrawn = **{ $name }에서 빠졌어요.** 다시 들어가려면: `/{ cmd-tournament } { cmd-tournament-return }`
tournament-withdrawn_early = **{ $name } 신청을 취소했어요.** 마음이 바뀌면 다시 신청하세요.
tournament-returned = **{ $name }에 돌아왔어요.** { $number }라운드부터 함께해요.
tournament-bye_kept = **{ $name } { $number }라운드를 쉬어요.** 평균 점수를 받아요.
tournament-play_line = 다음은 { $number }라운드: { $count }명이 참가해요.
tournament-play_kept = **{ $number }라운드에 참가해요.** { $name } · 시작 전까지 바꿀 수 있어요.
tournament-play_off = **{ $name }** { $number }라운드에는 참가하지 않아요. 그다음 라운드에는 참가할 수 있어요.
tournament-ready_done = 확인했어요. 시간은 평소처럼 내 차례가 오면 가요.
tournament-seat_taken = 이제 내 자리예요: { $link }

tournament-list_head = **이 서버의 대회**
tournament-list_line = • **{ $name }** · { $title } · { $phase }
tournament-list_none = 아직 대회가 없어요. 주최자는 `/{ cmd-tournament } { cmd-tournament-create }` 명령어로 만들어요.
tournament-phase-draft = 초안
tournament-phase-open = 신청 중, { $most }명 중 { $count }명
tournament-phase-checkin = 체크인 중, { $most }명 중 { $count }명
tournament-phase-running = { $all ->
        [0] { $number }라운드
       *[other] { $all }라운드 중 { $number }라운드
    }
tournament-phase-paused = 일시정지
tournament-phase-closing = 경기 끝, 확정 전
tournament-phase-finished = 끝남
tournament-phase-cancelled = 취소됨
tournament-table_at = { $number }라운드 { $table }번 테이블
tournament-table_final = 결승 테이블
tournament-table_playoffs = 결선 { $number }라운드 { $table }번 테이블
tournament-pod_choice = { $place }: { $names }
tournament-ruling_choice = { $what }: { $reason }
tournament-choice = { $name } · { $title } · { $phase }
tournament-entrants_head = **{ $name }: { $most }명 중 { $count }명**
tournament-entrants_none = 아직 신청한 사람이 없어요.
tournament-entrants_here = **체크인({ $count }명):** { $names }
tournament-entrants_missing = **아직({ $count }명):** { $names }
tournament-entrants_bench = **대기 명단:** { $names }
tournament-entrants_subs = **대타만:** { $names }
tournament-entrants_out = **빠진 사람:** { $names }

tournament-rules_head = **{ $name } 규정**
tournament-rules_points = **승점** { $seats }인 테이블: { $points }. 같은 등수는 승점을 나눠요.
tournament-rules_draws = **승점** 승리 3, 무승부 1, 패배 0.
tournament-rules_share = **승점:** 테이블 전체 점수 가운데 내 점수의 비중에 100을 곱해요.
tournament-rules_deals_all = **점수:** 판마다 모두와 견줘요. 모두보다 잘하면 100%예요.
tournament-rules_deals_seat = **점수:** 판마다 다른 테이블의 같은 자리 사람들과 견줘요. 모두보다 잘하면 100%예요.
tournament-rules_smaller = 인원이 적거나 많은 테이블은 이익도 손해도 없게 계산해요.
tournament-rules_ties = **승점이 같으면:** { $list }.
tournament-rules_show = **나타나기:** 테이블이 열리고 { $show } 안에 **{ $ready }** 버튼을 누르거나 차례를 진행해 주세요. 아니면 대타나 로봇이 맡아요.
tournament-rules_due = **마감:** 라운드마다 { $length }. 늦어지면: { $what }.
tournament-rules_due_alone = **마감:** 모든 판을 합해 { $length }. 늦어지면: { $what }.
tournament-rules_byes = **휴식:** { $count }번까지 쉴 수 있어요. 마지막 라운드는 안 돼요.
tournament-rules_late = **늦은 참가**는 { $number }라운드까지. 빠진 라운드는 0점이에요.
tournament-rules_disputes = **이의 제기:** 테이블이 끝난 뒤 { $length }까지.
tournament-rules_eligible = **참가 자격:** { $list }
tournament-rules_organiser = **주최:** { $name } 님
tournament-rules_referees = **심판:** { $names }
tournament-rules_seal = -# 추첨 봉인 값: `{ $seal }`
tournament-rules_print = -# 규정의 지문: `{ $print }`

tournament-tie-share = 점수 비중
tournament-tie-share_winner = 1위 대비 점수
tournament-tie-wins = 1위 횟수
tournament-tie-seconds = 2위 횟수
tournament-tie-thirds = 3위 횟수
tournament-tie-opponents = 상대 승점
tournament-tie-opponents_cut1 = 상대 승점(최저 제외)
tournament-tie-sonneborn = 이긴 상대의 승점
tournament-tie-direct = 맞대결
tournament-tie-places = 등수 합
tournament-tie-beaten = 이긴 사람 수
tournament-tie-seat = 뒷자리
tournament-tie-draw = 추첨
tournament-tie-board1 = 1번 승점
tournament-tie-board2 = 2번 승점
tournament-tie-board3 = 3번 승점
tournament-tie-board4 = 4번 승점
tournament-tie-deals = 이긴 판
tournament-tie-margins = 점수 차 합
tournament-tie-best_deal = 가장 좋은 판

tournament-round_head = { $all ->
        [0] **{ $name }: { $number }라운드** · 마감: { $at }
       *[other] **{ $name }: { $all }라운드 중 { $number }라운드** · 마감: { $at }
    }
tournament-round_stage = **{ $name }: { $stage }** · 마감: { $at }
tournament-stage_deal = { $all }개 중 { $number }번 판
tournament-deal_done = { $all }명 중 { $done }명이 끝냈어요. 결과는 판이 공개되면 보여요.
tournament-deal_open = **{ $name }: { $number }번 판이 공개됐어요.** 이제 모두의 결과를 볼 수 있어요.
tournament-deal_best = 🏅 최고 점수: **{ $name }** 님, { $points }점. 그 판은 아래 그림에 있어요.
tournament-deal_margin = 가장 큰 차이: **{ $name }** 님, { $margin }점 차.
tournament-deal_opening = 가장 색다른 출발: **{ $name }** 님, { $opening }.
tournament-deal_key = -# 판의 봉인 값: `{ $seal }` · 열쇠 값: `{ $opens }`
tournament-stage_final = 결승 테이블
tournament-round_table = **{ $number }번 테이블** · { $names }
tournament-small_final = { $table }번 테이블에서 { $place }위를 가려요.
tournament-game_of = 짝마다 최대 { $most }판 중 { $game }번째 판이에요. 판마다 자리를 바꿔요.
tournament-round_more = -# 그 밖에 { $count }개 테이블. **{ $button }** 버튼으로 내 테이블에 가요.
tournament-round_none = 아직 배정한 라운드가 없어요. 시작: { $at }
tournament-by_hand = ⚖ 추첨하지 않고 직접 정했어요.
tournament-no_repeats = 다시 만나는 사람이 없어요.
tournament-meets_even = 이 일정에서는 누구나 서로 { $count }번 만나요.
tournament-meets_nearly = 이 일정에서는 서로 { $least }~{ $most }번 만나요. 고르게 나누면 { $from }~{ $to }번이에요.
tournament-some_repeats = { $count }쌍이 다시 만나요. 더 줄일 수 없었어요.
tournament-found_repeats = { $count }쌍이 다시 만나요.
tournament-spread = 점수 차 { $spread } (최소 { $least }).
tournament-byes = 부전승: { $names } ({ $points }점)
tournament-rests = 휴식: { $names } ({ $points }점)
tournament-altered = -# 추첨 뒤에 심판이 바꿨어요.
tournament-undone = **{ $name }: { $number }라운드가 취소됐어요.** 다시 배정해요.
tournament-certificate = { $number }라운드 추첨 증명서

tournament-call-checkin = { $mentions } **{ $name }** 체크인해 주세요. 마감: { $at }
tournament-call-promoted = { $mentions } 자리가 나서 **{ $name }**에 참가해요.
tournament-call-put_off = **{ $name }:** 인원이 모자라요({ $least }명 중 { $count }명). 새 시작: { $at }
tournament-call-cancelled = **{ $name } 취소**: 인원이 모자랐어요.
tournament-call-ready = { $mentions } 아직 이 테이블에 오지 않았어요. **{ $ready }** 버튼을 누르거나 차례를 진행해 주세요. 그러지 않으면 자리가 다른 사람에게 넘어가요. 마감: { $at }
tournament-call-deadline = { $mentions } 이 테이블 마감이 다가오는데 차례를 기다리고 있어요. 마감: { $at }
tournament-call-seat = { $mentions } **{ $name }** 빈자리 { $count }개. 먼저 누른 사람이 앉아요.
tournament-seat_line = [{ $place }](<{ $link }>), { $absent } 님 자리
tournament-seat_unlinked = { $place }, { $absent } 님 자리
tournament-call-dropped = 라운드에 오지 않아 **{ $name }**에서 빠졌어요.
tournament-call-dropped_back = **{ $button }**: 다음에 배정되는 라운드부터 다시 참가해요.
tournament-call-missed = 체크인을 놓쳤고 **{ $name }**의 첫 라운드가 시작됐어요. 대기 명단에 있으니 자리가 나면 불러 드릴게요.
tournament-call-missed_back = 체크인을 놓쳤고 **{ $name }**의 첫 라운드가 시작됐어요. 지금이라도 { $number }라운드부터 참가할 수 있어요.
tournament-call-test = **{ $name }** 테이블로 부를 때 이렇게 알려 드려요.
tournament-call-unposted = **{ $name }**의 채널 { $place }에 더는 글을 올릴 수 없어요. 채널이 지워졌거나 쓰기 권한이 없어요. 대회는 계속되지만 테이블 배정과 순위표는 올라가지 않아요. 참가자는 `/{ cmd-tournament } { cmd-tournament-pairings }` 명령어와 `/{ cmd-tournament } { cmd-tournament-standings }` 명령어로 볼 수 있어요. 거기서 다시 쓸 수 있게 해 주고 `/{ cmd-referee } { cmd-referee-post }` 명령어를 쓰거나, `/{ cmd-referee } { cmd-referee-cancel }` 명령어로 대회를 취소해 주세요.
tournament-call-left = { $who } 님이 서버를 나가서 이제 **{ $name }**의 심판이 아니에요. 다른 심판을 고르려면: `/{ cmd-referee } { cmd-referee-referees }`
tournament-call-entrant_left = { $who } 님이 서버를 나가서 **{ $name }**에서 기권으로 처리했어요. 테이블이 아직 안 끝났으면 로봇이 이어서 해요.
tournament-call-organiser_left = **{ $name }**의 주최자가 서버를 나갔어요. 서버 관리자가 넘겨받을 수 있어요: `/{ cmd-referee } { cmd-referee-takeover }`
tournament-call-dispute = { $mentions } **{ $name }** { $place } 이의 제기, { $who } 님. `/{ cmd-tournament } { cmd-tournament-desk }`에서 결과를 정하거나 그대로 두세요.
    { $text }
tournament-call-table = { $mentions } { JOSA($place, "이에요/예요") }. **{ $ready }** 버튼을 누르거나 차례를 진행해 주세요. 마감: { $at }
tournament-call-deals = { $mentions } **{ $name }**, 이제 시작했어요. 편할 때 판을 진행하세요. 마감: { $at }
tournament-call-sealed_moderator = { $mentions } 스레드 관리 권한이 있으면 미공개 테이블이 보여요. 그래서 **{ $name }** { $number }라운드는 로봇이 대신해요. 권한이 없어지면 다음 라운드부터 참가할 수 있어요.

tournament-standings = **{ $name }: { $number }라운드 순위표**
tournament-standings_during = **{ $name }: { $number }라운드 진행 중 순위표**
tournament-standings_table = **{ $name }: 결승 테이블**
tournament-standings_start = **{ $name }: 1라운드 전**
tournament-standings_final = **{ $name }: 최종 순위표**
tournament-standings_behind = 결승 다음 순위: { $names }
tournament-standings_so_far = **{ $name }: 지금까지의 순위표**
tournament-standings_page = -# { $all }쪽 중 { $number }쪽
tournament-standings_running = -# 테이블 { $all }개 중 { $done }개 끝남
tournament-place = { $place }위 { $name } 님: { $points }점
tournament-my_line = { $all }명 중 { $place }위, 승점 { $points }점이에요.
tournament-why = **{ $first } 님이 { $second } 님보다 위예요.** 둘 다 승점 { $points }점이에요. { $what }: { $more } 대 { $less }.
tournament-why_draw = **{ $first } 님이 { $second } 님보다 위예요.** 둘 다 승점 { $points }점이고 나머지도 같아서 추첨으로 정했어요.
tournament-why_none = 동점이 없어서 승점으로만 정해졌어요.
tournament-crosstable = **{ $name }: 상대 전적**
tournament-bracket = **{ $name }: 대진표**

tournament-me_head = **{ $name }**
tournament-me_table = [{ $place }](<{ $link }>) · 마감: { $at }
tournament-me_deal = { $number }번 판 (모두 { $all }개) · 마감: { $at }
tournament-me_deals = -# 누구나 똑같이 시작해요. 공개되기 전에는 아무도 내 테이블을 못 봐요.
tournament-me_soon = { JOSA($place, "이에요/예요") }. 곧 열려요.
tournament-me_done = { $number }라운드 내 테이블은 끝났어요.
tournament-me_bye = { $number }라운드는 쉬어요.
tournament-me_next = { $number }라운드 시작: { $at }
tournament-me_stage = 다음 단계가 곧 시작돼요.
tournament-me_begins = 1라운드를 배정하고 있어요.
tournament-me_wait = { $number }라운드는 아직 진행 중이에요. 늦어도 { $at }까지 끝나고, 이어서 다음 라운드가 시작돼요.
tournament-me_signed = 신청했어요. 시작: { $at }
tournament-me_checked = 체크인했어요. 시작: { $at }
tournament-me_bench = 대기 { $place }번이에요. 누가 빠지면 자동으로 들어가요. 시작: { $at }
tournament-me_bench_checkin = 대기 { $place }번이에요. 체크인도 해 두세요. 체크인을 놓친 사람 자리는 대기자에게 돌아가요. 시작: { $at }
tournament-me_substitute = 대타로 올라 있어요. 라운드 중에 자리가 나면 불러 드릴게요.
tournament-me_called = 대기 명단에 있어요. 라운드 중에 자리가 나면 불러 드릴게요.
tournament-me_late = 대기 명단에 있지만 지금이라도 { $number }라운드부터 참가할 수 있어요.
tournament-me_later = 아직 남은 내 테이블은 { $count }개예요. 다른 테이블이 끝나는 대로 동시에 { $once }개까지 열려요.
tournament-me_played = 내 테이블은 모두 끝났어요. 다른 테이블은 늦어도 { $at }까지 끝나요.
tournament-me_plays = { $number }라운드에 참가해요.
tournament-me_skips = { $number }라운드는 아직 신청하지 않았어요.
tournament-me_knocked_out = 다음 라운드에는 오르지 못했어요. 대회는 계속돼요.
tournament-me_paused = 대회가 멈춰 있고, 시계도 멈춰 있어요.
tournament-me_closing = 모든 라운드가 끝났어요. 순위 확정: { $at }
tournament-me_over = 끝난 대회예요.
tournament-me_checkin = 체크인 마감: { $at }
tournament-me_out = 빠진 대회예요. 다시 들어갈 라운드는 남아 있지 않아요.
tournament-me_out_back = 빠진 대회예요. { $number }라운드부터 다시 참가할 수 있어요.

tournament-ruling = ⚖ **판정** ({ $name }): { $what }
    { $referee } 님: { $reason }
tournament-ruling_undone = ⚖ **판정 취소** ({ $name }), 이제 적용되지 않아요: { $what }
    { $referee } 님: { $reason }
tournament-means-result = 순위는 이 결과를 따라요. 이미 배정된 라운드는 그대로예요.
tournament-means-fault = { $player } 님 자리는 다른 자리보다 뒤로 쳐요.
tournament-means-excused = { $player } 님 자리는 결과에서 빠지고, 손해도 없어요.
tournament-means-cleared = { $player } 님 자리는 진행한 그대로 쳐요.
tournament-means-substitute = 이 자리의 시계는 새로 시작해요.
tournament-means-undo = 그 판정이 있기 전으로 돌아가요.
tournament-closing-ruled = { $what }
    { $referee }: { $reason }
tournament-closing-result = ⚖ **심판이 결과를 정했어요:** { $places }
tournament-closing-closed = ⚖ **심판이 결과를 정했어요.** 판이 공개되면 볼 수 있어요.
tournament-closing-place = { $rank }위 { $player }
tournament-closing-adjudicated = 대회 진행을 위해 이 테이블은 여기서 끝나요. 결과는 순위표에 있어요.
tournament-closing-stands = ⏱ **시간이 다 됐어요.** 지금 상태대로 순위를 매겨요: { $places }
tournament-closing-anew = 심판이 대진을 바꿔서 이 테이블은 결과 없이 끝나요. 새 테이블은 새 스레드에서 열려요.
tournament-closing-called_off = 대회가 끝나서 이 테이블은 결과 없이 끝나요.
tournament-rule-result = { $place } 결과: { $places }
tournament-rule-stands = { $place } 결과는 그대로예요: { $places }
tournament-rule-stands_closed = { $place } 결과는 그대로예요
tournament-rule-result_lifted = { $place } 결과: { $places }. 그 테이블의 앞선 책임은 없애요: { $players }
tournament-rule-result_closed = { $place }의 결과를 정했어요. 판이 공개되면 볼 수 있어요
tournament-rule-fault = { $player } 님, { $place }: { $kind }
tournament-rule-extend_pod = { $place }의 마감을 { $hours }시간 늘려 { $at }까지 해요
tournament-rule-extend = { $number }라운드를 { $hours }시간 늘려 { $at }까지 해요
tournament-rule-repair = { $first } 님과 { $second } 님의 테이블을 바꿔요
tournament-rule-unpair = { $number }라운드 배정을 취소하고 다시 배정해요
tournament-rule-add = { $player } 님이 참가해요
tournament-rule-drop = { $player } 님이 빠져요
tournament-rule-substitute = { $player } 님 자리에 { $by } 님이 앉아요
tournament-rule-pause = 대회와 모든 시간을 멈춰요
tournament-rule-resume = 대회를 다시 시작해요
tournament-rule-cancel = 대회를 취소해요
tournament-rule-keep = { $player } 님은 불참했어도 계속 참가해요
tournament-rule-bye = { $player } 님은 { $number }라운드를 쉬고 평균 승점을 받아요
tournament-rule-take_over = 이제부터 { $player } 님이 주최해요
tournament-fault-no_show = 불참
tournament-fault-timed_out = 시간 초과
tournament-fault-gave_up = 기권
tournament-fault-excused = 사정 인정
tournament-fault-cleared = 위반 없음
tournament-ruled = 했어요. 판정을 올렸어요.
tournament-cancel_sure = **{ $name }**, 정말 취소할까요? 참가자 { $count }명의 대회가 바로 끝나고, 되돌릴 수 없어요.
tournament-cancel_tables = 진행 중인 테이블 { $count }개는 결과 없이 끝나요.
tournament-calloff_title = 대회 취소
tournament-calloff_field = 왜 취소하나요?
tournament-calloff_hint = 모두가 읽어요.
tournament-referees_named = { $player } 님은 이제 { $name } 심판이에요.
tournament-referees_gone = { $player } 님은 이제 { $name } 심판이 아니에요.
tournament-referees_list = { $name } 심판: { $names }
tournament-referees_none = { $name } 심판은 주최자뿐이에요.
tournament-reposted = 공지를 곧 다시 올려요.
tournament-checkin_soon = 곧 체크인이 열려요. 이 명령어를 한 번 더 쓰면 시작해요.
tournament-closed_soon = 곧 순위가 확정돼요.
tournament-started_soon = 곧 시작해요.
tournament-paired_soon = 다음 라운드를 곧 배정해요.

tournament-eligible-role = <@&{ $role }> 역할이 있는 사람
tournament-eligible-account = 만든 지 { $days }일이 넘은 계정
tournament-eligible-language = 디스코드를 { $language ->
        [ko] 한국어
        [it] 이탈리아어
       *[other] 영어
    }로 쓰는 사람
tournament-eligible-tables = 이 게임을 레이팅 테이블에서 { $tables }번 이상 한 사람

tournament-dispute_title = 이의 제기
tournament-dispute_field = 무슨 일이 있었나요?
tournament-dispute_hint = 심판만 읽어요.
tournament-dispute_sent = 심판에게 보냈어요. 판정은 채널에 올라와요.

tournament-podium-won = 🏆 **{ $name } 님이 { $cup }에서 우승했어요!**
tournament-podium_second = 2위 { $names } 님
tournament-podium_third = 3위 { $names } 님
tournament-podium-shared = 🏆 **{ JOSA($cup, "이/가") } 끝났어요.** 공동 1위: { $names } 님
tournament-podium_key = -# 추첨 열쇠 값은 파일에 있어요. 누구나 확인할 수 있어요.
tournament-file_all = 이 { $title } 대회의 추첨과 결과 전부
tournament-file_standings = 순위표를 글로
tournament-file_records = 모든 테이블의 기록, 한 줄에 하나

tournament-verify_head = **{ $name } 추첨**
tournament-verify_round = { $number }라운드
tournament-verify_final = 결승 테이블
tournament-verify_good = ✅ { $round }: 다시 계산해 보니 같아요.
tournament-verify_partly = ✅ { $round }: 자리와 인원, 횟수가 맞아요. 주최자가 누구를 떼어 놓는지는 봉인돼 있어요.
tournament-verify_hand = ⚖ { $round }: { $who } 님이 직접 정했어요({ $at }). 자리와 횟수가 맞아요.
tournament-verify_altered = ⚖ { $round }: 심판이 바꾸기 전까지 같아요.
tournament-verify_bad = ❌ { $round }: 달라요. 주최자에게 알려 주세요.
tournament-verify_seal = -# 봉인 값: `{ $seal }`
tournament-verify_deal = -# { $number }번 판의 봉인 값: `{ $seal }`
tournament-verify_deal_open = -# { $number }번 판의 봉인 값: `{ $seal }` · 열쇠 값: `{ $opens }`
tournament-verify_later = -# 열쇠 값은 대회가 끝나면 보여 드려요.
tournament-verify_key = -# 열쇠 값: `{ $opens }`
tournament-verify_draw_good = ✅ 추첨은 열쇠 값과 참가자 { $count }명에서 나온 그대로예요.
tournament-verify_draw_bad = ❌ 추첨이 열쇠 값과 참가자에서 나온 것과 달라요. 주최자에게 알려 주세요.
tournament-verify_draw_old = ✅ 이 대회는 예전 방식대로, 표식 대신 계정 번호로 추첨했어요. 추첨은 열쇠 값과 참가자 { $count }명에서 나온 그대로예요.
tournament-verify_draw_gone = 이 대회는 예전 방식대로 계정 번호로 추첨했어요. 자기 번호를 지운 사람이 있어서 추첨을 다시 계산할 수 없어요. 열쇠 값은 봉인과 맞고, 라운드는 위에서 확인했어요.
tournament-verify_none = 아직 배정한 라운드가 없어요.
tournament-verify_alone = 모두 똑같은 판을 혼자 해서 배정하는 라운드가 없어요.
tournament-verify_files = -# 아래 파일이 증명서예요. `python -m rules.contest.verify` 명령으로 봇 없이도 확인할 수 있어요.

server-organisers = 대회를 여는 사람: { $list }
server-organisers_all = 대회를 여는 사람: 이벤트 관리 권한이 있는 사람

error-tournament-no_such = 이 서버에 { $number }번 대회는 없어요. 모두 보기: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-no_such_name = ‘{ $name }’ 대회는 없어요. 가장 비슷한 것: ‘{ $nearest }’. 모두 보기: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-none_here = { $way ->
    [create] 이 서버에는 아직 대회가 없어요. 만들기: `/{ cmd-tournament } { cmd-tournament-create }`
   *[open] 이 서버에는 아직 대회가 없어요. 그동안 테이블 열기: `/{ cmd-table } { cmd-table-open }`
}
error-tournament-in_its_server = 신청하지 않은 대회라 그 서버에서만 볼 수 있어요. 거기서 보기: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-which = 대회가 여러 개예요. 어느 대회인지 ‘{ cmd-tournament-show-tournament }’ 칸에서 골라 주세요.
error-tournament-not_open = 신청이 끝났어요. 다른 대회: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-benched = 이미 대기 명단에 있어요. 자리가 나면 불러 드릴게요: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-already_in = 이미 참가하고 있어요. 내 테이블과 다음에 할 일: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-not_in = 신청하지 않은 대회예요. 신청: `/{ cmd-tournament } { cmd-tournament-join }`
error-tournament-not_eligible = 이 대회의 조건: { $condition }. 다른 대회: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-checkin_closed = 체크인 시간이 아니에요. 시작 전에 열려요: `/{ cmd-tournament } { cmd-tournament-show }`
error-tournament-checkin_over = 체크인이 끝났어요. 내 테이블과 다음에 할 일: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-not_organiser = 주최자만 할 수 있어요. 대회 채널에서 부탁해 보세요.
error-tournament-may_not_create = { $count ->
        [0] 대회는 이벤트를 관리할 수 있는 사람과 서버 관리자가 만들어요.
       *[other] 대회는 { $roles } 역할이 있는 사람, 이벤트를 관리할 수 있는 사람, 서버 관리자가 만들어요.
    } 서버 관리자는 봇 설정의 ‘{ cmd-choice-organisers }’ 항목에서 역할을 정할 수 있어요.
error-tournament-not_referee = 심판만 할 수 있어요. 심판 목록: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-own_table = 내가 앉은 테이블이에요. 다른 심판에게 맡겨 주세요: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-frozen = 이제는 바꿀 수 없어요. 아직 바꿀 수 있는 것: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-started = 이미 시작했어요. 테이블 배정 보기: `/{ cmd-tournament } { cmd-tournament-pairings }`
error-tournament-advance_uneven = 테이블마다 그만큼 진출할 수 없어요. **{ tournament-button-more }**에서 다른 수를 골라 주세요.
error-tournament-size_unfit = 이 게임에는 그런 인원의 테이블이 없어요. 다른 종류나 게임을 골라 주세요.
error-tournament-options_unfit = { $seats }인 테이블에는 이 옵션이 맞지 않아요. { $reason }
error-tournament-too_few = 인원이 모자라요. 최소 인원을 줄이거나 더 기다려 주세요.
error-tournament-too_many_open = 한꺼번에 { $most }개까지 열 수 있어요. 먼저 하나를 끝내 주세요: `/{ cmd-tournament } { cmd-tournament-list }`
error-tournament-too_many_tables = 이미 대회 { $most }개에 참가하고 있어요. 하나를 끝내거나 빠져 주세요: `/{ cmd-tournament } { cmd-tournament-withdraw }`
error-tournament-too_many_seats = 진행 중인 대회 테이블이 { $most }개예요. 먼저 하나를 끝내 주세요: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-not_manager = 서버 관리자만 대회를 넘겨받을 수 있어요. 심판 목록: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-yours_already = 이미 이 대회의 주최자예요. 심판을 정할 수 있어요: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-round_running = 진행 중인 라운드가 있어요. 취소하려면: `/{ cmd-referee } { cmd-referee-unpair }`
error-tournament-nothing_to_pair = 배정할 라운드가 없어요. 대회 보기: `/{ cmd-tournament } { cmd-tournament-show }`
error-tournament-not_started = 아직 시작하지 않았어요. 시작하는 때: `/{ cmd-tournament } { cmd-tournament-show }`
error-tournament-no_table = 지금은 열린 내 테이블이 없어요. 다음에 할 일: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-seat_lost = 시간이 다 되어 로봇이 자리를 맡았어요. 테이블이 끝나기 전이면 거기서 **{ ui-button-back_in }** 버튼으로 돌려받을 수 있어요: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-over = 끝난 대회예요. 순위표: `/{ cmd-tournament } { cmd-tournament-standings }`
error-tournament-has_moves = 이미 수가 나온 테이블이에요. 결과는 정할 수 있어요: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-has_results = 끝난 테이블이 있어서 라운드를 취소할 수 없어요. 결과는 고칠 수 있어요: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-deal_seen = 이미 모두가 이 판을 봐서 자리를 바꿀 수 없어요. 심판이 결과를 정할 수 있어요: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-bye_used = 쉬는 라운드를 이미 썼어요. 빠졌다가 다시 들어올 수 있어요: `/{ cmd-tournament } { cmd-tournament-withdraw }`
error-tournament-no_free_byes = 대회의 이 단계에는 쉬는 라운드가 없어요. 참가자를 뺄 수는 있어요: `/{ cmd-referee } { cmd-referee-drop }`
error-tournament-bye_too_late = 이미 시작한 라운드예요. 나중 라운드로 신청하기: `/{ cmd-tournament } { cmd-tournament-bye }`
error-tournament-last_round = 마지막 라운드는 쉴 수 없어요. 빠질 수는 있어요: `/{ cmd-tournament } { cmd-tournament-withdraw }`
error-tournament-sealed = 판이 공개될 때까지 볼 수 없는 테이블이에요. 그 뒤에는 모두 볼 수 있어요.
error-tournament-sealed_moderator = 스레드 관리 권한이 있으면 미공개 테이블이 보여서 참가할 수 없어요. 다른 채널을 부탁해 보세요.
error-tournament-operator_barred = 봇 운영자는 미공개 테이블을 볼 수 있어서 참가할 수 없어요. 심판은 맡을 수 있어요.
error-tournament-stale = 그사이에 바뀐 것이 있어요. 다시 해 주세요.
error-tournament-reason_needed = 이유를 한 문장으로 적어 주세요. 모두가 읽어요.
error-tournament-extended_enough = 이미 세 번 늘렸어요. 결과를 정해 주세요: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-no_such_time = ‘{ $text }’ 부분을 읽지 못했어요. 이렇게 써 주세요: `2026-12-24 20:00`, 일주일 뒤는 `7d`.
error-tournament-past = 지났거나 너무 먼 때예요. 1년 안으로 골라 주세요.
error-tournament-no_such_number = ‘{ $text }’ 대신 { $least }~{ $most } 사이의 숫자를 적어 주세요.
error-tournament-no_name = 이름을 1~60자로 지어 주세요.
error-tournament-no_such_player = { $name } 님은 이 대회의 참가자가 아니에요. 참가자: `/{ cmd-tournament } { cmd-tournament-standings }`
error-tournament-no_such_round = { $number }라운드는 아직 없어요. 비우면 최근 라운드예요.
error-tournament-no_such_table = 이 대회에 그런 테이블이 없어요. 입력할 때 나오는 목록에서 골라 주세요.
error-tournament-places_unfit = 자리 { $seats }개의 등수를 차례로 적어 주세요. 예: 1 3 2 4
error-tournament-bot = 봇은 대회에 참가할 수 없어요. 다른 사람을 골라 주세요.
error-tournament-not_over = 열쇠 값은 대회가 끝나면 보여 드려요. 그때까지: `/{ cmd-tournament } { cmd-tournament-show }`
error-tournament-too_many_referees = 심판은 { $most }명까지예요. 먼저 한 명을 빼 주세요.
error-tournament-bench_full = 자리도 대기 명단도 다 찼어요. 누가 빠지면 다시 신청해 주세요.
error-tournament-banned = <t:{ $until }:f>까지 이용이 제한된 사람이라 자리를 줄 수 없어요. 이유: { $reason }
error-tournament-seat_taken = { $kind ->
    [bench] 다른 사람이 먼저 앉았어요. 대기 순서는 그대로예요.
   *[substitute] 다른 사람이 먼저 앉았어요. 대타 명단에는 그대로 있어요.
}
error-tournament-seat_robot = { $kind ->
    [bench] 그 자리를 맡을 수 있는 시간이 지났어요. 대기 순서는 그대로예요.
   *[substitute] 그 자리를 맡을 수 있는 시간이 지났어요. 대타 명단에는 그대로 있어요.
}
error-tournament-seat_came = { $kind ->
    [bench] 그 자리 주인이 돌아왔어요. 대기 순서는 그대로예요.
   *[substitute] 그 자리 주인이 돌아왔어요. 대타 명단에는 그대로 있어요.
}
error-tournament-seat_busy = 지금 다른 테이블에서 게임 중이에요. 먼저 그 게임을 끝내세요: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-seat_once = 이번 라운드에서 이미 한 번 앉았어요. 한 라운드에 한 번만 앉을 수 있어요. 다음 라운드에 자리가 나면 부를게요.
error-tournament-seat_own = 이 대회 참가자라서 다른 사람 자리는 맡을 수 없어요. 내 테이블: `/{ cmd-tournament } { cmd-tournament-me }`
error-tournament-seat_not_called = 이 자리는 다른 대기자에게 먼저 물어보고 있어요. 차례가 오면 부를게요.
error-tournament-nothing_to_undo = 그 판정은 취소할 수 없어요. 새로 판정해 주세요: `/{ cmd-referee } { cmd-referee-result }`
error-tournament-newer_ruling = 같은 일에 대한 나중 판정이 있어요. 그것부터 취소해 주세요: `/{ cmd-referee } { cmd-referee-undo }`
error-tournament-dispute_closed = 이의 제기 기간이 끝났어요. 채널에서 주최자에게 물어보세요.
error-tournament-no_bracket = 대진표가 없는 대회예요. 순위표를 보세요: `/{ cmd-tournament } { cmd-tournament-standings }`
error-tournament-no_crosstable = { $most }명이 넘어서 한 그림에 담을 수 없어요. 순위표를 보세요: `/{ cmd-tournament } { cmd-tournament-standings }`
error-tournament-no_meetings = 모두 같은 판을 혼자 해서 맞대결이 없어요. 순위표를 보세요: `/{ cmd-tournament } { cmd-tournament-standings }`
error-tournament-kept = 대회 테이블의 자리는 대회가 부른 사람만 앉을 수 있어요. 진행은 볼 수 있어요: `/{ cmd-table } { cmd-table-board }`
error-tournament-tournament_table = 대회 테이블이라 어떻게 끝낼지는 심판이 정해요. 심판에게 물어보세요: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-no_rematch = 대회 테이블이라 한 판 더 할 수 없어요. 내 테이블 열기: `/{ cmd-table } { cmd-table-open }`
error-tournament-out_of_range = { $least }~{ $most } 사이의 숫자여야 해요. **{ tournament-button-more }**에서 다시 골라 주세요.
error-tournament-no_such_choice = 고를 수 없는 값이에요. **{ tournament-button-more }**에서 골라 주세요.
error-tournament-cut_unfit = 결승 인원 { $cut }명은 여기에 맞지 않아요. **{ tournament-button-more }**에서 다시 골라 주세요.
