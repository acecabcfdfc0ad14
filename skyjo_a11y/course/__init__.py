"""The course: chapters of prepared tables at which the learner plays and the program reacts."""
