package board

import (
	"errors"
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// Code is all that the legal moves of a position depend on, now and later, in 32 bytes. Two
// positions have the same code exactly if they have the same pieces, side to move, castling rights and
// [Position.LegalEnPassant], so codes can be keys of maps and stand in files; nothing is hashed and nothing
// collides. The clocks do not count, nor how castling rights were written.
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
	var passed uint64
	if sq := p.LegalEnPassant(); sq != attacks.NoSquare {
		passed = uint64(rules.PassedPawn(sq).Bitboard())
	}
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

// Position returns the position of which c is the code, with its clocks at 0 and 1. A code that
// no playable position has is an error: what [ParseFEN] refuses is refused here too, as is a pawn
// marked for en passant that no legal move captures.
func (c Code) Position() (Position, error) {
	claimed := claims{Position: Position{fullmoves: 1}}
	rooks, passed := c.decode(&claimed.Position)
	claimed.passed = passed
	claimed.settleRooks(rooks, false)
	p, err := claimed.accepted()
	if err == nil && p.Code() != c {
		err = errors.New("expected one black king, and at most one pawn marked for en passant, which can be captured")
	}
	if err != nil {
		return Position{}, fmt.Errorf("code %016x: %w", [4]uint64(c), err)
	}
	return p, nil
}

// decode sets the pieces of p and its side to move to those of c, and returns what else c says. It believes
// every word.
func (c Code) decode(p *Position) (castlingRooks attacks.Bitboard, enPassant attacks.Square) {
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
		p.sides[side] = attacks.Pieces{
			Pawns:       attacks.Bitboard(pawnLike &^ (kings | knights) & own),
			Knights:     attacks.Bitboard(knights & own),
			Diagonals:   attacks.Bitboard(diagonal &^ knights & own),
			Orthogonals: attacks.Bitboard(orthogonal &^ kings & own),
			King:        attacks.Bitboard(kings & own),
		}
	}
	behind := attacks.Bitboard(passed).North()
	if mover != 0 {
		p.turn, behind = attacks.Black, attacks.Bitboard(passed).South()
	}
	return attacks.Bitboard(castling), behind.First()
}
