# 로봇이 그렇게 두는 까닭.

mine-reason-free = 에너지가 들지 않아요.
mine-reason-all_energy = 남은 에너지 { JOSA($energy, "을/를") } 모두 써요.
mine-reason-step = { JOSA($resource, "이/가") } { $total }개가 되어 다음 단계에 올라요: { SIGNED($points) }점.
mine-reason-towards = { $resource } { SIGNED($count) }: { $missing }개만 더 있으면 { $points }점이에요.
mine-reason-resource = { $resource } { SIGNED($count) }, 모두 { $total }개예요.
mine-reason-points = 끝날 때 { $points }점짜리 카드예요.
mine-reason-fits = 내 기업 목표 { $goal }에 들어가요: { $need } 중 { $have }.
mine-reason-every_period = 앞으로 시기 { $periods }번 동안 더 쓸 수 있어요: { $does }
mine-reason-goal = 뒤집으면 { $points }점인 목표예요.
mine-reason-tokens = 필요한 토큰 { $count }개를 모을 시간이 있어요.
mine-reason-token = 토큰 { $missing }개면 목표를 뒤집어요: { $points }점.
mine-reason-corporation = { $points }점이고, 100판 중 { $share }판쯤 달성돼요.
mine-reason-joins = { $points }점이 들지만, 한 차례에 그보다 더 얻어요.
mine-reason-stays = { $points }점이 드는데, 한 차례에 그만큼 얻기 어려워요.
mine-reason-no_redraw = 손패를 다시 뽑으면 { $points }점을 잃어요.
mine-reason-nothing_pays = 지금 할 수 있는 것 가운데 값을 하는 것이 없어요.
mine-reason-nothing_picked = 가질 만한 것이 없어요.
mine-reason-discard_pays = { JOSA($card, "은/는") } 버리면 이득이에요: { $does }
mine-reason-least = { JOSA($card, "이/가") } 없어도 가장 덜 아쉬워요.
