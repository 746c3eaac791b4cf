"""What the project depends on: known vulnerabilities, and a bill of materials. Both read the lock files alone."""
