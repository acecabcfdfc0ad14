"""The bots that play whole games in a moment: all but ``meister``, whose own tests are few."""

from skyjo_a11y.bots import BOTS

QUICK_BOTS = [name for name in BOTS if name != "meister"]
