package fill

import "github.com/bitray/bitray/internal/edge"

// attacks is what the kernel for one position does, in Go.
func attacks(orthogonals, diagonals, occ uint64) uint64 {
	return Rooks(orthogonals, occ) | Bishops(diagonals, occ)
}

// steps returns the squares that knights and kings attack. Knights and kings share the last shifts by
// ranks: one and two hold the squares one and two files away from the knights, row the kings with the
// squares on either side of them.
func steps(knights, kings uint64) uint64 {
	const (
		notFileA, notFileH     = edge.NotFileA, edge.NotFileH
		notFilesAB, notFilesGH = notFileA & (notFileA << 1), notFileH & (notFileH >> 1)
	)
	one := knights<<1&notFileA | knights>>1&notFileH
	two := knights<<2&notFilesAB | knights>>2&notFilesGH
	beside := kings<<1&notFileA | kings>>1&notFileH
	row := beside | kings
	return one<<16 | one>>16 | two<<8 | two>>8 | beside | row<<8 | row>>8
}
