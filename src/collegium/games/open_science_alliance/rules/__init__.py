"""The rules of Open Science Alliance, one subject per file, in the order of the spec's section 5."""
