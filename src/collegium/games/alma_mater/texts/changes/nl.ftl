rules-changed-2-behind = Alleen universiteiten op een lager niveau van het onderzoeksspoor liggen nu achter. Vroeger telde ook een fiche mee dat op hetzelfde niveau onder het jouwe lag.
rules-changed-2-free-professor = Niemand betaalt nog dukaten voor een professor die iemand gratis heeft aangesteld. Vroeger betaalde de eerste die boeken voor die professor betaalde ook dukaten.
