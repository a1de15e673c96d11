package diffcmd

import (
	"context"
	"iter"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// source yields the positions to look at. The error is why there are no more of them, or a [*crosscheck.Exclusion] of one.
type source func(ctx context.Context) iter.Seq2[crosscheck.Line, error]

// source returns the positions that the flags name.
func (c *config) source(p *cli.Program, oneFEN bool) source {
	return func(ctx context.Context) iter.Seq2[crosscheck.Line, error] {
		return func(yield func(crosscheck.Line, error) bool) {
			c.positions(ctx, p, oneFEN, func(line crosscheck.Line, err error) bool {
				if faults := cli.Unreachable(line.Root); c.reachable && err == nil && faults != 0 {
					err = &crosscheck.Exclusion{Reason: "no game reaches it: " + faults.String()}
				}
				return yield(line, err)
			})
		}
	}
}

func (c *config) positions(ctx context.Context, p *cli.Program, oneFEN bool, yield func(crosscheck.Line, error) bool) {
	switch {
	case oneFEN || c.Moves != "":
		yield(c.Line())
	case c.small:
		eachSmall(func(pos *board.Position) bool { return yield(crosscheck.NewLine(*pos), ctx.Err()) })
	case c.random > 0:
		for line := range crosscheck.RandomLines(c.seed, c.random, c.Chess960) {
			if !yield(line, ctx.Err()) {
				return
			}
		}
	default:
		for file := range strings.SplitSeq(strings.Join(c.suites, ","), ",") {
			for row, err := range new(cli.Rows).Of(ctx, p, file) {
				line := crosscheck.NewLine(row.Position)
				line.Chess960 = line.Chess960 || c.Chess960
				if !yield(line, err) || err != nil {
					return
				}
			}
		}
	}
}

// allSmall is how many positions of standard chess have three pieces, both kings among them.
const allSmall = 3_891_590

func eachSmall(visit func(pos *board.Position) bool) {
	for kings := range 64 * 64 {
		setup := board.NewSetup()
		setup.Put(board.King, attacks.White, attacks.Square(kings>>6).Bitboard())
		setup.Put(board.King, attacks.Black, attacks.Square(kings&63).Bitboard())
		if !faulty.Small(setup, 1, visit) {
			return
		}
	}
}
