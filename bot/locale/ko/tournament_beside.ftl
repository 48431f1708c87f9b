# 주최자가 대회에 더하는 것: 서버 일정의 이벤트, 우승자 역할.

tournament-more_group_beside = 대회에 더하기
tournament-more_about_beside = 대회와 함께하는 것: 서버 일정의 이벤트와 우승자 역할.
tournament-more_event_yes = 서버 일정에 이벤트로 올리기 (이벤트 만들기 권한이 있으면)
tournament-more_event_no = 서버 일정에 이벤트로 올리지 않기
tournament-event_about = { $title } · 체크인 시작 { $at }
tournament-more_winner = 우승자 역할 (다음 우승자가 나올 때까지)
tournament-winner_role = 🏆 **우승자는** 다음 우승자가 나올 때까지 { $role } 역할을 가져요.
tournament-call-role_gone = **{ $name }:** 우승자 역할이 삭제되어 아무도 받지 못했어요. 새로 만들어 직접 줄 수 있어요.
tournament-call-role_unfit = **{ $name }:** { $role } 역할은 이제 봇이나 Discord의 것이어서 우승자가 받지 못했어요. 다른 역할을 줄 수 있어요.
tournament-call-role_lacks = **{ $name }:** 제가 더는 역할을 줄 수 없어서 우승자가 { $role } 역할을 받지 못했어요. 역할을 관리하는 사람이 직접 주고, 이전 우승자에게서 가져올 수 있어요.
tournament-call-role_above = **{ $name }:** { $role } 역할이 이제 제 역할보다 위에 있어서 우승자가 받지 못했어요. 역할을 관리하는 사람이 직접 주고, 이전 우승자에게서 가져올 수 있어요.
tournament-call-role_refused = **{ $name }:** Discord에서 허용하지 않아 { $role } 역할을 넘기지 못했어요. 역할을 관리하는 사람이 직접 주고, 이전 우승자에게서 가져올 수 있어요.
tournament-call-role_left = **{ $name }:** { $who } 님이 서버를 나가서 { $role } 역할을 받지 못했어요.

error-tournament-role_gone = 삭제된 역할이에요. 다른 역할을 골라 주세요.
error-tournament-role_unfit = { $role } 역할은 봇이나 Discord의 것이어서 줄 수 없어요. 다른 역할을 골라 주세요.
error-tournament-role_lacks = 여기서는 제가 역할을 줄 수 없어요. 서버 관리자가 제 역할에 *{ ui-permission-manage_roles }* 권한을 준 뒤 { $role } 역할을 다시 골라 주세요.
error-tournament-role_above = { $role } 역할이 제 역할보다 위에 있어서 줄 수 없어요. 역할을 관리하는 사람이 서버 설정에서 제 역할을 더 위로 옮기거나, 다른 역할을 골라 주세요.
error-tournament-role_powers = { $role } 역할에는 모두에게 없는 권한이 있어서, 직접 줄 수 있는 사람만 내걸 수 있어요. 아무 권한도 없는 역할을 골라 주세요.
