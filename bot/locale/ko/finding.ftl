# 테이블과 함께할 사람을 찾는 길.

block-head = **함께하지 않는 사람:**
block-how = -# 다시 함께하려면: `/{ cmd-my } { cmd-my-unblock }`
block-none = 차단한 사람이 없어요.
block-done = { $name } 님과 매칭되지 않아요. 상대에게는 알리지 않아요. 함께 하던 테이블은 계속해요.
block-undone = 이제 { $name } 님과 다시 매칭될 수 있어요.
block-button-undo = 되돌리기
error-block-yourself = 나를 차단할 수는 없어요. 다른 사람을 골라 주세요.
error-block-bot = 봇은 누구와도 매칭되지 않아요. 사람을 골라 주세요.
error-block-too_many = 차단한 사람이 { $most }명으로 꽉 찼어요. 먼저 한 명을 풀어 주세요: `/{ cmd-my } { cmd-my-unblock }`
error-table-blocked_by_you = { $member } 님을 차단해서 여기에는 앉을 수 없어요. 앉으려면 차단을 풀어 주세요: `/{ cmd-my } { cmd-my-unblock }`
error-table-not_for_you = 여기에는 앉을 수 없어요. 직접 테이블을 열어 보세요: `/{ cmd-table } { cmd-table-open }`
error-handover-apart = 이 자리를 넘길 수 없는 사람이에요. 다른 사람을 골라 주세요.

finding-head = **모집 중인 테이블**
finding-empty = 지금은 빈자리가 없어요. 새로 열거나 자동 매칭을 써 보세요.
finding-more = -# 그 밖에 { $count }개
finding-needed = **대타 구하는 자리** · { $count }
finding-watched = **관전할 수 있어요** · { $count }
finding-waiting = **매칭 기다리는 사람** · { $count }
finding-seats = { $taken }/{ $all }명
finding-no_clock = 시간제한 없음
finding-awake = 함께 깨어 있는 시간 하루 { $hours }시간
finding-seat = { $table } · { $place }번 자리
finding-private = 초대한 사람만
private-option_open = 자리: 누구나
private-option_invited = 자리: 초대한 사람만
finding-button-join = { $number }번 참가
finding-button-open = 테이블 열기
finding-button-find = 자동 매칭
finding-pick-join = 다른 테이블 참가
finding-pick-take = 자리 맡기
finding-pick-watch = 관전
finding-posted = 모집 게시판을 곧 올려요: { $place }
finding-server_lobby = 모집 게시판: { $place }
finding-server_lobby_off = 모집 게시판: 없음
finding-server_tables = 자동 매칭 테이블: { $place }
finding-server_tables_off = 자동 매칭 테이블: 맨 먼저 신청한 채널
error-lobby-no_channel = 먼저 게시판 채널을 골라 주세요: `/{ cmd-server } { cmd-server-set }`

invite-ask = { $mention } { $name } 님이 { $title } 자리를 맡아 뒀어요. 마감: { $until }
invite-button-no = 괜찮아요
invite-done = { $name } 님의 자리를 48시간 동안 맡아 둬요.
invite-declined = 알겠어요. 자리는 다시 비었어요.
invite-link = 이 링크를 보내 초대해 보세요: { $link }
    -# 이 서버에 없는 사람에게는 열리지 않아요.
invite-whom = 초대할 사람 고르기
error-invite-has_seat = 이미 앉아 있는 사람이에요. 다른 사람을 골라 주세요.
error-invite-is_kept = 이미 자리를 맡아 둔 사람이에요. 다른 사람을 골라 주세요.
error-invite-all_kept = 남은 자리는 맡아 둔 자리예요. { $place }번은 { $name } 님 자리예요. 먼저 비워 주세요: `/{ cmd-table } { cmd-table-replace }`
error-invite-bot = 봇은 앉을 수 없어요. 로봇을 넣거나 사람을 골라 주세요.
error-invite-not_welcome = 여기에 초대할 수 없는 사람이에요. 다른 사람을 골라 주세요.
error-invite-declined = 두 번 거절한 사람이에요. 다른 사람을 골라 주세요.
error-invite-too_many = 초대는 테이블마다 { $open }개, 하루에 { $day }개까지예요. 링크를 보내 보세요: `/{ cmd-table } { cmd-table-invite }`
error-invite-not_asked = 다른 사람 자리로 맡아 뒀어요. 직접 테이블을 열어 보세요: `/{ cmd-table } { cmd-table-open }`
error-invite-over = 끝난 초대예요. 내 테이블: `/{ cmd-my } { cmd-my-tables }`

queue-head = **자동 매칭.** 하고 싶은 걸 골라 주세요. 같이할 사람을 찾아 드려요.
queue-waiting = { $count ->
        [0] 아직 기다리는 다른 사람이 없어요.
       *[other] 여기서 다른 { $count }명이 기다려요.
    }
queue-line = 🔎 { $games } · { $pace } · 기한: { $until }
queue-any_titles = 아무 게임이나
queue-any_seats = 인원 상관없음
queue-seats = { $count }명
queue-days = { $count }일 동안
queue-button-go = 찾기
queue-button-off = 그만 찾기
queue-button-yes = 할게요
queue-button-robots = 로봇과 하기
queue-looking = 찾고 있어요. 테이블이 생기면 멘션할게요. 기한: { $until }
queue-left = 알겠어요. 그만 찾을게요.
queue-nothing = 찾고 있던 테이블이 없어요. 찾으려면: `/{ cmd-play }`
queue-noted = 알겠어요. 모두 모이면 시작해요.
queue-found = { $mentions } { $title } 테이블을 찾았어요. **할게요**를 눌러 주세요. 마감: { $until }
queue-off = 참가를 확정하지 않은 사람이 있어 맨 앞에서 다시 기다려요.
queue-over = { $place } 채널에서 이번엔 못 찾았어요. 거기서 다시 찾기: `/{ cmd-play }`. 새로 열기: `/{ cmd-table } { cmd-table-open }`
error-queue-nothing_fits = 고른 게임 중에 그 인원으로 하는 게임이 없어요. 인원을 바꿔 주세요.
error-queue-over = 이 테이블은 더 기다리지 않아요. 다시 찾으려면: `/{ cmd-play }`

error-table-private = 초대받은 사람만 앉을 수 있어요. 방장에게 초대해 달라고 해 보세요.
error-private-not_here = 이 서버에서는 비공개 테이블을 열 수 없어요. 누구나 참가하는 테이블을 열어 보세요.
error-private-no_thread = 여기서는 비공개 스레드를 만들 수 없어서 다른 사람도 볼 수 있어요. 그래도 열려면 `/{ cmd-table } { cmd-table-open }`에서 이걸 골라 주세요: ‘{ cmd-choice-anyway }’
