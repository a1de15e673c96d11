package journal

import (
	"testing"
	"time"
)

// FuzzRecord holds the parser of records, which the checksum of a line does not guard against a
// malicious writer, to its laws: no panic, and what is accepted is what would be written.
func FuzzRecord(f *testing.F) {
	r := Record{Event: Confirmed, Time: time.UnixMilli(5).UTC(), Chunk: 7, Origin: Origin{Party: "w", Method: "simd", HashMiB: 1, Version: "v1"}}
	text, err := r.text()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Fuzz(func(t *testing.T, text string) {
		r, err := parseRecord(text)
		if err != nil {
			return
		}
		if got, err := r.text(); err != nil || got != text {
			t.Fatalf("%q is written %q (error %v)", text, got, err)
		}
	})
}
