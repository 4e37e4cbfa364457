rules-changed-2-bonus-disc = Since version 2 a bonus disc cannot be played after an action that was given up, or in which nothing was done. Before, it could.
