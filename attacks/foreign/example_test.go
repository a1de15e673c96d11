package foreign_test

import (
	"fmt"
	"log"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/foreign"
	"github.com/bitray/bitray/attacks/foreign/call"
)

// The queen of a library on a board with a pawn, and whether the library has loops of its own.
func ExampleOpen() {
	mine, err := foreign.Open("./libmine.so")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(mine.Sliders().Queen(attacks.D4, attacks.Of(attacks.D7)))
	fmt.Println(mine.Name(), "answers many rooks in a call:", mine.Exports(call.Rooks))
}
