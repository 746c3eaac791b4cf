"""Every check of the project: what there is (catalogue), running it (runner), and which tests are slow (slowest)."""
