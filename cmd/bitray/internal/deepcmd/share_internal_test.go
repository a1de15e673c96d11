package deepcmd

import "testing"

// FuzzShare holds the reader of shares to its laws: no panic, nothing but shares, and what it reads
// can be written and read again.
func FuzzShare(f *testing.F) {
	for _, text := range []string{"1%", "0.01", "100%", "1", "101%", "-1", "NaN", "%"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var s, again share
		if s.Set(text) != nil {
			return
		}
		if !(s >= 0 && s <= 1) {
			t.Fatalf("%q is read as %v", text, float64(s))
		}
		if err := again.Set(s.String()); err != nil {
			t.Fatalf("%q is written as %q (error %v)", text, s.String(), err)
		}
	})
}
