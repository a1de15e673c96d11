//go:build amd64 && !purego

#include "textflag.h"

// func gather(sq, set uint64) uint64
TEXT ·gather(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  portable
	JMP  ·gatherAVX512(SB)

portable:
	JMP ·portableGather(SB)

// func scatter(sq, word uint64) uint64
TEXT ·scatter(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  portable
	JMP  ·scatterAVX512(SB)

portable:
	JMP ·portableScatter(SB)

// func rook(sq, occ uint64) uint64
TEXT ·rook(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  portable
	JMP  ·rookAVX512(SB)

portable:
	JMP ·portableRook(SB)

// func bishop(sq, occ uint64) uint64
TEXT ·bishop(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  portable
	JMP  ·bishopAVX512(SB)

portable:
	JMP ·portableBishop(SB)

// func queen(sq, occ uint64) uint64
TEXT ·queen(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  portable
	JMP  ·queenAVX512(SB)

portable:
	JMP ·portableQueen(SB)

// func checksAndPins(sq, orthogonals, diagonals, own, occ uint64) (checkers, rookPins, bishopPins uint64)
TEXT ·checksAndPins(SB), NOSPLIT, $0-64
	CMPB ·fast(SB), $0
	JEQ  portable
	JMP  ·checksAndPinsAVX512(SB)

portable:
	JMP ·portableChecksAndPins(SB)
