# 기록에서 이어지는 테이블
ui-lobby-goes_on = ▶ 전에 { $moves }수까지 진행한 테이블을 이어서 해요. 자리마다 가진 것은 그대로예요. 앞으로 나올 것은 새로 섞어요. 자리 고르기: `/{ cmd-table } { cmd-table-take }`
table-goes_on = ▶ { $moves }수까지 진행한 테이블을 이어서 해요. 앞으로 나올 것은 새로 섞었어요.
error-table-not_a_record = 테이블의 기록 파일이 아니에요. 결과 없이 닫은 테이블에서 받을 수 있어요: `/{ cmd-table } { cmd-table-record }`
error-table-record_running = 진행 중인 테이블의 파일이라 수와 열쇠 값이 없어요. 테이블이 끝난 다음에 다시 받아 주세요: `/{ cmd-table } { cmd-table-record }`
error-table-record_too_large = 파일이 너무 커요. 기록 파일은 { $most }KB까지예요. 받는 명령어: `/{ cmd-table } { cmd-table-record }`
error-table-record_unread = 디스코드에서 파일을 받지 못했어요. 한 번 더 첨부해 주세요.
error-table-record_busy = 지금 여러 파일을 읽고 있어요. 잠시 뒤에 다시 해 주세요.
error-table-record_slow = 이 파일은 다시 진행하는 데 너무 오래 걸려서 멈췄어요. 새로 열기: `/{ cmd-table } { cmd-table-open }`
error-table-record_other_rules = 규칙 버전 { $played } 때의 기록이고, 지금은 { $now } 버전이에요. 그 버전의 봇에서 이어서 할 수 있어요.
error-table-record_illegal = { $entry }번째 항목이나 그 바로 뒤에 규칙에 맞지 않는 수가 있어요. 고치지 않은 파일을 다시 받아 주세요: `/{ cmd-table } { cmd-table-record }`
error-table-record_over = 끝까지 진행한 테이블이에요. 새로 열기: `/{ cmd-table } { cmd-table-open }`
error-table-no_such_seat = 이 테이블은 { $seats }자리예요. 그 안에서 골라 주세요.
error-table-seat_taken = { $place }번 자리는 비어 있지 않아요. 빈자리를 골라 주세요.
