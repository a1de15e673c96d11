//go:build !unix

package engine_test

import "time"

// What programs leave behind is tested on Unix alone.
const life = time.Minute

func startDescendant(string) {}
func beKilled()              {}
func stayLocked()            {}
