package perft_test

import (
	"encoding/json"
	"math"
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

func TestNodesArithmetic(t *testing.T) {
	large := perft.NewNodes(math.MaxUint64)
	tests := []struct {
		name string
		got  perft.Nodes
		want string
	}{
		{"carry", large.AddUint64(1), twoTo64},
		{"sum", nodes(t, twoTo64).Add(nodes(t, twoTo64)), "36893488147419103232"},
		{"product", nodes(t, twoTo64).Mul(perft.NewNodes(10)), "184467440737095516160"},
		{"wide product", large.Mul(large), "340282366920938463426481119284349108225"},
	}
	for _, test := range tests {
		if test.got.String() != test.want {
			t.Errorf("%s: got %v, want %s", test.name, test.got, test.want)
		}
	}
	if f := nodes(t, twoTo64).Float64(); f != 0x1p64 {
		t.Errorf("as a float: got %v, want 2^64", f)
	}
	if n, fits := nodes(t, twoTo64).Uint64(); fits {
		t.Errorf("2^64 is said to fit 64 bits, as %d", n)
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
	} {
		if !n.Overflows() || n != over || n.Cmp(all) != 1 || all.Cmp(n) != -1 || n.Cmp(over) != 0 {
			t.Errorf("%s: got %v, want 2^128 or more", name, n)
		}
		if _, fits := n.Uint64(); fits || n.Float64() != 0x1p128 {
			t.Errorf("%s: fits 64 bits: %t, as a float %v", name, fits, n.Float64())
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

func TestNodesOrder(t *testing.T) {
	ascending := []string{"0", "1", "18446744073709551615", twoTo64, "18446744073709551617", most}
	for i, a := range ascending {
		for j, b := range ascending {
			want := 0
			if i < j {
				want = -1
			} else if i > j {
				want = 1
			}
			if got := nodes(t, a).Cmp(nodes(t, b)); got != want {
				t.Errorf("%s against %s: got %d, want %d", a, b, got, want)
			}
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
