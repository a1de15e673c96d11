package perft

import (
	"fmt"
	"slices"
	"sync"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// Options says how to count. The zero value counts in bulk, on one thread, by the default
// technique and the fastest method.
type Options struct {
	// Technique is where the attacks of sliders come from; nil is the default technique,
	// called statically. With any other, the methods are [Auto] and [Make] only.
	Technique attacks.Sliders
	// Method is how leaves are counted.
	Method Method
	// Threads is the number of goroutines that count, at most [MaxThreads]; 0 is 1. No more are
	// started than there are parts to count.
	Threads int
	// NoBulk makes the moves of the last ply too, instead of counting them.
	NoBulk bool
	// HashMiB is the size of a table that remembers positions, in MiB; 0 is none. A count that cannot
	// fill it uses a part of it. With NoBulk a table is an error.
	HashMiB int
	// Seed changes the keys of the table. Without a table it is an error.
	Seed uint64
	// Chess960 has [Divide] write castling as the king taking its own rook, as it does anyway where the position needs it.
	Chess960 bool
	// Progress is called now and then while counting, if it is not nil: from one goroutine
	// at a time, a few times a second.
	Progress func(Progress)
}

// Method is a way to count leaves. All give the same numbers.
type Method uint8

// The methods.
const (
	// Auto is the fastest method that the other options and the machine allow.
	Auto Method = iota
	// Make makes all moves but the last, whose number it counts.
	Make
	// Scalar makes all moves but the last two: it counts the replies to a move without
	// making it, see [github.com/bitray/bitray/perft/internal/replies].
	Scalar
	// SIMD makes all moves but the last three, where the machine supports it: it adds
	// the effects of single moves and corrects for pairs that interact, eight positions at a time with AVX-512
	// or four with AVX2, see
	// [github.com/bitray/bitray/perft/internal/replies/lanes]. It keeps no table between positions.
	SIMD
)

var methodNames = [...]string{Auto: "auto", Make: "make", Scalar: "scalar", SIMD: "simd"}

// String returns the name of m, as [ParseMethod] takes it.
func (m Method) String() string {
	if int(m) < len(methodNames) {
		return methodNames[m]
	}
	return fmt.Sprintf("Method(%d)", m)
}

// Available reports whether the machine supports m: [SIMD] needs AVX2, see [lanes.Available]; the
// others run everywhere. What is not a method is not available.
func (m Method) Available() bool { return m < SIMD || m == SIMD && lanes.Available() }

// Instructions returns the sets of vector instructions that m can count with on this machine, "AVX-512" and
// "AVX2", the one that it takes first, and none if it uses none.
func (m Method) Instructions() (sets []string) {
	if m != SIMD {
		return nil
	}
	kernels := lanes.Kernels()
	for _, set := range kernels[:len(kernels)-1] { // the last is none
		sets = append(sets, set.Title())
	}
	return sets
}

// Chosen returns the method by which o counts: the one it names or, for [Auto], the fastest that
// the other options and the machine allow.
func (o Options) Chosen() Method {
	switch {
	case o.Method != Auto:
		return o.Method
	case o.Technique != nil || o.NoBulk:
		return Make
	case SIMD.Available():
		return SIMD
	}
	return Scalar
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
	case Scalar:
		s.pairs = new(replies.Counter).Count
	case SIMD:
		s.pairs, s.triples = new(lanes.Counter).Count, new(lanes.TripleCounter).Count
	}
	return s
}

func (s *shortcuts) release() { idle[s.method].Put(s) }

// MaxDepth is the greatest depth that is counted, written to suites and read from them. The greatest
// published count of the start position is that of depth 15 (OEIS A048987, read in November 2026).
const MaxDepth = 100

// MaxThreads is the greatest number of threads, each of which has its own move lists and counters.
const MaxThreads = 1024

func checkDepth(depth int) error {
	if depth < 0 || depth > MaxDepth {
		return fmt.Errorf("perft: depth %d: expected 0 to %d", depth, MaxDepth)
	}
	return nil
}

// check reports a depth outside 0 to [MaxDepth], too many threads, and options that contradict each other or
// ask for what the machine does not support.
func (o Options) check(depth int) error {
	if err := checkDepth(depth); err != nil {
		return err
	}
	switch {
	case o.Threads < 0 || o.Threads > MaxThreads:
		return fmt.Errorf("perft: %d threads: expected 0 to %d", o.Threads, MaxThreads)
	case int(o.Method) >= len(methodNames):
		return fmt.Errorf("perft: %v: expected one of %v", o.Method, methodNames)
	case o.HashMiB < 0 || o.HashMiB > 0 && o.NoBulk:
		return fmt.Errorf("perft: hash of %d MiB: expected 0 or more, and bulk counting", o.HashMiB)
	case o.Seed != 0 && o.HashMiB == 0:
		return fmt.Errorf("perft: seed %d: expected a hash table: only its keys change with a seed", o.Seed)
	case o.Method > Make && (o.Technique != nil || o.NoBulk):
		return fmt.Errorf("perft: method %v: expected the default technique and bulk counting", o.Method)
	case !o.Method.Available():
		return fmt.Errorf("perft: method %v: expected AVX-512, or AVX2 with BMI2 and POPCNT, none switched off (see bitray help environment)", o.Method)
	}
	return nil
}

// ParseMethod returns the method of the given name. An error lists the names that exist.
func ParseMethod(name string) (Method, error) {
	if m := slices.Index(methodNames[:], name); m >= 0 {
		return Method(m), nil
	}
	return Auto, fmt.Errorf("method %q: expected one of %v", name, methodNames)
}
