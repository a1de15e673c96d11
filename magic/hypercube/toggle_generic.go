//go:build !amd64 || purego

package hypercube

func toggle(state, delta *[words]uint64) { portableToggle(state, delta) }
