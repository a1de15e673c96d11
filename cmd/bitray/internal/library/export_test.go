//go:build unix

package library

import (
	"testing"
	"time"
)

// Patience sets the time that a program may take to end when it is interrupted, until the end of the test.
func Patience(t *testing.T, d time.Duration) {
	before := patience
	patience = d
	t.Cleanup(func() { patience = before })
}
