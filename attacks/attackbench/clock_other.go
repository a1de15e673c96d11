//go:build !linux

package attackbench

import "time"

// now returns the time since the program started: not every system tells the
// processor time.
func now() time.Duration { return time.Since(start) }
