"""Many games at once: simulation, signatures, walks, tournaments."""
