# 로봇이 그렇게 두는 까닭.

tmars-reason-production = { $generations ->
    [one] 남은 1세대 동안 { $production } { SIGNED($count) }.
   *[other] 약 { $generations }세대 동안 { $production } { SIGNED($count) }.
}
tmars-reason-at_the_end = 끝날 때: { $points }.
tmars-reason-points = 끝날 때 { $points }점이에요.
tmars-reason-action = 세대마다 쓸 수 있는 행동: { $does }.
tmars-reason-action_now = 행동: { $does }.
tmars-reason-start = { JOSA($card, "은/는") } { $count } M€로 시작해요.
tmars-reason-towards = { $milestone }에 가까워져요: { $need } 중 { $have }.
tmars-reason-milestone = { $price } M€로 5점을 얻어요.
tmars-reason-milestones_left = { $count ->
    [0] 마지막으로 선언할 수 있는 업적이에요.
   *[other] 이다음에는 업적을 { $count }개만 더 선언할 수 있어요.
}
tmars-reason-rival_ready = { $owner }도 선언할 수 있어요.
tmars-reason-rival_close = { $owner }: { $missing }만 더 있으면 돼요.
tmars-reason-award = 지금 { $price } M€를 내면, 끝날 때 앞선 사람이 5점을 얻어요.
tmars-reason-award_lead = { $award }에서 내가 { $by }만큼 앞서요.
tmars-reason-award_level = { $award }: { JOSA($owner, "과/와") } 같아요.
tmars-reason-award_behind = { $award }: { JOSA($owner, "이/가") } { $by }만큼 앞서요.
tmars-reason-raises-oxygen = 산소가 1 오르고, 내 TR도 1 올라요.
tmars-reason-raises-temperature = 기온이 한 단계 오르고, 내 TR도 1 올라요.
tmars-reason-raises-oceans = 해양이 하나 늘고, 내 TR도 1 올라요.
tmars-reason-patents = 그 카드들보다 M€가 더 쓸모 있어요.
tmars-reason-oceans = 옆의 해양에서 { $count } M€를 얻어요.
tmars-reason-own_cities = 옆의 내 도시에서 { $count }점을 더 얻어요.
tmars-reason-greeneries = 옆의 녹지에서 { $count }점을 얻어요.
tmars-reason-room = 둘레에 녹지를 놓을 자리가 있어요.
tmars-reason-bonus = 칸의 보너스: { $bonus }.
tmars-reason-bonus-steel = 강철 { $count }
tmars-reason-bonus-titanium = 티타늄 { $count }
tmars-reason-bonus-plant = 식물 { $count }
tmars-reason-bonus-heat = 열 { $count }
tmars-reason-bonus-card = 카드 { $count }장
tmars-reason-bonus-ocean_for_6_mc = 6 M€로 해양
tmars-reason-card = { $card }: { $fact }
tmars-reason-nothing_pays = 지금 남은 것 가운데 값을 하는 것이 없어요.
tmars-reason-each_generation = 카드의 행동은 세대마다 한 번 쓸 수 있어요.
tmars-reason-least = { JOSA($card, "이/가") } 가장 덜 쓸모 있어요.
