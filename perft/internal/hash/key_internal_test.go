package hash

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

var modulus = new(big.Int).Lsh(big.NewInt(1), 128)

func number(c coefficient) *big.Int {
	n := new(big.Int).SetUint64(c.high)
	return n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(c.low))
}

// TestPlus compares with whole numbers of any size, cut to 128 bits.
func TestPlus(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		c, a := coefficient{random.Uint64(), random.Uint64()}, coefficient{random.Uint64(), random.Uint64()}
		x := random.Uint64()
		want := new(big.Int).Mul(number(a), new(big.Int).SetUint64(x))
		want.Mod(want.Add(want, number(c)), modulus)
		if got := number(c.plus(a, x)); got.Cmp(want) != 0 {
			t.Fatalf("%x + %x*%x: got %x, want %x", number(c), number(a), x, got, want)
		}
	}
}

// TestSum compares the halves of a key with the formula of [hasher].
func TestSum(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for seed := range uint64(100) {
		h := newHasher(seed)
		var words [keyWords]uint64
		for i := range words {
			words[i] = random.Uint64()
		}
		half := func(a [keyWords + 1]coefficient) uint64 {
			sum := number(a[0])
			for i, x := range words {
				sum.Add(sum, new(big.Int).Mul(number(a[i+1]), new(big.Int).SetUint64(x)))
			}
			return sum.Rsh(sum.Mod(sum, modulus), 64).Uint64()
		}
		if got, want := h.sum(&words), (Key{half(h.high), half(h.low)}); got != want {
			t.Fatalf("seed %d: got %x, want %x", seed, got, want)
		}
	}
}
