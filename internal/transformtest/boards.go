package transformtest

import (
	"math/rand/v2"

	"github.com/bitray/bitray/internal/occupancy"
)

// bytePatterns catch a wrong shift or mask.
var bytePatterns = []uint64{
	0xaaaaaaaaaaaaaaaa, 0x00ff00ff00ff00ff, 0x8100000000000081, 0x0000001818000000,
	0x0123456789abcdef, 0x0f0f0f0f00000000, 0x00000000ffffffff,
}

// randomBoards is the number of random boards in [Boards], a third of them sparse, a third
// dense.
const randomBoards = 300

// Boards returns boards to try a map on: all single squares, their complements, patterns,
// and random ones that are the same in every run.
func Boards() []uint64 {
	boards := append(occupancy.Patterns(), bytePatterns...)
	for sq := range 64 {
		boards = append(boards, 1<<sq, ^uint64(1<<sq))
	}
	random := rand.New(rand.NewPCG(1, 1))
	for range randomBoards / 3 {
		a, b, c := random.Uint64(), random.Uint64(), random.Uint64()
		boards = append(boards, a, a&b&c, a|b|c)
	}
	return boards
}
