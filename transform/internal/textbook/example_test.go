package textbook_test

import (
	"fmt"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/internal/textbook"
)

// The letter R, turned by the steps in two orders.
func ExampleFourMasks_ApplyInOrder() {
	form := textbook.NewFourMasks(transform.QuarterTurnClockwise)
	letter := uint64(0x1e2222120e0a1222)
	fmt.Print(transform.Draw(letter,
		form.ApplyInOrder(letter, [3]int{2, 1, 0}),
		form.ApplyInOrder(letter, [3]int{0, 2, 1})))
	// Output:
	// . 1 1 1 1 . . .   . . . . . . . .   . . . . . . . .
	// . 1 . . . 1 . .   1 1 1 1 1 1 1 1   1 1 1 1 1 1 1 1
	// . 1 . . . 1 . .   . . . 1 . . . 1   . . . 1 . . . 1
	// . 1 . . 1 . . .   . . 1 1 . . . 1   . . 1 1 . . . 1
	// . 1 1 1 . . . .   . 1 . . 1 . . 1   . 1 . . 1 . . 1
	// . 1 . 1 . . . .   1 . . . . 1 1 .   1 . . . . 1 1 .
	// . 1 . . 1 . . .   . . . . . . . .   . . . . . . . .
	// . 1 . . . 1 . .   . . . . . . . .   . . . . . . . .
}
