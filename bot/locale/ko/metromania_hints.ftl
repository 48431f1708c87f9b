# 로봇이 그렇게 두는 까닭.

metromania-reason-stations = { $vertices } 역에서 역 점수 { $points }점을 얻어요.
metromania-reason-complete = { $line }호선이 완공돼요. 역 점수의 절반을 지켜요.
metromania-reason-both_complete = { $line }호선까지 완공돼요. 역 점수를 모두 지켜요.
metromania-reason-begun = { $line }호선을 시작해요. 출구까지 터널 { $left }개예요.
metromania-reason-nearer = { $line }호선이 출구에 가까워져요. 터널 { $left }개가 남아요.
metromania-reason-placed = 내 패를 지도에 놓아요: { $marker }.
metromania-reason-placed_served = 내 패를 놓자마자 역이 닿아요: { $marker }.
metromania-reason-served = 내 패에 역이 닿아요: { $marker }.
metromania-reason-trip = 지금 지도라면 시험 여행 { $letter }에서 { $points }점을 얻어요.
metromania-reason-sights = 지금 지도라면 공원에서 호수까지의 시험 여행에서 { $points }점을 얻어요.
