// Package asm writes the vector kernels of all packages that have some, and the Go files that declare them.
package asm

import (
	"fmt"
	"maps"
	"path"
	"path/filepath"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/arithshift"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/each"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/fill"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/hyperbola"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/hypercube"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/lanes"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/rayword"
)

// kernels write the functions of a package.
type kernels struct {
	amd64 func(*emit.File)
	arm64 func(*neon.File) // nil if there are none
	bySet bool             // whether names end in that of a set of instructions; see [emit.GenerateBySet]
}

// packages are those whose files are all made alike.
var packages = map[string]kernels{
	"attacks/rayword":      {amd64: rayword.Write},
	"fill":                 {fill.Write, fill.WriteNEON, true},
	"hyperbola":            {hyperbola.Write, hyperbola.WriteNEON, true},
	"hyperbola/arithshift": {amd64: arithshift.Write},
	"magic/hypercube":      {amd64: hypercube.Write},
	"transform/each":       {amd64: each.Write, arm64: each.WriteNEON},
}

// Generate returns all generated files by their paths from the root of the repository, which root leads to.
func Generate(root string) (map[string][]byte, error) {
	all := map[string][]byte{}
	add := func(directory string, files map[string][]byte, err error) error {
		for name, content := range files {
			all[directory+"/"+name] = content
		}
		if err != nil {
			return fmt.Errorf("%s: %w", directory, err)
		}
		return nil
	}
	for directory, k := range packages {
		files, err := k.files(path.Base(directory))
		if err := add(directory, files, err); err != nil {
			return nil, err
		}
	}
	const directory = "perft/replies/lanes"
	types := filepath.Join(root, directory)
	files, err := lanes.Generate(filepath.Join(types, "node.go"), filepath.Join(types, "triple.go"))
	return all, add(directory, files, err)
}

// files returns the files of a package by their names.
func (k kernels) files(pkg string) (map[string][]byte, error) {
	generate := emit.Generate
	if k.bySet {
		generate = emit.GenerateBySet
	}
	files, err := generate(pkg, func(f *emit.File) error { k.amd64(f); return nil })
	if err != nil || k.arm64 == nil {
		return files.Named("kernels"), err
	}
	f := neon.NewFile(pkg)
	k.arm64(f)
	all, err := f.Files("kernels")
	maps.Copy(all, files.Named("kernels"))
	return all, err
}
