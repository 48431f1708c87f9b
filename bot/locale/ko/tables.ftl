table-thread_name = { $title } { $number }번
table-named = { $title } ‘{ $name }’
table-left = { $member } 님이 테이블에서 나갔어요. { $place }번 자리는 이제 로봇이 맡아요.
table-took_over = -# { $member } 님이 { $place }번 자리를 이어받았어요.
table-moved = 채널이 지워져서 { $number }번 테이블을 여기서 이어서 해요.
table-moved_away = { $number }번 테이블을 옮겼어요: { $place }
table-restored = 봇의 자료를 백업에서 되돌렸어요. 이 테이블은 <t:{ $since }:f>의 상태예요. 그 뒤의 수는 사라졌으니 다시 진행해 주세요.
table-keeps_rules = -# 이 게임의 규칙이 바뀌었어요. 이 테이블은 시작할 때의 규칙으로 끝까지 하고, 새 테이블부터 새 규칙을 써요.
table-replaced = { $by } 님이 { $member } 님의 { $place }번 자리를 로봇에게 맡겼어요. { $member } 님은 언제든 돌아올 수 있어요: `/{ cmd-table } { cmd-table-take }`
table-replaced_guest = { $by } 님이 { $member } 님의 { $place }번 자리를 로봇에게 맡겼어요.
table-replaced_gone = { $member } 님이 서버를 나갔어요. { $by } 님이 { $place }번 자리를 로봇에게 맡겼고, 대타를 구해요.
table-took_back = { NIM($seat, "이/가") } 마지막 수를 물렀어요.
table-turn_back = { NIM($seat, "이/가") } 지난 차례를 물렀어요. 동의: { $others }
table-turn_back_alone = { NIM($seat, "이/가") } 지난 차례를 물렀어요.
table-agrees_to_end = { $member } 님이 테이블을 닫고 싶어 해요. { $missing }명이 더 동의하면 닫혀요: `/{ cmd-table } { cmd-table-end }`
table-ended_by_consent = 모두 동의해서 테이블을 여기서 닫아요.
table-stands = 운영진이 지금 순위로 테이블을 끝냈어요: { $places }. 레이팅에는 안 들어가요.
table-stands_at = { $rank }위 { $seat }
table-ended_idle = 일주일 동안 아무도 차례를 진행하지 않은 테이블을 { $member } 님이 닫았어요.
table-ended_at_rest = 30일 동안 앉은 사람이 없어서 테이블을 여기서 닫아요.
table-trouble_gone = { $number }번 테이블에 글을 올릴 수 없어요. 채널이나 메시지가 지워졌어요. 사라진 것은 없고, 그동안 시간은 안 가요. 서버의 다른 채널에서 `/{ cmd-table } { cmd-table-board }` 명령어의 ‘{ cmd-table-board-post }’ 옵션을 켜면 거기서 이어서 할 수 있어요.
table-trouble_forbidden = { $number }번 테이블에 글을 올릴 권한이 없어요. 사라진 것은 없고, 그동안 시간은 안 가요. 권한이 돌아오면 1분 안에 다시 올릴게요. 그동안에도 `/{ cmd-table } { cmd-table-turn }` 명령어로 계속할 수 있어요. 어떤 권한이 없는지는 `/{ cmd-server } { cmd-server-check }` 명령어로 볼 수 있어요.
table-trouble_refused = 디스코드가 { $number }번 테이블의 글을 거절했어요. 사라진 것은 없어요. 지금 상황: `/{ cmd-table } { cmd-table-board }`
table-trouble_unsent = { $number }번 테이블의 글을 한 시간 동안 올려 봤지만 실패했어요. 사라진 것은 없어요. 지금 상황: `/{ cmd-table } { cmd-table-board }`
table-trouble_damaged = { $number }번 테이블에서 있었던 일을 전할 수 없어요. 기록의 일부가 손상됐어요. 게임은 계속할 수 있어요. 지금 상황: `/{ cmd-table } { cmd-table-board }`. 봇 운영자에게 백업이 있을 수 있어요.
table-trouble_closed = { $place } 채널에서 비공개 스레드를 만들 수 없어서 미공개 테이블의 글을 올리지 않아요. 참가자에게는 DM으로 알리고, **내 테이블** 버튼으로 진행할 수 있어요. 거기서 ‘{ ui-permission-create_private_threads }’ 권한을 주면 다음 테이블부터 스레드가 생겨요.
table-trouble_left = { $number }번 테이블의 비공개 스레드 { $place }에 { $member } 님을 넣을 수 없어요. 디스코드가 이 서버에 없는 사람이라고 해요. 서버에 초대한 다음 `/{ cmd-table } { cmd-table-board }` 명령어의 ‘{ cmd-table-board-post }’ 옵션을 켜면 다시 해 볼게요. 아니면 다른 사람에게 자리를 맡길 수 있어요: `/{ cmd-table } { cmd-table-replace }`
table-trouble_hidden = { $number }번 테이블의 비공개 스레드 { $place }에 { $member } 님을 넣을 권한이 없어요. 그 사람과 봇이 모두 { $channel } 채널을 보고 스레드에 글을 쓸 수 있게 해 주세요. 그다음 `/{ cmd-table } { cmd-table-board }` 명령어의 ‘{ cmd-table-board-post }’ 옵션을 켜면 다시 해 볼게요.
table-trouble_full = { $number }번 테이블의 비공개 스레드 { $place }에 { $member } 님을 넣을 수 없어요. 디스코드가 정한 인원이 다 찼어요. 게임을 하지 않는 사람을 내보낸 다음 `/{ cmd-table } { cmd-table-board }` 명령어의 ‘{ cmd-table-board-post }’ 옵션을 켜면 다시 해 볼게요.
table-trouble_open = { $channel } 채널에 비공개 스레드를 만들 수 없어서, { $number }번 테이블은 다른 사람도 읽을 수 있는 곳에서 진행해요. 손패는 평소처럼 보이지 않아요. 거기서 ‘{ ui-permission-create_private_threads }’ 권한을 주면 다음 테이블부터 비공개 스레드가 생겨요.

error-table-no_such_title = ‘{ $title }’ 게임은 없어요. 가장 비슷한 것: ‘{ $nearest }’. 있는 게임: { $titles }.
error-table-no_title = 어떤 게임인지도 골라 주세요: { $titles }.
error-table-seat_count = 이 게임은 { $low }~{ $high }자리예요. { $seats }자리로는 열 수 없어요.
error-table-too_many = 테이블이 { $most }개로 꽉 찼어요. 먼저 하나를 끝내 주세요: `/{ cmd-my } { cmd-my-tables }`
error-table-name_too_long = 테이블 이름은 { $most }자까지예요. 지금은 { $length }자예요. 더 짧게 지어 주세요.
error-table-no_table_here = 이 채널에는 테이블이 없어요. 내 테이블: `/{ cmd-my } { cmd-my-tables }`. 새로 열기: `/{ cmd-table } { cmd-table-open }`
error-table-no_such_table = 여기에도 내 테이블 중에도 그런 테이블이 없어요. 내 테이블: `/{ cmd-my } { cmd-my-tables }`
error-table-cannot_be_opened = { $number }번 테이블을 열 수 없어요. 저장된 내용이 손상됐어요. 다른 테이블은 괜찮아요. 봇 운영자에게 백업이 있을 수 있어요. 서버 관리자가 닫을 수 있어요: `/{ cmd-table } { cmd-table-end }`
error-table-title_missing = { $number }번 테이블을 지금은 열 수 없어요. { $title } 게임이 설치되어 있지 않아요. 사라진 것은 없고, 봇 운영자가 다시 설치하면 이어서 할 수 있어요. 서버 관리자가 닫을 수도 있어요: `/{ cmd-table } { cmd-table-end }`
error-table-log_damaged = { $number }번 테이블에서 있었던 일을 전할 수 없어요. 기록의 일부가 손상됐어요. 지금 상황: `/{ cmd-table } { cmd-table-board }`. 게임은 계속할 수 있어요. 봇 운영자에게 백업이 있을 수 있어요.
error-table-other_title = 여기 테이블은 { $title } 게임이에요. 이 명령어는 그 게임을 하는 내 테이블에서 써 주세요: `/{ cmd-my } { cmd-my-tables }`
error-table-not_started = 아직 시작 전이에요. 자리를 채우고 안내 글에서 **시작**을 눌러 주세요.
error-table-starts_later = { $way ->
    [join] 아직 시작 전이에요. 함께하려면 안내 글에서 **{ ui-button-join }** 버튼을 눌러 주세요.
   *[look] 아직 시작 전이고 앉을 수 있는 자리가 없어요. 누가 있는지는 **{ ui-button-board }** 버튼으로 볼 수 있어요.
}
error-table-ended = 끝난 테이블이에요. 결과 보기: `/{ cmd-table } { cmd-table-board }`
error-table-place_gone = 이 테이블의 채널이 지워졌어요. 같은 서버의 다른 채널에서 `/{ cmd-table } { cmd-table-board }` 명령어의 ‘{ cmd-table-board-post }’ 옵션을 켜면 거기서 이어서 할 수 있어요.
error-table-not_in_lobby = 이미 시작한 테이블이에요. 지금 상황: `/{ cmd-table } { cmd-table-board }`
error-table-not_finished = 아직 끝나지 않은 테이블이에요. 끝나면 할 수 있어요. 지금 상황: `/{ cmd-table } { cmd-table-board }`
error-table-not_yours = 그 자리의 숨은 정보는 테이블이 끝나면 볼 수 있어요.
error-table-record_seated_only = 진행 중인 테이블의 파일은 앉아 있는 사람만 받을 수 있어요. 한 차례씩 다시 보기: `/{ cmd-table } { cmd-table-replay }`
error-table-not_seated = { $way ->
    [join] 이 테이블에 앉아 있지 않아요. 안내 글에서 **{ ui-button-join }** 버튼을 눌러 주세요.
    [take] 이 테이블에 앉아 있지 않아요. 로봇 자리에 앉기: `/{ cmd-table } { cmd-table-take }`
    [open] 이 테이블에 앉아 있지 않고 앉을 수 있는 자리도 없어요. 내 테이블 열기: `/{ cmd-table } { cmd-table-open }`
   *[look] 이 테이블에 앉아 있지 않아요. 진행은 볼 수 있어요: `/{ cmd-table } { cmd-table-board }`
}
error-table-already_seated = 이미 앉아 있어요. 상황 보기: `/{ cmd-table } { cmd-table-board }`
error-table-full = 빈자리가 없어요. 새로 열기: `/{ cmd-table } { cmd-table-open }`
error-table-reserved = 남은 자리는 맡아 둔 자리예요. { $place }번은 { $name } 님 자리예요. 테이블에 앉은 사람에게 비워 달라고 해 보세요.
error-table-empty_seats = 빈자리가 { $count }개예요. 다른 사람을 기다리거나 로봇을 추가해 주세요.
error-table-not_opener = 방장만 할 수 있어요. 방장에게 부탁해 주세요.
error-table-no_such_level = 그런 수준의 로봇은 없어요. **로봇 추가**를 눌러 주세요.
error-table-no_robot = 이 테이블에는 로봇이 없어요. 시작 전에 추가해 주세요.
error-table-not_robot_seat = 로봇의 자리가 아니에요. 로봇이 앉은 자리를 골라 주세요.
error-table-not_member_seat = 그 자리에는 사람이 없어요. 사람이 앉은 자리를 골라 주세요.
error-table-still_here = { $name } 님 시간이 남아 있어요. 시간이 다 되면 투표를 열 수 있어요. 시간 보기: `/{ cmd-table } { cmd-table-clock }`
error-table-not_waited_for = 지금 { $name } 님을 기다리는 중이 아니에요. 상황 보기: `/{ cmd-table } { cmd-table-board }`
error-table-waits_a_week = { $name } 님을 아직 일주일 기다리지 않았어요. 시간제한이 없으면 그 뒤에 투표를 열 수 있어요: <t:{ $at }:f>
error-table-host_frees = { $name } 님이 앉아 있어요. 방장에게 자리를 비워 달라고 해 보세요. { $name } 님이 서버를 나가면 누구나 비울 수 있어요.
error-table-kept_for_member = { $name } 님 자리로 맡아 뒀어요. 다른 자리를 골라 주세요.
error-table-seen_another = { $way ->
    [take] { $place }번 자리에 앉은 적이 있어서 그 자리의 숨은 정보를 알 수 있어요. 그래서 다른 자리에는 앉을 수 없어요. 지금은 로봇이 있으니 그 자리로 돌아오세요: `/{ cmd-table } { cmd-table-take }`
   *[look] { $place }번 자리에 앉은 적이 있어서 그 자리의 숨은 정보를 알 수 있어요. 그래서 다른 자리에는 앉을 수 없어요. 진행은 볼 수 있어요: `/{ cmd-table } { cmd-table-board }`
}
error-table-seen_by_other = { $name } 님이 { $place }번 자리에 앉은 적이 있어서 그 자리의 숨은 정보를 알 수 있어요. 그래서 { $name } 님만 다시 앉을 수 있어요. 이 테이블의 참가자들이 다른 사람에게 열어 줄 수 있어요: `/{ cmd-table } { cmd-table-replace }`
error-table-stale = 지난 질문이에요. 지금 질문을 보여 드릴게요.
error-table-nothing_to_undo = 지금 무를 수 있는 수가 없어요. 상황 보기: `/{ cmd-table } { cmd-table-board }`
error-table-others_undo = 이 차례는 혼자 무를 수 없어요. 아래 **{ ui-button-takeback }** 버튼으로 다른 사람에게 물어보세요.
error-table-already_agreed = 이미 동의했어요. { $missing }명이 더 동의하면 닫혀요.
error-table-other_rules = 규칙 버전 { $played } 때 진행한 테이블이고, 지금은 { $now } 버전이에요. 그 버전의 봇에서 다시 볼 수 있어요: `/{ cmd-table } { cmd-table-record }`
error-table-reliability = 신뢰도 { $min }%부터 앉을 수 있어요. 지금 { $own }%예요. 테이블을 끝까지 하면 올라가요.
error-table-newcomers = 테이블 { $most }개를 끝까지 한 다음에 앉을 수 있어요. 지금은 { $finished }개예요. 누구나 앉는 테이블에서 시작해 보세요.
