package catalog_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
)

// A technique that is chosen by name, its card, and a queen on d4 between pieces on f6 and b4.
func ExampleLookup() {
	technique, err := catalog.Lookup("hyperbola")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(technique.Title)
	fmt.Println(technique.Formula)
	fmt.Print(technique.Queen(attacks.D4, attacks.SetOf(attacks.F6, attacks.B4)))
	// Output:
	// Hyperbola quintessence
	// ((o - r) ^ bswap(bswap(o) - bswap(r))) & line; ranks by a table
	// . . . 1 . . . .
	// 1 . . 1 . . . .
	// . 1 . 1 . 1 . .
	// . . 1 1 1 . . .
	// . 1 1 . 1 1 1 1
	// . . 1 1 1 . . .
	// . 1 . 1 . 1 . .
	// 1 . . 1 . . 1 .
}
