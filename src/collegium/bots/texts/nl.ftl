# De woorden van de coach, voor elk spel.

coach-more = meer
coach-less = minder
coach-many = meer
coach-few = minder
coach-by-turn = { $what } aan het eind van deze beurt
coach-by-next = { $what } aan het eind van je volgende beurt
coach-by-end = { $what } aan het eind van het spel
