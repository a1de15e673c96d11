package bmi2

// Emulate is [Extract] without the instruction. It takes one round for every bit of mask.
func Emulate[B ~uint64](b, mask B) uint64 {
	var extracted uint64
	for place := uint64(1); mask != 0; place <<= 1 {
		if b&mask&-mask != 0 {
			extracted |= place
		}
		mask &= mask - 1
	}
	return extracted
}

// EmulateDeposit is [Deposit] without the instruction. It takes one round for every bit of
// mask.
func EmulateDeposit[B ~uint64](packed uint64, mask B) B {
	var b B
	for ; mask != 0; packed >>= 1 {
		// All ones if the lowest bit of packed is set: no branch to guess.
		b |= mask & -mask & -B(packed&1)
		mask &= mask - 1
	}
	return b
}
