//go:build !linux

package process

import "time"

// ProcessorTime would return the processor time that a process has used so far; here the system does not
// tell.
func ProcessorTime(int) (used time.Duration, ok bool) { return 0, false }
