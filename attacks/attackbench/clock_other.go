//go:build !linux

package attackbench

import "time"

// now returns the time since the program started: processor time is not to be had
// everywhere.
func now() time.Duration { return time.Since(start) }
