// Command _asm writes the vector kernels of all packages that have some, and the Go files that
// declare them. It is a module of its own, so that the assembler library stays out of the
// requirements of the module that it serves.
//
//	go generate ./transform/simd                        # write the files
//	cd transform/simd/_asm && go test -count=1 ./...    # are the files as written?
//
// The count keeps the answer from being an old one: the cache of test results does not see that
// files outside the module have changed.
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"

	"github.com/bitray/bitray/transform/simd/_asm/arithshift"
	"github.com/bitray/bitray/transform/simd/_asm/each"
	"github.com/bitray/bitray/transform/simd/_asm/features"
	"github.com/bitray/bitray/transform/simd/_asm/fill"
	"github.com/bitray/bitray/transform/simd/_asm/hyperbola"
	"github.com/bitray/bitray/transform/simd/_asm/hypercube"
	"github.com/bitray/bitray/transform/simd/_asm/lanes"
	"github.com/bitray/bitray/transform/simd/_asm/rayword"
)

// root leads to the root of the repository from here, where the program and its tests are run.
const root = "../../.."

// generators return the generated files of a package by name.
var generators = map[string]func() (map[string][]byte, error){
	"attacks/rayword":        rayword.Generate,
	"fill":                   fill.Generate,
	"hyperbola":              hyperbola.Generate,
	"hyperbola/arithshift":   arithshift.Generate,
	"magic/hypercube":        hypercube.Generate,
	"perft/replies/lanes":    generateLanes,
	"transform/each":         each.Generate,
	"transform/simd/feature": features.Generate,
}

// generateLanes shows its generator the types that the assembly works on.
func generateLanes() (map[string][]byte, error) {
	directory := filepath.Join(root, "perft/replies/lanes")
	return lanes.Generate(filepath.Join(directory, "node.go"), filepath.Join(directory, "triple.go"))
}

func main() {
	log.SetFlags(0)
	files, err := generate()
	if err != nil {
		log.Fatal(err)
	}
	for path, content := range files {
		if err := os.WriteFile(filepath.Join(root, path), content, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

// generate returns all generated files by their paths from the root of the repository.
func generate() (map[string][]byte, error) {
	all := map[string][]byte{}
	for directory, generate := range generators {
		files, err := generate()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", directory, err)
		}
		for name, content := range files {
			all[directory+"/"+name] = content
		}
	}
	return all, nil
}
