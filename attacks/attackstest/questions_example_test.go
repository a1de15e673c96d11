package attackstest_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks/attackstest"
)

// The questions as lines of text, with their results, for a generator in another language.
func ExampleQuestions() {
	n := 0
	for q := range attackstest.Questions() {
		if n++; n <= 4 {
			fmt.Printf("%s %d %x: %x\n", q.Piece, q.Square, uint64(q.Occupancy), uint64(q.Want))
		}
	}
	fmt.Println(n, "questions")
	// Output:
	// rook 0 0: 1010101010101fe
	// queen 0 0: 81412111090503fe
	// rook 0 1: 1010101010101fe
	// queen 0 1: 81412111090503fe
	// 4970496 questions
}
