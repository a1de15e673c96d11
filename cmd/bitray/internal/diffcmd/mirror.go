package diffcmd

import (
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/transform"
)

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
		other.Moves = append(other.Moves, strings.Map(func(c rune) rune {
			if c >= '1' && c <= '8' {
				return '1' + '8' - c
			}
			return c
		}, move))
	}
	return other
}
