package hash

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestPlus compares with whole numbers of any size, cut to 128 bits.
func TestPlus(t *testing.T) {
	number := func(c coefficient) *big.Int {
		n := new(big.Int).SetUint64(c.high)
		return n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(c.low))
	}
	modulus := new(big.Int).Lsh(big.NewInt(1), 128)
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
