//go:build !unix

package main

// lockLife is for tests of signals, which are sent on Unix alone.
func lockLife() {}
