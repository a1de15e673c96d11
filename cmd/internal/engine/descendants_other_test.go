//go:build !unix

package engine_test

import "os"

// What programs leave running is tested on Unix alone.
func startDescendant(string) {}
func descend()               {}
func beKilled()              {}
func connect() *os.File      { return nil }
