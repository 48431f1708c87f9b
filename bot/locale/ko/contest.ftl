# 대회와 레이팅 그림에 들어가는 말, 그리고 같은 내용을 글로 옮긴 말. 모두 짧은 한 줄.

contest-decimal_mark = .
contest-new = 신규
contest-points = 승점
contest-place = 순위
contest-player = 선수
contest-team = 팀
contest-table = 테이블
contest-goes_on = 진출
contest-before = 이전
contest-month = { $month ->
    [m1] 1월
    [m2] 2월
    [m3] 3월
    [m4] 4월
    [m5] 5월
    [m6] 6월
    [m7] 7월
    [m8] 8월
    [m9] 9월
    [m10] 10월
    [m11] 11월
   *[m12] 12월
}
contest-month_long = { $month ->
    [m1] 1월
    [m2] 2월
    [m3] 3월
    [m4] 4월
    [m5] 5월
    [m6] 6월
    [m7] 7월
    [m8] 8월
    [m9] 9월
    [m10] 10월
    [m11] 11월
   *[m12] 12월
}
contest-weekday = { $weekday ->
    [d0] 월
    [d1] 화
    [d2] 수
    [d3] 목
    [d4] 금
    [d5] 토
   *[d6] 일
}
contest-moment = { $month } { $day }일({ $weekday }) { $time }
contest-date = { $year }년 { $month } { $day }일
contest-at_time = { $weekday }요일 { $time }, { $zone }

contest-about-standings = 순위표
contest-about-circuit = 서킷
contest-caption-tournaments = 대회
contest-key-won_it = 대회 우승
contest-key-uncounted = 반영 안 됨
contest-about-pairings = 테이블 배정
contest-about-seats = { $count }인 테이블
contest-about-swiss = 스위스 방식
contest-about-single = 토너먼트
contest-about-double = 패자 부활 토너먼트
contest-about-round_robin = 풀리그
contest-about-single_table = 한 테이블
contest-about-lives = 목숨전
contest-about-groups = 조별 리그
contest-about-ladder = 래더
contest-about-league = 리그
contest-about-duplicate = 같은 판 대회
contest-about-heats = 예선
contest-about-advance = { $count }명 진출
contest-about-entrants = { $count }명
contest-about-teams = { $count }팀
contest-about-page = { $first }~{ $last }위
contest-about-round = { $all }라운드 중 { $round }라운드
contest-about-group = { $group }조
contest-about-division = { $division }부
contest-about-same_deals = 모두 똑같은 { $count }판
contest-about-deadline = 마감, { $zone }
contest-about-this_server = 이 서버
contest-about-pool-duel = 2인 테이블
contest-about-pool-table = 3~5인 테이블
contest-about-pool-solo = 혼자 하기
contest-about-scores = 1위 비율과 점수
contest-about-last = 최근 테이블 { $count }개
contest-about-tables = 테이블 { $count }개
contest-about-first_table = 첫 테이블 { $year }년 { $month }

contest-figure-of = { $now } / { $all }
contest-caption-rounds = 라운드
contest-caption-tables = 끝난 테이블
contest-caption-deals = 공개된 판
contest-caption-entrants = 참가자
contest-caption-rated_members = 레이팅이 있는 사람
contest-caption-rated_tables = 레이팅 테이블
contest-caption-rating = 레이팅
contest-finished = 끝
contest-under_way = 진행 중
contest-round = { $round }라운드
contest-final = 결승
contest-grand_final = 최종 결승
contest-small_final = { $place }위 결정전
contest-losers = 패자 부활전
contest-winners = 승자전

contest-cut-final = 결승 테이블: 상위 { $count }명
contest-cut-advance = 상위 { $count }명 진출
contest-cut-qualified = { $count }명 진출 확정

contest-tie-share = 점수 비중
contest-tie-share_winner = 1위 대비
contest-tie-opponents = 상대 승점
contest-tie-opponents_cut1 = 상대 승점−1
contest-tie-wins = 1위 횟수
contest-tie-seconds = 2위 횟수
contest-tie-thirds = 3위 횟수
contest-tie-sonneborn = 존네본
contest-tie-direct = 맞대결
contest-tie-places = 평균 순위
contest-tie-beaten = 이긴 수
contest-tie-points = 승점
contest-tie-convention = 1~4위
contest-tie-seat = 뒷자리
contest-tie-draw = 추첨
contest-tie-board1 = 1번
contest-tie-board2 = 2번
contest-tie-board3 = 3번
contest-tie-board4 = 4번

contest-key-won = 테이블 1위
contest-key-shared = 공동
contest-key-seat = 자리
contest-key-bye = 부전승
contest-key-robot = 로봇이 대신 함
contest-key-withdrawn = 빠짐
contest-key-level = 승점 동점, 기준: { $what }
contest-key-ahead = 앞섬
contest-key-equal = 동률
contest-key-behind = 뒤짐
contest-key-in_play = 진행 중
contest-key-up = 승격
contest-key-down = 강등
contest-key-beat = 이김
contest-key-lost = 짐
contest-key-margin = 다음은 점수 차와 매치포인트({ $most }점 만점)
contest-key-edge = 막대는 레이팅과 오차예요. 밝은 왼쪽 끝의 순서대로 순위를 정해요.
contest-key-totals = 숫자는 테이블 점수. 점선 위는 진출. 괄호 표시: 동점 순위 기준으로 결정.
contest-key-pairings = 첫 자리가 시작해요. 고리: 지금 차례. 오른쪽: 라운드 전 승점, 또는 점수와 순위.
contest-key-pairings_sealed = 첫 자리가 시작해요. 점수는 판이 공개될 때까지 비공개예요.
contest-key-pairings_alone = 결과는 판이 공개될 때까지 비공개예요.

contest-state-planned = 아직 안 열림
contest-state-playing = 진행 중
contest-state-waiting = 기다리는 중
contest-state-finished = 끝
contest-state-ruled = 심판 판정
contest-opens = { $when } 시작
contest-seats = { $count }인
contest-rests = 부전승:
contest-repeats = { $count ->
    [0] 다시 만나는 사람이 없어요.
   *[other] { $count }쌍이 다시 만나요.
}
contest-spread = 승점 차이 { $spread } (최소 { $bound }).
contest-origin-place = { $table }번 테이블 { $place }
contest-origin-winner = { $table }번 테이블 승자
contest-origin-loser = { $table }번 테이블 패자
contest-ordinal = { $place }위
contest-free = 부전승

contest-meets = 서로 { $count }번씩 만나요
contest-scoring = 순위별 승점: { $points }
contest-result-points = { $points }점

contest-deal = { $number }번 판
contest-deals_closed = 미공개 판
contest-share = 비율
contest-deal-won = { $of }명 중 { $won }명 승리
contest-deal-finished = / { $of }명 완료
contest-deal-opens = 모두 끝나면 공개, 늦어도 { $when }
contest-deal-opens_all = 모두 끝나면 공개
contest-deal-unfinished = 미완료

contest-rating = 레이팅
contest-last_five = 최근 5판
contest-provisional_left_out = 임시 레이팅 { $count }명은 빠져 있어요
contest-leaderboard = 랭킹
contest-curve = 레이팅 변화
contest-best = 최고 { $rating }
contest-more = +{ $count }
contest-wins = 1위 횟수
contest-of = { $count }판 중
contest-reliability = 신뢰도
contest-favourite = 테이블 { $tables }개, 1위 { $wins }번
contest-provisional = { $name }, 임시
contest-pool_last = { $name }, 최근 테이블 { $count }개
contest-by_seats = { $seats }인: 테이블 { $tables }개, 1위 { $wins }번, 평균 { $place }위
contest-favourite_what = 가장 자주 고른 { $what }
contest-joined = { $names }
contest-no_favourite = 아직 없어요

contest-wins_as_four = 4인 기준 1위 비율
contest-even = 평균
contest-per_cent = { $share }%
contest-tables = 테이블
contest-totals = 점수
contest-windows = 점수 { $count }개, 창 하나는 { $each }개
contest-won_median = 테이블 1위, 중앙값 { $median }
contest-won = 테이블 1위
contest-left_out = 테이블이 20개가 안 되는 { $count }가지는 빠져 있어요

## 그림을 볼 수 없는 사람을 위한 설명

contest-alt-place = { $place }위 { $name }, { $result }
contest-alt-place_only = { $place }위 { $name }
contest-alt-table = { $table }번 테이블: { $names }.
contest-alt-waits = { $table }번 테이블, 기다리는 사람: { $names }.
contest-alt-column = { $column }: { $names }.
contest-alt-sealed = { $number }번 판은 아직 비공개예요. { $of }명 중 { $finished }명 완료.
contest-alt-rated = { $rating } ± { $deviation }
contest-alt-pool = { $name } { $rated }
contest-alt-wins = { $name }: 테이블 { $tables }개 중 { $wins }번 1위
contest-alt-curve = { $first }에서 { $last }까지.

## 맞대결, 그리고 이 서버에서 둔 게임

contest-versus-level = 동률 { $count }번
contest-server-title = 이 서버
contest-server-about = 명예의 전당과 테이블
contest-server-fame = 명예의 전당
contest-server-tournaments = 끝난 대회 { $count }개
contest-server-nobody = 여기서 끝난 대회가 아직 없어요.
contest-server-entered = { $count }번 참가
contest-server-hidden = 숨긴 사람
contest-server-tables = 테이블
contest-server-members = 사람
contest-server-length = 걸린 시간
contest-server-answer = 한 차례
contest-server-unfinished = 중단
contest-server-days = { $count }일
contest-server-hours = { $count }시간
contest-server-minutes = { $count }분
contest-caption-finished_tables = 끝난 테이블
contest-about-pool-practice = 로봇과
contest-about-everywhere = 모든 서버
contest-about-seat_order = 자리별 1위 비율
contest-seat_of = { $seats }인, { $seat }번째 차례
contest-pool-duel = { $title } (2인)
contest-pool-table = { $title } (3~5인)
contest-pool-practice = { $title } (로봇)
contest-pool-solo = { $title } (혼자)
contest-about-pool-solo_as = { $kind } ({ $ways })
contest-alt-versus = { $own } 님이 앞선 테이블 { $ahead }개, 동률 { $level }개, { $other } 님이 앞선 테이블 { $behind }개.
contest-alt-title = { $title } { $ahead } : { $behind }
contest-alt-tables = { $title }: 테이블 { $tables }개
contest-alt-scores = 1위 점수의 중앙값은 { $median }점.
