### 첫 게임에서 설명하는 것.

metromania-lesson-start = 점수가 가장 높으면 이겨요. 역은 바로, 빠른 노선은 마지막에 점수가 돼요. 첫 노선은 흰 화살표에서 시작해 맞은편 세 변의 검은 화살표 중 하나에서 끝나야 해요. 집, 가방, 별을 지나는 경로의 번호를 고르세요. 터널 세 개를 한 번에 파요.
metromania-lesson-start-mark = 예를 들면 여기서 시작해요
metromania-lesson-start-after = 노선이 시작됐어요. 둥근 끝에서 이어서 파면 돼요.
metromania-lesson-dig = 차례마다 터널 세 개를 파요. 그림의 번호마다 경로 하나이고, 목록에 어디에 닿는지 쓰여 있어요. 집, 가방, 별 쪽으로, 그리고 다른 노선 쪽으로 파세요. 노선이 만나는 곳에는 역이 생겨요.
metromania-lesson-dig-mark = 이렇게 이어 갈 수 있어요
metromania-lesson-dig-after = 노선 하나에 터널은 18개예요. 급하게 꺾는 건 역에서만 돼요.
metromania-lesson-marker = 집, 가방, 별을 지나면 글자가 적힌 목적지 패를 놓아요. 공사가 끝나면 같은 글자의 두 패 사이를 여행해요. 가장 빠른 길에 있는 노선은 3점, 둘 중 내 패가 있으면 3점 더 받아요. 내 글자를 이어 보세요.
metromania-lesson-marker-mark = 목적지 패예요
metromania-lesson-marker-after = 놓지 못한 패나 역이 닿지 않은 패는 끝날 때 6점을 잃어요.
metromania-lesson-build = 터널 대신 내 노선의 두 역 사이에 보통역 하나를 지을 수 있어요. 닿는 집, 가방, 별마다 1점이니까, 가장 많이 닿는 자리를 고르세요.
metromania-lesson-build-mark = 여기가 점수가 가장 많아요
metromania-lesson-build-after = 역은 내 패에도 필요해요. 가까운 역이 없으면 여행할 수 없어요.
metromania-lesson-station = 터널이 다른 노선에 닿으면 역이 저절로 생겨요. 그 터널을 판 사람이 역에 닿는 집, 가방, 별마다 1점을 받아요.
metromania-lesson-station-mark = 역이에요
metromania-lesson-station-after = 승객은 역에서 갈아타요. 갈아타는 데 3분이 걸려요.
metromania-lesson-lines = 여기에 내 노선 두 개와 남은 터널이 있어요. 둘 다 완공해야 역 점수를 모두 지키고, 하나면 절반만 지켜요. 검은 화살표까지 갈 터널을 남겨 두세요.
metromania-lesson-lines-mark = 내 노선과 남은 터널
metromania-lesson-lines-after = 노선을 완공하면 바로 그 노선에 보너스 역을 하나 더 놓을 수 있어요.
metromania-lesson-end = 끝이 다가와요. 노선 세 개가 완공되거나 막히거나, 누가 두 노선을 다 완공하거나, 역이 다 떨어지면 공사가 끝나요. 그 전에 내 노선을 완공하세요.
metromania-lesson-end-mark = 끝까지 얼마나 남았나
metromania-lesson-end-after = 공사가 끝나면 나머지 사람이 한 차례씩 더 하고, 시험 여행을 해요.
metromania-lesson-last = 마지막 차례예요. 노선을 완공할 수 있으면 완공하고, 아니면 집, 가방, 별이나 내 패에 많이 닿는 역을 지으세요.
metromania-lesson-last-mark = 마지막 차례
metromania-lesson-last-after = 이제 시험 여행 일곱 번이 도시를 달리며 마지막 점수를 줘요.
