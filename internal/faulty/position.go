package faulty

import (
	"errors"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Position is a position of standard chess.
type Position struct {
	pieces [2][board.King + 1]attacks.Bitboard // by color; at NoPiece all of the color
	turn   attacks.Color
	rights uint8 // shortRight and longRight, those of Black shifted by two
	ep     attacks.Square
	fallen [2]attacks.Square // of kings that were captured
}

const (
	shortRight = 1
	longRight  = 2
)

// rightOf returns the castling right that needs a rook on sq, or 0.
func rightOf(sq attacks.Square) uint8 {
	switch sq {
	case attacks.H1:
		return shortRight
	case attacks.A1:
		return longRight
	case attacks.H8:
		return shortRight << 2
	case attacks.A8:
		return longRight << 2
	}
	return 0
}

// New takes a position over. It must not need the castling of Chess960.
func New(from *board.Position) (p Position, err error) {
	if from.Chess960() {
		return p, errors.New("castling of Chess960: expected a position of standard chess")
	}
	for c := range attacks.Color(2) {
		for piece := board.Pawn; piece <= board.King; piece++ {
			p.pieces[c][piece] = from.Pieces(c, piece)
			p.pieces[c][board.NoPiece] |= from.Pieces(c, piece)
		}
	}
	for rook := range from.CastlingRooks().Squares() {
		p.rights |= rightOf(rook)
	}
	p.turn, p.ep = from.SideToMove(), from.EnPassant()
	p.fallen = [2]attacks.Square{attacks.NoSquare, attacks.NoSquare}
	return p, nil
}

func (p *Position) all(c attacks.Color) attacks.Bitboard { return p.pieces[c][board.NoPiece] }

// toggle puts a piece on a square, or takes it away.
func (p *Position) toggle(c attacks.Color, piece board.Piece, sq attacks.Square) {
	p.pieces[c][piece] ^= sq.Bitboard()
	p.pieces[c][board.NoPiece] ^= sq.Bitboard()
}

// pieceAt returns the piece of a color on a square, or NoPiece.
func (p *Position) pieceAt(c attacks.Color, sq attacks.Square) board.Piece {
	if !p.all(c).Has(sq) {
		return board.NoPiece
	}
	for piece := board.Pawn; piece < board.King; piece++ {
		if p.pieces[c][piece].Has(sq) {
			return piece
		}
	}
	return board.King
}

// bare reports whether nobody can be mated: kings, and one bishop or knight at most.
func (p *Position) bare() bool {
	heavy, light := attacks.Empty, attacks.Empty
	for _, own := range p.pieces {
		heavy |= own[board.Pawn] | own[board.Rook] | own[board.Queen]
		light |= own[board.Knight] | own[board.Bishop]
	}
	return heavy == 0 && light.Count() <= 1
}

// view says which pieces a test for attacks sees, and how it takes pawns.
type view uint8

const (
	pawns view = 1 << iota
	knights
	diagonals
	lines
	kings
	onMen  // pawns attack only what stands there
	pushes // pawns attack the empty square before them
	backwards
	everyone = pawns | knights | diagonals | lines | kings
)

// attackers returns the pieces of a color that attack sq, as far as they are seen.
func (p *Position) attackers(sq attacks.Square, by attacks.Color, occ attacks.Bitboard, seen view) (found attacks.Bitboard) {
	of := &p.pieces[by]
	if seen&pawns != 0 && (seen&onMen == 0 || p.all(by.Other()).Has(sq)) {
		from := by.Other()
		if seen&backwards != 0 {
			from = by
		}
		found = attacks.Pawn(from, sq) & of[board.Pawn]
	}
	if seen&pushes != 0 && !occ.Has(sq) {
		found |= behind(by, sq) & of[board.Pawn]
	}
	if seen&knights != 0 {
		found |= attacks.Knight(sq) & of[board.Knight]
	}
	if seen&diagonals != 0 {
		found |= attacks.Bishop(sq, occ) & (of[board.Bishop] | of[board.Queen])
	}
	if seen&lines != 0 {
		found |= attacks.Rook(sq, occ) & (of[board.Rook] | of[board.Queen])
	}
	if seen&kings != 0 {
		found |= attacks.King(sq) & of[board.King]
	}
	return found
}

// forward returns by how much the square of a pawn grows with a step.
func forward(c attacks.Color) int { return 8 - 16*int(c) }

// behind returns the square from which a pawn steps to sq.
func behind(c attacks.Color, sq attacks.Square) attacks.Bitboard {
	if from := int(sq) - forward(c); from >= 0 && from < 64 {
		return attacks.Square(from).Bitboard()
	}
	return attacks.Empty
}
