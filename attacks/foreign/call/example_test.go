package call_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks/foreign/call"
)

// What a message says of calls.
func ExampleCall() {
	for _, c := range []call.Call{
		{Function: call.Start},
		{Function: call.Rook, Square: 28, Occupied: 0xff},
		{Function: call.Bishops, N: 7},
		{Function: call.QueenFill, Set: 3, Occupied: 0xff00},
		{Function: call.Count},
	} {
		fmt.Println(c)
	}
	// Output:
	// generator_start()
	// rook(square e4, occupied 0x00000000000000ff)
	// bishops(n 7)
	// queen_fill(set 0x0000000000000003, occupied 0x000000000000ff00)
	// unknown function()
}
