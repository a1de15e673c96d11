//go:build !(((linux && !android) || (darwin && !ios)) && (amd64 || arm64))

package foreign

// Nothing is loaded, so there is nothing to loop over.

func callStore(uintptr, uintptr, []uint64, []uint8, []uint64) { panic(ErrPlatform) }

func callFold(uintptr, uintptr, []uint8, []uint64, uint64) uint64 { panic(ErrPlatform) }

func callUnion(uintptr, uintptr, []uint64, []uint64, []uint64) { panic(ErrPlatform) }
