package journal

import (
	"testing"
	"time"
)

// FuzzRecord holds the parser of records, which the checksum of a line does not guard against a
// malicious writer, to its laws: no panic, and what is accepted is what would be written.
func FuzzRecord(f *testing.F) {
	r := Record{Event: Confirmed, Time: time.UnixMilli(5), Chunk: 7, Origin: Origin{Worker: "w", Method: "simd", HashMiB: 1, Version: "v1"}}
	f.Add(r.text())
	f.Fuzz(func(t *testing.T, text string) {
		r, err := parseRecord(text)
		if err != nil {
			return
		}
		if got := r.text(); got != text {
			t.Fatalf("%q is written %q", text, got)
		}
	})
}
