package attackbench

import "time"

var start = time.Now()

// The clocks of samples, which tests set.
var (
	processorTime = now
	wallTime      = func() time.Duration { return time.Since(start) }
)
