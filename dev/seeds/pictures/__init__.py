"""The seeds' pictures side by side, and the picture of shared links; core.drawing draws them."""
