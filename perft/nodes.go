package perft

import (
	"cmp"
	"errors"
	"math/big"
	"math/bits"
	"strconv"
)

// Nodes is a number of nodes: an unsigned integer of 128 bits, or the fact that the number is
// 2^128 or more. A perft that merges positions can get there in seconds. The zero value is 0; ==
// compares, and %v prints.
type Nodes struct {
	high, low uint64
	over      uint64 // 1 for 2^128 or more; high and low are 0
}

// tooMany is every number of 2^128 or more.
var tooMany = Nodes{over: 1}

// NewNodes returns n as Nodes.
func NewNodes(n uint64) Nodes { return Nodes{low: n} }

// Overflows reports whether n is 2^128 or more: the result of [Nodes.Add], [Nodes.AddUint64] or
// [Nodes.Mul] where 128 bits did not hold it.
func (n Nodes) Overflows() bool { return n.over != 0 }

// Add returns n + m.
func (n Nodes) Add(m Nodes) Nodes {
	low, carry := bits.Add64(n.low, m.low, 0)
	high, carry := bits.Add64(n.high, m.high, carry)
	if n.over|m.over|carry != 0 {
		return tooMany
	}
	return Nodes{high: high, low: low}
}

// AddUint64 returns n + m.
func (n Nodes) AddUint64(m uint64) Nodes { return n.Add(Nodes{low: m}) }

// Mul returns n * m.
func (n Nodes) Mul(m Nodes) Nodes {
	if n == (Nodes{}) || m == (Nodes{}) {
		return Nodes{}
	}
	if n.high == 0 {
		n, m = m, n // of two high halves one must be 0
	}
	high, low := bits.Mul64(n.low, m.low)
	over, more := bits.Mul64(n.high, m.low)
	high, carry := bits.Add64(high, more, 0)
	if n.over|m.over|m.high|over|carry != 0 {
		return tooMany
	}
	return Nodes{high: high, low: low}
}

// Cmp returns -1, 0 or 1 as n is less than, equal to or greater than m. Numbers of 2^128 or more
// are equal to each other.
func (n Nodes) Cmp(m Nodes) int {
	return cmp.Or(cmp.Compare(n.over, m.over), cmp.Compare(n.high, m.high), cmp.Compare(n.low, m.low))
}

// Uint64 returns n and whether it fits 64 bits.
func (n Nodes) Uint64() (uint64, bool) { return n.low, n.high|n.over == 0 }

// Float64 returns n as a float, which may be off by a unit in the last place: good enough for speeds. It is 2^128 for all that
// is more.
func (n Nodes) Float64() float64 {
	return float64(n.over)*0x1p128 + float64(n.high)*0x1p64 + float64(n.low)
}

// String returns n in decimal, or says that it is 2^128 or more.
func (n Nodes) String() string {
	switch {
	case n.Overflows():
		return "2^128 or more"
	case n.high == 0:
		return strconv.FormatUint(n.low, 10)
	}
	value := new(big.Int).SetUint64(n.high)
	return value.Lsh(value, 64).Or(value, new(big.Int).SetUint64(n.low)).String()
}

// MarshalText returns n in decimal. In JSON that makes a string, since many readers would round
// a number beyond 2^53. A number of 2^128 or more is an error.
func (n Nodes) MarshalText() ([]byte, error) {
	if n.Overflows() {
		return nil, errNodes
	}
	return []byte(n.String()), nil
}

// UnmarshalText reads what MarshalText writes; its error is that of [ParseNodes], after which n is what it was.
func (n *Nodes) UnmarshalText(text []byte) error {
	read, err := ParseNodes(string(text))
	if err == nil {
		*n = read
	}
	return err
}

var errNodes = errors.New("number of nodes: expected decimal digits, less than 2^128")

// ParseNodes reads a number of nodes in decimal, digits only. Anything else, and a number of 2^128 or more,
// is an error.
func ParseNodes(text string) (n Nodes, err error) {
	if n, err := strconv.ParseUint(text, 10, 64); err == nil {
		return NewNodes(n), nil
	}
	for _, c := range []byte(text) {
		if c < '0' || c > '9' {
			return Nodes{}, errNodes
		}
		n = n.Mul(NewNodes(10)).AddUint64(uint64(c - '0'))
	}
	if text == "" || n.Overflows() {
		return Nodes{}, errNodes
	}
	return n, nil
}
