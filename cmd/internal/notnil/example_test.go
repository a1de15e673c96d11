package notnil_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/bitray/bitray/cmd/internal/notnil"
	"github.com/bitray/bitray/perft/crosscheck"
)

// Put your own move generator in the place of crosscheck.Bitray(1).
func Example() {
	search := crosscheck.Search{Tested: crosscheck.Bitray(1), Reference: notnil.New(), Depth: 2}
	result, err := search.First(context.Background(), slices.Collect(crosscheck.RandomLines(1, 20, false)))
	fmt.Println(result.Compared, result.Difference, err)
	// Output: 20 <nil> <nil>
}
