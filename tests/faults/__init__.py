"""Faults: crashes, full disks, two programs at once, damaged files, long evenings."""
