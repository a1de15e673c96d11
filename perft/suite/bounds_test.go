package suite_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/suite"
)

// repeated is a line that comes n times.
func repeated(line string, n int) io.Reader {
	readers := make([]io.Reader, 0, n/1000)
	for range n / 1000 {
		readers = append(readers, strings.NewReader(strings.Repeat(line, 1000)))
	}
	return io.MultiReader(readers...)
}

// packed returns what r holds, compressed.
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

// TestBounds has small files that hold too much, compressed and as they are.
func TestBounds(t *testing.T) {
	const shortest = "k7/8/8/8/8/8/8/7K w - -\n"
	for _, test := range []struct {
		name string
		text func() io.Reader
		want string
	}{
		{"comments", func() io.Reader { return repeated("# "+strings.Repeat("x", 997)+"\n", 68_000) }, "x.epd:67109: more than 64 MiB of text"},
		{"rows", func() io.Reader { return repeated(shortest, 201_000) }, "x.epd:200001: more than 200000 positions: split the file"},
		{"blocks", func() io.Reader { return repeated("epd "+shortest, 201_000) }, "x.epd:200001: more than 200000 positions: split the file"},
		{"operations", func() io.Reader { return strings.NewReader(start + strings.Repeat(";a", 201)) }, "x.epd:1:454: more than 200 operations"},
		{"digits", func() io.Reader { return strings.NewReader(start + " ;D1 " + strings.Repeat("9", 5000)) }, "x.epd:1:58: count \"" + strings.Repeat("9", 40) + "\"...: "},
		{"id", func() io.Reader { return strings.NewReader("id " + strings.Repeat("i", 5000)) }, "x.epd:1: expected a line \"epd\" for the id \"" + strings.Repeat("i", 40) + "\"..."},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			for _, text := range []io.Reader{test.text(), packed(t, test.text())} {
				rows, err := suite.Read(text, "x.epd")
				if err == nil || !strings.HasPrefix(err.Error(), test.want) || rows != nil {
					t.Errorf("%d rows, error %v, want %s", len(rows), err, test.want)
				}
			}
		})
	}
}

// TestWhatIsBoundedIsLargeEnough has a file with as many rows and operations as it may have.
func TestWhatIsBoundedIsLargeEnough(t *testing.T) {
	rows, err := suite.Read(strings.NewReader(start+strings.Repeat(";a", 200)), "x.epd")
	if err != nil || len(rows) != 1 || len(rows[0].Operations) != 200 {
		t.Errorf("error %v", err)
	}
	rows, err = suite.Read(repeated("k7/8/8/8/8/8/8/7K w - -\n", 200_000), "x.epd")
	if err != nil || len(rows) != 200_000 {
		t.Errorf("%d rows, error %v", len(rows), err)
	}
}
