package printable_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/bitray/bitray/internal/printable"
)

func Example() {
	fmt.Println(printable.Quote(strings.Repeat("9", 5000), 8))
	fmt.Println(printable.Plain("Engine \x1b[31m\"red\"", 40))
	// Output:
	// "99999999"...
	// Engine \x1b[31m"red"
}

func TestExcerpts(t *testing.T) {
	for _, test := range []struct{ text, quoted, plain string }{
		{"", `""`, ""},
		{"abcd", `"abcd"`, "abcd"},
		{"abcde", `"abcd"...`, "abcd..."},
		{"abc\u00e9", `"abc"...`, "abc..."}, // the last rune has two bytes
		{"a\x1b\n", `"a\x1b\n"`, `a\x1b\n`},
		{"\x9b", `"\x9b"`, `\x9b`}, // not UTF-8
		{"\u009b", `"\u009b"`, `\u009b`},
		{"\ufffd", "\"\ufffd\"", "\ufffd"},
		{"\u202e", `"\u202e"`, `\u202e`}, // turns the direction of writing
		{`"\`, `"\"\\"`, `"\`},
	} {
		if got := printable.Quote(test.text, 4); got != test.quoted {
			t.Errorf("Quote(%q) = %s, want %s", test.text, got, test.quoted)
		}
		if got := printable.Plain(test.text, 4); got != test.plain {
			t.Errorf("Plain(%q) = %s, want %s", test.text, got, test.plain)
		}
	}
}

func TestWrap(t *testing.T) {
	for text, want := range map[string]string{
		"": "", " a ": "a", "abcd e": "abcd|e", "ab cd": "ab cd", " ab  c\nd": "ab c|d", "abcdef a b": "abcdef|a b",
	} {
		if got := strings.Join(printable.Wrap(text, 5), "|"); got != want {
			t.Errorf("Wrap(%q, 5) = %q, want %q", text, got, want)
		}
	}
}

func TestSize(t *testing.T) {
	for bytes, want := range map[int]string{0: "0 B", 1023: "1023 B", 1024: "1 KiB", 865_280: "845 KiB", 1<<20 - 1: "1024 KiB", 3 << 20: "3 MiB", 1 << 30: "1 GiB"} {
		if got := printable.Size(bytes); got != want {
			t.Errorf("Size(%d) = %q, want %q", bytes, got, want)
		}
	}
}

// FuzzPrintable demands that an excerpt is printable and no longer than escaping makes it.
func FuzzPrintable(f *testing.F) {
	f.Add("Stockfish 17", 5)
	f.Add("\x1b]0;title\x07\xff", 3)
	f.Fuzz(func(t *testing.T, text string, most int) {
		if most < 0 {
			return
		}
		const longestEscape = len(`\U0010ffff`)
		plain := printable.Plain(text, most)
		if limit := min(most, len(text))*longestEscape + 3; len(plain) > limit {
			t.Errorf("%d bytes of %d, want at most %d", len(plain), most, limit)
		}
		for _, r := range plain {
			if !strconv.IsPrint(r) {
				t.Errorf("%q is in the excerpt of %q", r, text)
			}
		}
		if !utf8.ValidString(plain) {
			t.Errorf("%q is not UTF-8", plain)
		}
	})
}
