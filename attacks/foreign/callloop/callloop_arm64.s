//go:build !windows

#include "textflag.h"

// All loops keep what they need in registers that a C function preserves, which they have to
// preserve themselves: R19 is the function, R20 to R22 are pointers that move on, R23 counts the
// questions that are left, R24 is the fold, R25 the mask.

#define ENTER \
	STP.W (R29, R30), -80(RSP); STP (R19, R20), 16(RSP); STP (R21, R22), 32(RSP); STP (R23, R24), 48(RSP); MOVD R25, 64(RSP); MOVD RSP, R29

#define LEAVE \
	LDP 16(RSP), (R19, R20); LDP 32(RSP), (R21, R22); LDP 48(RSP), (R23, R24); MOVD 64(RSP), R25; LDP.P 80(RSP), (R29, R30); RET

GLOBL ·entries(SB), RODATA|NOPTR, $64
DATA ·entries+0(SB)/8, $·store(SB)
DATA ·entries+8(SB)/8, $·fold(SB)
DATA ·entries+16(SB)/8, $·chainSquare(SB)
DATA ·entries+24(SB)/8, $·chainOccupied(SB)
DATA ·entries+32(SB)/8, $·eachSlider(SB)
DATA ·entries+40(SB)/8, $·eachSet(SB)
DATA ·entries+48(SB)/8, $·empty(SB)
DATA ·entries+56(SB)/8, $·both(SB)

// store(f R0, dst R1, squares R2, occupied R3, n R4)
TEXT ·store(SB), NOSPLIT|NOFRAME, $0
	ENTER
	MOVD R0, R19
	MOVD R1, R20
	MOVD R2, R21
	MOVD R3, R22
	MOVD R4, R23
	CBZ  R23, done

loop:
	MOVBU.P 1(R21), R0
	MOVD.P  8(R22), R1
	CALL    (R19)
	MOVD.P  R0, 8(R20)
	SUB     $1, R23
	CBNZ    R23, loop

done:
	LEAVE

// fold(f R0, squares R1, occupied R2, n R3) R0
TEXT ·fold(SB), NOSPLIT|NOFRAME, $0
	ENTER
	MOVD R0, R19
	MOVD R1, R21
	MOVD R2, R22
	MOVD R3, R23
	MOVD ZR, R24
	CBZ  R23, done

loop:
	MOVBU.P 1(R21), R0
	MOVD.P  8(R22), R1
	CALL    (R19)
	EOR     R0, R24
	SUB     $1, R23
	CBNZ    R23, loop

done:
	MOVD R24, R0
	LEAVE

// chainSquare(f R0, squares R1, occupied R2, n R3, mask R4) R0
TEXT ·chainSquare(SB), NOSPLIT|NOFRAME, $0
	ENTER
	MOVD R0, R19
	MOVD R1, R21
	MOVD R2, R22
	MOVD R3, R23
	MOVD R4, R25
	MOVD ZR, R24
	MOVD R4, R0
	CBZ  R23, done

loop:
	MOVBU.P 1(R21), R2
	MOVD.P  8(R22), R1
	AND     R25, R0
	EORW    R2, R0
	CALL    (R19)
	EOR     R0, R24
	SUB     $1, R23
	CBNZ    R23, loop

done:
	MOVD R24, R0
	LEAVE

// chainOccupied(f R0, squares R1, occupied R2, n R3, mask R4) R0
TEXT ·chainOccupied(SB), NOSPLIT|NOFRAME, $0
	ENTER
	MOVD R0, R19
	MOVD R1, R21
	MOVD R2, R22
	MOVD R3, R23
	MOVD R4, R25
	MOVD ZR, R24
	MOVD R4, R0
	CBZ  R23, done

loop:
	MOVD.P  8(R22), R1
	AND     R25, R0
	EOR     R0, R1
	MOVBU.P 1(R21), R0
	CALL    (R19)
	EOR     R0, R24
	SUB     $1, R23
	CBNZ    R23, loop

done:
	MOVD R24, R0
	LEAVE

// eachSlider(f R0, dst R1, sets R2, occupied R3, n R4). R24 holds the sliders of the set that are
// left, R25 the union.
TEXT ·eachSlider(SB), NOSPLIT|NOFRAME, $0
	ENTER
	MOVD R0, R19
	MOVD R1, R20
	MOVD R2, R21
	MOVD R3, R22
	MOVD R4, R23
	CBZ  R23, done

loop:
	MOVD.P 8(R21), R24
	MOVD   (R20), R25
	CBZ    R24, next

slider:
	RBIT R24, R0
	CLZ  R0, R0
	SUB  $1, R24, R1
	AND  R1, R24
	MOVD (R22), R1
	CALL (R19)
	ORR  R0, R25
	CBNZ R24, slider

next:
	MOVD.P R25, 8(R20)
	ADD    $8, R22
	SUB    $1, R23
	CBNZ   R23, loop

done:
	LEAVE

// eachSet(f R0, dst R1, sets R2, occupied R3, n R4)
TEXT ·eachSet(SB), NOSPLIT|NOFRAME, $0
	ENTER
	MOVD R0, R19
	MOVD R1, R20
	MOVD R2, R21
	MOVD R3, R22
	MOVD R4, R23
	CBZ  R23, done

loop:
	MOVD.P 8(R21), R0
	MOVD.P 8(R22), R1
	CALL   (R19)
	MOVD   (R20), R1
	ORR    R0, R1
	MOVD.P R1, 8(R20)
	SUB    $1, R23
	CBNZ   R23, loop

done:
	LEAVE

// empty(square or set R0, occupied R1) R0
TEXT ·empty(SB), NOSPLIT|NOFRAME, $0
	EOR R1, R0
	RET

// both(square R0, occupied R1) R0
TEXT ·both(SB), NOSPLIT|NOFRAME, $0
	STP.W (R29, R30), -32(RSP)
	STP   (R19, R20), 16(RSP)
	MOVD  RSP, R29
	MOVD  R0, R19
	MOVD  R1, R20
	MOVD  ·pair+0(SB), R9
	CALL  (R9)
	MOVD  R0, R2
	MOVD  R20, R1
	MOVD  R19, R0
	MOVD  R2, R19
	MOVD  ·pair+8(SB), R9
	CALL  (R9)
	ORR   R19, R0
	LDP   16(RSP), (R19, R20)
	LDP.P 32(RSP), (R29, R30)
	RET
