//go:build !windows

#include "textflag.h"

GLOBL ·entries(SB), RODATA|NOPTR, $16
DATA ·entries+0(SB)/8, $·spoiler(SB)
DATA ·entries+8(SB)/8, $·thief(SB)
DATA ·entries+16(SB)/8, $·witness(SB)

// func call(f uintptr, arguments *[6]uintptr) uintptr
TEXT ·call(SB), 0, $1040-24
	MOVD f+0(FP), R9
	MOVD arguments+8(FP), R10
	LDP  0(R10), (R0, R1)
	LDP  16(R10), (R2, R3)
	LDP  32(R10), (R4, R5)
	MOVD RSP, R19
	ADD  $1024, R19, R20
	MOVD R20, RSP
	CALL (R9)
	MOVD R19, RSP
	MOVD R0, ret+16(FP)
	RET

// spoiler(square R0, occupied R1) R0. R18 belongs to the system, R27 and R28 to Go.
TEXT ·spoiler(SB), NOSPLIT|NOFRAME, $0
	MOVD ·calls(SB), R2
	ADD  $1, R2
	MOVD R2, ·calls(SB)
	MOVD RSP, R2
	AND  $15, R2
	CBZ  R2, aligned
	MOVD ·misaligned(SB), R2
	ADD  $1, R2
	MOVD R2, ·misaligned(SB)

aligned:
	ADD  R0<<1, R0
	ADD  R1, R0
	MOVD $-1, R1
	MOVD R1, R2
	MOVD R1, R3
	MOVD R1, R4
	MOVD R1, R5
	MOVD R1, R6
	MOVD R1, R7
	MOVD R1, R8
	MOVD R1, R9
	MOVD R1, R10
	MOVD R1, R11
	MOVD R1, R12
	MOVD R1, R13
	MOVD R1, R14
	MOVD R1, R15
	MOVD R1, R16
	MOVD R1, R17
	FMOVD R1, F0
	FMOVD R1, F1
	FMOVD R1, F2
	FMOVD R1, F3
	FMOVD R1, F4
	FMOVD R1, F5
	FMOVD R1, F6
	FMOVD R1, F7
	CMP  R1, R0
	RET

// thief()
TEXT ·thief(SB), NOSPLIT|NOFRAME, $0
	MVN   R19, R19
	MVN   R20, R20
	MVN   R21, R21
	MVN   R22, R22
	MVN   R23, R23
	MVN   R24, R24
	MVN   R25, R25
	MVN   R26, R26
	MOVD  R29, R9
	MVN   R9, R29
	FMOVD R19, F8
	FMOVD R19, F15
	RET

// CHANGED notes in R10 that a register has another value than before the call.
#define CHANGED(register, value, bit) \
	CMP value, register; BEQ 2(PC); ORR bit, R10

// witness(f R0, a R1, b R2, c R3, d R4, e R5) R0. The registers from R19 to R26 and the lower halves
// of V8 to V15 are the caller's.
TEXT ·witness(SB), NOSPLIT|NOFRAME, $0
	STP.W (R29, R30), -176(RSP)
	STP   (R19, R20), 16(RSP)
	STP   (R21, R22), 32(RSP)
	STP   (R23, R24), 48(RSP)
	STP   (R25, R26), 64(RSP)
	FSTPD (F8, F9), 80(RSP)
	FSTPD (F14, F15), 96(RSP)
	MOVD  R0, R9
	MOVD  R1, R0
	MOVD  R2, R1
	MOVD  R3, R2
	MOVD  R4, R3
	MOVD  R5, R4
	MOVD  $119, R19
	MOVD  $120, R20
	MOVD  $121, R21
	MOVD  $122, R22
	MOVD  $123, R23
	MOVD  $124, R24
	MOVD  $125, R25
	MOVD  $126, R26
	FMOVD R19, F8
	FMOVD R20, F15
	MOVD  RSP, R10
	MOVD  R10, 112(RSP)
	MOVD  R29, 120(RSP)
	CALL  (R9)
	MOVD  ZR, R10
	CHANGED(R19, $119, $1)
	CHANGED(R20, $120, $2)
	CHANGED(R21, $121, $4)
	CHANGED(R22, $122, $8)
	CHANGED(R23, $123, $16)
	CHANGED(R24, $124, $32)
	CHANGED(R25, $125, $64)
	CHANGED(R26, $126, $128)
	MOVD  RSP, R11
	MOVD  112(RSP), R12
	CHANGED(R12, R11, $256)
	MOVD  120(RSP), R12
	CHANGED(R12, R29, $512)
	FMOVD F8, R12
	CHANGED(R12, $119, $1024)
	FMOVD F15, R12
	CHANGED(R12, $120, $2048)
	MOVD  ·broken(SB), R12
	ORR   R10, R12
	MOVD  R12, ·broken(SB)
	FLDPD 80(RSP), (F8, F9)
	FLDPD 96(RSP), (F14, F15)
	LDP   16(RSP), (R19, R20)
	LDP   32(RSP), (R21, R22)
	LDP   48(RSP), (R23, R24)
	LDP   64(RSP), (R25, R26)
	LDP.P 176(RSP), (R29, R30)
	RET
