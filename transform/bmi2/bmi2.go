package bmi2

// Extract returns the bits of b that mask selects, from the lowest upwards: as many bits as
// mask has, at the bottom of the result.
func Extract[B ~uint64](b, mask B) uint64 {
	return extract(uint64(b), uint64(mask))
}

// Deposit moves the low bits of packed to the places that mask selects, the lowest to the
// lowest. Bits of packed beyond the number of places are ignored.
func Deposit[B ~uint64](packed uint64, mask B) B {
	return B(deposit(packed, uint64(mask)))
}

// Fast reports whether the processor has the instructions, and has them in hardware: whether
// Extract and Deposit use them. It is false in builds with the tag purego.
//
// GODEBUG=cpu.bmi2=off switches the instructions off.
func Fast() bool { return fast }
