"""What a viewer sees: a table and what stands around it as HTML. Knows no request."""
