"""`python -m bot.admin`: the same as `turnpost admin`."""

import sys

from bot.admin.program import run

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
