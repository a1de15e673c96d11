//go:build !amd64 || purego

package arithshift

import "github.com/bitray/bitray/internal/simd"

func usable() []simd.Set { return []simd.Set{simd.Generic} }

func rook(sq, occ uint64) uint64   { return portableRook(sq, occ) }
func bishop(sq, occ uint64) uint64 { return portableBishop(sq, occ) }
func queen(sq, occ uint64) uint64  { return portableQueen(sq, occ) }

func rookBy(_ simd.Set, sq, occ uint64) uint64   { return portableRook(sq, occ) }
func bishopBy(_ simd.Set, sq, occ uint64) uint64 { return portableBishop(sq, occ) }
func queenBy(_ simd.Set, sq, occ uint64) uint64  { return portableQueen(sq, occ) }
