"""What one attacker costs everybody else, measured on a running site. Timings never decide a test."""
