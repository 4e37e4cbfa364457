"""Tests of Open Science Alliance; the laws over every game are elsewhere."""
