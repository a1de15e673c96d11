package export_test

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/bitray/bitray/internal/export"
	"github.com/bitray/bitray/transform"
)

// A fill for an engine in Rust whose square 0 is a8: there north leads to lower numbers.
func Example() {
	var text bytes.Buffer
	err := export.Write(&text, export.Options{Technique: "fill", Language: "rust", Mapping: transform.RankFileBigEndianRanks})
	if err != nil {
		panic(err) // names the option that is not possible
	}
	_, north, _ := strings.Cut(text.String(), "pub fn north(")
	north, _, _ = strings.Cut(north, "\n}\n")
	fmt.Println("pub fn north(" + north + "\n}")
	// Output:
	// pub fn north(sliders: u64, occupied: u64) -> u64 {
	//     let mut empty: u64 = !occupied;
	//     let mut flood: u64 = sliders;
	//     flood |= empty & (flood >> 8);
	//     empty &= empty >> 8;
	//     flood |= empty & (flood >> 16);
	//     empty &= empty >> 16;
	//     flood |= empty & (flood >> 32);
	//     flood >> 8
	// }
}
