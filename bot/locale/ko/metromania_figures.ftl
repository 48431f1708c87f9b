# 규칙 옆의 그림 예시. 번호가 있는 글은 그림을 말로 설명해요.

metromania-figure-2 = 그림 예시예요. 파란 노선이 왼쪽 위에서 터널을 하나씩 이어 내려와요. 마지막 터널은 C7 칸을 채우고, C7과 C8 사이의 변에 선로를 놓아요.
metromania-figure-tunnel = 터널은 칸 하나(C7)를 채우고 세 변 가운데 한 변에 선로를 놓아요. 여기서는 C8 쪽이에요.

metromania-figure-3 = 그림 예시예요. 노선이 B5와 B6 사이의 변을 따라 내려왔어요. 다음 터널은 곧게(C8) 가거나 완만하게(C7이나 B7) 꺾을 수 있어서 체크 표시가 있어요. B6과 C6은 60°로 급하게 꺾는 것이라 X 표시가 있어요.
metromania-figure-bend = 곧게 가거나 완만하게 꺾는 것은 언제나 돼요. 60°로 급하게 꺾으려면 이미 역이 있어야 해요.

metromania-figure-6 = 그림 예시예요. 왼쪽에서 오른쪽으로 봐요. 주황 노선이 파란 노선과 만나면 역이 생겨요. 둘이 나란히 달리거나 자리를 바꿀 때는 역이 없어요. 주황 노선이 갈라지고 둘 다 이어지면 역이 생겨요. 초록 노선이 파란 노선과 엇갈려도 역이 생겨요.
metromania-figure-automatic = 노선이 다른 노선에 닿거나 엇갈리는 곳, 두 노선이 갈라져 둘 다 이어지는 곳에 역이 생겨요. 나란히 달리거나 자리를 바꿀 때는 안 생겨요.
metromania-figure-meet = 만남
metromania-figure-alongside = 나란히
metromania-figure-change = 자리 바꿈
metromania-figure-split = 갈라짐
metromania-figure-cross = 엇갈림
metromania-figure-station = 역 생김
metromania-figure-no_station = 역 없음

metromania-figure-11 = 그림 예시예요. E3의 A 패에서 F16의 A 패까지 가는 시험 여행이에요. 금색 테두리의 가장 빠른 경로는 6분이에요. 파란 노선으로 1분씩 두 구간을 타고, 3분 동안 갈아탄 뒤, 주황 노선으로 1분을 가요. 파란 노선과 초록 노선을 타는 다른 경로는 7분이에요.
metromania-figure-fastest = 다음 역까지 1분, 갈아타는 데 3분이라 1+1+3+1=6분이 가장 빨라요. 그 경로에 노선이 있으면 점수를 얻어요.

metromania-figure-13 = 두 부분으로 된 그림 예시예요. 이 회사의 1호선은 완공했으니 2호선이 마지막 노선이에요. 왼쪽: 2호선이 출구 X42 옆에 있어요. 다른 쪽으로 터널을 세 개(1 J6, 2 J4, 3 I4) 팔 수 있어서 출구에 X 표시가 있어요. 오른쪽: 2호선은 출구까지 터널 두 개가 남았어요. I9, J7을 지나 이번 차례의 세 번째 터널로 출구 X42에 나가요.
metromania-figure-waiting = 다른 쪽으로 세 개를 팔 수 있으면 출구로 못 나가요.
metromania-figure-third = 차례의 세 번째 터널로는 출구로 나갈 수 있어요.
