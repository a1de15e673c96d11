package deep

import (
	"runtime"
	"time"

	"golang.org/x/sys/unix"
)

// processorTime starts to measure the processor time that the calling goroutine takes, until what
// it returns is called. In between the goroutine keeps its thread.
func processorTime() func() time.Duration {
	runtime.LockOSThread()
	start, known := threadClock()
	wall := time.Now()
	return func() time.Duration {
		defer runtime.UnlockOSThread()
		if end, still := threadClock(); known && still {
			return end - start
		}
		return time.Since(wall)
	}
}

// threadClock returns the processor time that this thread has taken so far.
func threadClock() (d time.Duration, known bool) {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		return 0, false
	}
	return time.Duration(t.Nano()), true
}
