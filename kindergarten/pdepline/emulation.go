//lint:file-ignore U1000 the assembly goes on to the emulation

package pdepline

import "github.com/bitray/bitray/transform"

// Without the instructions a line is gathered and scattered by multiplication. That leaves gaps where a
// diagonal does not cross a file, and so the place on a diagonal is the file, which comes to the same.

func emulatedRook(sq, occ uint64) uint64 {
	f, r := sq&7, sq>>3&7
	return transform.ScatterRank[uint64, uint64](sq, firstRank[f<<8|uint64(transform.GatherRank(sq, occ))]) |
		transform.ScatterFile[uint64, uint64](sq, firstRank[r<<8|uint64(transform.GatherFile(sq, occ))])
}

func emulatedBishop(sq, occ uint64) uint64 {
	f := sq & 7
	return transform.ScatterDiagonal[uint64, uint64](sq, firstRank[f<<8|uint64(transform.GatherDiagonal(sq, occ))]) |
		transform.ScatterAntiDiagonal[uint64, uint64](sq, firstRank[f<<8|uint64(transform.GatherAntiDiagonal(sq, occ))])
}

func emulatedQueen(sq, occ uint64) uint64 { return emulatedRook(sq, occ) | emulatedBishop(sq, occ) }
