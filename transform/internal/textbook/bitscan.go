package textbook

// deBruijn is a sequence of 64 bits in which every number of six bits occurs once, if zeros
// follow it. It starts with five zeros, so that it may be read in a ring.
// Source: Leiserson, Prokop, Randall, Using de Bruijn Sequences to Index a 1 in a Computer Word,
// 1998; this sequence from Gerd Isenberg's talk.
const deBruijn = 0x07edd5e59a4e28c2

var deBruijnIndex = buildDeBruijnIndex()

func buildDeBruijnIndex() (index [64]uint8) {
	for i := range uint8(64) {
		index[uint64(deBruijn)<<i>>58] = i
	}
	return index
}

// DeBruijnScan returns the number of the lowest bit of x, and 63 for the empty board, so that it and
// h8 alone are not told apart. Multiplying by the lowest bit shifts the sequence, and its top six bits
// say by how much. For all other boards it does what bits.TrailingZeros64 does.
func DeBruijnScan(x uint64) int { return int(deBruijnIndex[x&-x*deBruijn>>58]) }

var moduloIndex = buildModuloIndex()

func buildModuloIndex() (index [67]uint8) {
	index[0] = 64
	for i := range uint8(64) {
		index[uint64(1)<<i%67] = i
	}
	return index
}

// ModuloScan returns the number of the lowest bit of x, and 64 for the empty board. Two is a
// primitive root modulo 67: its powers up to the 65th leave all remainders but 0, and the two
// that no bit leaves are those of the 64th and 65th, 17 and 34. It does what
// bits.TrailingZeros64 does.
// Source: Stefan Plenkner and Joël Rivat, rec.games.chess.computer, 1996; Gerd Isenberg's talk.
func ModuloScan(x uint64) int { return int(moduloIndex[x&-x%67]) }
