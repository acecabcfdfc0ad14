"""``python -m skyjo_a11y``."""

import sys

from skyjo_a11y.app import main

sys.exit(main())
