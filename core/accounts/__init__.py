"""Who somebody is: addresses, names, passwords, tokens, links that come by mail, and what changes them."""
