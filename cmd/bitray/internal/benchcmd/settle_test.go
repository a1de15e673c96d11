package benchcmd

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/bitray/bitray/cmd/internal/attackbench"
)

// TestLoopsAreRepeatedUntilTheySettle has loops whose pass takes a time that depends on how long they have run. Time
// passes in them alone.
func TestLoopsAreRepeatedUntilTheySettle(t *testing.T) {
	const ms = time.Millisecond
	failure := errors.New("it has ended")
	for _, test := range []struct {
		name    string
		pass    func(ran time.Duration) time.Duration
		took    time.Duration // until it settled, or was given up
		settled bool
	}{
		{"steady", func(time.Duration) time.Duration { return 20 * ms }, 200 * ms, true},
		{"compiled once", func(ran time.Duration) time.Duration {
			if ran < 50*ms {
				return 25 * ms
			}
			return 10 * ms
		}, 200 * ms, true},
		{"compiled twice", func(ran time.Duration) time.Duration {
			return []time.Duration{50 * ms, 20 * ms, 10 * ms}[min(2, ran/(100*ms))]
		}, 400 * ms, true},
		{"a little faster", func(ran time.Duration) time.Duration { return 20*ms - ran/200 }, 200 * ms, true},
		{"faster all the time", func(ran time.Duration) time.Duration {
			return time.Duration(math.Pow(0.8, float64(ran/(100*ms))) * float64(20*ms))
		}, 3000 * ms, false},
	} {
		synctest.Test(t, func(t *testing.T) {
			start := time.Now()
			of := timer{row: &attackbench.Row{}, settled: map[string]bool{}}
			err := of.settle("throughput rook", func(passes int) (time.Duration, error) {
				took := time.Duration(passes) * test.pass(time.Since(start))
				time.Sleep(took)
				return took, nil
			})
			settled := len(of.row.Unsettled) == 0
			if took := time.Since(start); err != nil || settled != test.settled || took < test.took || took > test.took+100*ms {
				t.Errorf("%s: settled %v after %v, error %v, want %v after %v", test.name, settled, took, err, test.settled, test.took)
			}
			if err := of.settle("throughput rook", func(int) (time.Duration, error) { return 0, failure }); err != nil {
				t.Errorf("%s: repeated before each sample", test.name)
			}
		})
	}
	var asked []int
	of := timer{row: &attackbench.Row{}, settled: map[string]bool{}}
	err := of.settle("throughput rook", func(passes int) (time.Duration, error) {
		asked = append(asked, passes)
		return 0, nil
	})
	if want := []int{1, 101, 10_101, 1_010_101, 101_010_101}; err == nil || !strings.HasPrefix(err.Error(), "throughput rook: 0s for fewer than ") || !slices.Equal(asked, want) {
		t.Errorf("a loop that takes no time is asked for %v passes, error %v, want %v", asked, err, want)
	}
	if err := of.settle("cold rook", func(int) (time.Duration, error) { return 0, failure }); err != failure || len(of.row.Unsettled) > 0 {
		t.Errorf("error %v, unsettled %q, want %v and none", err, of.row.Unsettled, failure)
	}
}
