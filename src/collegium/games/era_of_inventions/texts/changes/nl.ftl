rules-changed-2-bonus-disc = Sinds versie 2 kun je geen bonusschijf spelen na een actie die je opgaf of waarin je niets deed. Daarvoor kon dat wel.
