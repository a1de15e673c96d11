//go:build !amd64 || purego

package arithshift

import "github.com/bitray/bitray/internal/simd"

var _ = simd.Register("arithshift", nil)

func rook(sq, occ uint64) uint64   { return portableRook(sq, occ) }
func bishop(sq, occ uint64) uint64 { return portableBishop(sq, occ) }
func queen(sq, occ uint64) uint64  { return portableQueen(sq, occ) }
