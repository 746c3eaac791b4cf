"""The deletion of pictures that nothing shows any more."""
