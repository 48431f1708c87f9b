"""Whole tournaments from outside: killed, compared with a recomputation, timed, and watched for secrets."""
