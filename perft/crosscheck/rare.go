package crosscheck

import (
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// rarePosition draws a position near a rule that random games seldom come to, with few pieces around
// it: they attack, pin and block at random, since most of the attempts that are not playable are
// drawn again.
func rarePosition(random *rand.Rand, chess960 bool) board.Position {
	for {
		d := drawing{random, board.NewSetup()}
		d.SideToMove = attacks.Color(random.IntN(2))
		[]func(){func() { d.castling(chess960) }, d.enPassant, d.promotion, d.kings, d.ending}[random.IntN(5)]()
		if pos, err := d.Position(); err == nil && d.Faults()&^board.Superfluous == 0 && pos.CountLegalMoves() > 0 {
			return pos
		}
	}
}

const anywhere = ^attacks.Empty

// drawing is a position that is being drawn.
type drawing struct {
	random *rand.Rand
	board.Setup
}

// put puts a piece on a random empty square of squares, if there is one, and returns the square.
func (d *drawing) put(piece board.Piece, c attacks.Color, squares attacks.Bitboard) attacks.Square {
	squares &^= d.Occupied()
	if squares == 0 {
		return attacks.NoSquare
	}
	for range d.random.IntN(squares.Count()) {
		squares = squares.WithoutLowest()
	}
	d.Put(piece, c, squares.Lowest())
	return squares.First()
}

// scatter puts up to n pieces that are no kings anywhere, mostly those of the side not to move.
func (d *drawing) scatter(n int) {
	for range d.random.IntN(n + 1) {
		piece, squares := board.Pawn+board.Piece(d.random.IntN(5)), anywhere
		if piece == board.Pawn {
			squares &^= attacks.Rank1 | attacks.Rank8
		}
		c := d.SideToMove
		if d.random.IntN(3) > 0 {
			c = c.Other()
		}
		d.put(piece, c, squares)
	}
}

// rank returns a rank as the side to move counts it, from 0.
func (d *drawing) rank(n uint) attacks.Bitboard {
	if d.SideToMove == attacks.Black {
		n = 7 - n
	}
	return attacks.Rank1 << (8 * n)
}

// castling draws a king and two rooks with their rights, in the way of which others come; the other
// king may have them too.
func (d *drawing) castling(chess960 bool) {
	for _, c := range []attacks.Color{d.SideToMove, d.SideToMove.Other()} {
		back := [...]attacks.Bitboard{attacks.White: attacks.Rank1, attacks.Black: attacks.Rank8}[c]
		if c != d.SideToMove && d.random.IntN(2) == 0 {
			d.put(board.King, c, anywhere)
			continue
		}
		king, west, east := attacks.FileE, attacks.FileA, attacks.FileH
		if chess960 {
			king = attacks.FileA << (1 + d.random.IntN(6))
			at := (king & back).First()
			west, east = attacks.Ray(attacks.West, at), attacks.Ray(attacks.East, at)
			if d.random.IntN(2) == 0 { // room for a rook that pins these two
				west, east = attacks.FileB, attacks.FileG
			}
		}
		d.put(board.King, c, back&king)
		for _, side := range []attacks.Bitboard{west, east} {
			if rook := d.put(board.Rook, c, back&side); rook != attacks.NoSquare {
				d.CastlingRooks |= rook.Bitboard()
			}
		}
	}
	d.FileLetters = chess960
	if d.random.IntN(2) == 0 {
		d.put(board.Rook, d.SideToMove.Other(), d.rank(0)&(attacks.FileA|attacks.FileH))
	}
	d.put(board.Knight+board.Piece(d.random.IntN(4)), d.SideToMove, anywhere)
	d.scatter(4)
}

// enPassant draws a pawn that has just gone two squares and one beside it, and kings and sliders, often
// on their lines.
func (d *drawing) enPassant() {
	us, them := d.SideToMove, d.SideToMove.Other()
	pawn := d.put(board.Pawn, them, d.rank(4))
	passed := pawn.Bitboard()
	d.put(board.Pawn, us, passed.East()|passed.West())
	d.EnPassant = (d.rank(5) & (attacks.FileA << pawn.File())).First()
	near := []attacks.Bitboard{d.rank(4), anywhere, attacks.Pawn(them, pawn)}[d.random.IntN(3)]
	d.put(board.King, us, near)
	d.put(board.King, them, anywhere)
	slider := board.Bishop + board.Piece(d.random.IntN(3))
	d.put(slider, them, d.rank(4))
	d.scatter(2)
}

// promotion draws pawns before the last rank, on the edge too, and pieces that they can capture.
func (d *drawing) promotion() {
	us, them := d.SideToMove, d.SideToMove.Other()
	for range 1 + d.random.IntN(2) {
		d.put(board.Pawn, us, d.rank(6))
		d.put(board.Knight+board.Piece(d.random.IntN(4)), them, d.rank(7))
	}
	d.put(board.King, us, anywhere)
	d.put(board.King, them, anywhere)
	d.scatter(3)
}

// kings draws kings near each other, with pieces that give checks, pin, and protect one another. The next move
// completes fifty without a capture, which does not end a perft.
func (d *drawing) kings() {
	d.HalfmoveClock, d.FullmoveNumber = 99, 80
	d.twoKings(anywhere)
	d.scatter(7)
}

// twoKings puts the king of the side not to move on one of squares, and the other at most two squares
// away.
func (d *drawing) twoKings(squares attacks.Bitboard) {
	near := d.put(board.King, d.SideToMove.Other(), squares).Bitboard().KingAttacks()
	d.put(board.King, d.SideToMove, near|near.KingAttacks())
}

// ending draws a king alone on the edge, which is nearly stalemated.
func (d *drawing) ending() {
	d.twoKings(attacks.FileA | attacks.FileH | attacks.Rank1 | attacks.Rank8)
	d.put(board.Knight+board.Piece(d.random.IntN(4)), d.SideToMove, anywhere)
}
