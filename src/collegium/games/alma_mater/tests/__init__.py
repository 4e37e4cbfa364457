"""Tests of Alma Mater: the spec's examples by number, and every component by a test of its own."""
