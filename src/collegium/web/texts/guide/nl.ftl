# Het eerste spel met gids: wat rond de aanwijzingen staat. De aanwijzingen zelf zijn van de spellen.

guide-title = Spel met gids
guide-about = De bots wachten op je, en niets telt mee.
guide-waits = Nu spelen de anderen. Kijk wat ze doen; dan ben jij weer aan de beurt.
guide-step = Deel { $part } van { $parts } · stap { $step } van { $of }
guide-earlier = Zojuist · stap { $step } van { $of }
guide-back = Terug
guide-on = Verder
guide-do = Doe het voor mij
guide-look = Rondkijken
guide-look-back = Toon de stap
guide-alone = Ik kan het alleen
guide-again = Help me weer
guide-other = Dat kan ook. Neem nu wat verlicht is.
guide-click = Klik hier
guide-tap = Tik hier
guide-through = Je weet hoe het gaat.
guide-through-why = Vanaf hier is het spel van jou, tegen dezelfde bots. De knop ‘Advies’ zegt wat een sterke speler zou doen en waarom; onder ‘Hulp’ staan de regels.
guide-play = Speel verder
guide-begin = Speel een eerste spel met gids
guide-start = Start het spel met gids
guide-short = Met gids
guide-ready = De gids speelt je eerste beurten met je mee. Je kunt op elk moment stoppen.
refused-no-guide = Dit spel heeft geen spel met gids.
