package orbit_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/orbit"
	"github.com/bitray/bitray/transform"
)

// A position, in a mirror, and turned by a quarter.
func Example() {
	all := orbit.Transforms(uint64(0x1e2222120e0a1222))
	fmt.Print(transform.Draw(all[transform.Identity], all[transform.HorizontalMirror], all[transform.QuarterTurnClockwise]))
	// Output:
	// . 1 1 1 1 . . .   . . . 1 1 1 1 .   . . . . . . . .
	// . 1 . . . 1 . .   . . 1 . . . 1 .   1 1 1 1 1 1 1 1
	// . 1 . . . 1 . .   . . 1 . . . 1 .   . . . 1 . . . 1
	// . 1 . . 1 . . .   . . . 1 . . 1 .   . . 1 1 . . . 1
	// . 1 1 1 . . . .   . . . . 1 1 1 .   . 1 . . 1 . . 1
	// . 1 . 1 . . . .   . . . . 1 . 1 .   1 . . . . 1 1 .
	// . 1 . . 1 . . .   . . . 1 . . 1 .   . . . . . . . .
	// . 1 . . . 1 . .   . . 1 . . . 1 .   . . . . . . . .
}
