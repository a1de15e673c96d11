package suite_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// row reads a suite of one row.
func row(t *testing.T, text string) suite.Row {
	t.Helper()
	rows, err := suite.Read(strings.NewReader(text), "x.epd")
	if err != nil || len(rows) != 1 {
		t.Fatalf("%d rows, error %v", len(rows), err)
	}
	return rows[0]
}

func TestVerify(t *testing.T) {
	for _, test := range []struct {
		counts          string
		verified, wrong int // number of counts, and depth of the first wrong one
		nodes           uint64
	}{
		{";D0 1 ;D1 20 ;D2 400 ;D3 8902", 4, 0, 9323},
		{";D1 20 ;D2 401 ;D3 8902", 1, 2, 420},
		{";D1 20 ;D2 399", 1, 2, 420},
		{";D0 2", 0, 0, 1},
		{"", 0, 0, 0},
	} {
		r := row(t, start+" "+test.counts)
		v, err := r.Verify(context.Background(), perft.Options{})
		if err != nil || len(v.Verified) != test.verified || v.Nodes != perft.NewNodes(test.nodes) {
			t.Errorf("%q: verified %v, %v nodes, error %v; want %d and %d", test.counts, v.Verified, v.Nodes, err, test.verified, test.nodes)
		}
		if all := test.verified == len(r.Counts); all != (v.Mismatch == nil) {
			t.Errorf("%q: mismatch %v", test.counts, v.Mismatch)
		}
		if m := v.Mismatch; m != nil && (m.Depth != test.wrong || (m.Divide == nil) != (m.Depth == 0)) {
			t.Errorf("%q: mismatch %v, want one at depth %d", test.counts, m, test.wrong)
		}
	}
}

func TestVerifyStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	r := row(t, start+" ;D1 20")
	if _, err := r.Verify(ctx, perft.Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("verify: error %v", err)
	}
}
