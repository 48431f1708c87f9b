# 테이블과 함께할 사람을 찾는 길.

block-head = **함께하지 않는 사람:**
block-none = 차단한 사람이 없어요.
block-done = { $name } 님과 매칭되지 않아요. 상대에게는 알리지 않아요. 함께 하던 테이블은 계속해요.
block-undone = 이제 { $name } 님과 다시 매칭될 수 있어요.
block-button-undo = 되돌리기
error-block-yourself = 나를 차단할 수는 없어요. 다른 사람을 골라 주세요.
error-block-bot = 봇은 누구와도 매칭되지 않아요. 사람을 골라 주세요.
error-block-too_many = 차단한 사람이 { $most }명으로 꽉 찼어요. 먼저 한 명을 풀어 주세요: `/{ cmd-my } { cmd-my-unblock }`
error-table-blocked_by_you = 방장이나 이 자리에 앉았던 사람을 차단했어요. 앉으려면 차단을 풀어 주세요: `/{ cmd-my } { cmd-my-unblock }`
error-table-not_for_you = 여기에는 앉을 수 없어요. 직접 테이블을 열어 보세요: `/{ cmd-table } { cmd-table-open }`
error-handover-apart = 이 자리를 넘길 수 없는 사람이에요. 다른 사람을 골라 주세요.

finding-head = **모집 중인 테이블**
finding-empty = 지금은 빈자리가 없어요. 새로 열어 보세요.
finding-more = -# 그 밖에 { $count }개
finding-needed = **대타 구하는 자리** · { $count }
finding-watched = **관전할 수 있어요** · { $count }
finding-seats = { $taken }/{ $all }명
finding-no_clock = 시간제한 없음
finding-awake = 함께 깨어 있는 시간 { $hours }시간
finding-seat = { $table } · { $place }번 자리
finding-button-join = { $number }번 참가
finding-button-open = 테이블 열기
finding-pick-join = 다른 테이블 참가
finding-pick-take = 자리 맡기
finding-pick-watch = 관전
finding-posted = 모집 게시판을 곧 올려요: { $place }
finding-server_lobby = 모집 게시판: { $place }
finding-server_lobby_off = 모집 게시판: 없음
error-lobby-no_channel = 먼저 게시판 채널을 골라 주세요: `/{ cmd-server } { cmd-server-set }`

invite-ask = { $mention } { $name } 님이 { $title } 자리를 맡아 뒀어요. 마감: { $until }
invite-name = { $name }
invite-button-no = 괜찮아요
invite-done = { $name } 님의 자리를 48시간 동안 맡아 둬요.
invite-declined = 알겠어요. 자리는 다시 비었어요.
invite-link = 이 링크를 보내 초대해 보세요: { $link }
    -# 이 서버에 없는 사람에게는 열리지 않아요.
error-invite-has_seat = 이미 앉아 있거나 맡아 둔 자리가 있어요. 다른 사람을 골라 주세요.
error-invite-bot = 봇은 앉을 수 없어요. 로봇을 넣거나 사람을 골라 주세요.
error-invite-not_welcome = 여기에 초대할 수 없는 사람이에요. 다른 사람을 골라 주세요.
error-invite-declined = 두 번 거절한 사람이에요. 다른 사람을 골라 주세요.
error-invite-too_many = 초대는 테이블마다 { $open }개, 하루에 { $day }개까지예요. 링크를 보내 보세요: `/{ cmd-table } { cmd-table-invite }`
error-invite-not_asked = 다른 사람을 위해 맡아 둔 자리예요. 직접 테이블을 열어 보세요: `/{ cmd-table } { cmd-table-open }`
error-invite-over = 끝난 초대예요. 내 테이블: `/{ cmd-my } { cmd-my-tables }`
