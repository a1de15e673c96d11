package benchcmd

import (
	"fmt"
	"math"
	"time"

	"github.com/bitray/bitray/cmd/internal/attackbench"
)

const (
	// settleWindow is how long a loop is repeated before its fastest time is compared with that of before. A
	// compiler that runs in the background takes some ten milliseconds for a loop.
	settleWindow = 100 * time.Millisecond
	// settleSample is what one of these times takes at least, long enough to be compared with the processor time
	// of the program, and settleMost the longest time for all.
	settleSample, settleMost = 10 * time.Millisecond, 3 * time.Second
	// steady is the part of the fastest time of before that the fastest time of a window takes at least if the
	// loop has settled.
	steady = 0.95
	// mostPasses is more than any loop makes in settleSample.
	mostPasses = 1_000_000_000
)

// settle repeats a loop of a program before it is measured first, until it becomes no faster: Java, C# and JavaScript
// compile while they run. If it still becomes faster in the end, its row says so.
func (t *timer) settle(loop string, run func(passes int) (took time.Duration, err error)) error {
	if t.settled[loop] {
		return nil
	}
	t.settled[loop] = true
	passes, best := 1, math.Inf(1)
	for start := time.Now(); time.Since(start) < settleMost; {
		fastest := math.Inf(1)
		for end := time.Now().Add(settleWindow); time.Now().Before(end); {
			took, err := run(passes)
			if err != nil {
				return err
			}
			fastest = min(fastest, float64(took)/float64(passes))
			if took < settleSample {
				if passes = attackbench.MorePasses(passes, took, settleSample); passes > mostPasses {
					return fmt.Errorf("%s: %v for fewer than %d passes: expected longer; the loop may do nothing", loop, took, passes)
				}
			}
		}
		if fastest >= steady*best {
			return nil
		}
		best = min(best, fastest)
	}
	t.row.Unsettled = append(t.row.Unsettled, loop)
	return nil
}
