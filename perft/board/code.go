package board

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// Code is all that the legal moves of a position depend on, now and later, in 32 bytes. Two
// positions have the same code exactly if [Position.Canonical] makes them equal, so codes can
// be keys of maps and stand in files; nothing is hashed and nothing collides.
//
// The four words are planes of one board: bit n of word i is bit i of the four that say what is on
// square n.
//
//	0 nothing   4 pawn     8 black king, Black to move   12 black pawn
//	1 bishop    5 knight   9 black bishop                13 black knight
//	2 rook      6 king    10 black rook                  14 black king, White to move
//	3 queen     7 rook that may castle; its rank says whose it is
//	           11 black queen                            15 pawn that can be captured en passant;
//	                                                        its rank says whose it is
//
// Any number of pieces fits, and so do the castling rights of Chess960.
type Code [4]uint64

// Code returns the code of p. An en-passant square counts only if a capture there is legal.
func (p *Position) Code() (c Code) {
	w, b := &p.sides[0], &p.sides[1]
	knights := uint64(w.Knights | b.Knights)
	kings := uint64(w.King | b.King)
	castling := uint64(p.castling)
	passed := uint64(p.capturablePawn())
	c[0] = uint64(w.Diagonals|b.Diagonals) | knights | castling | passed
	c[1] = uint64(w.Orthogonals|b.Orthogonals) | kings | passed
	c[2] = uint64(w.Pawns|b.Pawns) | knights | kings | castling
	c[3] = uint64(b.All())&^castling | passed
	if p.turn == attacks.Black {
		c[1] &^= uint64(b.King)
		c[2] &^= uint64(b.King)
	}
	return c
}

// capturablePawn returns the pawn that the side to move can capture en passant.
func (p *Position) capturablePawn() attacks.Bitboard {
	switch sq := p.LegalEnPassant(); {
	case sq == attacks.NoSquare:
		return attacks.Empty
	case p.turn == attacks.White:
		return (sq - 8).Bitboard()
	default:
		return (sq + 8).Bitboard()
	}
}

// Position returns the position of which c is the code, with its clocks at 0 and 1. A code that
// no playable position has is an error: what [ParseFEN] refuses is refused here too, as is a pawn
// marked for en passant that no legal move captures.
func (c Code) Position() (Position, error) {
	p := c.decode()
	if expected := p.misfit(c); expected != "" {
		return Position{}, fmt.Errorf("position code %016x: expected %s", [4]uint64(c), expected)
	}
	return p, nil
}

// decode inverts [Position.Code] and believes every word of c.
func (c Code) decode() (p Position) {
	castling := c[0] & c[1] & c[2] &^ c[3]
	passed := c[0] & c[1] & c[2] & c[3]
	mover := c[3] &^ (c[0] | c[1] | c[2]) // the black king, if Black is to move
	// The marked pieces become plain ones, so that each plane says one thing.
	diagonal := c[0] &^ (castling | passed)
	orthogonal := c[1]&^passed | mover
	pawnLike := c[2]&^castling | mover
	black := c[3]&^passed | castling&uint64(attacks.Rank8) | passed&uint64(attacks.Rank5)

	kings, knights := orthogonal&pawnLike, diagonal&pawnLike
	for side, own := range [2]uint64{^black, black} {
		p.sides[side] = Side{
			Pawns:       attacks.Bitboard(pawnLike &^ (kings | knights) & own),
			Knights:     attacks.Bitboard(knights & own),
			Diagonals:   attacks.Bitboard(diagonal &^ knights & own),
			Orthogonals: attacks.Bitboard(orthogonal &^ kings & own),
			King:        attacks.Bitboard(kings & own),
		}
	}
	p.castling = attacks.Bitboard(castling)
	p.fullmoves = 1
	p.enPassant = attacks.NoSquare
	if mover != 0 {
		p.turn = attacks.Black
	}
	if pawn := attacks.Bitboard(passed); pawn != 0 {
		p.enPassant = pawn.First() + 8
		if p.turn == attacks.Black {
			p.enPassant = pawn.First() - 8
		}
	}
	return p
}

// misfit says what a playable position with the code c would have that p, its decoding, lacks. It
// is empty if p is playable.
func (p *Position) misfit(c Code) string {
	for side := range p.sides {
		if kings := p.sides[side].King; kings == 0 || kings.Several() {
			return "one " + attacks.Color(side).String() + " king"
		}
	}
	switch {
	case (p.sides[0].Pawns|p.sides[1].Pawns)&(attacks.Rank1|attacks.Rank8) != 0:
		return "no pawn on ranks 1 and 8"
	case p.attackersOf(p.turn, p.Side(p.turn.Other()).King.First(), p.Occupied()) != 0:
		return "the side not to move not to be in check"
	case !p.castlingFits():
		return "castling rights of rooks on the back rank of their king, one on each side of it"
	case p.enPassant != attacks.NoSquare && !p.enPassantFits():
		return "a pawn marked for en passant to have just passed over a square on which it can be captured"
	case p.Code() != c: // two marked pawns, say
		return "at most one pawn marked for en passant, and one black king"
	}
	return ""
}

// castlingFits reports whether the castling rights belong to rooks that have not moved, as far as
// the board can tell.
func (p *Position) castlingFits() bool {
	if p.castling&^(attacks.Rank1|attacks.Rank8) != 0 {
		return false
	}
	for side := range p.sides {
		c := attacks.Color(side)
		rooks, king := p.castling&rules.BackRank(c), p.sides[side].King
		if rooks == 0 {
			continue
		}
		wing := wingOf(king.First(), rooks.First())
		if king&rules.BackRank(c) == 0 || (rooks & wing).Several() || (rooks &^ wing).Several() {
			return false
		}
	}
	return true
}

// enPassantFits reports whether the pawn before the en-passant square can have just passed over it
// and be captured.
func (p *Position) enPassantFits() bool {
	fault, _ := p.enPassantFault()
	return fault == 0 && p.LegalEnPassant() == p.enPassant
}
