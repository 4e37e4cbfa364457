"""What a seat may not see, and a fair guess of it. (section 13)

The legend cannot say it: a card's place is hidden when it lies in the deck, in a rival's hand or face down, unless the
seat knows it; a tile's place while the draft lasts. Hidden places read UNSEEN; numbers of cards are public.
"""

from collegium.kernel import below, count, find, rule

from .choices import SWAP_TAKE
from .components import CARDS, DRAFT_HAND, TILES
from .rules.group import is_standard
from .state import BOX, DECK, FACE_DOWN, HAND, IN_DRAFT, PLAYED, TILE_OF, TILE_UNSEEN, UNSEEN


@rule
def conceal(s, who):
    if is_standard(s):
        conceal_cards(s, who)
        if s.draft > 0:
            conceal_tiles(s, who)


@rule
def conceal_cards(s, who):
    sees_deck = who < s.seats and s.owed[who].kind == SWAP_TAKE  # tile 11 looks through the deck
    for card in range(CARDS):
        place = s.card[card]
        if place == DECK and not sees_deck:
            s.card[card] = UNSEEN
        elif place >= HAND and place < PLAYED:
            owner = place - HAND if place < FACE_DOWN else place - FACE_DOWN
            if owner != who:
                if s.known[card] >> who & 1 == 1:
                    s.card[card] = HAND + owner  # played or not: that is hidden
                else:
                    s.card[card] = UNSEEN
        if s.card[card] == UNSEEN:
            s.known[card] = 0


@rule
def conceal_tiles(s, who):
    """A seat knows its own tiles and those it passed on to the left."""
    left = (who + 1) % s.seats
    for tile in range(TILES):
        place = s.tile[tile]
        is_mine = who < s.seats and (place == IN_DRAFT + who or place == TILE_OF + who)
        if not is_mine:
            if s.dealt[tile] == who + 1:
                s.tile[tile] = IN_DRAFT + left  # kept or not: that is hidden
            else:
                s.tile[tile] = TILE_UNSEEN
                s.dealt[tile] = 0


@rule
def imagine(s, who):
    if is_standard(s):
        imagine_cards(s, who)
        if s.draft > 0:
            imagine_tiles(s, who)


@rule
def imagine_cards(s, who):
    """Fill the rivals' hands from the cards not seen; any of their cards may lie face down; the rest is the deck."""
    unseen = count(s.card, UNSEEN)
    for rival in range(s.seats):
        if rival != who:
            them = s.player[rival]
            held = them.hand + them.face_down
            for _ in range(held - count(s.card, HAND + rival)):
                s.card[find(s.card, UNSEEN, below(s, unseen))] = HAND + rival
                unseen -= 1
            for k in range(them.face_down):
                s.card[find(s.card, HAND + rival, below(s, held - k))] = FACE_DOWN + rival
            if s.owed[rival].kind == SWAP_TAKE:
                them.given = 1 + find(s.card, HAND + rival, below(s, them.hand))
    for card in range(CARDS):
        if s.card[card] == UNSEEN:
            s.card[card] = DECK


@rule
def imagine_tiles(s, who):
    """Deal the tiles not seen to the rivals, as many as each must hold; who has chosen keeps one of them."""
    for rival in range(s.seats):
        if rival != who:
            from_right = 1 + (rival + s.seats - 1) % s.seats
            if s.draft == 2:  # the tile kept in the first round
                keep_tile(s, rival, deal_tile(s, rival, rival + 1))
            while count(s.tile, IN_DRAFT + rival) < DRAFT_HAND - (s.draft - 1):
                deal_tile(s, rival, rival + 1 if s.draft == 1 else from_right)
            if s.owed[rival].kind == 0:  # the choice of this round is made
                keep_tile(s, rival, find(s.tile, IN_DRAFT + rival, below(s, count(s.tile, IN_DRAFT + rival))))
    for tile in range(TILES):
        if s.tile[tile] == TILE_UNSEEN:
            s.tile[tile] = BOX


@rule
def keep_tile(s, who, tile):
    s.tile[tile] = TILE_OF + who


@rule
def deal_tile(s, who, dealt):
    tile = find(s.tile, TILE_UNSEEN, below(s, count(s.tile, TILE_UNSEEN)))
    s.tile[tile] = IN_DRAFT + who
    s.dealt[tile] = dealt
    return tile
