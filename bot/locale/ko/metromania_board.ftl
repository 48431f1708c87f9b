# 그림에 적히는 말: 짧게, 한 줄로.

metromania-board-round = { $round }라운드
metromania-board-final_round = 마지막 차례
metromania-board-over = 종료
metromania-board-won = { $winners } 승리!

metromania-board-passed = 패스

metromania-board-kind-R = 주거
metromania-board-kind-C = 상업
metromania-board-kind-E = 유흥

metromania-board-status-complete = 완공
metromania-board-status-blocked = 막힘
metromania-board-status-unstarted = 시작 전
metromania-board-left = 남음
metromania-board-stations = 남은 역
metromania-board-closed = 끝난 노선
metromania-board-markers = 내 목적지 패
metromania-board-private = 나만 볼 수 있어요

metromania-board-fastest = 가장 빠른 여행 · { $count }분
metromania-board-minutes = { $count }분
metromania-board-minute = 분
metromania-board-impossible = 불가
metromania-board-unplaced = 놓지 않은 패
metromania-board-unserved = 역 없음
metromania-board-no_route = 경로 없음
metromania-board-no_points = 점수 없음
metromania-board-park_lake = 공원 – 호수
metromania-look-map = 모든 칸과 꼭짓점의 이름이 적힌 지도예요.

## 내 화면의 그림

metromania-focus-tunnels = 터널 { $count }
metromania-focus-more = +{ $count }: ‘더 보기…’
metromania-focus-routes = 어느 경로로 팔까요?
metromania-focus-stations = 어느 모퉁이에 놓을까요?
metromania-focus-kind-R = 주택
metromania-focus-kind-C = 상가
metromania-focus-kind-E = 유흥가
