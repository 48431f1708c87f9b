"""What connects the features: their services, commands and clicks."""
