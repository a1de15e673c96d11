package transformtest

import (
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/unsafeslice"
)

// UnequalLengths fails the test unless a function of slices panics if one of them is shorter or longer than the
// others, with the message of [unsafeslice.Unequal]. names are the names of the slices, as there, and call
// passes slices of the given lengths.
func UnequalLengths(t testing.TB, pkg, function, names string, call func(n []int)) {
	t.Helper()
	slicesOf := strings.Split(names, ", ")
	for odd, name := range slicesOf {
		for _, length := range []int{0, 2, 4} {
			lengths := slices.Repeat([]int{3}, len(slicesOf))
			lengths[odd] = length
			want := unsafeslice.Unequal(pkg, function, names, lengths...)
			if got := panicOf(func() { call(lengths) }); got != want {
				t.Fatalf("%s: %d in %s: panic %q, want %q", function, length, name, got, want)
			}
		}
	}
}

// panicOf returns what f panics with, or nothing if it does not.
func panicOf(f func()) (text string) {
	defer func() { text, _ = recover().(string) }()
	f()
	return ""
}
