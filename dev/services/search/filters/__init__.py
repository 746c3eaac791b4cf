"""The filter language: text and nested lists → an expression → the documents that meet it."""
