# 그림에 적히는 말: 짧게, 한 줄로.

metromania-board-round = { $round }라운드
metromania-board-final_round = 마지막 차례
metromania-board-over = 종료
metromania-board-preview = { $title } · 미리 보기
metromania-board-won = { $winners } 승리!

metromania-board-last = 지난 차례
metromania-board-passed = 패스
metromania-board-drafted = 이번 차례
metromania-board-dig = 이을 수 있는 터널
metromania-board-build = 역을 놓을 수 있는 곳
metromania-board-buttons = { $count ->
    [1] 글자 { $first }
   *[other] 글자 { $first }–{ $last }
}
metromania-board-others = 다른 터널: { $buttons }
metromania-board-so_far = 지금까지 { $places }

metromania-board-kind-R = 주거
metromania-board-kind-C = 상업
metromania-board-kind-E = 유흥

metromania-board-status-complete = 완공
metromania-board-status-blocked = 막힘
metromania-board-status-unstarted = 시작 전
metromania-board-left = 남음
metromania-board-tunnels_left = 터널 남음
metromania-board-to_place = 놓을 목적지 패
metromania-board-all_placed = 목적지 패 모두 놓음
metromania-board-stations = 역
metromania-board-closed = 완공·막힘
metromania-board-markers = 내 목적지 패
metromania-board-private = 나만 볼 수 있어요

metromania-board-trips = 시험 여행
metromania-board-trips_rule = 가장 빠른 경로 모두 · 역 사이 1분 · 갈아타기 3분
metromania-board-fastest = 가장 빠른 여행 · { $count }분
metromania-board-minutes = { $count }분
metromania-board-impossible = 불가
metromania-board-unplaced = 놓지 않은 패
metromania-board-unserved = 역 없음
metromania-board-no_route = 경로 없음
metromania-board-no_points = 점수 없음
metromania-board-park_lake = 공원 – 호수
metromania-board-final = 최종 점수
metromania-look-map = 모든 꼭짓점의 이름이 적힌 지도예요.
