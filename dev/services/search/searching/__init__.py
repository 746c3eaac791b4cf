"""Searches: parsed from requests, run over one index, put together as the protocol answers them."""
