## 이름

ui-robot = 로봇 { $place }
ui-seat = { $place }번 자리
ui-level-0 = 빠름
ui-level-1 = 초보
ui-level-2 = 보통
ui-level-3 = 고수

## 버튼

ui-button-turn = 차례 진행
ui-button-hand = 내 손패
ui-button-words = 글로 보기
ui-button-all = 게임판
ui-button-rules = 규칙
ui-button-told = 전부 보기
ui-button-replay = 다시 보기
ui-button-review = 복기
ui-button-verify = 검증
ui-button-join = 참가
ui-button-leave = 나가기
ui-button-invite = 초대
ui-button-start = 시작
ui-button-talk = 관전자 스레드
ui-button-more = 더 보기
ui-button-break = 쉬어야 해요
ui-button-nudge = 콕 찌르기: { $seat }
ui-button-clock = 시간
ui-button-pause = 일시정지
ui-button-leaving = 자리 비우기
ui-button-takeback = 무르기 부탁하기
ui-button-cancel = 테이블 취소
ui-button-robot_2 = 로봇 추가
ui-button-robot_1 = 초보 로봇 추가
ui-button-robot_3 = 고수 로봇 추가
ui-button-unrobot = 로봇 빼기
ui-button-take = 로봇 자리 앉기
ui-button-sit = 앉기
ui-button-rematch = 한 판 더
ui-button-reopen = 다시 열기
ui-button-confirm = 확정
ui-button-hours = 내 시간 설정
ui-button-sure = 그래도 확정
ui-button-reset = 처음부터
ui-button-type = 직접 입력
ui-button-undo = 무르기
ui-button-rows = 다른 항목
ui-button-panel = 차례 진행
ui-button-back = ◀ 이전
ui-button-forth = 다음 ▶
ui-button-board = 테이블 보기
ui-button-go = 테이블로 가기
ui-button-newest = 최신 글로
ui-button-open = 새로 열기
ui-button-help_open = 테이블 열기
ui-button-result = 결과
ui-button-tables = 내 테이블
ui-button-opening_open = 열기
ui-button-opening_start = 열고 시작
ui-button-opening_fill = 로봇과 시작
ui-button-opening_more = 더 보기
ui-button-opening_games = ◀ 게임
ui-button-opening_done = ◀ 테이블
ui-button-opening_next = 다른 설정

## 내 화면

ui-panel-question = **{ $asked }**
ui-panel-note = ⚠️ { $text }
ui-panel-nearest = 지금 가능한 수: `{ $move }`
ui-panel-problem = ⛔ { $text }
ui-panel-verb = **{ $verb }**
ui-panel-option = - **{ $label }**: { $note }
ui-panel-your_move = -# 글로 쓰면: `{ $move }`
ui-panel-said = { $text }
ui-panel-missing = -# **{ ui-button-confirm }**하려면 더 골라 주세요: { $field }
ui-panel-missing_some = -# **{ ui-button-confirm }**하려면 { $more }개 더 골라 주세요: { $field }
ui-panel-caution = { $text } 그대로 하려면 **{ ui-button-sure }** 버튼을 눌러 주세요.
ui-panel-choose_verb = 무엇을 할까요?
ui-panel-more = 더 보기… ({ $pages }쪽 중 { $page }쪽)
ui-panel-none = 고르지 않음
ui-panel-number = { $number }
ui-panel-pieces = { $part } { $number }개
ui-panel-part = { $field }: { $part }
ui-panel-payment = { $field }: { $pieces }
ui-panel-besides = 그리고 { $pieces }
ui-panel-done = 차례를 마쳤어요. 다음 차례: { NIM($others) }
ui-panel-ended = 끝난 테이블이에요.
ui-panel-lost = 봇이 다시 켜져서 고르던 것이 사라졌어요. 테이블은 그대로예요. 다시 골라 주세요.
ui-panel-changed = 그사이 고른 것이 바뀌었어요. 다시 보고 확정해 주세요.

## 직접 입력 창

ui-modal-title = 직접 입력
ui-modal-line = 내 수
ui-modal-hint = 쓰는 법은 /{ cmd-rules } 설명을 봐 주세요. 확정 전에 미리 볼 수 있어요.
ui-modal-example = 예: { $move }

## 테이블 열기

ui-opening-which = **어떤 게임을 할까요?**
ui-opening-head = **{ $title }** · { $low }~{ $high }명
ui-opening-head_exactly = **{ $title }** · { $seats }명
ui-opening-seats = 자리: { $seats }개
ui-opening-pace = 진행 속도: { $pace }
ui-opening-no_robots = 로봇: 없음
ui-opening-robots = 로봇: { $robots }대, { $level }
ui-opening-options = **테이블 설정** · 그대로 둬도 돼요
ui-opening-things = { $group }: { $first } – { $last }
ui-opening-things_most = 모든 메뉴를 합쳐 { $most }개까지 고를 수 있어요.

## 대기실

ui-lobby-title = ## { $title } · { $free ->
    [0] 시작할 수 있어요
   *[other] 빈자리 { $free }개
 }
ui-lobby-title_alone = ## { $title }
ui-lobby-option = { $option }: { $choice }
ui-lobby-seat = { $place }. **{ $seat }**
ui-lobby-robot_seat = { $place }. { $seat } ({ $level })
ui-lobby-free_seat = { $place }. *빈자리*
ui-lobby-reserved_seat = { $place }. *{ $member } 님 자리로 맡아 둠*
ui-lobby-rank = { $rank }위. { $seat }: { $points }점
ui-lobby-alone = { $seat }: { $points }점
ui-lobby-usual = -# 보통 { $length } 걸려요.
ui-lobby-waiting = -# 방장: { $opener } 님. 자리가 다 차면 앉은 사람 누구나 **시작**을 누를 수 있어요.
ui-lobby-playing = 진행 중: { $place }
    -# 섞은 순서는 시작 전에 봉인했어요. 끝나면 누구나 확인할 수 있어요.
ui-lobby-finished = { $length } 만에 끝났어요: { $link }
ui-lobby-called_off = 결과 없이 { $length } 만에 닫았어요: { $link }
ui-lobby-cancelled = 취소된 테이블이에요.
ui-lobby-more = **{ $title }** · { $number }번 테이블. 무엇을 할까요?
ui-lobby-alt = { $title }: { $tagline }
ui-length-days = { $count }일
ui-length-hours = { $count }시간
ui-length-minutes = { $count }분

## 로봇의 자리에 앉기

ui-take-sure = **{ $place }번 자리에 앉을까요?** 이제부터 이 자리를 맡고, 이 테이블의 다른 자리에는 앉을 수 없어요. 손패는 앉은 다음에 보여요.

## 게임판

ui-board-pinged = { $mention } { $asked }
ui-board-asked = **{ $seat }**: { $asked }
ui-board-waits = { NIM($others, "을/를") } 기다리고 있어요.

## 끝

ui-closing-winner = { $rank }위 **{ NIM($seat) }**: **{ $points }점** ({ $parts })
ui-closing-rank = { $rank }위 { NIM($seat) }: { $points }점 ({ $parts })
ui-closing-part = { $label } { $points }
ui-closing-called_off = 결과 없이 테이블을 닫았어요.
ui-closing-reopen = 잘못 닫았나요? { $until }까지 **다시 열기** 버튼으로 되돌릴 수 있어요.
ui-closing-won = 🏆 **{ NIM($seat, "이/가") } { $title }에서 이겼어요!**
ui-closing-shared = 🏆 **{ NIM($seats) } 공동 우승!**
ui-closing-won_alone = 🏆 **{ $reason }**
ui-closing-alone = **{ NIM($seat) }**: **{ $points }점** ({ $parts })
ui-closing-facts = -# { $length } · { $reason }
ui-closing-length = -# { $length }

## 대답

ui-done-open = 열었어요: { $place }. 링크를 보내 초대해 보세요.
ui-done-repost = 게임판을 다시 올려요: { $place }
ui-done-moved = 이 테이블의 채널이 지워졌어요. 이제 여기서 이어서 해요: { $place }
ui-done-join = 앉았어요. 차례가 되면 멘션할게요.
ui-done-leave = 테이블에서 나왔어요.
ui-done-start = 테이블을 시작해요. 안내 글에서 게임판으로 갈 수 있어요.
ui-done-cancel = 테이블을 취소했어요.
ui-done-robot = 로봇이 앉았어요.
ui-done-unrobot = 로봇이 나갔어요.
ui-done-take = 이제 내 자리예요. 테이블: { $place }
ui-done-rematch = 한 판 더 할 테이블에 앉았어요. 안내 글: { $place }
ui-done-replace = 이제 그 자리는 로봇이 맡아요.
ui-done-free = 그 자리가 다시 비었어요.
ui-done-give_up = 열 수 없던 { $number }번 테이블을 닫았어요.
ui-done-end = 기록했어요. 테이블의 모두가 동의하면 닫혀요.
ui-alt-rest = 나머지는 ‘글로 보기’나 /{ cmd-table } { cmd-table-text }에서 읽을 수 있어요.
ui-hand-shown = 내 손패
ui-hand-nothing = 이 게임에는 숨은 정보가 없어요. 게임판에 모두 보여요.
ui-record-file = 이 테이블의 기록 파일이에요. 봉인 값, 열쇠 값, 모든 수가 있어서 어디서나 다시 볼 수 있어요.
ui-record-running = 지금까지 모두에게 알려진 내용의 파일이에요. 모든 수와 손패, 봉인 값과 열쇠 값은 테이블이 끝난 다음에 들어가요.
ui-verify-ok = ✅ 공정해요. 첫 수 전의 봉인이 맞고, { $moves }수를 다시 진행해도 똑같이 끝나요.
    -# { $number }번 테이블. 봉인 값: `{ $commitment }`. 열쇠 값: `{ $seed }`, `{ $salt }`. 마지막 상황: `{ $state }`
    -# 파일로 받기: `/{ cmd-table } { cmd-table-record }`
ui-verify-wrong = ❌ 맞지 않아요. 봉인, { $moves }수의 기록, 저장된 상황이 서로 달라요. 봇 운영자에게 { $number }번 테이블을 알려 주세요.
    -# 봉인 값: `{ $commitment }`. 열쇠 값: `{ $seed }`, `{ $salt }`. 마지막 상황: `{ $state }`
    -# 파일로 받기: `/{ cmd-table } { cmd-table-record }`
ui-read-page = *{ $pages }쪽 중 { $page }쪽*
ui-read-changed = **마지막으로 보거나 진행한 뒤 바뀐 것**
ui-read-rest = **그대로인 것**
ui-read-unchanged = 마지막으로 보거나 진행한 뒤 바뀐 것이 없어요.
ui-read-no_changes_known = 무엇이 바뀌었는지는 이제 알 수 없어요. 있었던 일: `/{ cmd-table } { cmd-table-since }`
ui-read-event = `{ $number }` { $text }

## 테이블 목록

ui-list-waiting = **내 차례 ({ $count })**
ui-list-nothing_waits = 지금 내 차례인 테이블이 없어요.
ui-list-others = **다른 사람 차례 ({ $count })**
ui-list-lobbies = **모집 중 ({ $count })**
ui-list-offered = **맡을 수 있는 자리 ({ $count })**
ui-list-offered_seat = { $all }자리 중 { $place }번
ui-list-table_linked = **[{ $title }]({ $link })** · { $number }번 테이블
ui-list-table_in_linked = **[{ $title }]({ $link })** · { $number }번 테이블 · { $server }
ui-list-table = **{ $title }** · { $number }번 테이블
ui-list-table_in = **{ $title }** · { $number }번 테이블 · { $server }
ui-list-playing = 지금 차례: { NIM($others) }
ui-list-lobby = 아직 시작 전
ui-list-choice = { $title } { $number }번 ({ NIM($others) } 차례)
ui-list-broken = { $number }번 테이블은 열 수 없어요.
ui-list-broken_choice = { $number }번 (열 수 없음)

## 설정

ui-settings-language = 내 언어: { $language }
ui-settings-server_log = 운영 기록: { $place }
ui-settings-server_log_off = 운영 기록: 없음
ui-settings-server_pace = 진행 속도: { $pace }
ui-settings-server_reliability = { $who }
ui-settings-server_newcomers = { $who }
ui-settings-server_animations = 끝난 뒤 애니메이션: 올림
ui-settings-server_animations_off = 끝난 뒤 애니메이션: 안 올림
ui-settings-server_private = 비공개 테이블: 열 수 있음
ui-settings-server_private_off = 비공개 테이블: 열 수 없음
ui-settings-server = 언어: { $language }
ui-settings-server_openers = 언어: 방장의 언어

## 권한

ui-permission-view_channel = 채널 보기
ui-permission-send_messages = 메시지 보내기
ui-permission-send_messages_in_threads = 스레드에서 메시지 보내기
ui-permission-create_public_threads = 공개 스레드 만들기
ui-permission-create_private_threads = 비공개 스레드 만들기
ui-permission-manage_threads = 스레드 관리
ui-permission-manage_roles = 역할 관리하기
ui-permission-attach_files = 파일 첨부
ui-permission-read_message_history = 메시지 기록 보기

## 도움말

ui-help-head = **이 서버에서 편한 때에 즐기는 보드게임이에요.**
ui-help-game = **{ $title }** · { $seats }
ui-help-length = -# 실시간으로 { $minutes }분쯤, 채팅으로 { $days }일쯤 걸려요
ui-help-seats = { $low }~{ $high }명
ui-help-seats_exactly = { $seats }명
ui-help-commands =
    새로 열기: `/{ cmd-table } { cmd-table-open }`
    내 테이블: `/{ cmd-my } { cmd-my-tables }`
ui-help-topics = 무엇이 궁금한가요?
ui-help-table = **테이블 열기:** `/{ cmd-table } { cmd-table-open }` 명령어로 열어요. 다른 사람은 그 글의 버튼으로 참가하고, 빈자리에는 로봇이 앉을 수 있어요. 테이블에 있는 사람이 **시작**을 누르면 스레드가 생겨요.
ui-help-turn = **내 차례:** 게임판 글에서 멘션해요. **차례 진행**을 눌러 고르고, 미리 보고, 확정하세요. **확정**을 누르기 전에는 아무것도 정해지지 않아요. 무를 수 있는 수는 바로 적용되기도 하는데, 그때는 옆에 **무르기**가 나와요. 명령어는 보내면 바로 적용돼요.
ui-help-time = **시간:** 테이블의 진행 속도에 따라 각자 쓸 시간이 있고, 차례마다 더 받아요. 자는 동안에는 시간이 안 가요: `/{ cmd-my } { cmd-my-hours }`
    모두의 남은 시간: `/{ cmd-table } { cmd-table-clock }`
    시간이 다 되면 로봇이 대신 진행해요.
ui-help-typing = **버튼 없이:** 게임마다 명령어가 있고, 입력하는 동안 후보가 나와요. 내 화면의 **직접 입력**에도 똑같이 쓸 수 있어요. 쓰는 법: `/{ cmd-rules }`
ui-help-looking = **둘러보기:** 게임판 `/{ cmd-table } { cmd-table-board }` · 내 손패 `/{ cmd-table } { cmd-table-hand }` · 글로 보기 `/{ cmd-table } { cmd-table-text }` · 진행 기록 `/{ cmd-table } { cmd-table-log }` · 내 테이블 `/{ cmd-my } { cmd-my-tables }`
ui-help-stopping = **마음이 바뀌면:** 숨은 것이 드러나지 않았다면 `/{ cmd-table } { cmd-table-undo }` 명령어로 마지막 수를 물러요. `/{ cmd-table } { cmd-table-leave }` 명령어로 자리를 비우거나, 대타를 구하거나, 기권해요. `/{ cmd-table } { cmd-table-take }` 명령어로 로봇에게서 자리를 돌려받아요. 모두 동의하면 `/{ cmd-table } { cmd-table-end }` 명령어로 닫혀요. 서버를 나갔거나 일주일 동안 답이 없는 사람의 자리는 `/{ cmd-table } { cmd-table-replace }` 명령어로 로봇에게 맡겨요.
ui-help-luck = **공정한 섞기:** 섞은 순서는 첫 수 전에 봉인돼요. 끝나면 누구나 **검증**에서 확인할 수 있어요. 테이블 전체를 파일로 받기: `/{ cmd-table } { cmd-table-record }`
ui-help-settings = **설정:** 알림 방법 `/{ cmd-my } { cmd-my-notices }` · 자는 시간 `/{ cmd-my } { cmd-my-hours }` · 내 언어 `/{ cmd-my } { cmd-my-language }`
    새 테이블의 언어는 서버 관리자가 정해요: `/{ cmd-server } { cmd-server-set }`
    정하지 않으면 방장의 언어를 써요.
ui-help-status = **봇 상태**
ui-help-status_beat = 마지막 신호: { $when }
ui-help-status_tables = 진행 중인 테이블: { $count }개
ui-help-status_waiting = 기다리는 글: { $count }개
ui-help-status_oldest = 가장 오래된 글의 예정 시각: { $when }
ui-help-status_boards = 게임판이 올라오는 데 걸리는 시간: { $seconds }초 안
ui-help-topic_table = 테이블 열기
ui-help-topic_turn = 내 차례
ui-help-topic_time = 시간과 잠
ui-help-topic_typing = 직접 입력
ui-help-topic_looking = 둘러보기
ui-help-topic_stopping = 무르기와 그만두기
ui-help-topic_luck = 공정한 섞기
ui-help-topic_settings = 설정
ui-help-topic_status = 봇 상태
ui-help-topic_games = ◀ 게임

## 거절

error-ui-no_longer_offered = 이제는 고를 수 없어요. 다시 골라 주세요.
error-ui-too_many_picked = { $picked }개 골랐어요. { $most }개까지예요. 몇 개를 빼 주세요.
error-ui-not_together = 이 중에서는 { $most }개까지 고를 수 있어요: { $picked }
error-ui-bad_file = ‘{ $name }’ 파일을 읽지 못했어요. 64KiB 이하의 UTF-8 텍스트로 보내 주세요.
error-ui-nothing_to_pick = ‘{ $field }’ 항목에서 고를 것이 없어요. 앞의 선택을 바꿔 주세요.
error-ui-nothing_to_read = 아직 없어요. 첫 수 뒤에 다시 봐 주세요.
error-ui-outdated = 지난 글의 버튼이에요. 최신 글이나 명령어를 써 주세요.
error-ui-other_table = 이 버튼은 { $number }번 테이블이 아니라 지금은 없는 테이블의 버튼이에요. 내 테이블: `/{ cmd-my } { cmd-my-tables }`
error-ui-other_tournament = 지금은 없는 대회의 버튼이에요. 모두 보기: `/{ cmd-tournament } { cmd-tournament-list }`
error-ui-outdated_command = 명령어가 바뀌었어요. 디스코드를 새로고침(Ctrl+R)하고 다시 해 주세요.
error-ui-bad_value = ‘{ $text }’ 값은 쓸 수 없어요. 후보에서 골라 주세요.
error-ui-no_such_option = 이 게임에 ‘{ $name }’ 설정은 없어요. 가장 비슷한 설정: ‘{ $nearest }’
error-ui-no_options = 이 게임에는 설정이 없어요. ‘{ $name }’ 부분을 빼 주세요.
error-ui-ambiguous_choice = ‘{ $option }’에 쓴 ‘{ $choice }’에 맞는 것이 여럿이에요. 하나만 골라 주세요: { $names }.
error-ui-no_such_choice = ‘{ $option }’ 설정에는 ‘{ $choice }’ 선택지가 없어요. 가장 비슷한 것: ‘{ $nearest }’
error-ui-no_choice = 고를 값이 빠졌어요. 이렇게 써 주세요: “{ $nearest }”
error-ui-several_meant = ‘{ $text }’ 하나로는 무엇을 할지 알 수 없어요. 앞에 하나를 적어 주세요: { $verbs }
error-ui-too_many_at_once = 앞의 요청을 아직 처리하고 있어요. 답이 오면 다시 해 주세요.
error-ui-barred = 봇 운영자가 차단해서 아무것도 해 드릴 수 없어요. 이유나 내 정보가 궁금하면 봇 운영자에게 연락해 주세요.
error-ui-not_moderator = 운영진만 할 수 있어요. 이 서버에서 스레드를 관리할 수 있거나 운영진 역할이 있는 사람에게 부탁해 주세요.
error-ui-not_manager = 서버를 관리할 수 있는 사람만 할 수 있어요. 서버 소유자나 관리자에게 부탁해 주세요.
error-ui-servers_only = 서버에서 쓸 수 있어요. DM에서 되는 명령어: `/{ cmd-my } { cmd-my-tables }`
error-server-no_such_value = ‘{ $value }’ 값은 쓸 수 없어요. 목록에서 골라 주세요.
error-ui-bot_lacks = { $place } 채널에 글을 올릴 수 없어요. 없는 권한: { $permissions }. 서버 관리자에게 보여 주세요.
error-ui-thread_locked = { $place } 스레드가 잠겨서 글을 올릴 수 없어요. 스레드를 관리하는 사람에게 잠금을 풀어 달라고 해 주세요.
error-ui-bot_lacks_access = 봇이 여기서 이 일을 할 권한이 없어요. 서버 관리자에게 봇의 권한을 확인해 달라고 해 주세요.
error-ui-discord_trouble = 디스코드가 응답하지 않았어요. 사라진 것은 없어요. 다시 해 주세요.
error-ui-database_away = 지금은 저장된 내용을 불러올 수 없어요. 사라진 것은 없어요. 1분 뒤에 다시 해 주세요.
error-ui-internal = 봇의 잘못이에요. 바뀐 것은 없으니 다시 해 주세요. 또 그러면 번호를 알려 주세요: { $id }
