// Command _asm writes the vector kernels of package fill. It is a module of its own, so that
// the assembler library stays out of the requirements of the module that it serves.
//
//	cd fill/_asm && go run .     # write the files
//	cd fill/_asm && go test .    # are the files as written?
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
	c := build.NewContext()
	c.Constraint(buildtags.Not("purego"))
	shared := constants{}
	writeCompass512(c, shared)
	writeCompass256(c, shared)
	for _, set := range []instructionSet{avx512, avx2} {
		for _, s := range sides {
			writePositions(c, shared, set, s)
		}
	}
	file, err := c.Result()
	if err != nil {
		return nil, err
	}
	if err := pass.Compile.Execute(file); err != nil {
		return nil, err
	}
	config := printer.Config{Name: "fill/_asm", Pkg: "fill"}
	assembly, err := printer.NewGoAsm(config).Print(file)
	if err != nil {
		return nil, err
	}
	stubs, err := printer.NewStubs(config).Print(file)
	return map[string][]byte{"kernels_amd64.s": assembly, "kernels_amd64.go": stubs}, err
}
