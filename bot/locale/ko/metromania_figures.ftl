# 규칙 옆에 붙는 그림 예시. 첫 글은 그림 전체를 말로 설명해요.

metromania-figure-1 = 그림 예시 네 가지예요. 1: 터널 C7은 칸 하나를 채우고 한 변에 v17에서 v26까지 선로를 놓아요. 글로는 1:C7>v26이에요. 그 옆에서는 두 노선이 v36과 v47 사이를 나란히 달려요. 하나는 E11 칸, 하나는 E12 칸에 있어요. 2: v17에 온 노선은 v26으로 곧게, 또는 v25나 v18로 완만하게 갈 수 있어요. v10과 v16은 60°로 급하게 꺾는 것이라 X 표시가 있어요. 이미 역이 있는 v26에서는 급하게 꺾어도 돼요. 3: 두 노선이 v33에서 만나면 역이 생겨요. v34에서는 나란히 달리고 v35에서는 자리를 바꿔서 역이 없어요. v36에서는 갈라져서 역이 생기고, v37에서는 세 번째 노선이 엇갈려 역이 생겨요. 4: E3의 A 패에서 F16의 A 패까지 가는 시험 여행이에요. 금색 테두리의 가장 빠른 경로는 6분이에요. 두 구간을 타고 v46에서 3분 동안 갈아탄 뒤 한 구간을 더 타요. 다른 경로는 7분이에요.
metromania-figure-13 = 두 부분으로 된 그림 예시예요. 이 회사의 1호선은 완공했으니 2호선이 마지막 노선이에요. 왼쪽: 2호선이 출구 X42 옆 v89에 있어요. 다른 쪽으로 터널을 세 개(1 v88, 2 v81, 3 v73) 팔 수 있어서 출구에 X 표시가 있어요. 오른쪽: 2호선이 v76에서 v83, v89를 지나 이번 차례의 세 번째 터널로 출구 X42에 나가요.

metromania-figure-tunnels = 터널과 선로
metromania-figure-tunnel = 터널은 칸 하나(C7)를 채우고, 세 변 가운데 한 변에 꼭짓점 v26까지 선로를 놓아요.
metromania-figure-side_by_side = 변마다 칸이 둘이라 두 노선이 나란히 달릴 수 있어요. 여기서는 E11과 E12예요.

metromania-figure-bends = 꺾기
metromania-figure-bend = 곧게 가거나 완만하게 꺾는 것은 언제나 돼요. 60°로 급하게 꺾을 수는 없어요.
metromania-figure-sharp = 그 자리에 이미 역이 있으면 급하게 꺾어도 돼요.

metromania-figure-stations = 저절로 생기는 역
metromania-figure-automatic = 노선이 다른 노선에 닿거나 엇갈리는 곳, 두 노선이 갈라져 둘 다 이어지는 곳에 역이 생겨요. 나란히 달리거나 자리를 바꿀 때는 안 생겨요.
metromania-figure-meet = 만남
metromania-figure-alongside = 나란히
metromania-figure-change = 자리 바꿈
metromania-figure-split = 갈라짐
metromania-figure-cross = 엇갈림
metromania-figure-station = 역 생김
metromania-figure-no_station = 역 없음

metromania-figure-trip = A에서 A까지 시험 여행
metromania-figure-fastest = 다음 역까지 1분, 갈아타는 데 3분이라 1+1+3+1=6분이 가장 빨라요. 그 경로에 노선이 있으면 3점, 두 패 가운데 하나가 자기 것이면 3점을 더 얻어요.

metromania-figure-last_line = 마지막 노선의 출구
metromania-figure-waiting = 1호선은 완공했어요. 다른 쪽으로 세 개를 팔 수 있으면 출구로 못 나가요.
metromania-figure-third = 세 번째 터널로는 출구로 나갈 수 있어요. 설정 last_line=free에서는 언제든지 돼요.
