package attackstest_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
)

// A rook that forgets that it attacks the blocker itself.
func ExampleExhaustive() {
	faulty := attacks.NewSliders(func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Rook(sq, occ) &^ occ
	}, attacks.Bishop, attacks.Queen)
	cases, err := attackstest.Exhaustive(faulty)
	fmt.Println(cases, "of", attackstest.Cases, "cases agreed")
	fmt.Println(err)
	// Output:
	// 1 of 1119744 cases agreed
	// exhaustive proof: rook on a1, occupancy 0x0000000000000002
	// occupancy         want              got               difference
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . 1 . . . . . .   . 1 . . . . . .   . . . . . . . .   . 1 . . . . . .
}
