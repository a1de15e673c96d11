package perft_test

import (
	"encoding/json"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/perft"
)

const (
	most     = "340282366920938463463374607431768211455" // 2^128-1
	twoTo64  = "18446744073709551616"
	perft13  = "1981066775000396239"
	tooGreat = "340282366920938463463374607431768211456"
)

func nodes(t *testing.T, text string) perft.Nodes {
	t.Helper()
	n, err := perft.ParseNodes(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return n
}

func TestNodesRoundTrip(t *testing.T) {
	for _, text := range []string{"0", "1", "18446744073709551615", twoTo64, perft13, most} {
		if got := nodes(t, text).String(); got != text {
			t.Errorf("got %s, want %s", got, text)
		}
	}
	for _, text := range []string{"", "-1", "+1", " 1", "1e3", "0x10", "1_000", tooGreat, "1" + most} {
		if n, err := perft.ParseNodes(text); err == nil {
			t.Errorf("%q: got %v, want an error", text, n)
		}
	}
}

// TestNodesAgainstWholeNumbers compares with whole numbers of any size, for all widths of both sides.
func TestNodesAgainstWholeNumbers(t *testing.T) {
	limit := new(big.Int).Lsh(big.NewInt(1), 128)
	random := rand.New(rand.NewPCG(31, 62))
	number := func(width uint) (*big.Int, perft.Nodes) {
		n := new(big.Int).SetUint64(random.Uint64())
		n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(random.Uint64())).Rsh(n, 128-width)
		return n, nodes(t, n.String())
	}
	check := func(what string, got perft.Nodes, want *big.Int) {
		t.Helper()
		if want.Cmp(limit) >= 0 {
			if !got.Overflows() {
				t.Errorf("%s: got %v, want 2^128 or more", what, got)
			}
			return
		}
		if got.String() != want.String() {
			t.Errorf("%s: got %v, want %v", what, got, want)
		}
		if low, fits := got.Uint64(); fits != want.IsUint64() || fits && low != want.Uint64() {
			t.Errorf("%s: %v is the uint64 %d, fits: %v", what, want, low, fits)
		}
		// Both halves are rounded, and so is their sum.
		if exact, _ := new(big.Float).SetInt(want).Float64(); math.Abs(got.Float64()-exact) > exact*0x1p-51 {
			t.Errorf("%s: %v is the float %v, want %v", what, want, got.Float64(), exact)
		}
	}
	for a := uint(1); a <= 128; a += 3 {
		for b := uint(1); b <= 128; b += 3 {
			x, n := number(a)
			y, m := number(b)
			check("sum", n.Add(m), new(big.Int).Add(x, y))
			check("product", n.Mul(m), new(big.Int).Mul(x, y))
			low := y.Uint64() // of a wider number the low half
			check("sum with a uint64", n.AddUint64(low), new(big.Int).Add(x, new(big.Int).SetUint64(low)))
			if n.Cmp(m) != x.Cmp(y) {
				t.Errorf("%v against %v: got %d", n, m, n.Cmp(m))
			}
		}
	}
}

// TestNodesOverflow passes 2^128 in every way there is, and by as little as there is.
func TestNodesOverflow(t *testing.T) {
	all, one := nodes(t, most), perft.NewNodes(1)
	over := all.Add(one)
	for name, n := range map[string]perft.Nodes{
		"sum":                  over,
		"sum with a uint64":    all.AddUint64(1),
		"sum of what is over":  over.Add(perft.Nodes{}),
		"product of halves":    nodes(t, twoTo64).Mul(nodes(t, twoTo64)),
		"product, high by low": nodes(t, "170141183460469231731687303715884105728").Mul(perft.NewNodes(2)),
		"product, low by high": perft.NewNodes(2).Mul(nodes(t, "170141183460469231731687303715884105728")),
		"product, by a carry":  nodes(t, "18446744073709551617").Mul(perft.NewNodes(math.MaxUint64)).Mul(perft.NewNodes(2)),
		"product, over by one": over.Mul(one),
		// 0xaaaaaaaaaaaaaaaa_ffffffffffffffff by 3: one bit is lost by the upper product, and one by the sum.
		"product, twice over":             nodes(t, "226854911280625642315065319645748658175").Mul(perft.NewNodes(3)),
		"product, the other way, as well": perft.NewNodes(3).Mul(nodes(t, "226854911280625642315065319645748658175")),
	} {
		if !n.Overflows() || n != over || n.Cmp(all) != 1 || all.Cmp(n) != -1 || n.Cmp(over) != 0 {
			t.Errorf("%s: got %v, want 2^128 or more", name, n)
		}
		if _, fits := n.Uint64(); fits || n.Float64() != 0x1p128 {
			t.Errorf("%s: fits 64 bits: %t, as a float %v", name, fits, n.Float64())
		}
		if n.String() != "2^128 or more" {
			t.Errorf("%s: written as %v", name, n)
		}
		if text, err := n.MarshalText(); err == nil {
			t.Errorf("%s: got the text %q, want an error", name, text)
		}
	}
	for name, n := range map[string]perft.Nodes{
		"the most":               all,
		"the most by 1":          all.Mul(one),
		"0 by what is too much":  perft.Nodes{}.Mul(over),
		"what is too much, by 0": over.Mul(perft.Nodes{}),
		"high by low":            nodes(t, "170141183460469231731687303715884105727").Mul(perft.NewNodes(2)),
	} {
		if n.Overflows() {
			t.Errorf("%s: is said to be 2^128 or more", name)
		}
	}
}

func TestNodesInJSON(t *testing.T) {
	text, err := json.Marshal(nodes(t, most))
	if want := `"` + most + `"`; err != nil || string(text) != want {
		t.Errorf("got %s, %v, want %s", text, err, want)
	}
	var back perft.Nodes
	if err := json.Unmarshal(text, &back); err != nil || back != nodes(t, most) {
		t.Errorf("read back as %v, error %v", back, err)
	}
}
