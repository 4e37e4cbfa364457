rules-changed-2-bonus-disc = A bonus disc can no longer be played after an action that was given up, or in which nothing was done.
