//go:build !unix

package main

// lockLife is for tests of signals, which are sent only on Unix.
func lockLife() {}
