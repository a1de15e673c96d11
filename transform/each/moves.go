//go:build (amd64 || arm64) && !purego

package each

// moves are what the kernel of the pseudo-rotations is told: for three steps the mask of files, and the order of bytes
// that moves these by one, two and four ranks around the board.
var moves = [4][9]uint64{
	movesOf(fileBits, down), movesOf(fileBits, up),
	movesOf(complementFileBits, down), movesOf(complementFileBits, up),
}

// The files to move by one rank, by two and by four.
var (
	fileBits           = [3]uint64{0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0}
	complementFileBits = [3]uint64{0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f}
)

// The ranks that a board moves down by, around the board.
const (
	down = 1
	up   = 7
)

func movesOf(files [3]uint64, ranks int) (by [9]uint64) {
	for i, mask := range files {
		by[3*i] = mask
		for b := range 16 { // two boards of eight bytes
			by[3*i+1+b/8] |= uint64(b&8|(b+ranks<<i)&7) << (b & 7 * 8)
		}
	}
	return by
}
