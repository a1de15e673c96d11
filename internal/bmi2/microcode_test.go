package bmi2

import "testing"

// The signatures are those of real processors except the last, whose extended family takes more
// than four bits.
func TestMicrocoded(t *testing.T) {
	const intel = 'G' | 'e'<<8 | 'n'<<16 | 'u'<<24
	for _, test := range []struct {
		name              string
		vendor, signature uint32
		want              bool
	}{
		{"Intel Haswell", intel, 0x000306c3, false},
		{"Intel Sapphire Rapids", intel, 0x000806f8, false},
		{"AMD Excavator, family 15h", vendorAuth, 0x00660f01, true},
		{"AMD Zen, family 17h", vendorAuth, 0x00800f11, true},
		{"AMD Zen 2, family 17h", vendorAuth, 0x00870f10, true},
		{"Hygon Dhyana, family 18h", vendorHygo, 0x00900f02, true},
		{"AMD Zen 3, family 19h", vendorAuth, 0x00a20f10, false},
		{"AMD Zen 5, family 1Ah", vendorAuth, 0x00b40f40, false},
		{"AMD, family 1Fh to come", vendorAuth, 0x01000f00, false},
	} {
		if got := microcoded(test.vendor, test.signature); got != test.want {
			t.Errorf("%s: microcoded(%#x, %#x) = %v, want %v", test.name, test.vendor, test.signature, got, test.want)
		}
	}
}
