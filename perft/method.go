package perft

import (
	"fmt"
	"slices"
	"sync"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// Method is a way to count leaves. All give the same numbers.
type Method uint8

// The methods.
const (
	// MethodAuto is the fastest method that the other options and the machine allow.
	MethodAuto Method = iota
	// MethodMake makes all moves but the last, whose number it counts.
	MethodMake
	// MethodScalar makes all moves but the last two: it counts the replies to a move without
	// making it.
	MethodScalar
	// MethodSIMD makes all moves but the last three, where the machine supports it: it adds
	// the effects of single moves and corrects for pairs that interact, eight positions at a time with AVX-512
	// or four with AVX2. It keeps no table between positions. The environment variable BITRAY_NOSIMD, set to anything when the
	// program starts, takes it away, and so do some settings that package attacks lists.
	MethodSIMD
)

var methodNames = [...]string{MethodAuto: "auto", MethodMake: "make", MethodScalar: "scalar", MethodSIMD: "simd"}

// String returns the name of m, as [ParseMethod] takes it.
func (m Method) String() string {
	if int(m) < len(methodNames) {
		return methodNames[m]
	}
	return fmt.Sprintf("Method(%d)", m)
}

// ParseMethod returns the method of the given name. An error lists the names that exist.
func ParseMethod(name string) (Method, error) {
	if m := slices.Index(methodNames[:], name); m >= 0 {
		return Method(m), nil
	}
	return MethodAuto, fmt.Errorf("method %q: expected one of %v", name, methodNames)
}

// Available reports whether the machine supports m: [MethodSIMD] needs a processor with AVX2, BMI2 and POPCNT; the
// others run everywhere. It is false for any other value.
func (m Method) Available() bool { return m < MethodSIMD || m == MethodSIMD && lanes.Available() }

// Instructions returns the sets of vector instructions that m can count with on this machine, "AVX-512" and
// "AVX2", the one that it takes first, and none if it uses none.
func (m Method) Instructions() (sets []string) {
	if m != MethodSIMD {
		return nil
	}
	kernels := lanes.Kernels()
	for _, set := range kernels[:len(kernels)-1] { // the last is none
		sets = append(sets, set.Title())
	}
	return sets
}

// ChosenMethod returns the method by which o counts: the one it names or, for [MethodAuto], the fastest that
// the other options and the machine allow.
func (o Options) ChosenMethod() Method {
	switch {
	case o.Method != MethodAuto:
		return o.Method
	case o.Technique != nil || o.NoBulk:
		return MethodMake
	case MethodSIMD.Available():
		return MethodSIMD
	}
	return MethodScalar
}

// shortcuts count the leaves at depth 2 and 3 without making all moves. A function is nil where a method makes
// them. They belong to one goroutine at a time.
type shortcuts struct {
	method         Method
	pairs, triples func(*board.Position) uint64
}

// idle holds the shortcuts of each method that are not in use. Those of SIMD take 140 KiB, which would be most of
// the time of a small count.
var idle [len(methodNames)]sync.Pool

// shortcuts returns those of the method. Call release at the end.
func (m Method) shortcuts() *shortcuts {
	if s, ok := idle[m].Get().(*shortcuts); ok {
		return s
	}
	s := &shortcuts{method: m}
	switch m {
	case MethodScalar:
		s.pairs = new(replies.Counter).Count
	case MethodSIMD:
		s.pairs, s.triples = new(lanes.Counter).Count, new(lanes.TripleCounter).Count
	}
	return s
}

func (s *shortcuts) release() { idle[s.method].Put(s) }
