//go:build !amd64.v3

package rules

import "github.com/bitray/bitray/attacks"

// deBruijn holds every sequence of six bits once, starting with zeros: its top six bits are another number
// after every shift by 0 to 63.
// Source: Leiserson, Prokop and Randall, Using de Bruijn Sequences to Index a 1 in a Computer Word, 1998.
const deBruijn = 0x03f79d71b4ca8b09

// shifts holds the shift that brings each number to the top.
var shifts = buildShifts()

func buildShifts() (shifts [64]attacks.Square) {
	for sq := range attacks.NoSquare {
		shifts[uint64(deBruijn)<<sq>>58] = sq
	}
	return shifts
}

// First returns the lowest square of b, which must not be empty.
//
// Programs for every amd64 (GOAMD64=v1 and v2) have no TZCNT. They have BSF, which leaves its result alone if
// there is no bit, and so waits for whatever last was in that register: mostly the attacks of the
// square before, so that the look-ups of a loop wait for each other. A multiplication by a single
// bit is a shift, and waits for nothing; it makes perft faster by a quarter and more.
func First(b attacks.Bitboard) attacks.Square { return shifts[uint64(b&-b)*deBruijn>>58] }
