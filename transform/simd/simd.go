package simd

// One program generates all kernels of the module except those of package bmi2 and of the techniques on
// top of it.
//
//go:generate go run -C _asm .

// Set is a set of instructions in which kernels are written.
type Set uint8

// The sets, with the features that are checked for them. Those of amd64 include those before. The
// comment on the declaration of each kernel says which of them it uses; most do without some.
const (
	Generic  Set = iota // Go alone
	AVX2                // 256 bits: AVX, AVX2 and BMI2
	AVX2GFNI            // 256 bits: AVX2, and GFNI in its VEX encoding
	AVX512              // 512 bits: AVX-512 F, BW, DQ, VL, VBMI and BITALG, and GFNI
	NEON                // 128 bits, on arm64: Advanced SIMD
)

var (
	names  = [...]string{Generic: "generic", AVX2: "avx2", AVX2GFNI: "avx2gfni", AVX512: "avx512", NEON: "neon"}
	titles = [...]string{Generic: "generic", AVX2: "AVX2", AVX2GFNI: "AVX2+GFNI", AVX512: "AVX-512", NEON: "NEON"}
)

// String returns the name of s in lower case and without punctuation, as the rows of benchmarks and
// JSON have it: "generic", "avx2", "avx2gfni", "avx512" or "neon", and "unknown" for any other value.
func (s Set) String() string {
	if int(s) < len(names) {
		return names[s]
	}
	return "unknown"
}

// Title returns the name of s for people to read: "generic", "AVX2", "AVX2+GFNI", "AVX-512" or
// "NEON", and "unknown" for any other value.
func (s Set) Title() string {
	if int(s) < len(titles) {
		return titles[s]
	}
	return "unknown"
}

var best = detect()

// Best returns the largest set that this process can use.
func Best() Set { return best }

// WithoutGFNI returns AVX2 for AVX2GFNI, and any other set as it is: the best set of a package that has
// kernels in AVX2 and AVX512 alone.
func (s Set) WithoutGFNI() Set {
	if s == AVX2GFNI {
		return AVX2
	}
	return s
}

// Usable returns those of the sets in which kernels are written that this process can use, the
// best first and Generic last. The sets are given the best first; Generic need not be given.
func Usable(written ...Set) []Set {
	usable := make([]Set, 0, len(written)+1)
	for _, s := range written {
		if Generic < s && s <= best && (s == NEON) == (best == NEON) {
			usable = append(usable, s)
		}
	}
	return append(usable, Generic)
}
