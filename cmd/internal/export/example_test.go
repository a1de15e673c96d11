package export_test

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/cmd/internal/export"
)

// A fill for an engine in Rust.
func Example() {
	text, err := export.File("fill", "rust")
	if err != nil {
		panic(err) // says which technique or language there is not
	}
	_, east, _ := strings.Cut(text, "pub fn east(")
	east, _, _ = strings.Cut(east, "\n}\n")
	fmt.Println("pub fn east(" + east + "\n}")
	// Output:
	// pub fn east(sliders: u64, occupied: u64) -> u64 {
	//     flow(sliders, !(occupied | FILE_A), 1, 0) & !FILE_A
	// }
}
