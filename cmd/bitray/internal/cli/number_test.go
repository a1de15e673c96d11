package cli

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// TestNumber sets numbers in the ways that a command line may write them.
func TestNumber(t *testing.T) {
	beyond := strings.Replace(fmt.Sprint(math.MaxInt), "7", "9", 1)
	for _, test := range []struct{ text, want string }{
		{"2", "2"}, {"9", "9"}, {"010", "10"}, {"12", "12"},
		{"1", ""}, {"13", ""}, {"0", ""}, {"-3", ""}, {"+3", ""}, {"0x3", ""}, {"0b11", ""}, {"1_0", ""}, {"1e1", ""}, {"3.0", ""}, {" 3", ""},
		{"", ""}, {"4294967299", ""}, {"18446744073709551619", ""}, // 2^32 + 3 and 2^64 + 3
	} {
		var n int
		err := AtLeast(2, &n, 5).AtMost(12).Set(test.text)
		switch {
		case test.want != "" && (err != nil || fmt.Sprint(n) != test.want):
			t.Errorf("%q: got %d, error %v, want %s", test.text, n, err, test.want)
		case test.want == "" && (err != Expected("a whole number from 2 to 12") || n != 5):
			t.Errorf("%q: got %d, error %v, want the default 5 and an error", test.text, n, err)
		}
	}
	for text, want := range map[string]string{
		"0": "a whole number, 1 or more", "x": "a whole number, 1 or more",
		beyond: fmt.Sprintf("a whole number from 1 to %d", math.MaxInt),
	} {
		var n int
		if err := AtLeast(1, &n, 0).Set(text); err != Expected(want) {
			t.Errorf("%s: error %v, want %s", text, err, want)
		}
	}
	var seed uint64
	flag := AtLeast(0, &seed, 0)
	if err := flag.Set("18446744073709551615"); err != nil || seed != math.MaxUint64 || flag.String() != "18446744073709551615" {
		t.Errorf("got %d (%v), error %v, want the largest number", seed, flag, err)
	}
	if err := flag.Set("18446744073709551616"); err != Expected("a whole number from 0 to 18446744073709551615") {
		t.Errorf("2^64: error %v", err)
	}
}
