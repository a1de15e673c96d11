package main

import (
	"fmt"
	"runtime/debug"
)

// version says from what the program was built: the version of the module, which names the
// revision where there is no release, and that of Go.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	return fmt.Sprintf("%s, %s", info.Main.Version, info.GoVersion)
}
