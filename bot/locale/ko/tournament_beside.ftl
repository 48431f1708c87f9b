# 주최자가 대회에 더하는 것: 서킷, 서버 일정의 이벤트, 우승자 역할.

tournament-more_group_beside = 대회에 더하기
tournament-more_about_beside = 대회와 함께하는 것: 서버 일정의 이벤트, 서킷, 우승자 역할.
tournament-more_event_yes = 서버 일정에 이벤트로 올리기 (이벤트 만들기 권한이 있으면)
tournament-more_event_no = 서버 일정에 이벤트로 올리지 않기
tournament-event_about = { $title } · 체크인 시작 { $at }
tournament-more_winner = 우승자 역할 (다음 우승자가 나올 때까지)
tournament-winner_role = 🏆 **우승자는** 다음 우승자가 나올 때까지 { $role } 역할을 가져요.
tournament-winner_role_team = 🏆 **우승팀 팀원 모두** 다음 우승팀이 나올 때까지 { $role } 역할을 가져요.
tournament-call-role_gone = **{ $name }:** 우승자 역할이 삭제되어 아무도 받지 못했어요. 새로 만들어 직접 줄 수 있어요.
tournament-call-role_unfit = **{ $name }:** { $role } 역할은 이제 봇이나 Discord의 것이어서 우승자가 받지 못했어요. 다른 역할을 줄 수 있어요.
tournament-call-role_lacks = **{ $name }:** 제가 더는 역할을 줄 수 없어서 우승자가 { $role } 역할을 받지 못했어요. 역할을 관리하는 사람이 직접 주고, 이전 우승자에게서 가져올 수 있어요.
tournament-call-role_above = **{ $name }:** { $role } 역할이 이제 제 역할보다 위에 있어서 우승자가 받지 못했어요. 역할을 관리하는 사람이 직접 주고, 이전 우승자에게서 가져올 수 있어요.
tournament-call-role_refused = **{ $name }:** Discord에서 허용하지 않아 { $role } 역할을 넘기지 못했어요. 역할을 관리하는 사람이 직접 주고, 이전 우승자에게서 가져올 수 있어요.
tournament-call-role_left = **{ $name }:** { $who } 님이 서버를 나가서 { $role } 역할을 받지 못했어요.

tournament-more_circuit = 서킷 { $name }에 반영
tournament-more_circuit_no = 서킷에 반영하지 않기
tournament-counts_for = **서킷에 반영:** { $name }
tournament-counts_for_team = **서킷에 반영:** { $name }. 팀원은 저마다 팀 순위의 점수를 모두 받아요.

tournament-circuit_none = 여기에는 아직 서킷이 없어요. 서킷은 여러 대회의 점수를 합산해요. 주최자가 열 수 있어요.
tournament-circuit_none_yet = 아직 반영된 대회가 없어요. 주최자가 초안의 **{ tournament-button-more }**에서 서킷을 골라요.
tournament-circuit_open = **{ $name }: 대회 { $count }개 뒤 순위**
tournament-circuit_final = **{ $name }: 대회 { $count }개 뒤 최종 순위**
tournament-circuit_terms = -# 순위별 점수: { $points }. 동점이면 가장 좋은 순위로 가려요.
tournament-circuit_terms_best = -# 순위별 점수: { $points }, 각자 가장 좋은 결과 { $best }개만 반영. 동점이면 가장 좋은 순위로 가려요.
tournament-circuit_line = -# { $number }: { $name }
tournament-circuit_sure = **{ $name }** 서킷을 끝낼까요? 최종 순위를 올리고, 그 뒤의 대회는 반영하지 않아요.
tournament-button-circopen = 서킷 열기
tournament-button-circend = 서킷 끝내기
tournament-button-circsure = 네, 끝낼게요
tournament-button-circback = 아니요, 그대로 둘게요
tournament-field_circuit_hint = 예: 10-7-5-3-2-1 또는 25-18-15-12-10-8-6-4-2-1
tournament-field_best = 반영할 결과 수
tournament-field_best_hint = 각자 가장 좋은 결과, { $most }개까지 · 비우면 모두
tournament-file_csv_circuit = 서킷 순위 (CSV)

error-tournament-role_gone = 삭제된 역할이에요. 다른 역할을 골라 주세요.
error-tournament-role_unfit = { $role } 역할은 봇이나 Discord의 것이어서 줄 수 없어요. 다른 역할을 골라 주세요.
error-tournament-role_lacks = 여기서는 제가 역할을 줄 수 없어요. 서버 관리자가 제 역할에 *{ ui-permission-manage_roles }* 권한을 준 뒤 { $role } 역할을 다시 골라 주세요.
error-tournament-role_above = { $role } 역할이 제 역할보다 위에 있어서 줄 수 없어요. 역할을 관리하는 사람이 서버 설정에서 제 역할을 더 위로 옮기거나, 다른 역할을 골라 주세요.
error-tournament-role_powers = { $role } 역할에는 모두에게 없는 권한이 있어서, 직접 줄 수 있는 사람만 내걸 수 있어요. 아무 권한도 없는 역할을 골라 주세요.
error-tournament-circuit_points = 1위부터 { $most }에서 0까지 점점 작아지는 숫자를 적어 주세요. 예: 10-7-5-3-2-1. { $places }위까지 점수를 줄 수 있어요.
error-tournament-circuit_exists = { $name } 서킷이 이미 열려 있어요. 다른 이름을 고르거나 확인해 보세요: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-too_many_circuits = 서킷이 이미 { $most }개 열려 있어요. 하나를 먼저 끝내 주세요: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-no_circuit = 그 서킷은 이제 없어요. 다른 서킷 보기: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-no_such_circuit = ‘{ $name }’ 서킷은 없어요. 가장 비슷한 것: ‘{ $nearest }’. 보기: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-circuit_over = 끝난 서킷이에요. 순위 보기: `/{ cmd-tournament } { cmd-tournament-circuit }`
