package simd

import "strings"

// One program generates all kernels of the module except those of package bmi2 and of the techniques on
// top of it.
//
//go:generate go run -C ../../cmd/bitray-lab . generate kernels

// Set is a set of instructions in which kernels are written. It names the width of their registers and where
// their instructions come from. It does not say that a process can use them: each kernel needs some of the
// extensions of its set, which the comment on its declaration lists, and is used wherever package feature has
// these.
type Set uint8

// The sets of x86-64, the best last, and that of arm64, which is not better than these: outside of files for
// one architecture, ask package feature instead of comparing sets.
const (
	Generic Set = iota // Go alone
	AVX2               // 256 bits: AVX and AVX2
	AVX512             // 512 bits: AVX-512 F, with what else a kernel needs
	NEON               // 128 bits, on arm64: Advanced SIMD

	last = NEON
)

// sets holds what String, Title and Architecture return.
var sets = [...]struct{ name, title, architecture string }{
	Generic: {"generic", "generic", ""},
	AVX2:    {"avx2", "AVX2", "amd64"},
	AVX512:  {"avx512", "AVX-512", "amd64"},
	NEON:    {"neon", "NEON", "arm64"},
}

// String returns the name of s in lower case and without punctuation, as the rows of benchmarks and
// JSON have it.
func (s Set) String() string { return sets[s].name }

// Title returns the name of s for people to read.
func (s Set) Title() string { return sets[s].title }

// Architecture returns the architecture of the processors that have s, as Go calls it, and "" for [Generic],
// which belongs to none.
func (s Set) Architecture() string { return sets[s].architecture }

// Parse returns the set of a name that [Set.String] returns, and whether there is one.
func Parse(name string) (s Set, ok bool) {
	for s := range sets {
		if sets[s].name == name {
			return Set(s), true
		}
	}
	return Generic, false
}

// Usable returns those of the sets that can be used, the best first, and [Generic] last, which is not asked
// about.
func Usable(can func(Set) bool) []Set {
	var usable []Set
	for s := last; s > Generic; s-- {
		if can(s) {
			usable = append(usable, s)
		}
	}
	return append(usable, Generic)
}

// Kernels says which kernels a process can use, by their names: that of a function with that of a set in upper
// case.
type Kernels map[string]bool

// Has reports whether there is a kernel of a set for a function that can be used. [Generic] has all.
func (k Kernels) Has(s Set, function string) bool {
	return s == Generic || k[function+strings.ToUpper(s.String())]
}

// Sets returns the sets of the kernels that can be used, as [Usable] does.
func (k Kernels) Sets() []Set {
	return Usable(func(s Set) bool {
		for name, usable := range k {
			if usable && strings.HasSuffix(name, strings.ToUpper(s.String())) {
				return true
			}
		}
		return false
	})
}
