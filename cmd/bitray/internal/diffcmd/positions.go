package diffcmd

import (
	"context"
	_ "embed"
	"iter"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/small"
	"github.com/bitray/bitray/internal/mirror"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/transform"
)

// source yields positions to look at. An error is why there are no more of them.
type source = iter.Seq2[crosscheck.Line, error]

// lines returns the positions that the flags name, and after the built-in suite those of [played].
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
		pass := func(line crosscheck.Line, err error) bool {
			line.Chess960 = line.Chess960 || c.Chess960
			return yield(line, err) && err == nil
		}
		for file := range strings.SplitSeq(strings.Join(c.suites, ","), ",") {
			for row, err := range new(cli.Rows).Of(ctx, p, file) {
				if !pass(crosscheck.NewLine(row.Position), err) {
					return
				}
			}
			for _, line := range played() {
				if file == builtIn && !pass(line, nil) {
					return
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
func each(lines iter.Seq[crosscheck.Line]) source {
	return func(yield func(crosscheck.Line, error) bool) {
		lines(func(line crosscheck.Line) bool { return yield(line, nil) })
	}
}

const builtIn = "built-in"

//go:embed games.txt
var games string

// played returns the positions after the moves of games, and the same with the colors exchanged: those in which mistakes show
// that few positions of the suite show to the usual depth. What making moves leaves is wrong: rights of kings and rooks that have
// come back, of a rook that stands where another was captured, or that is not there; or it is a rule that few positions need: a
// pawn that attacks the goal of castling alone, a king of Chess960 that stays where it is, or leaves what the rook shielded, and
// en passant by a pawn that is pinned, along its line or not, in check, and too late.
var played = sync.OnceValue(func() (lines []crosscheck.Line) {
	for game := range strings.Lines(games) {
		fen, moves, _ := strings.Cut(strings.TrimSpace(game), " moves ")
		root, err := board.ParseFEN(fen)
		cli.Must(err)
		line := crosscheck.NewLine(root)
		line.Moves = strings.Fields(moves)
		lines = append(lines, line, mirrored(line))
	}
	return lines
})

// mirrored returns a line with the colors exchanged.
func mirrored(line crosscheck.Line) crosscheck.Line {
	setup, from := board.NewSetup(), line.Root.Setup()
	for c := range attacks.Color(2) {
		for piece := board.Pawn; piece <= board.King; piece++ {
			setup.Put(c.Other(), piece, transform.FlipVertical(from.Pieces(c, piece)))
		}
	}
	setup.SideToMove, setup.CastlingRooks, setup.FileLetters = from.SideToMove.Other(), transform.FlipVertical(from.CastlingRooks), from.FileLetters
	if sq := line.Root.EnPassant(); sq != attacks.NoSquare {
		setup.EnPassant = transform.ApplyToSquare(transform.VerticalFlip, sq)
	}
	pos, _ := setup.Position() // no error: it is as good as that of line
	other := crosscheck.Line{Root: pos, Chess960: line.Chess960}
	for _, move := range line.Moves {
		other.Moves = append(other.Moves, mirror.Ways[0].Read(move))
	}
	return other
}

// reached returns the positions that games may reach, if only those are wanted, and adds why the others are left out.
func (c *config) reached(all []crosscheck.Line, r *Result) []crosscheck.Line {
	if !c.reachable {
		return all
	}
	return slices.DeleteFunc(all, func(line crosscheck.Line) bool {
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
