package diffcmd

import (
	"context"
	"iter"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/small"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// source yields positions to look at. An error is why there are no more of them.
type source = iter.Seq2[crosscheck.Line, error]

// lines returns the positions that the flags name.
func (c *config) lines(ctx context.Context, p *cli.Program, oneFEN bool) source {
	switch {
	case oneFEN || c.Moves != "":
		return func(yield func(crosscheck.Line, error) bool) { yield(c.line()) }
	case c.small:
		return each(smallLines)
	case c.random > 0:
		return each(crosscheck.RandomLines(c.seed, c.random, c.Chess960))
	}
	return func(yield func(crosscheck.Line, error) bool) {
		for file := range strings.SplitSeq(strings.Join(c.suites, ","), ",") {
			for line, err := range linesOf(ctx, p, file) {
				line.Chess960 = line.Chess960 || c.Chess960
				if !yield(line, err) || err != nil {
					return
				}
			}
		}
	}
}

// linesOf yields the positions of a suite, and after the built-in one those of [played].
func linesOf(ctx context.Context, p *cli.Program, file string) source {
	return func(yield func(crosscheck.Line, error) bool) {
		for row, err := range new(cli.Rows).Of(ctx, p, file) {
			if !yield(crosscheck.NewLine(row.Position), err) {
				return
			}
		}
		if file == builtIn {
			each(slices.Values(played()))(yield)
		}
	}
}

// line returns the position of the flags with its moves, which both sides make.
func (c *config) line() (crosscheck.Line, error) {
	line, err := c.Line()
	if words := cli.Words(c.Moves); err == nil && len(words) > 0 {
		pos, _ := cli.ParsePosition(c.FEN) // no error: the moves are legal there
		line.Root, line.Chess960 = pos, pos.Chess960() || c.Chess960
		for _, word := range words {
			m, _ := pos.ParseMove(word)
			line.Moves, pos = append(line.Moves, m.UCI(line.Chess960)), pos.After(m)
		}
	}
	return line, err
}

// each yields lines.
func each(lines iter.Seq[crosscheck.Line]) source {
	return func(yield func(crosscheck.Line, error) bool) {
		lines(func(line crosscheck.Line) bool { return yield(line, nil) })
	}
}

const builtIn = "built-in"

// games end where mistakes show that few positions of the suite show to the usual depth: what making moves leaves is wrong,
// or a rule is that few positions need.
var games = []string{
	"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1e2 e8e7 e2e1 e7e8 e1e2", // who has moved may not castle
	"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves h1g1 h8g8 g1h1 g8h8 a1b1",
	"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves a1b1 a8b8 b1a1 b8a8 h1g1",
	"4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves h1h2 e8e7",
	"4k3/8/8/8/4b3/8/7R/4K2R b K - 0 1 moves e4h1 h2h1 e8e7", // nor with a rook that took the place of another
	"4k3/8/8/8/3b4/8/R7/R3K3 b Q - 0 1 moves d4a1 a2a1 e8e7",
	"4k3/8/p7/8/4b3/8/8/4K2R b K - 0 1 moves e4h1",
	"4k3/8/8/8/8/8/7p/4K2R w K - 0 1", // the pawn attacks g1 alone
	"4k3/8/8/8/8/8/8/1RK5 w B - 0 1",  // the king stays where it is
	"5rkr/8/q7/8/8/5R2/8/1R4KR b HBhf - 0 1",
	"4k3/3p4/8/2P5/8/8/8/4K3 b - - 0 1 moves d7d5",
	"4r2k/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
	"4r2k/3p4/8/4P3/8/8/8/4K3 b - - 0 1 moves d7d5",           // the pawn that captures is pinned,
	"4k3/2bp4/8/4P3/5K2/8/8/8 b - - 0 1 moves d7d5",           // here along the line of its move
	"8/8/8/8/3p4/8/R3P2k/4K3 w - - 0 1 moves e2e4",            // the rook checks
	"7k/8/5n2/8/5p2/8/6P1/5K2 w - - 0 1 moves g2g4 f6g4 f1e2", // it is too late for en passant
}

// played returns the positions after the moves of games, and the same with the colors exchanged.
var played = sync.OnceValue(func() (lines []crosscheck.Line) {
	for _, game := range games {
		fen, moves, _ := strings.Cut(game, " moves ")
		root, err := board.ParseFEN(fen)
		cli.Must(err)
		line := crosscheck.NewLine(root)
		line.Moves = strings.Fields(moves)
		lines = append(lines, line, mirrored(line))
	}
	return lines
})

// reached returns the positions that games may reach, if only those are wanted, and adds why the others are left out.
func (c *config) reached(all []crosscheck.Line, r *Result) []crosscheck.Line {
	return slices.DeleteFunc(all, func(line crosscheck.Line) bool {
		if !c.reachable {
			return false
		}
		faults := cli.Unreachable(line.Root)
		if faults != 0 {
			r.exclude(line, "no game reaches it: "+faults.String())
		}
		return faults != 0
	})
}

// allSmall is how many positions of standard chess have three pieces, both kings among them.
const allSmall = 3_891_590

func smallLines(yield func(crosscheck.Line) bool) {
	for kings := range 64 * 64 {
		setup := board.NewSetup()
		setup.Put(attacks.White, board.King, attacks.Square(kings>>6).Bitboard())
		setup.Put(attacks.Black, board.King, attacks.Square(kings&63).Bitboard())
		if !small.Positions(setup, 1, func(pos *board.Position) bool { return yield(crosscheck.NewLine(*pos)) }) {
			return
		}
	}
}
