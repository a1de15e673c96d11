//lint:file-ignore U1000 the assembly goes on to the portable function

package hypercube

func portableToggle(state, delta *[words]uint64) {
	for i, d := range delta {
		state[i] ^= d
	}
}
