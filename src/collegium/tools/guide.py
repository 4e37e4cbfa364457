"""Writing a guided first game: `python -m collegium.tools.guide GAME --seats 3 --seed 7 --take "4 2"`.

Students play, but the learner (`--learner`, seat 0) takes the options of `--take`, one after the other. Then it prints
what has happened, what the learner is asked and every option with its number, its place and, with `--places`, all
pieces of the board. At the end stands the head of `guide/script.toml`. `--given N` leaves the first N choices to
students, the learner's too. Without `--take` it goes through the game's script and prints each step with its note.
"""

from __future__ import annotations

import argparse

from collegium import bots
from collegium.kernel.game import Game
from collegium.match.guide import guide_of, played, words
from collegium.match.match import Match
from collegium.match.showing import NAMES, lit
from collegium.registry import find

RIVALS = "student"


def play(game: Game, seats: int, variant: str, seed: int, learner: int, given: int, take: list[int]) -> Match:
    """The match until the learner has taken all these options and is asked again."""
    match = Match(game, seats, variant, seed, NAMES[:seats])
    left = list(take)
    while not match.over:
        seat = match.to_act[0]
        if seat != learner or match.number < given:
            match.choose(seat, bots.pick(match, seat, RIVALS))
        elif left:
            match.choose(seat, left.pop(0))
        else:
            break
    return match


def told(match: Match, learner: int, since: int) -> None:
    """Print the story since an event, the question and the options."""
    for event in match.events(since, learner):
        if not event.silent:
            print("   ", event.label())
    print(f"[{match.number}]", match.say(match.question(learner), "en", learner) if not match.over else "over")
    for option in match.options(learner):
        why = "" if option.legal else f"   NO: {option.why_not()}"
        names = " ".join(f"${name}" for name in option.text.args)
        print(f"  {option.id:4} {option.place or '-':24} {option.label()}   {names}{why}")


def pieces(match: Match, learner: int) -> None:
    """Print every piece of the wide board and the phone's."""
    stage = match.game.stage
    for shape in ("wide", "phone"):
        for area in stage.compose(match.view(learner), learner, shape, lit(match, learner)).areas:
            print(f"{shape}: {area.id} [{area.tab}]:", " ".join(piece.id for piece in area.pieces))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--take", metavar="OPTIONS")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--variant")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--learner", type=int, default=0)
    parser.add_argument("--given", type=int, default=0)
    parser.add_argument("--last", type=int, default=1, help="how many of the learner's last choices to print")
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--lang", default="en")
    args = parser.parse_args()
    game = find(args.game)
    if args.take is None:
        guide = guide_of(game)
        if guide is None:
            raise SystemExit(f"{game.key} has no guide/script.toml: begin with --take ''")
        for match, step, option in played(game, guide):
            print(f"{step.part}.{step.number}/{step.of} {step.key}: {option.label(args.lang)} [{option.place}]")
            print("     " + "\n     ".join(words(match, step, option, args.lang)))
        return
    take = list(map(int, args.take.split()))
    setting = (game, args.seats, args.variant or next(iter(game.variants)), args.seed, args.learner, args.given)
    before = play(*setting, take[: max(0, len(take) - args.last)])
    match = play(*setting, take)
    told(match, args.learner, len(before.told) if take else 0)
    if args.places:
        pieces(match, args.learner)
    print(
        f'rules = {game.rules_version}\ndata = "{game.components.digest}"\nseats = {match.seats}\n'
        f'variant = "{match.variant}"\nseed = {match.seed}\nlearner = {args.learner}\nlevel = "{RIVALS}"\n'
        f"given = {args.given}"
    )
    print("choices =", '"' + " ".join(f"{seat}:{option}" for seat, option in match.choices) + '"')


if __name__ == "__main__":
    main()
