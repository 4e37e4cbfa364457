rules-changed-2-bonus-disc = Na een actie die je opgaf of waarin je niets deed, kun je geen bonusschijf meer spelen.
