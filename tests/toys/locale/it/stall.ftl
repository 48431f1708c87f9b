stall-field-long-stand = Quale bancarella?
