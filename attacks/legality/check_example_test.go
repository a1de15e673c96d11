package legality_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/magic"
	"github.com/bitray/bitray/transform"
)

// Which moves give check? A piece that goes to a square from which it attacks the king, and a piece that
// leaves the line between the king and a slider behind it.
func ExampleBlockers() {
	// Black's king is on g8. White has a rook on g1 behind a knight on g5, and a bishop on b1.
	const king, knight, rook, bishop = 62, uint64(1) << 38, uint64(1) << 6, uint64(1) << 1
	white := legality.Pieces[uint64]{Knights: knight, Orthogonals: rook, Diagonals: bishop}
	occ := white.All() | 1<<king

	knights := geometry.Knight[uint64](king) // from there a knight gives check
	bishops := magic.Bishop(king, occ)       // a bishop or a queen
	discoverers := legality.Blockers(&white, king, occ) & white.All()
	fmt.Print(transform.Draw(occ, knights, bishops, discoverers))
	fmt.Print("the bishop checks on\n", transform.Draw(magic.Bishop(1, occ)&bishops&^occ))
	// Output:
	// . . . . . . 1 .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . 1 . . .   . . . . . 1 . 1   . . . . . . . .
	// . . . . . . . .   . . . . . 1 . 1   . . . . 1 . . .   . . . . . . . .
	// . . . . . . 1 .   . . . . . . . .   . . . 1 . . . .   . . . . . . 1 .
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . 1 . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . 1 . . . . 1 .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// the bishop checks on
	// . . . . . . . .
	// . . . . . . . 1
	// . . . . . . . .
	// . . . . . . . .
	// . . . . . . . .
	// . . . . . . . .
	// 1 . . . . . . .
	// . . . . . . . .
}
