"""Tests of Era of Inventions."""
