"""Imports of files that staff upload: the file, its results, and the states that lead from one to the other."""
