package crosscheck

import (
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// rarePosition draws a position near a rule that random games seldom reach: castling, captures en passant,
// promotions, or kings near each other on the edge. Few other pieces attack, pin and block at random, half of them on
// lines of the king. Illegal positions and those without a move are redrawn. The halfmove clock may be at 99, which does
// not end a perft.
func rarePosition(random *rand.Rand, chess960 bool) board.Position {
	for {
		d := drawing{random, board.NewSetup()}
		d.SideToMove, d.FileLetters = attacks.Color(random.IntN(2)), chess960
		d.HalfmoveClock, d.FullmoveNumber = uint16(99*random.IntN(2)), 80
		us, them := d.SideToMove, d.SideToMove.Other()
		switch random.IntN(4) {
		case 0:
			d.castling(chess960, us, them)
			d.put(board.Rook, them, d.rank(0), anywhere) // may pin one of ours
			d.put(board.Bishop+board.Piece(random.IntN(3)), us, anywhere)
		case 1:
			d.enPassant()
		case 2:
			d.put(board.Pawn, us, d.rank(6))
			d.put(board.Knight+board.Piece(random.IntN(4)), them, d.rank(7))
		case 3:
			d.put(board.King, them, attacks.FileA|attacks.FileH|attacks.Rank1|attacks.Rank8)
			d.put(board.Knight+board.Piece(random.IntN(4)), us, anywhere)
		}
		d.kings()
		d.scatter()
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

// put puts a piece of color c on a random empty square of one of the sets, if there is one, and returns the square.
func (d *drawing) put(piece board.Piece, c attacks.Color, sets ...attacks.Bitboard) attacks.Square {
	squares := sets[d.random.IntN(len(sets))] &^ d.Occupied()
	if squares == 0 {
		return attacks.NoSquare
	}
	for range d.random.IntN(squares.Count()) {
		squares = squares.WithoutLowest()
	}
	d.Put(c, piece, squares.Lowest())
	return squares.First()
}

// rank returns a rank as the side to move counts it, from 0.
func (d *drawing) rank(n uint) attacks.Bitboard {
	if d.SideToMove == attacks.Black {
		n = 7 - n
	}
	return attacks.Rank1 << (8 * n)
}

// castling draws kings and two rooks of each color with their rights, on empty ranks and the same files.
func (d *drawing) castling(chess960 bool, colors ...attacks.Color) {
	file, west, east := 4, attacks.FileA, attacks.FileH
	if chess960 {
		file = 1 + d.random.IntN(6)
		west, east = attacks.FileA<<d.random.IntN(file), attacks.FileH>>d.random.IntN(7-file)
	}
	for _, c := range colors {
		back := [...]attacks.Bitboard{attacks.Rank1, attacks.Rank8}[c]
		d.put(board.King, c, back&(attacks.FileA<<file))
		for _, side := range []attacks.Bitboard{west, east} {
			d.CastlingRooks |= d.put(board.Rook, c, back&side).Bitboard()
		}
	}
}

// enPassant draws a pawn that has just gone two squares and one next to it, a king that the first attacks, or that is on
// the rank of both, and a slider there.
func (d *drawing) enPassant() {
	us, them := d.SideToMove, d.SideToMove.Other()
	pawn := d.put(board.Pawn, them, d.rank(4))
	passed := pawn.Bitboard()
	d.put(board.Pawn, us, passed.East()|passed.West())
	d.put(board.King, us, d.rank(4), attacks.Pawn(them, pawn))
	d.put(board.Bishop+board.Piece(d.random.IntN(3)), them, d.rank(4))
	d.EnPassant = (d.rank(5) & (attacks.FileA << pawn.File())).First()
}

// kings draws the kings that are not there yet, often near each other.
func (d *drawing) kings() {
	us, them := d.SideToMove, d.SideToMove.Other()
	if d.Side(them).King == 0 {
		d.put(board.King, them, anywhere)
	}
	if d.Side(us).King == 0 {
		near := d.Side(them).King.KingAttacks()
		d.put(board.King, us, near|near.KingAttacks(), anywhere)
	}
}

// scatter puts up to six pieces, mostly few, that are no kings on lines of the king to move, or anywhere.
func (d *drawing) scatter() {
	lines := attacks.Queen(d.Side(d.SideToMove).King.First(), attacks.Empty)
	for range d.random.IntN(1 + d.random.IntN(8)) {
		piece, c := board.Pawn+board.Piece(d.random.IntN(5)), attacks.Color(d.random.IntN(2))
		d.put(piece, c, lines, anywhere)
	}
}
