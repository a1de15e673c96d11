package report

import (
	"math"
	"testing"
)

func TestNoise(t *testing.T) {
	constant := func(n int, values ...float64) (ticks []float64) {
		for range n {
			ticks = append(ticks, values...)
		}
		return ticks
	}
	for _, test := range []struct {
		name  string
		ticks []float64
		want  Noise
		noisy bool
	}{
		{"too few", constant(minTicks-1, 10), Noise{}, false},
		{"steady", append(constant(20, 100), constant(20, 101)...), Noise{0, 0.01, 101}, false},
		{"slower and slower", append(constant(20, 100), constant(20, 104)...), Noise{0, 0.04, 104}, true},
		{"faster and faster", append(constant(20, 104), constant(20, 100)...), Noise{0, -4.0 / 104, 104}, true},
		{"now and then", constant(4, 100, 100, 100, 100, 120), Noise{0.2, 0, 100}, true},
		{"one slow half", append(constant(2, 101, 102, 103), constant(2, 104, 105, 106)...), Noise{106.0/104 - 1, 105.0/102 - 1, 104}, false},
		{"seldom", constant(4, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 120), Noise{0, 0, 100}, false},
		{"now and then fast", constant(4, 100, 100, 100, 100, 80), Noise{0, 0, 100}, false},
	} {
		got := newNoise(test.ticks)
		if math.Abs(got.Drift-test.want.Drift) > 1e-9 || math.Abs(got.Spread-test.want.Spread) > 1e-9 || got.Tick != test.want.Tick {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
		if got.noisy() != test.noisy {
			t.Errorf("%s: noisy %v, want %v", test.name, got.noisy(), test.noisy)
		}
	}
}

func TestJoinNoise(t *testing.T) {
	steady := func(tick float64) Noise { return Noise{Spread: 0.01, Drift: 0.001, Tick: tick} }
	for _, test := range []struct {
		name  string
		parts []Noise
		want  Noise
		noisy bool
	}{
		{"none", nil, Noise{}, false},
		{"all too short to tell", []Noise{{}, {}}, Noise{}, false},
		{"too few that can tell", []Noise{steady(100), {}, steady(100), steady(100)}, Noise{}, false},
		{"steady", []Noise{steady(100), {}, steady(100), steady(100), steady(100)}, Noise{0, 0, 100}, false},
		{"slower from process to process", []Noise{steady(100), steady(100), steady(104), steady(104)}, Noise{0, 0.04, 104}, true},
		{"one fast process", []Noise{steady(100), steady(102), steady(102), steady(102)}, Noise{0, 0, 102}, false},
		{"one of many with noise", []Noise{steady(100), {Spread: 0.2, Drift: -0.2, Tick: 100}, steady(100), steady(100)}, Noise{0, 0, 100}, false},
		{"a slow process in four", []Noise{steady(100), steady(120), steady(100), steady(100)}, Noise{120.0/100 - 1, 100.0/120 - 1, 100}, true},
	} {
		got := joinNoise(test.parts)
		if math.Abs(got.Drift-test.want.Drift) > 1e-9 || math.Abs(got.Spread-test.want.Spread) > 1e-9 || got.Tick != test.want.Tick || got.noisy() != test.noisy {
			t.Errorf("%s: %+v, noisy %v, want %+v, %v", test.name, got, got.noisy(), test.want, test.noisy)
		}
	}
}
