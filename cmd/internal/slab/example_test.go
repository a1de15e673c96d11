package slab_test

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

// A slab is looked up by the entry of a piece and square: here a rook on c3, which has all
// other relevant squares empty but e3 and c5.
func Example() {
	layout, err := slab.Record("identity")
	if err != nil {
		panic(err)
	}
	contents, err := layout.Fill()
	if err != nil {
		panic(err)
	}
	const c3 = 18
	var occupied uint64 = 0x0000_0004_0010_0000
	for _, e := range layout {
		if e.Piece == find.Rook && e.Square == c3 {
			fmt.Print(transform.Draw(occupied, contents[e.Offset+e.Index(occupied)]))
		}
	}
	// Output:
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . 1 . . . . .   . . 1 . . . . .
	// . . . . . . . .   . . 1 . . . . .
	// . . . . 1 . . .   1 1 . 1 1 . . .
	// . . . . . . . .   . . 1 . . . . .
	// . . . . . . . .   . . 1 . . . . .
}

// The table of a rook on b2 in the record, sixteen slots to a character: # all used, + some, . none.
// Other tables lie in the hole. It is the drawing of package packed.
func Example_hole() {
	layout, err := slab.Record("identity")
	if err != nil {
		panic(err)
	}
	var tester find.Tester
	for _, e := range layout {
		if e.String() != "rook on b2" {
			continue
		}
		problem := find.NewProblem(e.Piece, e.Square)
		tester.Test(&problem, e.Multiplier)
		drawing, used := "", 0
		for slot := 0; slot < 1<<e.Bits; slot += 16 {
			some := 0
			for i := range 16 {
				if _, _, inUse := tester.Slot(slot + i); inUse {
					some++
				}
			}
			switch some {
			case 0:
				drawing += "."
			case 16:
				drawing += "#"
			default:
				drawing += "+"
			}
			used += some
		}
		fmt.Println(strings.Trim(drawing, "."))
		fmt.Println(used, "of", problem.Size(), "slots")
	}
	// Output:
	// +++#################+++.................+++#################+++
	// 640 of 1024 slots
}
