//go:build !amd64 || purego

package pextpdep

func rook(sq, occ uint64) uint64   { return emulatedRook(sq, occ) }
func bishop(sq, occ uint64) uint64 { return emulatedBishop(sq, occ) }
func queen(sq, occ uint64) uint64  { return emulatedQueen(sq, occ) }
