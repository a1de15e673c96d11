# A UCI engine by python-chess: pip install chess
import sys
import chess

def perft(depth, printed=False):
    if depth == 0: return 1
    if depth == 1 and not printed: return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        nodes = perft(depth - 1)
        board.pop()
        if printed: print(f"{move.uci()}: {nodes}")
        total += nodes
    return total

sys.stdout.reconfigure(line_buffering=True)  # an answer must not wait for the next one
chess960 = False
for line in sys.stdin:
    match line.split():
        case ["uci"]:
            print("id name python-chess\noption name UCI_Chess960 type check default false\nuciok")
        case ["isready"]: print("readyok")
        case ["setoption", "name", "UCI_Chess960", "value", value]: chess960 = value == "true"
        case ["position", "fen", *words]:
            fen, _, moves = " ".join(words).partition(" moves ")
            board = chess.Board(fen, chess960=chess960)
            for move in moves.split(): board.push_uci(move)
        case ["go", "perft", depth]: print("Nodes searched:", perft(int(depth), printed=True))
        case ["quit"]: break
