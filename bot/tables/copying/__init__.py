"""What is done with copies of the database: made again and again, tried out, told of after a restore."""
