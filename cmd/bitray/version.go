package main

import (
	"fmt"
	"runtime/debug"
)

// version returns the version of the module, which names the revision if there is no release, and
// the version of Go.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	return fmt.Sprintf("%s, %s", info.Main.Version, info.GoVersion)
}
