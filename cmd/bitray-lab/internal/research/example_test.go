package research_test

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/research"
	"github.com/bitray/bitray/internal/find"
)

// No magic of the bishop on c1 has an index of four bits.
func ExampleExhaust() {
	c1 := find.NewProblem(find.Bishop, 2)
	result, _ := research.Exhaust(context.Background(), &c1, 4, research.FromTop)
	fmt.Println(result.Found, result.Covered)
	// Output: false 1
}
