//go:build !((amd64 || arm64) && !windows)

package callloop

// Supported says whether the loops exist for this platform.
const Supported = false

// Address returns 0: there are no loops here.
func (l Loop) Address() uintptr { return 0 }

// SetPair does nothing.
func SetPair(rook, bishop uintptr) {}
