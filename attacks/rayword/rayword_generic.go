//go:build !amd64 || purego

package rayword

import "github.com/bitray/bitray/internal/simd"

var _ = simd.Register("rayword", nil)

func rook(sq, occ uint64) uint64    { return portableRook(sq, occ) }
func bishop(sq, occ uint64) uint64  { return portableBishop(sq, occ) }
func queen(sq, occ uint64) uint64   { return portableQueen(sq, occ) }
func nearest(sq, occ uint64) uint64 { return portableNearest(sq, occ) }
