// Package hyperbola generates the kernels of package hyperbola.
package hyperbola

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	// Kernels must know the size of all constants, which is known when all kernels are written.
	first := newFile(0)
	first.writeKernels()
	f := newFile(len(first.words))
	f.writeKernels()
	assembly, declarations, err := f.Print()
	return map[string][]byte{"kernels_amd64.s": assembly, "kernels_amd64.go": declarations}, err
}

func (f *file) writeKernels() {
	for _, p := range pieces {
		writePairs512(f, p)
	}
	for _, p := range pieces {
		writePairs256(f, p)
	}
	for _, p := range pieces {
		writeFrom512(f, p)
	}
	for _, p := range pieces {
		writeAll512(f, p)
	}
	f.writeWide()
}
