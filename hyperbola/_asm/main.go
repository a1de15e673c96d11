// Command _asm writes the vector kernels of package hyperbola. It is a module of its own, so
// that the assembler library stays out of the requirements of the module that it serves.
//
//	cd hyperbola/_asm && go run .     # write the files
//	cd hyperbola/_asm && go test .    # are the files as written?
package main

import (
	"log"
	"os"
	"path/filepath"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/buildtags"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/printer"
)

const target = ".."

func main() {
	log.SetFlags(0)
	files, err := generate()
	if err != nil {
		log.Fatal(err)
	}
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(target, name), content, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

// generate returns the generated files by name.
func generate() (map[string][]byte, error) {
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
	config := printer.Config{Name: "hyperbola/_asm", Pkg: "hyperbola"}
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
