package formats_test

import (
	"bytes"
	"fmt"

	"github.com/bitray/bitray/magic/find"
	"github.com/bitray/bitray/magic/slab/formats"
)

// The multipliers of an engine's source file become a table in Rust.
func Example() {
	rooks, bishops := find.All(1)
	source := fmt.Sprintf("uint64_t rooks[] = {%#x};\nuint64_t bishops[] = {%#x};", rooks, bishops)
	layout, err := formats.Parse([]byte(source))
	if err != nil {
		panic(err) // says how many multipliers are missing, or which is too large
	}
	var text bytes.Buffer
	if err := formats.Export(&text, layout, "rust"); err != nil {
		panic(err) // names the piece and square whose multiplier is wrong
	}
	for range 5 {
		line, _ := text.ReadString('\n')
		fmt.Print(line)
	}
	// Output:
	// // Magics made by bitray. The attacks from a square are at
	// // slab[offset + (((occ & mask) * magic + addend) >> shift)].
	//
	// /// Entries of the slab.
	// pub const SIZE: usize = 107648;
}
