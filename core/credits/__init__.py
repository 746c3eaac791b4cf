"""Credits and the ledger of their movements."""
