package faulty

import (
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Position is a position, of Chess960 too.
type Position struct {
	pieces [2][board.King + 1]attacks.Bitboard // by color; at NoPiece all of the color
	turn   attacks.Color
	rights uint8 // shortRight and longRight, those of Black shifted by two
	ep     attacks.Square
	fallen [2]attacks.Square // of kings that were captured
	home   *home
}

// home is from where kings and rooks castle.
type home struct {
	chess960 bool
	letters  bool // in the FEN
	king     [2]attacks.Square
	rook     [2][2]attacks.Square // of each color for short and long castling
	rightOf  [64]uint8            // that needs a rook on a square, or 0
}

const (
	shortRight = 1
	longRight  = 2
	bothRights = shortRight | longRight
)

// standard is the home of standard chess.
var standard = home{
	king:    [2]attacks.Square{attacks.E1, attacks.E8},
	rook:    [2][2]attacks.Square{{attacks.H1, attacks.A1}, {attacks.H8, attacks.A8}},
	rightOf: [64]uint8{attacks.H1: shortRight, attacks.A1: longRight, attacks.H8: shortRight << 2, attacks.A8: longRight << 2},
}

// New takes a position over.
func New(from *board.Position) (p Position) {
	for c := range attacks.Color(2) {
		for piece := board.Pawn; piece <= board.King; piece++ {
			p.pieces[c][piece] = from.Pieces(c, piece)
			p.pieces[c][board.NoPiece] |= from.Pieces(c, piece)
		}
	}
	p.home = &standard
	if from.Chess960() {
		p.home = p.home960(from.CastlingRooks())
		p.home.letters = strings.ContainsAny(strings.Fields(from.FEN())[2], "ABCDEFGHabcdefgh")
	}
	for rook := range from.CastlingRooks().Squares() {
		p.rights |= p.home.rightOf[rook]
	}
	p.turn, p.ep = from.SideToMove(), from.EnPassant()
	p.fallen = [2]attacks.Square{attacks.NoSquare, attacks.NoSquare}
	return p
}

// home960 returns the home of the kings, and of rooks that may castle.
func (p *Position) home960(rooks attacks.Bitboard) *home {
	h := &home{chess960: true}
	for c := range attacks.Color(2) {
		h.king[c] = p.pieces[c][board.King].First()
		for rook := range (rooks & p.pieces[c][board.Rook]).Squares() {
			side := 0 // short
			if rook < h.king[c] {
				side = 1
			}
			h.rook[c][side], h.rightOf[rook] = rook, shortRight<<side<<(2*c)
		}
	}
	return h
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
	piece := board.Pawn
	for piece < board.King && !p.pieces[c][piece].Has(sq) {
		piece++
	}
	return piece
}

// bare reports whether neither side can be mated: kings, and one bishop or knight at most.
func (p *Position) bare() bool {
	heavy, light := attacks.Empty, attacks.Empty
	for _, own := range p.pieces {
		heavy |= own[board.Pawn] | own[board.Rook] | own[board.Queen]
		light |= own[board.Knight] | own[board.Bishop]
	}
	return heavy == 0 && light.Count() <= 1
}

// attackers returns the pieces of a color that attack sq; pawns do so from where a pawn of another color would go.
func (p *Position) attackers(sq attacks.Square, by, pawnsOf attacks.Color, occ attacks.Bitboard) attacks.Bitboard {
	of := &p.pieces[by]
	return attacks.Pawn(pawnsOf, sq)&of[board.Pawn] | attacks.Knight(sq)&of[board.Knight] | attacks.King(sq)&of[board.King] |
		attacks.Bishop(sq, occ)&(of[board.Bishop]|of[board.Queen]) | attacks.Rook(sq, occ)&(of[board.Rook]|of[board.Queen])
}

// kinds returns which pieces of a color stand on some squares.
func (p *Position) kinds(of attacks.Color, on attacks.Bitboard) (by reason) {
	if on == 0 {
		return 0
	}
	for piece := board.Pawn; piece <= board.King; piece++ {
		by |= when(p.pieces[of][piece]&on != 0, byPawn<<(piece-board.Pawn))
	}
	return by
}

// forward returns by how much the square of a pawn grows with a step.
func forward(c attacks.Color) int { return 8 - 16*int(c) }

// behind returns the square from which a pawn steps to sq.
func behind(c attacks.Color, sq attacks.Square) attacks.Bitboard {
	if c == attacks.White {
		return sq.Bitboard().South()
	}
	return sq.Bitboard().North()
}
