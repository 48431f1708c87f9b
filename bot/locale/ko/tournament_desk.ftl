# 주최자 화면, 그리고 공지한 뒤에 바꾸는 것.

tournament-about = { $text }
tournament-prizes = 🏅 **상품:** { $text }
tournament-changes_head = **공지 후 바뀐 점**
tournament-changes_line = -# { $at } · { $what }
tournament-changes_item = • { $what }
tournament-change-start = 시작: { $at } (이전: { $before })
tournament-change-deadline = { $number }라운드 마감: { $at } (이전: { $before })
tournament-change-places = 정원 { $count }명 (이전: { $before }명)
tournament-change-about = 소개 글을 고쳤어요
tournament-change-prizes = 상품을 고쳤어요
tournament-change-words = 소개 글과 상품을 고쳤어요
tournament-change-terms = { $after } (이전: { $before }) · 지문 { $print }
tournament-change-people = 공동 주최: { $organisers } · 심판: { $referees }
tournament-change-nobody = 없음

tournament-alter_done = ✅ 바꿨어요. 공지 아래에 기록돼요.
tournament-alter_head = **{ $name } 바꾸기**
tournament-alter_start = 시작: { $at }
tournament-alter_due = 마감: { $at }
tournament-alter_places = 정원: { $count }명
tournament-alter_words = 소개: { $about }
    상품: { $prizes }
tournament-alter_none = 없음
tournament-alter_log = -# 바뀐 점은 모두 공지 아래에 남아요. 관련된 사람에게만 알림이 가요.
tournament-alter_what = 규칙 하나 바꾸기 …
tournament-alter_pick = 앞으로 무엇으로 할까요?
tournament-alter_sure = **{ $after }** (지금: { $before }) 이렇게 바꿀까요?
    규정의 지문이 새로 생겨요. 신청한 { $count }명에게 알리고, 원하면 빠질 수 있어요.
tournament-more_organisers = 함께 주최할 사람(모든 권한): 3명까지

tournament-button-alter = 바꾸기
tournament-button-altwhen_before = 시작 시각과 정원
tournament-button-altwhen_during = 마감과 정원
tournament-button-altwords = 소개와 상품
tournament-button-altyes = 네, 바꿀게요
tournament-button-alter_back = 뒤로
tournament-button-desk = 주최자 화면
tournament-button-desk_back = 주최자 화면으로
tournament-button-deskcall = 안 온 사람 부르기
tournament-button-deskmore = 시간 더 주기
tournament-button-deskresult = 결과 정하기
tournament-button-desksay = 모두에게 알리기
tournament-button-desknow_open = 지금 체크인 열기
tournament-button-desknow_checkin = 지금 시작하기
tournament-button-desknow_running = 지금 다음 라운드 배정
tournament-button-desknow_closing = 지금 순위 확정

tournament-field_about = 소개
tournament-field_prizes = 상품
tournament-field_due = 진행 중인 테이블의 새 마감
tournament-field_hours = 시간
tournament-field_hours_hint = 1~{ $most }시간
tournament-field_places = 자리 순서대로 등수
tournament-field_places_hint = 예: 1 3 2. 자리: { $names }
tournament-field_why = 이유
tournament-field_why_hint = 한 문장으로 써 주세요. 모두가 읽어요.
tournament-field_said = 알릴 내용
tournament-field_said_hint = 신청한 모두에게 알림이 가요. 하루 한 번, 밤에는 안 보내요.

tournament-call-changed = { $mentions } **{ $name }: 바뀐 점이 있어요.**
    { $list }
    -# 마음이 바뀌었다면 빠질 수 있어요.
tournament-call-named_referee = 이제 **{ $name }** 대회의 심판이에요. 할 일 보기: `/{ cmd-tournament } { cmd-tournament-desk }`
tournament-call-named_organiser = 이제 **{ $name }** 대회를 함께 주최해요. 모든 권한이 있어요. 주최자 화면: `/{ cmd-tournament } { cmd-tournament-desk }`
tournament-call-message = 🔔 **{ $name }** · { $who } 님: { $text }
    { $mentions }
tournament-call-nudged = { $mentions } 심판이 차례를 진행해 달라고 해요. 마감: { $at }

tournament-desk_head = **{ $name } 주최자 화면** · { $phase }
tournament-desk_next = ⏭ 다음: { $what }, { $at }
tournament-desk_paused = ⏸ 멈췄어요. 다시 시작하려면: `/{ cmd-referee } { cmd-referee-resume }`
tournament-desk_idle = 테이블이 끝날 때까지 예정된 일이 없어요.
tournament-desk_message = 모두에게 알림: { $at }
tournament-desk_missing = **체크인 안 한 사람({ $count }명):** { $names }
tournament-desk_all_here = 모두 체크인했어요.
tournament-desk_tables = **진행 중인 테이블 { $count }개**
tournament-desk_table = • { $where }: { $what } · 마감 { $at }
tournament-desk_late = ⏱ { $where }: { $what } · 마감 { $at }
tournament-desk_absent = 아직 안 옴: { $names }
tournament-desk_waits = 차례: { $names }
tournament-desk_robots = 기다리는 사람 없음
tournament-desk_call = 🪑 { $where }: { $name } 님의 자리가 비어 { $at } { $count }명에게 물었어요
tournament-desk_dispute = ⚠ 이의 제기: { $where }, { $who } 님
tournament-desk_said = ⚠ { $who } 님: { $text }
tournament-desk_place = { $number }라운드 { $table }번 테이블
tournament-desk_seat_fault = 🪑 { $name }: { $what }
tournament-desk_seat_seated = { $name }
tournament-desk_seat_absent = 🌙 { $name }: 아직 안 왔어요
tournament-desk_seat_moves = ⏳ { $name }: 차례예요
tournament-desk_seat_moves_since = ⏳ { $name }: 차례예요({ $at }부터)
tournament-desk_pick = 테이블 고르기 …
tournament-desk_called = ✅ 불렀어요.
tournament-desk_opened = ✅ 곧 체크인이 열려요.
tournament-desk_do-checkin = 체크인 시작
tournament-desk_do-no_show = 오지 않은 사람의 자리 넘기기
tournament-desk_do-start = 다음 단계 시작
tournament-desk_do-begin = 대회 시작
tournament-desk_do-put_off = 인원이 모자라 시작을 하루 미뤄요
tournament-desk_do-call_off = 인원이 모자라 대회를 취소해요
tournament-desk_do-pair = { $number }라운드 배정
tournament-desk_do-open = 테이블 열기
tournament-desk_do-substitutes = 빈자리를 대기 명단에 묻기
tournament-desk_do-deadline = 테이블 마감
tournament-desk_do-deal = 판 공개
tournament-desk_do-season = 다음 시즌 신청 시작
tournament-desk_do-finish = 순위 확정
tournament-desk_do-count = 결과 집계

tournament-button-files = 파일 받기
tournament-files_head = **{ $name }**의 지금 상태예요. 표 계산용 CSV와 전체 JSON이에요.
tournament-file_csv_signups = 신청자 명단 CSV
tournament-file_csv_pairings = 테이블 배정 CSV
tournament-file_csv_results = 모든 테이블 결과 CSV
tournament-file_csv_standings = 단계별 순위표 CSV
tournament-file_lists = 전체 목록 JSON
tournament-file_trf = 체스 프로그램용 결과 TRF

tournament-change-seeds = 직접 정한 시작 순위: { $names }
tournament-change-seeds_none = 시작 순위는 추첨해요
tournament-button-seeds = 시작 순위
tournament-button-seedsyes = 이 순위로 정하기
tournament-field_order = 시작 순위(잘하는 순서대로)
tournament-field_order_hint = 한 줄에 한 명씩, { $most }명까지. 나머지는 그 뒤에 추첨해요.
tournament-order_head = **{ $name } 시작 순위**, 아직 정해지지 않았어요
tournament-order_line = { $place }. { $name }
tournament-order_rest = 그다음은 추첨({ $count }명): { $names }
tournament-order_unknown = ⚠ 신청하지 않아 뺀 이름: { $names }

tournament-button-apart = 떼어 놓기
tournament-button-apartfile = 추첨 확인하기
tournament-apart_head = **{ $name }에서 떼어 놓는 사람**
tournament-apart_line = { $place }. { $one } – { $other }
tournament-apart_none = 아직 없어요.
tournament-apart_about = -# 추첨에서 피할 수 있는 한 같은 테이블에 앉지 않아요. 주최자만 이 목록을 봐요. 게시물이나 페이지, 기록에는 나오지 않아요.
tournament-apart_forced = -# 대진표나 정해진 일정은 시작 순서로 테이블을 정해서, 거기서는 떼어 놓을 수 없어요.
tournament-apart_done = ✅ 다음 추첨부터 그렇게 할게요.
tournament-apart_remove = 더는 떼어 놓지 않기 …
tournament-apart_files = 🔒 **{ $name }** · 주최자만 보세요. 이 파일에는 떼어 놓은 사람이 나와요. `python -m rules.contest.verify` 명령으로 추첨을 모두 다시 계산할 수 있어요.
tournament-apart_file = { $number }라운드 추첨과 그 비밀, JSON

tournament-change-by_hand = { $number }라운드 테이블을 직접 정했어요
tournament-change-by_lot = { $number }라운드 테이블을 다시 추첨으로 정해요
tournament-button-hand = 테이블 직접 정하기
tournament-button-handyes = 이 테이블로 하기
tournament-button-handoff = 추첨으로 돌리기
tournament-field_pools = 다음 라운드 테이블
tournament-field_pools_hint = 한 줄에 테이블 하나, 이름은 쉼표로 나눠요. 줄에 혼자 있는 사람은 쉬어요.
tournament-hand_head = **{ $name } · { $number }라운드 직접 정하기**, 아직 적용 전
tournament-hand_table = { $table }번 테이블: { $names }
tournament-hand_rests = 쉬는 사람: { $names }
tournament-hand_again = ⚠ 다시 만나요: { $pairs }
tournament-hand_apart = ⚠ 떼어 놓아야 해요: { $pairs }
tournament-hand_sizes = ⚠ { $usual }명이 아닌 테이블 { $count }개
tournament-hand_set = ✋ { $number }라운드 테이블을 직접 정했어요.
tournament-hand_misfit = ⚠ 직접 정한 { $number }라운드 테이블이 이제 맞지 않아서 추첨할 거예요. { $why }

error-tournament-start_too_soon = 체크인할 시간이 없어요. 더 늦게 시작하거나 지금 체크인을 여세요: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-places_taken = 이미 { $count }명이 자리를 잡았어요. 그보다 적게는 줄일 수 없으니 더 큰 수를 골라 주세요.
error-tournament-nothing_to_move = 진행 중인 테이블이 없어서 옮길 마감이 없어요. 바꿀 수 있는 것: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-deadline_unfit = 마감은 적어도 { $least }시간 뒤, 길어도 90일 안이어야 해요. 다른 시각을 골라 주세요.
error-tournament-not_announced = 아직 공지하지 않은 대회예요. 먼저 초안에서 **{ tournament-button-announce }** 버튼을 눌러 주세요.
error-tournament-deals_fixed = 판은 공지할 때 봉인돼서 개수와 옵션, 자리 수를 바꿀 수 없어요. 다른 규칙은 바꿀 수 있어요: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-too_many_organisers = 함께 주최할 사람은 { $most }명까지예요. 먼저 한 명을 빼 주세요.
error-tournament-nobody_in = 아직 신청한 사람이 없어서 읽을 사람도 없어요. 나중에 다시 해 보세요.
error-tournament-message_too_soon = 하루에 한 번만 알릴 수 있어요. 다음 알림: <t:{ $until }:R>
error-tournament-nobody_waited_for = 지금 깨어 있는 사람 중에는 부를 사람이 없어요. 나중에 다시 보세요: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-called_already = 오늘은 이미 불렀어요. 내일 다시 해 보세요.
error-tournament-too_many_apart = { $most }쌍까지예요. 먼저 한 쌍을 빼 주세요.
error-tournament-draw_forced = 여기서는 대진표나 정해진 일정이 모든 테이블을 정해서, 떼어 놓을 수 없어요. 바꿀 수 있는 것: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-hand_never = 다음 라운드 테이블은 직접 정할 수 없어요. 대진표나 일정이 정하거나, 체크인 전이거나, 남은 라운드가 없어요. 다음 단계: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-hand_too_many = 직접 정할 수 있는 건 { $most }명까지예요. 추첨으로 정해요: `/{ cmd-tournament } { cmd-tournament-desk }`
error-tournament-hand_unknown = { $name } 님은 신청하지 않았어요. 목록을 고쳐 주세요: **{ tournament-button-hand }**
error-tournament-hand_twice = { $name } 님이 두 테이블에 있어요. 목록을 고쳐 주세요: **{ tournament-button-hand }**
error-tournament-hand_out = { $name } 님은 그 라운드에 나오지 않아요. 목록을 고쳐 주세요: **{ tournament-button-hand }**
error-tournament-hand_missing = { $name } 님을 비롯해 { $count }명이 테이블에 없어요. 목록을 고쳐 주세요: **{ tournament-button-hand }**
error-tournament-hand_size = 여기서는 { $count }명 테이블을 쓸 수 없어요. 목록을 고쳐 주세요: **{ tournament-button-hand }**
