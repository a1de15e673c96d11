package fencmd

import (
	"slices"
	"strings"
	"testing"
)

func TestJoinFields(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	for _, test := range []struct{ args, want []string }{
		{nil, nil},
		{[]string{"8/8"}, []string{"8/8"}},
		{[]string{fen, fen}, []string{fen, fen}},
		{strings.Fields(fen), []string{fen}},
		{[]string{fen, "w"}, []string{fen, "w"}},
	} {
		if got := joinFields(test.args); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.args, got, test.want)
		}
	}
}
