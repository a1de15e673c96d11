//go:build !amd64 || purego

package hypercube

const fast = false

func toggle(state, delta *[words]uint64) { portableToggle(state, delta) }
