"""The checks of Sufra, folder by folder as the packages they check."""
