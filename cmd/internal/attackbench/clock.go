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
