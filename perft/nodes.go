package perft

import (
	"errors"
	"math/big"
	"math/bits"
)

// Nodes is a number of nodes: an unsigned integer of 128 bits, which no perft that can be run
// overflows. The zero value is 0; == compares.
type Nodes struct{ high, low uint64 }

// NewNodes returns n as Nodes.
func NewNodes(n uint64) Nodes { return Nodes{low: n} }

// Add returns n + m.
func (n Nodes) Add(m Nodes) Nodes {
	low, carry := bits.Add64(n.low, m.low, 0)
	high, _ := bits.Add64(n.high, m.high, carry)
	return Nodes{high, low}
}

func (n Nodes) total() Nodes { return n }

// AddUint64 returns n + m.
func (n Nodes) AddUint64(m uint64) Nodes { return n.Add(Nodes{low: m}) }

// Mul returns n * m.
func (n Nodes) Mul(m uint64) Nodes {
	high, low := bits.Mul64(n.low, m)
	return Nodes{high + n.high*m, low}
}

// Cmp returns -1, 0 or 1 as n is less than, equal to or greater than m.
func (n Nodes) Cmp(m Nodes) int {
	switch {
	case n == m:
		return 0
	case n.high < m.high || n.high == m.high && n.low < m.low:
		return -1
	}
	return 1
}

// Uint64 returns n and whether it fits 64 bits.
func (n Nodes) Uint64() (uint64, bool) { return n.low, n.high == 0 }

// Float64 returns the nearest float, good enough for speeds.
func (n Nodes) Float64() float64 { return float64(n.high)*0x1p64 + float64(n.low) }

// String returns n in decimal.
func (n Nodes) String() string {
	value := new(big.Int).SetUint64(n.high)
	return value.Lsh(value, 64).Or(value, new(big.Int).SetUint64(n.low)).String()
}

// MarshalText returns n in decimal. In JSON that makes a string, since many readers would round
// a number beyond 2^53.
func (n Nodes) MarshalText() ([]byte, error) { return []byte(n.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (n *Nodes) UnmarshalText(text []byte) (err error) {
	*n, err = ParseNodes(string(text))
	return err
}

// nodesDigits is the number of decimal digits of 2^128-1.
const nodesDigits = 39

var errNodes = errors.New("number of nodes: expected decimal digits, less than 2^128")

// ParseNodes reads a number of nodes in decimal, digits only.
func ParseNodes(text string) (Nodes, error) {
	if text == "" || len(text) > nodesDigits {
		return Nodes{}, errNodes
	}
	for _, c := range []byte(text) {
		if c < '0' || c > '9' {
			return Nodes{}, errNodes
		}
	}
	value, _ := new(big.Int).SetString(text, 10)
	if value.BitLen() > 128 {
		return Nodes{}, errNodes
	}
	low := new(big.Int).And(value, new(big.Int).SetUint64(1<<64-1))
	return Nodes{value.Rsh(value, 64).Uint64(), low.Uint64()}, nil
}
