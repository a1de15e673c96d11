package falsealarms

import (
	"testing"

	"github.com/bitray/bitray/internal/attackbench"
)

// run is a result in which magic and its twin take so many nanoseconds in all of six processes.
func run(magic, second float64) *attackbench.Result {
	r := new(attackbench.Result)
	for name, ns := range map[string]float64{"magic": magic, "magic" + twin: second} {
		samples := [][]float64{{ns}, {ns}, {ns}, {ns}, {ns}, {ns}}
		r.Figures = append(r.Figures, attackbench.NewFigure(attackbench.Cell{Technique: name}, samples))
	}
	return r
}

func TestAlarmsAreCounted(t *testing.T) {
	results := []*attackbench.Result{run(2, 2), run(2, 3), run(4, 4)}
	if twins, successive := count(results); twins != (alarms{3, 1}) || successive != (alarms{2, 1}) {
		t.Errorf("twins %v, want 1 of 3; successive %v, want 1 of 2", twins, successive)
	}
}

func TestAlarmsAreWritten(t *testing.T) {
	if got, want := (alarms{1200, 9}).String(), "9 of 1200 equal pairs called different, 0.75%"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
