"""What Lighthouse says of the main screens on a phone: a report of each run of the checks."""
