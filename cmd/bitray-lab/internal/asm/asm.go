// Package asm writes the vector kernels of all packages that have some, and the Go files that declare them.
package asm

import (
	"fmt"
	"maps"
	"path/filepath"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/arithshift"
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
	bySet bool             // whether names end in that of a set of instructions; see [emit.File.Files]
}

// generators return the generated files of a package by name.
var generators = map[string]func(directory string) (map[string][]byte, error){
	"attacks/rayword":              kernels{amd64: rayword.Write}.files,
	"fill":                         kernels{fill.Write, fill.WriteNEON, true}.files,
	"hyperbola":                    kernels{hyperbola.Write, hyperbola.WriteNEON, true}.files,
	"hyperbola/arithshift":         kernels{amd64: arithshift.Write}.files,
	"magic/hypercube":              kernels{amd64: hypercube.Write}.files,
	"perft/internal/replies/lanes": lanes.Generate,
}

// Generate returns all generated files by their paths from the root of the repository, which root leads to.
func Generate(root string) (map[string][]byte, error) {
	all := map[string][]byte{}
	for directory, generate := range generators {
		files, err := generate(filepath.Join(root, directory))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", directory, err)
		}
		for name, content := range files {
			all[directory+"/"+name] = content
		}
	}
	return all, nil
}

// files reads nothing.
func (k kernels) files(directory string) (map[string][]byte, error) {
	pkg := filepath.Base(directory)
	f := emit.NewFile(pkg)
	k.amd64(f)
	all, err := f.Files(k.bySet)
	if err != nil || k.arm64 == nil {
		return all, err
	}
	f64 := neon.NewFile(pkg)
	k.arm64(f64)
	others, err := f64.Files()
	maps.Copy(all, others)
	return all, err
}
