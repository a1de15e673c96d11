//go:build !windows

#include "textflag.h"

// All loops keep what they need in registers that a C function preserves, which they have to
// preserve themselves: R12 is the function, BP the index of the question. On entry the stack is
// eight bytes off a multiple of sixteen; six pushes and a word make it a multiple, as calls want it.
// The word is the argument that a register is missing for. PUSHQ BP stands before ENTER where vet
// sees it.

#define ENTER \
	PUSHQ BX; PUSHQ R12; PUSHQ R13; PUSHQ R14; PUSHQ R15; SUBQ $8, SP

#define LEAVE \
	ADDQ $8, SP; POPQ R15; POPQ R14; POPQ R13; POPQ R12; POPQ BX; POPQ BP; RET

// NEXT ends the body of a loop over n questions.
#define NEXT(n) \
	INCQ BP; CMPQ BP, n; JNE loop

GLOBL ·entries(SB), RODATA|NOPTR, $64
DATA ·entries+0(SB)/8, $·store(SB)
DATA ·entries+8(SB)/8, $·fold(SB)
DATA ·entries+16(SB)/8, $·chainSquare(SB)
DATA ·entries+24(SB)/8, $·chainOccupied(SB)
DATA ·entries+32(SB)/8, $·eachSlider(SB)
DATA ·entries+40(SB)/8, $·eachSet(SB)
DATA ·entries+48(SB)/8, $·empty(SB)
DATA ·entries+56(SB)/8, $·both(SB)

// store(f DI, dst SI, squares DX, occupied CX, n R8)
TEXT ·store(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BP
	ENTER
	MOVQ  DI, R12
	MOVQ  SI, R13
	MOVQ  DX, R14
	MOVQ  CX, R15
	MOVQ  R8, BX
	XORL  BP, BP
	TESTQ BX, BX
	JZ    done
	PCALIGN $32

loop:
	MOVBLZX (R14)(BP*1), DI
	MOVQ    (R15)(BP*8), SI
	CALL    R12
	MOVQ    AX, (R13)(BP*8)
	NEXT(BX)

done:
	LEAVE

// fold(f DI, squares SI, occupied DX, n CX) AX
TEXT ·fold(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BP
	ENTER
	MOVQ  DI, R12
	MOVQ  SI, R13
	MOVQ  DX, R14
	MOVQ  CX, R15
	XORL  BX, BX
	XORL  BP, BP
	TESTQ R15, R15
	JZ    done
	PCALIGN $32

loop:
	MOVBLZX (R13)(BP*1), DI
	MOVQ    (R14)(BP*8), SI
	CALL    R12
	XORQ    AX, BX
	NEXT(R15)

done:
	MOVQ BX, AX
	LEAVE

// chainSquare(f DI, squares SI, occupied DX, n CX, mask R8) AX
TEXT ·chainSquare(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BP
	ENTER
	MOVQ  DI, R12
	MOVQ  SI, R13
	MOVQ  DX, R14
	MOVQ  CX, R15
	MOVQ  R8, 0(SP)
	XORL  BX, BX
	XORL  BP, BP
	MOVQ  R8, AX
	TESTQ R15, R15
	JZ    done
	PCALIGN $32

loop:
	MOVBLZX (R13)(BP*1), DI
	MOVQ    (R14)(BP*8), SI
	ANDQ    0(SP), AX
	XORL    AX, DI
	CALL    R12
	XORQ    AX, BX
	NEXT(R15)

done:
	MOVQ BX, AX
	LEAVE

// chainOccupied(f DI, squares SI, occupied DX, n CX, mask R8) AX
TEXT ·chainOccupied(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BP
	ENTER
	MOVQ  DI, R12
	MOVQ  SI, R13
	MOVQ  DX, R14
	MOVQ  CX, R15
	MOVQ  R8, 0(SP)
	XORL  BX, BX
	XORL  BP, BP
	MOVQ  R8, AX
	TESTQ R15, R15
	JZ    done
	PCALIGN $32

loop:
	MOVBLZX (R13)(BP*1), DI
	MOVQ    (R14)(BP*8), SI
	ANDQ    0(SP), AX
	XORQ    AX, SI
	CALL    R12
	XORQ    AX, BX
	NEXT(R15)

done:
	MOVQ BX, AX
	LEAVE

// eachSlider(f DI, dst SI, sets DX, occupied CX, n R8). DX and CX become the ends of their slices,
// and the index runs up to zero; BX holds the sliders of the set that are left.
TEXT ·eachSlider(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BP
	ENTER
	MOVQ  DI, R12
	LEAQ  (SI)(R8*8), R13
	LEAQ  (DX)(R8*8), R14
	LEAQ  (CX)(R8*8), R15
	MOVQ  R8, BP
	NEGQ  BP
	JZ    done
	PCALIGN $32

loop:
	MOVQ  (R14)(BP*8), BX
	TESTQ BX, BX
	JZ    next

slider:
	BSFQ  BX, DI
	LEAQ  -1(BX), AX
	ANDQ  AX, BX
	MOVQ  (R15)(BP*8), SI
	CALL  R12
	ORQ   AX, (R13)(BP*8)
	TESTQ BX, BX
	JNZ   slider

next:
	INCQ BP
	JNZ  loop

done:
	LEAVE

// eachSet(f DI, dst SI, sets DX, occupied CX, n R8)
TEXT ·eachSet(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BP
	ENTER
	MOVQ  DI, R12
	MOVQ  SI, R13
	MOVQ  DX, R14
	MOVQ  CX, R15
	MOVQ  R8, BX
	XORL  BP, BP
	TESTQ BX, BX
	JZ    done
	PCALIGN $32

loop:
	MOVQ (R14)(BP*8), DI
	MOVQ (R15)(BP*8), SI
	CALL R12
	ORQ  AX, (R13)(BP*8)
	NEXT(BX)

done:
	LEAVE

// empty(square or set DI, occupied SI) AX
TEXT ·empty(SB), NOSPLIT|NOFRAME, $0
	MOVQ DI, AX
	XORQ SI, AX
	RET

// both(square DI, occupied SI) AX
TEXT ·both(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BX
	PUSHQ R12
	SUBQ  $8, SP
	MOVQ  DI, BX
	MOVQ  SI, R12
	MOVQ  ·pair+0(SB), AX
	CALL  AX
	MOVQ  AX, 0(SP)
	MOVQ  BX, DI
	MOVQ  R12, SI
	MOVQ  ·pair+8(SB), AX
	CALL  AX
	ORQ   0(SP), AX
	ADDQ  $8, SP
	POPQ  R12
	POPQ  BX
	RET
