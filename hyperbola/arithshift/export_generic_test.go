//go:build !amd64 || purego

package arithshift

import "github.com/bitray/bitray/internal/simd"

// By returns the look-ups in Go, the only ones there are.
func By(simd.Set) (rooks, bishops, queens func(sq uint8, occ uint64) uint64) {
	return Rook[uint8, uint64], Bishop[uint8, uint64], Queen[uint8, uint64]
}
