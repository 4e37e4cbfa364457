rules-changed-2-taking-back = A choice can no longer be taken back once others have been asked whether they react. Before, this held only for a purchase or a paper.
rules-changed-3-empty-deck = A player whose deck is empty after drawing up now shuffles the discard pile into a new deck at once, before the turn passes. Before, that waited until the next card had to be drawn.
