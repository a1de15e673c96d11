package attackbench

import (
	"os"
	"time"

	"github.com/bitray/bitray/cmd/internal/process"
)

var start, pid = time.Now(), os.Getpid()

// The clocks of samples, which tests set.
var (
	processorTime = now
	wallTime      = func() time.Duration { return time.Since(start) }
)

// now returns the processor time that this program has used where the system tells it: what other programs do
// meanwhile does not count. Only the subject that is sampled runs, which may use its own threads. Elsewhere it
// returns the time since the program started.
func now() time.Duration {
	if used, ok := process.ProcessorTime(pid); ok {
		return used
	}
	return time.Since(start)
}

const tickSteps = 100_000 // about as long as a sample

var tickSink uint64

// tick times a chain of dependent operations. One before it is not counted: where all caches have just been
// overwritten, reading the clock takes longer than the chain.
func tick() float64 {
	chain()
	return chain()
}

func chain() float64 {
	x := tickSink | 1
	before := processorTime()
	for range tickSteps {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
	}
	elapsed := processorTime() - before
	tickSink = x
	return float64(elapsed.Nanoseconds())
}
