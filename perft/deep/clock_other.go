//go:build !linux

package deep

import "time"

// processorTime starts to measure time, until what it returns is called. The processor time of one
// thread is not known here.
func processorTime() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}
