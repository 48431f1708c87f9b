# 운영진이 한 일. 스레드와 기록 채널, 기록 화면에 나와요.

audit-pause = 🛡 { $mod } 님이 <t:{ $after }:f>까지 멈췄어요: { $reason }
audit-met_often = 🛡 { $mod } 님과 { $subject } 님은 최근 레이팅 테이블 { $after }개 중 { $before }개에서 만났어요. 참고로 알려 드려요. 저절로 바뀌는 것은 없어요.
audit-resume = 🛡 { $mod } 님이 다시 시작했어요: { $reason }
audit-end = 🛡 { $mod } 님이 결과 없이 테이블을 닫았어요: { $reason }
audit-end_as_it_stands = 🛡 { $mod } 님이 지금 순위로 테이블을 끝냈어요: { $reason }
audit-reopen = 🛡 { $mod } 님이 이 테이블을 다시 열었어요: { $reason }
audit-replace = 🛡 { $mod } 님이 { $subject } 님의 { $place }번 자리를 로봇에게 맡겼어요: { $reason }
audit-remove = 🛡 { $mod } 님이 { $subject } 님의 { $place }번 자리를 비웠어요: { $reason }
audit-seat = 🛡 { $mod } 님이 { $subject } 님에게 { $place }번 자리를 권했어요: { $reason }
audit-move = 🛡 { $mod } 님이 테이블을 옮겼어요. { $before } → { $after }: { $reason }
audit-restore = 🛡 { $mod } 님이 { $subject } 님에게 { $place }번 자리를 돌려줬어요. 남은 시간 { $after }: { $reason }
audit-clock = 🛡 { $mod } 님이 { $place }번 자리 시간을 { $after } 조정했어요: { $reason }
audit-excuse = 🛡 { $mod } 님이 { $subject } 님의 이번 일을 신뢰도에 넣지 않기로 했어요: { $reason }
audit-ban = 🛡 { $mod } 님이 { $subject } 님의 테이블 이용을 <t:{ $after }:f>까지 제한했어요: { $reason }
audit-unban = 🛡 { $mod } 님이 { $subject } 님의 이용 제한을 풀었어요: { $reason }
audit-set = 🛡 { $mod } 님이 설정을 바꿨어요. { $before }: { $after }
audit-unset = ⚠️ { $before }: { $after } 삭제됨. 설정에서 뺐어요. 다시 고르기: `/{ cmd-server } { cmd-server-set }`
audit-unset_role = ⚠️ { $before }번 대회에 필요한 역할 { $after }: 삭제됐어요. 이제 이 역할이 없어도 돼요.
audit-in_server = -# { $name } 서버에서
audit-time = { $sign }{ $hours }시간
audit-plays_there = ({ $mod } 님은 이 테이블에 앉아 있음)
audit-nobody = 떠난 사람
moderate-done = 처리했어요. { $number }번 테이블에 이름과 이유를 알렸어요.
moderate-banned = { $subject } 님은 { $until }까지 여기서 테이블을 열거나 참가할 수 없어요. 하던 테이블은 계속해요.
moderate-unbanned = { $subject } 님이 다시 테이블을 열고 참가할 수 있어요.
table-taken_away = { $member } 님의 { $place }번 자리를 로봇이 맡아요. 운영진이 정했어요.
table-given_back = { $member } 님에게 { $place }번 자리를 돌려줘요. 운영진이 정했어요.
error-moderate-no_ranks = { $title } 게임은 끝나기 전에 순위를 매길 수 없어요. 결과 없이 닫거나 계속하게 해 주세요: `/{ cmd-moderate } { cmd-moderate-end }`
error-moderate-nothing_to_restore = 돌려줄 자리가 없어요. 시간이 다 된 자리는 7일 안에만 돌려줄 수 있어요.
error-moderate-nothing_to_excuse = 이 테이블에는 이 사람의 신뢰도를 낮춘 일이 없어요.
error-moderate-too_much_time = 시간은 한 번에 1시간부터 { $most }일까지 바꿀 수 있어요.
error-moderate-not_paused = 일시정지 중인 테이블이 아니에요. 멈추기: `/{ cmd-moderate } { cmd-moderate-pause }`
error-moderate-not_banned = 이용이 제한된 사람이 아니에요.
error-moderate-is_banned = 이용이 제한된 사람이에요. 먼저 풀어 주세요: `/{ cmd-moderate } { cmd-moderate-unban }`
error-moderate-same_place = 이 테이블은 이미 거기서 진행하고 있어요: { $place }
error-moderate-no_such_channel = ‘{ $channel }’ 채널이 안 보여요. 목록에서 골라 주세요.
error-moderate-nothing_done = 아직 운영진이 한 일이 없어요.
error-table-banned = <t:{ $until }:f>까지 이 서버에서 테이블을 열거나 참가할 수 없어요. 하던 테이블은 계속해요. 이유: { $reason }

# A member’s own data.

data-head = **저장한 내 정보**: 자리 { $seats }개, 수 { $moves }개, 알림 { $pings }개, 내 시간과 설정. 메시지는 저장하지 않아요.
data-copies = -# 봇 운영자에게 백업이 있을 수 있어요. 백업에서는 지워지지 않아요.
data-file = 내 정보 전부를 파일로 드려요.
data-ask = **내 정보를 지울까요?** { $seats ->
    [0] 이름은 ‘떠난 사람’이 돼요. 되돌릴 수 없어요.
   *[other] 앉아 있는 { $seats }자리는 로봇이 맡고, 이름은 ‘떠난 사람’이 돼요. 되돌릴 수 없어요.
 }
data-title = 내 정보 지우기
data-left_head = **아래 메시지는 고칠 수 없어서 이름이 남아요.**
data-left_servers = 봇이 나온 서버 { $servers }곳 (테이블 { $tables }개)
data-left_deleted = 지워졌거나 봇이 볼 수 없는 채널과 스레드 { $count }개
data-left_shut = 봇이 자기 메시지를 읽거나 고칠 권한이 없는 곳: { $places }
data-left_direct = 봇의 메시지를 더 받지 않는 { $count }명에게 보낸 메시지
data-type = 계속하려면 이렇게 적어 주세요: { $word }
data-word = 삭제
data-deleted = 지웠어요. 이름이 나온 메시지는 지금 고치고 있어요. 많으면 시간이 좀 걸려요. 이용 제한이 있었다면 누구인지 알 수 없는 표시로 30일 남아요.
data-button-export = 파일로 받기
data-button-delete = 내 정보 지우기
data-button-sure = 지우기…
data-button-keep = 그대로 두기
error-data-not_typed = 아무것도 지우지 않았어요. 모두 지우려면 이렇게 적어 주세요: { $word }

# 서버가 허용하는 것.

server-head_tables = **새 테이블**
server-head_channels = **채널**
server-head_people = **사람**
server-head_pictures = **그림**
server-all = -# 설정 모두 보기: `/{ cmd-server } { cmd-server-show }`
server-titles = 게임: { $list }
server-titles_all = 게임: 모두
server-paces = 고를 수 있는 진행 속도: { $list }
server-paces_all = 고를 수 있는 진행 속도: 모두 (직접 정하기 포함)
server-channels = 테이블 여는 곳: { $list }
server-channels_all = 테이블 여는 곳: 모든 채널
server-openers = 테이블 여는 역할: { $list }
server-openers_all = 테이블 여는 사람: 누구나
server-moderators = 운영진: 스레드를 관리하는 사람, 그리고 { $list }
server-moderators_all = 운영진: 스레드를 관리하는 사람
server-most_tables = 서버 전체 테이블: 최대 { $most }개
server-most_per_member = 한 사람이 여는 테이블: 최대 { $most }개
server-hours = 자는 시간을 안 정한 사람: { $start }~{ $end }({ $zone }), { $since }부터
server-hours_by_language = 자는 시간을 안 정한 사람: 테이블 언어를 쓰는 곳의 23:00~07:00
server-vacation = 휴가: 시간 멈춤
server-vacation_off = 휴가: 시간 안 멈춤 (방장이 바꿀 수 있음)
server-spectators = 관전: 누구나
server-spectators_off = 관전: 그 테이블에 앉은 사람만
error-server-only_seated = 이 서버에서는 앉은 사람만 테이블을 볼 수 있어요. 맞는 테이블 찾기: `/{ cmd-play }`
server-fine = 글을 올려야 하는 { $places }곳에 모두 올릴 수 있어요.
server-lacks = { $place }: 없는 권한 { $permissions }
server-lost = { $number }번 테이블: 채널이 없어졌어요. 다른 곳에서 이어 가기: `/{ cmd-moderate } { cmd-moderate-move }`
server-lost_setting = ⚠️ { $setting }: { $name } 삭제됨. 설정에서 뺐어요. 다시 고르기: `/{ cmd-server } { cmd-server-set }`
server-lost_role = ⚠️ { $setting }번 대회: 역할 { $name } 삭제됨. 이제 이 역할이 없어도 돼요.
server-useful = -# 없어도 되지만 있으면 좋은 권한: { $permissions }
error-server-not_its_name = 열린 테이블({ $open }개)을 모두 닫고, 이 서버의 테이블({ $tables }개)에서 이름을 지워요. 설정, 제한, 운영 기록도 사라지고 되돌릴 수 없어요. 정말 지우려면 이 이름을 입력해 주세요: { $name }
server-forgotten = 지웠어요. 봇 운영자의 백업에는 남아 있을 수 있어요.
error-server-not_title = { $title }: 이 서버에서 하지 않는 게임이에요. 이 가운데 골라 주세요: { $titles }
error-server-not_pace = 이 서버의 진행 속도 가운데 골라 주세요: { $paces }
error-server-full = 이 서버의 테이블이 { $most }개로 꽉 찼어요. 하나가 끝나길 기다리거나 참가해 보세요.
error-server-enough = 여기에 연 테이블이 { $most }개로 꽉 찼어요. 먼저 하나를 끝내 주세요.
error-server-not_channel = 테이블은 이 채널에서 열어 주세요: { $places }
error-server-not_opener = 여기서 테이블을 열 수 있는 역할: { $roles }. 열린 테이블에 참가하거나, 그 역할이 있는 사람에게 부탁해 보세요.
