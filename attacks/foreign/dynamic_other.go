//go:build !(((linux && !android) || (darwin && !ios)) && (amd64 || arm64))

package foreign

// supported is false: there is no loader without cgo that has been tried here. Nothing is loaded, so
// nothing is called.
const supported = false

func load(string) (lookUp func(string) (uintptr, bool), err error) { return nil, ErrPlatform }

func callValues(uintptr, uint64, uint64) uint64 { panic(ErrPlatform) }

func callSlices(uintptr, []uint64, []uint8, []uint64) { panic(ErrPlatform) }

func callChain(uintptr, []uint8, []uint64, uint64) uint64 { panic(ErrPlatform) }

func callText(uintptr, int) string { panic(ErrPlatform) }
