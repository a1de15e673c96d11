package suite_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"runtime"
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

// TestBounds reads what is no suite.
func TestBounds(t *testing.T) {
	for _, test := range []struct {
		name string
		text io.Reader
		want string
	}{
		{"lines that are no rows", repeated("x ;D1 1\n", 2000), "x.epd: more than 1000 lines that are no rows: expected a suite"},
		{"digits", strings.NewReader(start + " ;D1 " + strings.Repeat("9", 5000)), "x.epd:1:55: count \"" + strings.Repeat("9", 40) + "\"...: "},
		{"a line without end", repeated("x", 1<<21), "x.epd:1: longer than 1048576 bytes"},
	} {
		t.Run(test.name, func(t *testing.T) {
			rows, err := suite.Read(test.text, "x.epd")
			if err == nil || !strings.HasPrefix(err.Error(), test.want) || rows != nil {
				t.Errorf("%d rows, error %v, want %s", len(rows), err, test.want)
			}
		})
	}
}

// TestRowsAreAStream reads an endless text that is compressed, in which one line of three is refused, until it has seen enough.
func TestRowsAreAStream(t *testing.T) {
	from, to := io.Pipe()
	go func() {
		w := gzip.NewWriter(to)
		for {
			if _, err := io.WriteString(w, "epd "+start+"\nperft 1 20\nx ;D1 20\n{\"fen\": \""+start+"\", \"d1\": 20}\n"); err != nil {
				return
			}
		}
	}()
	rows, refused := 0, 0
	for row, err := range suite.Rows(from, "x") {
		if err != nil {
			var line *suite.RefusedError
			if !errors.As(err, &line) || len(line.Lines) != 1 || line.Lines[0].Line%4 != 3 {
				t.Fatal(err)
			}
			refused++
			continue
		}
		if len(row.Counts) != 1 || row.Line != 4*(rows/2)+1+rows%2*3 {
			t.Fatalf("got %+v", row)
		}
		if rows++; rows == 40_000 {
			break
		}
	}
	if refused < 19_999 || refused > 20_000 {
		t.Errorf("%d refused", refused)
	}
	from.Close()
}

// TestMemoryOfRows reads 40 MB and looks at what is left of them on the way.
func TestMemoryOfRows(t *testing.T) {
	line := `{"fen": "` + start + `", "d1": 20, "divide_d1": {` + strings.Repeat(`"a2a3": 1, `, 90) + `"b2b3": 1}}` + "\n"
	most, rows := uint64(0), 0
	for _, err := range suite.Rows(io.LimitReader(&endless{line: line}, 40<<20/int64(len(line))*int64(len(line))), "x") {
		if err != nil {
			t.Fatal(err)
		}
		if rows++; rows%8000 == 0 {
			runtime.GC()
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			most = max(most, m.HeapAlloc)
		}
	}
	if rows < 30_000 || most > 16<<20 {
		t.Errorf("%d rows, and up to %d bytes in use", rows, most)
	}
}

// endless is a reader of one line again and again.
type endless struct {
	line string
	at   int
}

func (e *endless) Read(p []byte) (n int, err error) {
	for n < len(p) {
		k := copy(p[n:], e.line[e.at:])
		n, e.at = n+k, (e.at+k)%len(e.line)
	}
	return n, nil
}
