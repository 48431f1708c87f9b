## Public pages of tables, tournaments and servers

web-skip = 본문으로 건너뛰기
web-languages = 언어
web-language_en = English
web-language_ko = 한국어
web-language_it = Italiano
web-foot = 여기서는 보기만 할 수 있어요. 게임은 디스코드에서 해요.
web-missing = 이 주소에는 아무것도 없어요.
web-busy = 지금은 보는 사람이 너무 많아요. 몇 초 뒤에 다시 열어 주세요.
web-broken = 페이지를 만들지 못했어요. 이유는 봇의 로그에 있어요.
web-reading = 페이지는 읽을 수만 있어요.
web-table = { $number }번 테이블
web-member = 이 서버 사람
web-free = 빈자리
web-gathering = { $free ->
    [0] 자리가 다 찼어요. 곧 시작해요.
   *[other] 빈자리가 { $free }개 있어요.
 }
web-board_alt = { $name } 게임판. 아래에 글로도 있어요.
web-sheet_alt = 점수표 그림. 자리 옆에 글로도 있어요.
web-replay = 차례대로 보기
web-large = 두 배로 크게
web-seats = 자리
web-result = 결과
web-log = 지금까지 있었던 일
web-events = 이 차례에 있었던 일
web-no_events = 알릴 일이 없었어요.
web-landmarks = 건너뛸 만한 장면
web-words = 글로 보는 게임판
web-more = 더 보기
web-join = 디스코드에서 참가하기
web-discord = 디스코드에서 열기
web-tournament = 대회 보기
web-film = 게임 전체를 애니메이션으로 보기
web-record = 기록 파일(다시 보거나 확인할 때)
web-proof = 공정했나요?
web-back = 테이블로 돌아가기
web-first = 첫 차례
web-before = 이전 차례
web-after = 다음 차례
web-last = 마지막 차례
ui-button-web = 웹에서 보기
server-web_listed = 웹 페이지: 테이블과 대회, 그 목록까지
server-web_linked = 웹 페이지: 테이블과 대회, 링크로만
server-web_off = 웹 페이지: 없음
error-server-no_web = 이 봇에는 웹 페이지가 없어요. 켜고 싶다면 봇 운영자에게 말해 보세요(docs/web.md).
web-on = 이 테이블의 페이지: { $address }
web-off = 이제 이 테이블은 웹에 나오지 않아요. 예전 주소는 다시 쓸 수 없어요.
web-own = 주소를 아는 사람은 누구나 볼 수 있는 내 페이지예요: { $address }
    -# 그만 보여 주려면: `/{ cmd-my } { cmd-my-page } { cmd-my-page-shown }:False`
web-own_off = 아직 웹 페이지가 없어요. 켜면 `/{ cmd-rating } { cmd-rating-profile }`에 나오는 내용이 보여요: `/{ cmd-my } { cmd-my-page } { cmd-my-page-shown }:True`
web-server = 이 서버의 페이지: { $address }
error-web-none_here = { $why ->
        [private] 초대받은 사람끼리 하는 테이블이라 웹 페이지가 없어요. 여기서 읽어 보세요: `/{ cmd-table } { cmd-table-text }`
        [sealed] 다른 사람들도 같은 판을 하고 있어서 이 판이 끝날 때까지 웹 페이지가 없어요. 여기서 읽어 보세요: `/{ cmd-table } { cmd-table-text }`
        [unwatched] 이 서버에서는 앉은 사람만 테이블을 볼 수 있어서 웹 페이지가 없어요. 여기서 읽어 보세요: `/{ cmd-table } { cmd-table-text }`
        [off_for_you] 이 서버에서는 웹 페이지를 쓰지 않아요. 켜는 명령어: `/{ cmd-server } { cmd-server-set }`
       *[off] 이 서버에서는 웹 페이지를 쓰지 않아요. 서버 관리자에게 켜 달라고 해 보세요.
    }
web-bracket = 대진표
web-bracket_alt = 대진표 그림. 아래에 표로도 있어요.
web-bracket_rows = 표로 보는 대진표
web-crosstable = 상대 전적표
web-round = { $number }라운드
web-stage = { $number }단계
web-until = 마감: { $at }
web-pod_number = { $number }번 테이블
web-pod_planned = 예정
web-pod_playing = 진행 중
web-pod_waiting = 기다리는 중
web-pod_finished = 끝남
web-pod_ruled = 심판이 정함
web-to_move = 둘 차례
web-players = 선수
web-bench = 대기자
web-substitutes = 교체 선수
web-withdrawn = 빠진 사람
web-rules = 규칙
web-certificate = 대진 증명서
web-calendar = 달력
web-feed = 새 소식(Atom)
web-csv = 순위표(CSV)
web-screen = 큰 화면용
web-starts = 시작
web-checkin = 체크인 시작
web-cover_alt = { $name } 표지.
web-card_alt = 프로필 그림. 옆에 글로도 있어요.
web-server_about = 테이블, 대회, 순위표
web-open_seats = 빈자리
web-tournaments = 대회
web-playing = 진행 중
web-finished = 끝난 게임
web-nothing_yet = 아직 열린 게임이 없어요.
web-members = 페이지가 있는 사람
