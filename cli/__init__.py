"""The `sufra` command line."""
