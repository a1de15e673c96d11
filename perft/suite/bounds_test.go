package suite_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/suite"
)

// repeated returns a reader of n times the same line.
func repeated(line string, n int) io.Reader { return strings.NewReader(strings.Repeat(line, n)) }

// packed returns the content of r, compressed.
func packed(t *testing.T, r io.Reader) *bytes.Buffer {
	t.Helper()
	var text bytes.Buffer
	w := gzip.NewWriter(&text)
	if _, err := io.Copy(w, r); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return &text
}

// TestBounds reads files above the limits.
func TestBounds(t *testing.T) {
	for _, test := range []struct {
		name string
		text func() io.Reader
		want string
	}{
		{"comments", func() io.Reader { return repeated("# "+strings.Repeat("x", 997)+"\n", 17_000) }, "x.epd: more than 16 MiB of text: split the file"},
		{"comments, compressed", func() io.Reader {
			return packed(t, repeated("# "+strings.Repeat("x", 997)+"\n", 17_000))
		}, "x.epd: more than 16 MiB of text: split the file"},
		{"digits", func() io.Reader { return strings.NewReader(start + " ;D1 " + strings.Repeat("9", 5000)) }, "x.epd:1:58: count \"" + strings.Repeat("9", 40) + "\"...: "},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			rows, err := suite.Read(test.text(), "x.epd")
			if err == nil || !strings.HasPrefix(err.Error(), test.want) || rows != nil {
				t.Errorf("%d rows, error %v, want %s", len(rows), err, test.want)
			}
		})
	}
}

// TestLargestFilesAreRead reads a file with as many rows as allowed, and one with as much text.
func TestLargestFilesAreRead(t *testing.T) {
	for want, text := range map[int]io.Reader{200_000: repeated("k7/8/8/8/8/8/8/7K w - -\n", 200_000), 0: repeated("#"+strings.Repeat("x", 1022)+"\n", 16<<10)} {
		if rows, err := suite.Read(text, "x.epd"); err != nil || len(rows) != want {
			t.Errorf("%d rows, error %v, want %d", len(rows), err, want)
		}
	}
}
