package hash

import (
	"math/bits"
	"math/rand/v2"
)

// Key stands for a position and a depth in 128 bits.
type Key struct{ high, low uint64 }

// keyWords is the number of words that say all that perft depends on: the code of a position, and the depth.
const keyWords = 5

// hasher makes keys. It is multilinear: a key is two sums
//
//	(a[0] + a[1]*x[1] + ... + a[n]*x[n]) mod 2^128 / 2^64
//
// of the words x, with different random coefficients a of 128 bits. Over the choice of the
// coefficients two different positions have the same sum with a probability of 2^-64, whatever
// the positions, so the same key with 2^-128: this is a theorem, and does not depend on the
// quality of a table of random numbers. It takes four multiplications a word.
// Source: M. N. Wegman and J. L. Carter (1981); D. Lemire and O. Kaser (2014), Strongly
// Universal String Hashing is Fast.
type hasher struct {
	high, low [keyWords + 1]coefficient
}

type coefficient struct{ high, low uint64 }

func newHasher(seed uint64) *hasher {
	random := rand.New(rand.NewPCG(seed, ^seed))
	h := new(hasher)
	for i := range h.high {
		h.high[i] = coefficient{random.Uint64(), random.Uint64()}
		h.low[i] = coefficient{random.Uint64(), random.Uint64()}
	}
	return h
}

func (h *hasher) sum(words *[keyWords]uint64) Key {
	high, low := h.high[0], h.low[0]
	for i, x := range words {
		high = high.plus(h.high[i+1], x)
		low = low.plus(h.low[i+1], x)
	}
	return Key{high.high, low.high}
}

// plus returns c + a*x mod 2^128.
func (c coefficient) plus(a coefficient, x uint64) coefficient {
	high, low := bits.Mul64(a.low, x)
	low, carry := bits.Add64(c.low, low, 0)
	return coefficient{c.high + high + a.high*x + carry, low}
}
