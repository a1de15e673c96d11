package perft

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
)

// Options says how to count. The zero value counts in bulk, on one thread, by the default
// technique and the fastest method.
type Options struct {
	// Technique is where the attacks of sliders come from; nil is the default technique,
	// called statically. Any other goes with the method [Make].
	Technique attacks.Sliders
	// Method is how leaves are counted.
	Method Method
	// Threads is the number of goroutines that count; 0 is 1.
	Threads int
	// NoBulk makes the moves of the last ply too, instead of counting them.
	NoBulk bool
	// HashMiB is the size of a table that remembers positions, in MiB; 0 is none. It goes with
	// bulk counting.
	HashMiB int
	// Seed changes the keys of the table.
	Seed uint64
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
	// making it, see [github.com/bitray/bitray/perft/leaf].
	Scalar
)

var methodNames = [...]string{Auto: "auto", Make: "make", Scalar: "scalar"}

// String returns the name of m, as [ParseMethod] takes it.
func (m Method) String() string {
	if int(m) < len(methodNames) {
		return methodNames[m]
	}
	return fmt.Sprintf("Method(%d)", m)
}

// ParseMethod returns the method of the given name.
func ParseMethod(name string) (Method, error) {
	for m, known := range methodNames {
		if name == known {
			return Method(m), nil
		}
	}
	return Auto, fmt.Errorf("method %q: expected one of %v", name, methodNames)
}
