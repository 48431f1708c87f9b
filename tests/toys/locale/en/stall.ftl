stall-field-long-stand = Which stand?
