cmd-metromania = 메트로마니아
cmd-metromania-description = 메트로마니아의 수
cmd-metromania-dig = 굴착
cmd-metromania-dig-description = 터널을 세 개까지 한 줄로 파요
cmd-metromania-dig-steps = 터널
cmd-metromania-dig-steps-description = 보기: 1:C7>v26 1:D9>v36=A 2:S41>v90
cmd-metromania-station = 역
cmd-metromania-station-description = 터널을 파는 대신 보통역을 지어요
cmd-metromania-station-place = 자리
cmd-metromania-station-place-description = 노선과 꼭짓점. 보기: 1 v9
cmd-metromania-bonus = 보너스
cmd-metromania-bonus-description = 완공한 노선에 보너스 역을 놓아요
cmd-metromania-bonus-vertex = 꼭짓점
cmd-metromania-bonus-vertex-description = 그 노선의 꼭짓점. 놓지 않으려면 “none”
cmd-metromania-pass = 패스
cmd-metromania-pass-description = 파지도 짓지도 못할 때 패스해요
cmd-metromania-map = 지도
cmd-metromania-map-description = 모든 꼭짓점의 이름이 적힌 지도를 봐요
