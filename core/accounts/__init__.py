"""Accounts: addresses, names, passwords, tokens, mailed links, and the functions that change them."""
