# 로봇이 그렇게 두는 까닭.

expancity-reason-roof = { $cell }에 지붕을 얹으면 { $points }점이에요: { $floors } × { $each }.
expancity-reason-fulfils = 계약 { JOSA($card, "을/를") } 완수해요: { $points }점.
expancity-reason-nearer = 계약 { JOSA($card, "이/가") } 가까워져요: { $need } 중 { $have }.
expancity-reason-kept = { JOSA($card, "은/는") } { $points }점이고, 지금 { $need } 중 { $have }만큼 채웠어요.
expancity-reason-other = { JOSA($card, "은/는") } { $points }점이고, 지금 { $need } 중 { $have }만큼 채웠어요.
expancity-reason-leads = { $goal }에서 { $by }만큼 앞서요 (끝날 때 { $points }점).
expancity-reason-level = { $goal }에서 동점이 돼요 (끝날 때 { $points }점).
expancity-reason-lot = { $cell }에서는 층마다 { $each }점이에요.
expancity-reason-beside = { $cell }에 놓으면 내 빌딩이 층마다 { $each }점 올라요.
expancity-reason-beside_others = { $cell }에 놓으면 다른 사람 빌딩이 층마다 { $each }점 내려가요.
expancity-reason-grows = { $cell }: { $floors }층이 돼요. 층마다 { $each }점이에요.
expancity-reason-blocks = 나중에 쓸 블록 { $count }개를 가져와요.
expancity-reason-tile_res = 옆의 주거형 빌딩은 층마다 { $each }점 올라요.
expancity-reason-tile_com = 옆의 상업형 빌딩은 층마다 { $each }점 올라요.
