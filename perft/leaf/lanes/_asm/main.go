// Command asm writes the assembly of package lanes.
package main

import (
	. "github.com/mmcloughlin/avo/build"
)

func main() {
	Package("github.com/bitray/bitray/perft/leaf/lanes")
	ConstraintExpr("amd64,!purego")
	listMoves()
	countReplies()
	Generate()
}
