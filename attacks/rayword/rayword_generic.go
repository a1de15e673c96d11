//go:build !amd64 || purego

package rayword

import "github.com/bitray/bitray/internal/simd"

var _ = simd.Register("rayword", nil)

func gather(sq, set uint64) uint64   { return portableGather(sq, set) }
func scatter(sq, word uint64) uint64 { return portableScatter(sq, word) }
func rook(sq, occ uint64) uint64     { return portableRook(sq, occ) }
func bishop(sq, occ uint64) uint64   { return portableBishop(sq, occ) }
func queen(sq, occ uint64) uint64    { return portableQueen(sq, occ) }
