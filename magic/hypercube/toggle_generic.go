//go:build (!amd64 && !arm64) || purego

package hypercube

func toggle(state, delta *[words]uint64) { portableToggle(state, delta) }
