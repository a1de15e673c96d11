// Package asm writes the vector kernels of all packages that have some, and the Go files that declare them.
package asm

import (
	"fmt"
	"path/filepath"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/arithshift"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/each"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/features"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/fill"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/hyperbola"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/hypercube"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/lanes"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/rayword"
)

// generators return the generated files of a package by name.
var generators = map[string]func(root string) (map[string][]byte, error){
	"attacks/rayword":       alone(rayword.Generate),
	"fill":                  alone(fill.Generate),
	"hyperbola":             alone(hyperbola.Generate),
	"hyperbola/arithshift":  alone(arithshift.Generate),
	"magic/hypercube":       alone(hypercube.Generate),
	"perft/replies/lanes":   generateLanes,
	"transform/each":        alone(each.Generate),
	"internal/simd/feature": alone(features.Generate),
}

// alone is a generator that reads nothing.
func alone(generate func() (map[string][]byte, error)) func(string) (map[string][]byte, error) {
	return func(string) (map[string][]byte, error) { return generate() }
}

// generateLanes shows its generator the types that the assembly works on.
func generateLanes(root string) (map[string][]byte, error) {
	directory := filepath.Join(root, "perft/replies/lanes")
	return lanes.Generate(filepath.Join(directory, "node.go"), filepath.Join(directory, "triple.go"))
}

// Generate returns all generated files by their paths from the root of the repository, which root leads to.
func Generate(root string) (map[string][]byte, error) {
	all := map[string][]byte{}
	for directory, generate := range generators {
		files, err := generate(root)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", directory, err)
		}
		for name, content := range files {
			all[directory+"/"+name] = content
		}
	}
	return all, nil
}
