package deep

import (
	"os"
	"runtime/debug"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
)

// Version returns the version of this program, one word.
func Version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "unknown"
}

// HostName returns the name of this machine as one word for the journal.
func HostName() string {
	if name, err := os.Hostname(); err == nil && journal.IsWord(name) {
		return name
	}
	return "local"
}
