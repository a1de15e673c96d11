package deep

import (
	"cmp"
	"os"
	"runtime/debug"

	"github.com/bitray/bitray/internal/deep/internal/journal"
)

// Version returns the version of the module that this program was built with, one word. Where the
// program was built in a clone of the module, it is the version of the program.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	for _, m := range append([]*debug.Module{&info.Main}, info.Deps...) {
		if m.Path == "github.com/bitray/bitray" && m.Version != "" && m.Replace == nil {
			return m.Version
		}
	}
	return cmp.Or(info.Main.Version, "unknown")
}

// HostName returns the name of this machine as one word for the journal.
func HostName() string {
	if name, err := os.Hostname(); err == nil && journal.IsWord(name) {
		return name
	}
	return "local"
}
