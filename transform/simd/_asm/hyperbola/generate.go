// Package hyperbola generates the kernels of package hyperbola.
package hyperbola

import (
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/buildtags"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/printer"
)

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	// Kernels must know the size of all constants, which is known when all kernels are written.
	first := newConstants(0)
	writeKernels(first)
	c := writeKernels(newConstants(len(first.all)))
	file, err := c.Result()
	if err != nil {
		return nil, err
	}
	if err := pass.Compile.Execute(file); err != nil {
		return nil, err
	}
	config := printer.Config{Name: "transform/simd/_asm", Pkg: "hyperbola"}
	assembly, err := printer.NewGoAsm(config).Print(file)
	if err != nil {
		return nil, err
	}
	stubs, err := printer.NewStubs(config).Print(file)
	return map[string][]byte{"kernels_amd64.s": assembly, "kernels_amd64.go": stubs}, err
}

func writeKernels(shared *constants) *build.Context {
	c := build.NewContext()
	c.Constraint(buildtags.Not("purego"))
	for _, p := range pieces {
		writePairs512(c, shared, p)
	}
	for _, p := range pieces {
		writePairs256(c, shared, p)
	}
	for _, p := range pieces {
		writeFrom512(c, shared, p)
	}
	for _, p := range pieces {
		writeAll512(c, shared, p)
	}
	shared.write(c)
	return c
}
