"""The laws: what holds of every game, ours or a guest's. `collegium check GAME` runs them; so do our own tests."""
