### 첫 게임에서 설명하는 것.

expancity-lesson-tile = 타일 60장을 다 놓았을 때 지붕, 계약, 목표 점수가 가장 높으면 이겨요. 이 화면에서 한 차례를 모두 정해요. 좋은 시작이 미리 채워져 있으니, 바꾸고 싶은 것만 바꾸고 **확정** 버튼을 누르세요. 빌딩을 지을 구역은 공원이나 학교 옆이 좋아요.
expancity-lesson-tile-mark = 타일을 여기에 놓아요
expancity-lesson-tile-after = 놓은 타일은 이제 모두의 도시예요. 구역에는 누가 놓았든 누구나 지을 수 있어요.
expancity-lesson-contract = 지붕을 얹을 때마다 비밀 계약을 한 장 가져요. 내 빌딩으로 곧 완수할 수 있는 계약을 고르세요. 숫자는 지금 얼마나 채웠는지 보여 줘요.
expancity-lesson-contract-mark = 곧 완수할 수 있나요?
expancity-lesson-contract-after = 공개하기 전에는 아무도 이 계약을 볼 수 없어요. 끝까지 못 채워도 점수를 깎지 않아요.
expancity-lesson-fulfil = 이 계약은 지금 조건이 맞아요. 공개해서 점수를 받으세요. 기다려도 좋은 점이 없고, 나중에는 안 맞을 수도 있어요.
expancity-lesson-fulfil-mark = 완수했어요, 공개하세요
expancity-lesson-fulfil-after = 계약 점수는 나중에 무엇을 지어도 그대로예요.
expancity-lesson-draw = 차례가 끝나면 타일 두 장을 뽑아 한 장을 가져요. 다음 빌딩에 필요한 타일을 고르세요. 구역이나, 그 옆에 놓을 특수 타일이 좋아요.
expancity-lesson-draw-mark = 한 장을 고르세요
expancity-lesson-draw-after = 다른 타일은 주머니로 돌아갔어요. 그래서 늘 두 장 중에서 골라 놓아요.
expancity-lesson-blocks = 행동은 세 번이에요. 층을 올리면 블록 하나를 공터나 내 빌딩에 놓고, 쓰지 않은 행동으로는 블록을 가져와요. 특수 타일이 좋은 자리에 짓고, 다음 차례에 쓸 블록을 남겨 두세요.
expancity-lesson-blocks-mark = 내 블록
expancity-lesson-blocks-after = 첫 블록을 놓으면 내 빌딩이 돼요. 빌딩은 한 차례에 한 층만 올라가요.
expancity-lesson-roof = 빌딩은 지붕을 얹을 때 딱 한 번 점수를 받아요: (1 + 옆의 특수 타일 − 옆의 공터) × 층수. 주거형은 완성한 것 중 가장 높은 것보다 한 층까지 더 올릴 수 있으니, 첫 주거형은 1층에서 지붕을 얹으세요. 상업형은 4층부터예요.
expancity-lesson-roof-mark = 지붕을 얹으면 점수를 받아요
expancity-lesson-roof-after = 완성한 빌딩은 다시 점수를 받지 않아요. 옆에 공원이 더 올 것 같으면 지붕은 나중에 얹으세요.
expancity-lesson-special = 특수 타일은 옆에 있는 빌딩의 점수를 바꿔요. 초록 집은 주거형, 파란 판은 상업형이 층마다 받는 점수예요.
expancity-lesson-special-mark = 숫자를 보세요
expancity-lesson-special-after = 변이 맞닿은 타일만 세고, 대각선은 세지 않아요.
expancity-lesson-goals = 목표 세 장은 게임이 끝날 때 1위에게 12점씩 줘요. 게임판의 표시는 지금 누가 앞서는지 보여 줘요.
expancity-lesson-goals-mark = 끝날 때 12점
expancity-lesson-goals-after = 목표에서 동점이면 그 점수를 나눠요. 타일 60장을 다 놓으면 게임이 끝나요.
