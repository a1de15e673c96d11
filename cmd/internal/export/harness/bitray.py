# An attack generator for bitray on a pipe, in Python. As generated it is a ray walk.
#
#   bitray check --program "python3 mine.py"
#
# Replace what is between the two markers by your own rook and bishop. a1 is bit 0, h1 bit 7, h8 bit 63; a result
# holds every square up to and including the first occupied one in each direction. "bitray help generators" has the rest.
# It has no loops to be timed: what Python takes for one, it takes for the questions too.

import sys

# ---- your generator begins here ----

NAME = "ray walk in Python"


def rays(square, steps):
    """The squares that a piece reaches on an empty board, as sets of one square, a list for each direction."""
    for right, up in steps:
        f, r, ray = square % 8 + right, square // 8 + up, []
        while 0 <= f < 8 and 0 <= r < 8:
            ray.append(1 << 8 * r + f)
            f, r = f + right, r + up
        yield ray


ROOK = [list(rays(square, [(1, 0), (0, 1), (-1, 0), (0, -1)])) for square in range(64)]
BISHOP = [list(rays(square, [(1, 1), (-1, 1), (-1, -1), (1, -1)])) for square in range(64)]


def walk(rays, occupied):
    attacked = 0
    for ray in rays:
        for target in ray:
            attacked |= target
            if occupied & target:
                break
    return attacked


def rook(square, occupied):
    return walk(ROOK[square], occupied)


def bishop(square, occupied):
    return walk(BISHOP[square], occupied)


def queen(square, occupied):
    return rook(square, occupied) | bishop(square, occupied)


# ---- your generator ends here ----

PIECES = {"rook": rook, "bishop": bishop, "queen": queen}


def answer(line):
    words = line.split()
    if len(words) == 3 and words[0] in PIECES:
        return "%x" % PIECES[words[0]](int(words[1]) & 63, int(words[2], 16))
    if words == ["go"]:
        return "ok"
    if words == ["bitray", "1"]:
        return "bitray 1 rook bishop queen name " + NAME
    return "unknown " + line


for line in sys.stdin:
    sys.stdout.write(answer(line.rstrip("\r\n")) + "\n")
    if line.startswith("go"):
        sys.stdout.flush()
