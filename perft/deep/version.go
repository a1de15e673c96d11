package deep

import "runtime/debug"

// Module is the path of the module that counts.
const Module = "github.com/bitray/bitray"

// Version returns the version of the module that this program was built with, one word.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	for _, m := range append([]*debug.Module{&info.Main}, info.Deps...) {
		if m.Path == Module && m.Version != "" {
			return m.Version
		}
	}
	return "unknown"
}
