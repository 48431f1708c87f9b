"""What finished tables count for their members, and who may sit down."""
