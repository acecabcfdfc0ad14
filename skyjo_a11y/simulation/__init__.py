"""Many games of the bots: counted, spread over cores and machines, told and tabulated."""
