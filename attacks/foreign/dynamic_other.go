//go:build !(((linux && !android) || (darwin && !ios)) && (amd64 || arm64))

package foreign

// load fails: there is no loader without cgo that has been tried here.
func load(string) (lookUp func(string) (uintptr, bool), err error) { return nil, ErrPlatform }

// Nothing is loaded, so nothing is called.

func callValues(uintptr, uint64, uint64) uint64 { panic(ErrPlatform) }

func callSlices(uintptr, []uint64, []uint8, []uint64) { panic(ErrPlatform) }

func callChain(uintptr, []uint8, []uint64, uint64) uint64 { panic(ErrPlatform) }

func callText(uintptr, int) string { panic(ErrPlatform) }
