package simd

// limit is the best set of instructions that functions use.
var limit = last

// May reports whether functions may use kernels of a set. It does not say what the process can use.
func May(s Set) bool { return s <= limit }

// With runs f with kernels of sets up to best, and of no other: [Generic] leaves Go alone. It is for tests and
// benchmarks, which compare sets in one process; no other goroutine may call a function with kernels
// meanwhile.
func With(best Set, f func()) {
	defer func(before Set) { limit = before }(limit)
	limit = best
	f()
}

// registered holds the kernels of packages by the names of the packages.
var registered = map[string]Kernels{}

// Register keeps the kernels of a package for [Lookup], and returns them. Packages call it in the
// initializer of a variable, so before any call of Lookup.
func Register(pkg string, k Kernels) Kernels {
	registered[pkg] = k
	return k
}

// Lookup returns the kernels of a package such as "fill", which the caller must import. It panics if the
// package has registered none.
func Lookup(pkg string) Kernels {
	k, ok := registered[pkg]
	if !ok {
		panic("simd: package " + pkg + " has registered no kernels, or is not imported")
	}
	return k
}
