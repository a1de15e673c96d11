package transformtest

import "math/rand/v2"

// weird holds the boards that random ones never hit: empty, full, single lines, stripes,
// checkerboards, edges, corners, and the patterns of bytes that catch a wrong shift.
var weird = [...]uint64{
	0, ^uint64(0),
	0x00000000000000ff, 0xff00000000000000, 0x0101010101010101, 0x8080808080808080,
	0x8040201008040201, 0x0102040810204080,
	0xaaaaaaaaaaaaaaaa, 0x00ff00ff00ff00ff, 0x55aa55aa55aa55aa,
	0xff818181818181ff, 0x8100000000000081, 0x0000001818000000,
	0x0123456789abcdef, 0x0f0f0f0f00000000, 0x00000000ffffffff,
}

// randomBoards is the number of random boards in [Boards], a third of them sparse, a third
// dense.
const randomBoards = 300

// Boards returns boards to try a map on: all single squares, their complements, weird boards,
// and random ones that are the same in every run.
func Boards() []uint64 {
	boards := append([]uint64(nil), weird[:]...)
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
