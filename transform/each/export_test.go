package each

// SetsHere returns the instruction sets that this processor can run, and "portable".
func SetsHere() []string {
	var names []string
	for set := portable; set <= available; set++ {
		names = append(names, set.String())
	}
	return names
}

// available is the best set; every set contains those before it.
var available = chosen

// With runs f with the kernels of the named instruction set.
func With(name string, f func()) {
	defer func(set instructionSet) { chosen = set }(chosen)
	for set, n := range setNames {
		if n == name {
			chosen = instructionSet(set)
		}
	}
	f()
}
