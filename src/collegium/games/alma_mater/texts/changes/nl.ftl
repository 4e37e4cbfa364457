rules-changed-2-behind = Sinds versie 2 liggen alleen universiteiten op een lager niveau van het onderzoeksspoor achter. Daarvoor telde ook wie lager op hetzelfde niveau stond.
rules-changed-2-free-professor = Sinds versie 2 betaalt niemand dukaten voor een professor die iemand eerder gratis aanstelde. Daarvoor betaalde wie als eerste voor hem betaalde ook dukaten.
