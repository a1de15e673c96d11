package diffcmd

import (
	"context"
	"iter"
	"slices"
	"strings"

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
	return func(yield func(crosscheck.Line, error) bool) {
		switch {
		case oneFEN || c.Moves != "":
			yield(c.line())
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
func each(lines []crosscheck.Line) source {
	return func(yield func(crosscheck.Line, error) bool) {
		for _, line := range lines {
			if !yield(line, nil) {
				return
			}
		}
	}
}

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

func eachSmall(visit func(pos *board.Position) bool) {
	for kings := range 64 * 64 {
		setup := board.NewSetup()
		setup.Put(attacks.White, board.King, attacks.Square(kings>>6).Bitboard())
		setup.Put(attacks.Black, board.King, attacks.Square(kings&63).Bitboard())
		if !small.Positions(setup, 1, visit) {
			return
		}
	}
}
