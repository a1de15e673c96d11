package each

// instructionSet is what the kernels in use are written in.
type instructionSet uint8

const (
	portable instructionSet = iota
	avx2
	gfni
	avx512
)

var setNames = [...]string{portable: "portable", avx2: "AVX2", gfni: "AVX2 and GFNI", avx512: "AVX-512 and GFNI"}

func (s instructionSet) String() string { return setNames[s] }

// InstructionSet returns what this process uses: "AVX-512 and GFNI", "AVX2 and GFNI", "AVX2" or
// "portable".
func InstructionSet() string { return chosen.String() }
