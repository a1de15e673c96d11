package attackbench

import (
	"time"

	"golang.org/x/sys/unix"
)

// now returns the processor time that this program has used: what other programs do meanwhile
// does not count. Only the subject that is sampled runs, which may use its own threads.
func now() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &t); err != nil {
		return time.Since(start) // a kernel without such a clock
	}
	return time.Duration(t.Nano())
}
