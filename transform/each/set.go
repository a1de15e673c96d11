package each

// instructionSet is what the kernels in use are written in. It divides what package simd says
// more finely: GFNI in 256 bits is a set of its own.
type instructionSet uint8

const (
	portable instructionSet = iota
	avx2
	gfni
	avx512
)

var setNames = [...]string{portable: "portable", avx2: "avx2", gfni: "gfni", avx512: "avx512"}

func (s instructionSet) String() string { return setNames[s] }

// InstructionSet returns what this process uses: "avx512" (with GFNI and BITALG), "gfni" (with
// AVX2), "avx2" or "portable".
func InstructionSet() string { return chosen.String() }
