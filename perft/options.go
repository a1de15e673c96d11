package perft

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
)

// Options says how to count. The zero value counts in bulk, on one thread, by the default
// technique and the fastest method.
type Options struct {
	// Technique is where the attacks of sliders come from; nil is the default technique,
	// called statically. With any other, the methods are [MethodAuto] and [MethodMake] only.
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
	// Progress is called now and then while counting, if it is not nil: by each count from one goroutine
	// at a time, a few times a second.
	Progress func(Progress)
}

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

// check reports too many threads, and options that contradict each other or ask for what the machine does not
// support.
func (o Options) check() error {
	switch {
	case o.Threads < 0 || o.Threads > MaxThreads:
		return fmt.Errorf("perft: %d threads: expected 0 to %d", o.Threads, MaxThreads)
	case int(o.Method) >= len(methodNames):
		return fmt.Errorf("perft: %v: expected one of %v", o.Method, methodNames)
	case o.HashMiB < 0 || o.HashMiB > 0 && o.NoBulk:
		return fmt.Errorf("perft: hash of %d MiB: expected 0 or more, and bulk counting", o.HashMiB)
	case o.Seed != 0 && o.HashMiB == 0:
		return fmt.Errorf("perft: seed %d: expected a hash table: only its keys change with a seed", o.Seed)
	case o.Method > MethodMake && (o.Technique != nil || o.NoBulk):
		return fmt.Errorf("perft: method %v: expected the default technique and bulk counting", o.Method)
	case !o.Method.Available():
		return fmt.Errorf("perft: method %v: expected AVX-512, or AVX2 with BMI2 and POPCNT, none switched off (see bitray help environment)", o.Method)
	}
	return nil
}
