### 배우면서 하는 첫 게임.

ui-button-learn = 배우기
ui-button-learn_skip = 설명 건너뛰기
ui-button-learn_stop = 이 게임 그만하기
ui-learn-lesson = > **{ $all }단계 중 { $step }단계.** { $text }
ui-learn-after = > ✅ { $text }
ui-learn-known = -# 설명은 모두 끝났어요. 계속해도 되고, *이 게임 그만하기* 버튼을 눌러도 돼요.
ui-learn-over = 첫 **{ $title }** 게임을 마쳤어요. 이제 사람이나 로봇과 진짜 게임을 해 볼까요?
error-learn-none = 이 게임에는 배우기가 없어요. 규칙 보기: `/{ cmd-rules }`
error-learn-private = 다른 사람이 혼자 배우는 첫 게임이에요. 내 첫 게임 시작하기: `/{ cmd-help }`
error-learn-no_record = 배우기 게임은 기록을 남기지 않아요. *테이블 열기* 버튼으로 연 게임은 기록이 남아요.
