//go:build (amd64 || arm64) && !windows

package callloop

// Supported says whether the loops exist for this platform.
const Supported = true

// entries holds the addresses by [Loop]; it is filled by the assembly.
var entries [count]uintptr

// Address returns where l begins, for calls by the convention of C.
func (l Loop) Address() uintptr { return entries[l] }

// pair holds the functions that Both calls.
//
//lint:ignore U1000 the assembly reads it
var pair [2]uintptr

// SetPair sets the addresses of the functions that [Both] calls until it is called again.
func SetPair(rook, bishop uintptr) { pair = [2]uintptr{rook, bishop} }
