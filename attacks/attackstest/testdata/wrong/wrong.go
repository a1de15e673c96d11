// Package wrong has sliders with planted faults, for tests of what must find them.
package wrong

import (
	"math/bits"
	"slices"

	"github.com/bitray/bitray/attacks"
)

// LookUp returns what a piece attacks.
type LookUp = func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard

// Right has the right results, by piece.
var Right = map[string]LookUp{"rook": attacks.Rook, "bishop": attacks.Bishop, "queen": attacks.Queen}

// Sliders returns sliders that are right, except that the given pieces have a fault.
func Sliders(fault string, pieces ...string) attacks.Sliders {
	lookUp := func(piece string) LookUp {
		if right := Right[piece]; slices.Contains(pieces, piece) {
			return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard { return Faults[fault](right, sq, occ) }
		}
		return Right[piece]
	}
	return attacks.NewSliders(lookUp("rook"), lookUp("bishop"), lookUp("queen"))
}

// Fault gives a wrong result in place of the right one.
type Fault = func(right LookUp, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard

// Faults are the faults by their names.
var Faults = map[string]Fault{
	// Squares that are numbered in another way.
	"flipped":  func(right LookUp, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard { return right(sq^56, occ) },
	"mirrored": func(right LookUp, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard { return right(sq^7, occ) },
	"turned": func(right LookUp, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return right(sq, attacks.Bitboard(bits.Reverse64(uint64(occ))))
	},

	// Other definitions: no blockers, or nothing, if the slider's own square is empty, or occupied.
	"blockers": func(right LookUp, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return right(sq, occ) &^ occ
	},
	"own":     nothing(func(sq attacks.Square, occ attacks.Bitboard) bool { return !occ.Has(sq) }),
	"not-own": nothing(func(sq attacks.Square, occ attacks.Bitboard) bool { return occ.Has(sq) }),
	"always":  nothing(func(attacks.Square, attacks.Bitboard) bool { return true }),

	// A wrong entry of a table: a4 beyond the blocker of c4.
	"entry": func(right LookUp, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		if sq == attacks.C4 && occ == attacks.SetOf(attacks.B4) {
			return right(sq, occ).With(attacks.A4)
		}
		return right(sq, occ)
	},
	// Two occupancies with one entry: blockers on b4 and c6 as on d4 and c6.
	"slot": func(right LookUp, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		if sq == attacks.C4 && occ == attacks.SetOf(attacks.B4, attacks.C6) {
			return right(sq, attacks.SetOf(attacks.D4, attacks.C6))
		}
		return right(sq, occ)
	},
	// A diagonal between two squares that lacks both ends.
	"diagonal": func(right LookUp, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		if ends := attacks.SetOf(attacks.A1, attacks.B2); ends.Has(sq) {
			return right(sq, occ) &^ ends
		}
		return right(sq, occ)
	},
	// Nothing from e5 with pieces off its lines; nothing with a piece on every rank.
	"lines": nothing(func(sq attacks.Square, occ attacks.Bitboard) bool {
		return sq == attacks.E5 && occ&^Right["queen"](sq, attacks.Empty) != 0
	}),
	"ranks": nothing(func(_ attacks.Square, occ attacks.Bitboard) bool {
		for rank := range 8 {
			if occ>>(8*rank)&0xff == 0 {
				return false
			}
		}
		return true
	}),
}

// nothing is the fault of no result in some cases.
func nothing(wrong func(sq attacks.Square, occ attacks.Bitboard) bool) Fault {
	return func(right LookUp, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		if wrong(sq, occ) {
			return attacks.Empty
		}
		return right(sq, occ)
	}
}
