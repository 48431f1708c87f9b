## 이름

ui-robot = 로봇 { $place }
ui-seat = { $place }번 자리
ui-level-0 = 빠름
ui-level-1 = 쉬움
ui-level-2 = 보통

## 버튼

ui-button-turn = 차례 진행
ui-button-hand = 내 손패
ui-button-rules = 규칙
ui-button-told = 전체 보기
ui-button-join = 참가
ui-button-leave = 나가기
ui-button-start = 시작
ui-button-cancel = 테이블 취소
ui-button-robot_2 = 로봇 추가
ui-button-robot_1 = 쉬운 로봇 추가
ui-button-unrobot = 로봇 빼기
ui-button-take = 로봇 자리에 앉기
ui-button-sit = 이 자리에 앉기
ui-button-rematch = 한 판 더
ui-button-reopen = 다시 열기
ui-button-confirm = 확정
ui-button-reset = 처음부터
ui-button-other_verb = 다른 행동
ui-button-type = 직접 입력
ui-button-undo = 무르기
ui-button-rows = 다른 항목
ui-button-panel = 차례 진행
ui-button-back = ◀ 이전
ui-button-forth = 다음 ▶

## 패널

ui-panel-question = **{ $asked }**
ui-panel-note = ⚠️ { $text }
ui-panel-problem = ⛔ { $text }
ui-panel-verb = **{ $verb }**
ui-panel-option = - **{ $label }**: { $note }
ui-panel-your_move = -# 글로 쓰면: `{ $move }`
ui-panel-choose_verb = 무엇을 할까요?
ui-panel-more = 더 보기… ({ $pages }쪽 중 { $page }쪽)
ui-panel-none = 고르지 않음
ui-panel-number = { $number }
ui-panel-pieces = { $part } { $number }개
ui-panel-part = { $field }: { $part }
ui-panel-payment = { $field }: { $pieces }
ui-panel-besides = 그리고 { $pieces }
ui-panel-done = 차례가 끝났어요. 이제 { $others } 님을 기다려요.
ui-panel-ended = 끝난 테이블이에요.
ui-panel-lost = 그사이 봇이 다시 시작되어 고른 내용이 사라졌어요. 다시 골라 주세요.
ui-panel-changed = 이 화면이 나온 뒤에 고른 내용이 바뀌었어요. 다시 확인하고 확정해 주세요.

## 직접 입력 창

ui-modal-title = 직접 입력
ui-modal-line = 내 수
ui-modal-hint = 쓰는 법은 /{ cmd-rules } 설명을 봐 주세요. 확정하기 전에 미리 볼 수 있어요.

## 대기실

ui-lobby-title = ## { $title }
ui-lobby-option = { $option }: { $choice }
ui-lobby-seat = { $place }. **{ $seat }**
ui-lobby-robot_seat = { $place }. { $seat } ({ $level })
ui-lobby-free_seat = { $place }. *빈자리*
ui-lobby-reserved_seat = { $place }. *{ $member } 님을 위해 남겨 둔 자리*
ui-lobby-rank = { $rank }위. { $seat }: { $points }점
ui-lobby-alone = { $seat }: { $points }점
ui-lobby-waiting = { $opener } 님이 연 테이블이에요. 자리가 모두 차고 누군가 ‘시작’을 누르면 시작해요.
ui-lobby-playing = { $place }에서 진행 중이에요. 시드 봉인 값: `{ $commitment }`
ui-lobby-finished = { $length } 만에 끝난 테이블이에요: { $link }
ui-lobby-called_off = 결과 없이 { $length } 만에 끝난 테이블이에요: { $link }
ui-lobby-cancelled = 취소된 테이블이에요.
ui-lobby-alt = { $title }: { $tagline }
ui-length-days = { $count }일
ui-length-hours = { $count }시간
ui-length-minutes = { $count }분

## 로봇의 자리에 앉기

ui-take-sure = **{ $place }번 자리에 앉을까요?** 지금은 로봇이 맡고 있어요. 앉으면 이 자리의 비밀을 보게 되니 이 테이블의 다른 자리에는 앉을 수 없어요. 나가면 로봇이 이어서 하고, 자리는 누구나 맡을 수 있어요.

## 게임판

ui-board-pinged = { $mention } { $asked }
ui-board-asked = **{ $seat }**: { $asked }
ui-board-waits = { $others } 님을 기다리고 있어요.

## 끝

ui-closing-winner = 🏆 { $rank }위 **{ $seat }** 님: **{ $points }점** ({ $parts })
ui-closing-rank = { $rank }위 { $seat } 님: { $points }점 ({ $parts })
ui-closing-winner_alone = 🏆 **{ $seat }** 님: **{ $points }점** ({ $parts })
ui-closing-loser_alone = { $seat } 님: { $points }점 ({ $parts })
ui-closing-part = { $label } { $points }
ui-closing-called_off = 결과는 없어요.
ui-closing-proof = 모든 운은 첫 수를 두기 전에 정해졌어요. 시드 `{ $seed }` 값과 솔트 `{ $salt }` 값이 봉인 값 `{ $commitment }`에 맞아요. `/{ cmd-table } { cmd-table-verify }`으로 확인하고 `/{ cmd-table } { cmd-table-record }`로 기록을 받을 수 있어요.

## 대답

ui-done-open = 테이블을 열었어요. 안내 글: { $place }
ui-done-repost = 게임판을 { $place }에 다시 올려요.
ui-done-moved = 이 테이블의 채널이 지워졌어요. 이제 { $place }에서 이어서 해요.
ui-done-join = 자리에 앉았어요.
ui-done-leave = 테이블에서 나왔어요.
ui-done-start = 테이블을 시작해요. 안내 글에서 게임판으로 갈 수 있어요.
ui-done-cancel = 테이블을 취소했어요.
ui-done-robot = 로봇이 앉았어요.
ui-done-unrobot = 로봇이 나갔어요.
ui-done-take = 이제 내 자리예요. 테이블: { $place }
ui-done-rematch = 다음 판에 자리가 생겼어요. 안내 글: { $place }
ui-done-replace = 이제 그 자리는 로봇이 맡아요.
ui-done-free = 그 자리가 다시 비었어요.
ui-done-give_up = 열 수 없던 { $number }번 테이블을 끝냈어요.
ui-done-end = 알겠어요. 테이블의 모두가 동의하면 바로 끝나요.
ui-hand-shown = 나만 볼 수 있어요.
ui-hand-nothing = 이 게임에는 숨은 정보가 없어요. 게임판에 모두 보여요.
ui-record-file = 테이블의 기록이에요. 준비와 모든 수가 들어 있어 어디서나 다시 돌려 볼 수 있어요.
ui-verify-ok = ✅ 모두 맞아요. 시드가 봉인 값과 맞고, { $moves }수를 다시 두면 같은 상황이 돼요.
    봉인 값: `{ $commitment }`
    시드: `{ $seed }`
    솔트: `{ $salt }`
    마지막 해시: `{ $state }`
ui-verify-wrong = ❌ 맞지 않아요. 시드, { $moves }수의 기록, 저장된 상황이 서로 달라요.
    봉인 값: `{ $commitment }`
    시드: `{ $seed }`
    솔트: `{ $salt }`
    마지막 해시: `{ $state }`
ui-read-page = *{ $pages }쪽 중 { $page }쪽*
ui-read-event = `{ $number }` { $text }

## 테이블 목록

ui-list-waiting = **내 차례를 기다리는 테이블:**
ui-list-nothing_waits = 내 차례를 기다리는 테이블이 없어요.
ui-list-others = **내가 앉은 다른 테이블:**
ui-list-playing = - { $title } { $number }번, { $others } 님을 기다리는 중: { $link }
ui-list-lobby = - { $title } { $number }번, 시작 전: { $link }
ui-list-choice = { $title } { $number }번 (기다리는 사람: { $others })
ui-list-broken = - { $number }번 테이블: 열 수 없음
ui-list-broken_choice = { $number }번 (열 수 없음)

## 설정

ui-settings-language = 내 언어: { $language }
ui-settings-pings_on = 알림: 켜짐. 내 차례가 되면 멘션으로 알려 줘요.
ui-settings-pings_off = 알림: 꺼짐. 멘션 없이 이름만 나와요.
ui-settings-server = 이 서버 테이블의 언어: { $language }
ui-settings-server_openers = 이 서버 테이블의 언어: 테이블을 연 사람의 언어

## 권한

ui-permission-view_channel = 채널 보기
ui-permission-send_messages = 메시지 보내기
ui-permission-send_messages_in_threads = 스레드에서 메시지 보내기
ui-permission-create_public_threads = 공개 스레드 만들기
ui-permission-attach_files = 파일 첨부
ui-permission-read_message_history = 메시지 기록 보기

## 도움말

ui-help-1 = **Turnpost는 이 서버에서 보드게임을 진행해요.** 저마다 편한 때에 두면 되니, 하룻저녁에 끝나도 한 달이 걸려도 괜찮아요.
ui-help-2 = **테이블 열기:** `/{ cmd-table } { cmd-table-open }`를 쓰세요. 다른 사람은 안내 글의 버튼으로 참가하고, 빈자리에는 로봇을 앉힐 수 있어요. 테이블에 있는 사람이 ‘시작’을 누르면 테이블 스레드가 생겨요.
ui-help-3 = **내 차례:** 게임판 아래에서 멘션으로 알려 줘요. ‘차례 진행’을 누르면 나만 보이는 패널이 열려요. 고르고, 미리 보고, 확정하세요. 어느 게임이든 확정하기 전에는 아무것도 정해지지 않아요. 무를 수 있는 수는 바로 정해지기도 하는데, 그때는 바로 옆에 ‘무르기’가 있어요. 명령어로 둔 수는 보내면 정해져요.
ui-help-4 = **버튼 없이:** 게임마다 명령어가 따로 있고, 입력하는 동안 후보를 보여 줘요. 패널의 ‘직접 입력’에도 같은 줄을 쓸 수 있어요. 쓰는 법은 `/{ cmd-rules }`에 있어요.
ui-help-5 = **둘러보기:** `/{ cmd-table } { cmd-table-board }`은 게임판, `/{ cmd-table } { cmd-table-hand }`는 내 손패, `/{ cmd-table } { cmd-table-text }`은 상황을 글로, `/{ cmd-table } { cmd-table-log }`은 지난 일, `/{ cmd-table } { cmd-table-list }`은 내 차례를 기다리는 테이블을 보여 줘요.
ui-help-6 = **마음이 바뀌면:** 숨은 것이 드러나지 않았다면 `/{ cmd-table } { cmd-table-undo }`로 마지막 수를 무를 수 있어요. `/{ cmd-table } { cmd-table-leave }`로 나가면 로봇이 대신 앉고, `/{ cmd-table } { cmd-table-take }`로 돌아올 수 있어요. 모두가 동의하면 `/{ cmd-table } { cmd-table-end }`로 끝낼 수 있어요. 서버를 나갔거나 일주일 동안 답이 없는 사람의 자리는 `/{ cmd-table } { cmd-table-replace }`로 로봇에게 맡길 수 있어요.
ui-help-7 = **공정한 운:** 시작할 때 봉인 값을, 끝날 때 시드를 공개해요. `/{ cmd-table } { cmd-table-verify }`으로 둘을 확인하고, `/{ cmd-table } { cmd-table-record }`로 테이블 전체를 파일로 받을 수 있어요.
ui-help-8 = **설정:** `/{ cmd-settings } { cmd-settings-language }`는 내 언어, `/{ cmd-settings } { cmd-settings-pings }`은 알림, `/{ cmd-settings } { cmd-settings-server }`는 앞으로 여는 테이블의 언어를 바꿔요. 정하지 않으면 테이블을 연 사람의 언어를 써요.

## 거절

error-ui-no_longer_offered = 이제는 고를 수 없어요. 다시 골라 주세요.
error-ui-too_many_picked = 너무 많아요. { $picked }개를 골랐는데 최대 { $most }개예요.
error-ui-not_together = 이 가운데 최대 { $most }개만 고를 수 있어요: { $picked }
error-ui-bad_file = ‘{ $name }’ 파일을 읽을 수 없어요. 64KiB 이하의 UTF-8 텍스트여야 해요.
error-ui-nothing_to_pick = ‘{ $field }’에서 고를 것이 없어요. 앞의 선택을 바꿔 주세요.
error-ui-nothing_to_read = 아직 읽을 것이 없어요.
error-ui-outdated = 이미 지난 화면이에요. 가장 새로운 글이나 명령어를 써 주세요.
error-ui-outdated_command = 명령어가 바뀌었어요. 디스코드를 새로고침(Ctrl+R)하고 다시 해 주세요.
error-ui-bad_value = ‘{ $text }’ 값은 쓸 수 없어요. 후보 가운데 골라 주세요.
error-ui-too_many_at_once = 앞서 보낸 요청을 아직 처리하고 있어요. 답이 오면 다시 해 주세요.
error-ui-servers_only = 서버에서만 쓸 수 있어요. 개인 메시지에서는 안 돼요.
error-ui-manage_server_only = 서버 관리 권한이 있는 사람만 바꿀 수 있어요.
error-ui-bot_lacks = { $place }에서 봇에게 필요한 권한이 없어요: { $permissions }. 서버를 관리하는 사람에게 부탁해 주세요.
error-ui-thread_locked = { $place } 스레드가 잠겨 있어서 글을 올릴 수 없어요. 스레드를 관리하는 사람에게 잠금을 풀어 달라고 해 주세요.
error-ui-bot_lacks_access = 봇이 여기서 이 일을 할 권한이 없어요. 서버 관리자에게 봇의 권한을 확인해 달라고 해 주세요.
error-ui-discord_trouble = 디스코드가 제때 응답하지 않았어요. 사라진 것은 없으니 다시 해 주세요.
error-ui-internal = 봇에 문제가 생겼어요. 바뀐 것은 없어요. 알려 주실 때는 번호 { $id } 값을 함께 적어 주세요.
