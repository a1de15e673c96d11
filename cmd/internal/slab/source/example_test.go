package source_test

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/cmd/internal/slab/source"
	"github.com/bitray/bitray/internal/find"
)

// The multipliers of an engine's source file become a source.
func ExampleRead() {
	rooks, bishops := find.All(1)
	text := fmt.Sprintf("uint64_t rooks[] = {%#x};\nuint64_t bishops[] = {%#x};", rooks, bishops)
	arrays, err := source.Read(context.Background(), []byte(text))
	if err != nil {
		panic(err) // says what there is in the file instead
	}
	for _, a := range arrays {
		fmt.Println(a.Note)
	}
	layout := source.Join(arrays)
	contents, err := layout.Fill()
	if err != nil {
		panic(err) // names the piece and square whose multiplier is wrong
	}
	fmt.Println(len(layout), "tables,", len(contents), "entries")
	// Output:
	// rook, a1 first, with as many bits as the mask has squares, masks not read, offsets not read
	// bishop, a1 first, with as many bits as the mask has squares, masks not read, offsets not read
	// 128 tables, 107648 entries
}
