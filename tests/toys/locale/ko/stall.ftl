stall-field-long-stand = 어느 노점인가요?
