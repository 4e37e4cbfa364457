"""Rules on an NVIDIA GPU: the same functions, byte for byte the same games. Needs `pip install "collegium[gpu]"`."""
