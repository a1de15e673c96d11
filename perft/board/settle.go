package board

import (
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// This file holds what is claimed of a position against its pieces. A reader of FENs and a Setup
// both put the pieces, the side to move and the clocks into a Position, and then claim castling
// rights and an en-passant square. A claim that does not hold is dropped.

// settle adds to p, which has pieces, a side to move and clocks, the claimed rights and the square passed. It
// returns what is wrong with them, and with the pieces; without one king of each color nothing else is looked
// at.
func (p *Position) settle(rights []claimedRight, passed attacks.Square) (faults []*FENError) {
	p.enPassant = attacks.NoSquare
	if faults = p.kingFaults(); len(faults) > 0 {
		return faults
	}
	faults = p.playFaults()
	for _, r := range rights {
		if f := p.claimRight(r); f != nil {
			faults = append(faults, f)
		}
	}
	if f := p.claimEnPassant(passed); f != nil {
		faults = append(faults, f)
	}
	return faults
}

// settleRooks is settle for the rights of rooks. On a square without a rook a right is claimed by the side
// whose half of the board this is.
func (p *Position) settleRooks(rooks attacks.Bitboard, passed attacks.Square, byFile bool) []*FENError {
	w, b := &p.sides[attacks.White], &p.sides[attacks.Black]
	if unmoved := Rook.Of(w)&attacks.Rank1 | Rook.Of(b)&attacks.Rank8; !byFile && rooks&^unmoved == 0 {
		if p.castling = rooks; p.castlesAsStandard() {
			return p.settle(nil, passed) // nearly always, and faster
		}
		p.castling = 0
	}
	rights := make([]claimedRight, 0, 4)
	for ; rooks != 0; rooks = rooks.WithoutLowest() {
		rook := rooks.First()
		rights = append(rights, claimedRight{color: attacks.Color(rook.Rank() >> 2), rook: rook, byFile: byFile, offset: -1})
	}
	return p.settle(rights, passed)
}

// furtherFaults returns what is wrong with p besides the faults that settle has found, all of it harmless,
// and drops an en-passant square on which no capture is legal.
func (p *Position) furtherFaults(found Fault) (faults []*FENError) {
	if found&(missingKing|severalKings) != 0 {
		return nil
	}
	if passed := p.enPassant; found&Unplayable == 0 && passed != p.LegalEnPassant() {
		p.enPassant = attacks.NoSquare
		faults = append(faults, &FENError{enPassantNoCapture, enPassantField, passed, "a square on which a capture is legal", passed.String(), -1})
	}
	return append(faults, p.unreachableFaults()...)
}

// kingFaults returns what is wrong with the number of kings. Without one king of each color
// nothing else can be said about p.
func (p *Position) kingFaults() (faults []*FENError) {
	for c := range p.sides {
		kings := p.sides[c].King
		if kings.Count() == 1 {
			continue
		}
		fault, sq, found := missingKing, attacks.NoSquare, "none"
		if kings != 0 {
			fault, sq, found = severalKings, lastInFEN(kings), "another"
		}
		faults = append(faults, &FENError{fault, placementField, sq, "one " + attacks.Color(c).String() + " king", found, -1})
	}
	return faults
}

// lastInFEN returns the one of the squares that a FEN comes to last: rank 1 is written last, and
// the h-file is the last of a rank.
func lastInFEN(squares attacks.Bitboard) attacks.Square {
	return attacks.Bitboard(bits.ReverseBytes64(uint64(squares))).Last() ^ 56
}

// playFaults returns what makes p unplayable although there are two kings.
func (p *Position) playFaults() (faults []*FENError) {
	pawns := p.sides[0].Pawns | p.sides[1].Pawns
	if wrong := pawns & (attacks.Rank1 | attacks.Rank8); wrong != 0 {
		sq := wrong.First()
		faults = append(faults, &FENError{pawnOnLastRank, placementField, sq, "no pawn on ranks 1 and 8", "one on " + sq.String(), -1})
	}
	king := p.Side(p.turn.Other()).King.First()
	if by := p.attackersOf(p.turn, king, p.Occupied()); by != 0 {
		faults = append(faults, &FENError{opponentInCheck, sideField, by.First(),
			"the side not to move not to be in check", "a check from " + by.First().String(), -1})
	}
	return faults
}

// claimedRight is the claim that a side may castle with a rook.
type claimedRight struct {
	color  attacks.Color
	rook   attacks.Square // or NoSquare: there is none that could be meant
	byFile bool           // written as the letter of a file
	letter byte           // by which it was written, or 0
	offset int            // where it was written, or -1
}

func (r claimedRight) name() string {
	if r.letter == 0 {
		return "the right of " + r.rook.String()
	}
	return string(r.letter)
}

// claimRight adds a castling right to p, or returns why the pieces contradict it.
func (p *Position) claimRight(r claimedRight) *FENError {
	side, rank := p.Side(r.color), rules.BackRank(r.color)
	king := side.King.First()
	if !rank.Has(king) {
		return &FENError{castlingWithoutKing, castlingField, king,
			"the " + r.color.String() + " king on its back rank", r.name() + " with the king on " + king.String(), r.offset}
	}
	if r.rook == attacks.NoSquare || !(Rook.Of(side) & rank).Has(r.rook) {
		return &FENError{castlingWithoutRook, castlingField, r.rook, "a rook to castle with", r.name(), r.offset}
	}
	if p.castling&attacks.Ray(outwards(king, r.rook), king) != 0 {
		return &FENError{castlingTwice, castlingField, r.rook, "one right on each wing", r.name() + " as another", r.offset}
	}
	p.castling |= r.rook.Bitboard()
	if r.byFile || king.File() != attacks.E1.File() || r.rook.File() != 0 && r.rook.File() != 7 {
		p.chess960 = true
	}
	if r.byFile && p.outermost(r.color, r.rook) { // X-FEN would have needed no file
		p.fileLetters = true
	}
	return nil
}

// outwards returns the direction from the king to a rook on its rank.
func outwards(king, rook attacks.Square) attacks.Direction {
	if rook > king {
		return attacks.East
	}
	return attacks.West
}

// outermost reports whether the rook of color c on a square of its back rank is the one farthest
// from the king on its wing.
func (p *Position) outermost(c attacks.Color, rook attacks.Square) bool {
	side := p.Side(c)
	return Rook.Of(side)&attacks.Ray(outwards(side.King.First(), rook), rook) == 0
}

// claimEnPassant gives p the square passed, if it is one, or returns why the pieces contradict it.
func (p *Position) claimEnPassant(passed attacks.Square) *FENError {
	if passed >= attacks.NoSquare {
		return nil
	}
	p.enPassant = passed
	fault, expected := p.enPassantFault()
	if fault == 0 {
		return nil
	}
	p.enPassant = attacks.NoSquare
	return &FENError{fault, enPassantField, passed, expected, passed.String(), -1}
}

// enPassantFault checks that a pawn of the opponent can just have passed over the en-passant
// square: it stands in front of it, the squares it came over are empty, and before it moved the
// king of the side to move was not in check.
func (p *Position) enPassantFault() (fault Fault, expected string) {
	them, passed := p.turn.Other(), p.enPassant
	rank, pawn, origin := attacks.Rank6, passed-8, passed+8
	if them == attacks.White {
		rank, pawn, origin = attacks.Rank3, passed+8, passed-8
	}
	switch {
	case !rank.Has(passed):
		return enPassantRank, "a square that a pawn of the opponent passes over"
	case !p.Side(them).Pawns.Has(pawn):
		return enPassantPawn, "a pawn of the opponent on " + pawn.String()
	case p.Occupied()&attacks.Of(passed, origin) != 0:
		return enPassantOccupied, "nothing on " + passed.String() + " and " + origin.String()
	}
	before := *p
	before.sides[them].Pawns ^= attacks.Of(pawn, origin)
	if before.Checkers() != 0 {
		return enPassantCheck, "no check that stood before the double push"
	}
	return 0, ""
}

// unreachableFaults returns why no game can lead to p.
func (p *Position) unreachableFaults() (faults []*FENError) {
	add := func(fault Fault, sq attacks.Square, expected, format string, found ...any) {
		faults = append(faults, &FENError{fault, placementField, sq, expected, fmt.Sprintf(format, found...), -1})
	}
	for c := range p.sides {
		s, color := &p.sides[c], attacks.Color(c)
		pawns, pieces := s.Pawns.Count(), s.All().Count()
		promoted := max(0, s.Knights.Count()-2) + max(0, Bishop.Of(s).Count()-2) +
			max(0, Rook.Of(s).Count()-2) + max(0, Queen.Of(s).Count()-1)
		if pawns > 8 {
			add(tooManyPawns, attacks.NoSquare, fmt.Sprintf("at most 8 %v pawns", color), "%d", pawns)
		}
		switch {
		case pieces > 16:
			add(tooManyPieces, attacks.NoSquare, fmt.Sprintf("at most 16 %v pieces", color), "%d", pieces)
		case pawns+promoted > 8:
			add(tooManyPieces, attacks.NoSquare, fmt.Sprintf("at most 8 %v pawns and promoted pieces", color), "%d", pawns+promoted)
		}
	}
	if checkers := p.Checkers(); checkers.Count() > 2 {
		add(tooManyCheckers, checkers.First(), "at most two pieces that give check", "%d", checkers.Count())
	}
	return faults
}
