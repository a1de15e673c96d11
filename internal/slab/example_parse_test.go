package slab_test

import (
	"fmt"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
)

// The multipliers of an engine's source file become a slab.
func ExampleParse() {
	rooks, bishops := find.All(1)
	source := fmt.Sprintf("uint64_t rooks[] = {%#x};\nuint64_t bishops[] = {%#x};", rooks, bishops)
	layout, err := slab.Parse([]byte(source))
	if err != nil {
		panic(err) // says how many multipliers are missing, or which is too large
	}
	contents, err := layout.Fill()
	if err != nil {
		panic(err) // names the piece and square whose multiplier is wrong
	}
	fmt.Println(len(layout), "tables,", len(contents), "entries")
	// Output:
	// 128 tables, 107648 entries
}
