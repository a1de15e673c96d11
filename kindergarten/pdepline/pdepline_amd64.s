//go:build amd64 && !purego

#include "textflag.h"

// A row is 40 bytes: the lines rank, file, diagonal and anti-diagonal, and for each, in two bytes, where the
// attacks from the slider's place on it begin.
#define ARGUMENTS \
	MOVQ sq+0(FP), AX         \
	MOVQ occ+8(FP), CX        \
	LEAQ (AX)(AX*4), AX       \
	LEAQ ·rows(SB), DX        \
	LEAQ (DX)(AX*8), DX       \
	LEAQ ·firstRank(SB), SI

// LINE replaces a register by the attacks on a line, and uses up another.
#define LINE(number, attacks, place) \
	PEXTQ   (8*number)(DX), CX, attacks     \
	MOVWQZX (32+2*number)(DX), place        \
	ADDQ    place, attacks                  \
	MOVBQZX (SI)(attacks*1), attacks        \
	PDEPQ   (8*number)(DX), attacks, attacks

// func rook(sq, occ uint64) uint64
TEXT ·rook(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  emulate
	ARGUMENTS
	LINE(0, AX, R8)
	LINE(1, BX, R9)
	ORQ  BX, AX
	MOVQ AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedRook(SB)

// func bishop(sq, occ uint64) uint64
TEXT ·bishop(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  emulate
	ARGUMENTS
	LINE(2, AX, R8)
	LINE(3, BX, R9)
	ORQ  BX, AX
	MOVQ AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedBishop(SB)

// func queen(sq, occ uint64) uint64
TEXT ·queen(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  emulate
	ARGUMENTS
	LINE(0, AX, R8)
	LINE(1, BX, R9)
	LINE(2, DI, R10)
	LINE(3, R11, R12)
	ORQ  BX, AX
	ORQ  R11, DI
	ORQ  DI, AX
	MOVQ AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedQueen(SB)
