"""What one machine needs beside the product; never shipped."""
