package report

import "testing"

func TestPercent(t *testing.T) {
	for fraction, want := range map[float64]string{0: "<0.1%", 0.0009: "<0.1%", 0.001: "0.1%", 0.0444: "4.4%", 0.0994: "9.9%", 0.0996: "10%", 0.125: "12%", 2: "200%"} {
		if got := percent(fraction); got != want {
			t.Errorf("%v: %s, want %s", fraction, got, want)
		}
	}
}

func TestNanoseconds(t *testing.T) {
	for ns, want := range map[float64]string{0.0451: "0.045", 0.9994: "0.999", 1: "1.00", 9.987: "9.99", 10.04: "10.0", 99.94: "99.9", 100.4: "100"} {
		if got := nanoseconds(ns); got != want {
			t.Errorf("%v: %s, want %s", ns, got, want)
		}
	}
}
