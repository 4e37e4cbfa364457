"""Damaged journals: what a bad disk, a bad wire or a curious visitor makes of a file. Each number is one damage."""

from __future__ import annotations

import copy
import json
import random

HALF = '"\\ud83c"'  # half of a character, as JSON writes it
NUMBERS = (-1, 2**31, 2**63, 2**64 - 1, 2**64, -(2**63) - 1, 10**40, 3.5, 1e400, True, None)
WORDS = ("\\ud83c", "x\\udfff", "\\u0000", "\\u202e", "\\u001b[31m", "os", "../../etc/passwd", "", "x" * 5000)
BYTES = (b"\xff", b"\xed\xa0\x80", b"\0", b"\xf0\x9f", b"9" * 5000, b"[" * 3000, b"\xfe\xff", b"1e999")


def damaged(told: dict, number: int) -> bytes:
    """The journal `told` with the damage of this number."""
    dice = random.Random(number)
    kind = number % 5
    told = copy.deepcopy(told)
    keys = list(told)
    if kind == 0:  # another number somewhere
        value = dice.choice(NUMBERS)
        if dice.random() < 0.6:
            told["choices"][dice.randrange(len(told["choices"]))][dice.randrange(2)] = value
        else:
            told[dice.choice(keys)] = value
    elif kind == 1:  # a word where there was none, or another one
        key, word = dice.choice([*keys, "more"]), f'"{dice.choice(WORDS)}"'
        told[key] = "HERE"
        return json.dumps(told).replace('"HERE"', word).encode()
    elif kind == 2:  # a word among the choices, or as the name of a field
        at, word = dice.randrange(len(told["choices"])), f'"{dice.choice(WORDS)}"'
        told["choices"][at] = dice.choice(["HERE", ["HERE", 1], [0, "HERE"], [["HERE"]], {"HERE": 1}])
        return json.dumps(told).replace('"HERE"', word).encode()
    elif kind == 3:  # fields gone, doubled or changed about
        one, other = dice.sample(keys, 2)
        told[one], told[other] = told[other], told[one]
        if dice.random() < 0.3:
            told.pop(one)
    data = bytearray(json.dumps(told).encode())
    if kind == 4:  # bytes lost, changed or put in between
        for _ in range(dice.randint(1, 8)):
            at = dice.randrange(len(data)) if data else 0
            how = dice.randrange(4)
            if how == 0 and data:
                data[at] = dice.randrange(256)
            elif how == 1:
                data[at:at] = dice.choice((*BYTES, HALF.encode()))
            elif how == 2:
                del data[at : at + dice.randint(1, 40)]
            else:
                data = data[: max(at, 1)]
        if dice.random() < 0.1:
            return data.decode("latin-1").encode(dice.choice(("utf-16", "utf-32-le", "utf-8-sig")))
    return bytes(data)
