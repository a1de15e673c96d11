// Package bmi2 extracts the bits of a word that a mask selects, and deposits them again: the
// instructions PEXT and PDEP of x86, which belong to the set BMI2, and what takes their place elsewhere.
//
//	bit          7 6 5 4 3 2 1 0
//	b            1 0 1 1 0 1 0 1
//	mask         0 1 1 0 1 0 0 1
//	selected     . 0 1 . 0 . . 1
//	extracted    0 0 0 0 0 1 0 1
//
// Extract moves the selected bits next to one another at the bottom of the word, in their
// order; Deposit moves them back. On a board this gathers the squares of any line, or of any
// set, into a number, without a collision and without a gap: a perfect index.
//
// # Two ways
//
// The instruction takes three cycles on processors that have it in hardware: Intel since
// Haswell (2013), AMD since family 19h, Zen 3 (2020). AMD's family 17h (Zen 1 and 2, Hygon's
// 18h with them) and 15h before it execute it in microcode, in a time that grows with the
// number of bits in the mask to a hundred cycles and more, so [Fast] is false there and the
// emulation is chosen.
//
// [Emulate] and [EmulateDeposit] visit the bits of the mask one by one.
//
// Go has no intrinsic for the instruction: on amd64 Extract and Deposit are a call of assembly
// that is never inlined. For many extractions, write the loop in assembly.
//
// # Switching kernels off
//
// The build tag purego leaves out the assembly, and GODEBUG=cpu.bmi2=off switches the instructions off
// when the program starts: Extract and Deposit then call [Emulate] and [EmulateDeposit], and [Fast] is
// false. Package attacks lists all ways for the whole module.
//
// Source: Intel 64 and IA-32 Architectures Software Developer's Manual, PEXT and PDEP;
// Chess Programming Wiki, https://www.chessprogramming.org/BMI2.
package bmi2
