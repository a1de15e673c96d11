package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"go/format"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/api"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/calls"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/fixedshift"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/lineslab"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/neurons"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/packed"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/spectral"
)

// generator returns generated files by their paths from the root of the repository.
type generator struct {
	name, what string
	files      func() (map[string][]byte, error)
	quick      bool // so that a test can compare all its files with those that are there
}

var generators = []generator{
	{"kernels", "the assembly of all packages that have some", func() (map[string][]byte, error) { return asm.Generate(root) }, true},
	{"api", "the exported names of the module, as api.txt", func() (map[string][]byte, error) { return api.Generate(root) }, true},
	{"calls", "the static calls of attacks/attackbench, from the catalog", calls.Generate, true},
	{"packed", "the slab of magic/packed, from its record", packed.Generate, true},
	{"neurons", "the weights of magic/neurons", neurons.Generate, true},
	{"fixedshift", "the multipliers of magic/fixedshift; minutes", fixedshift.Generate, false},
	{"spectral", "the shifts of magic/spectral and magic/spectral/six; minutes", spectral.Generate, false},
	{"lineslab", "the multipliers of kindergarten/lineslab and kindergarten/foldinghash; minutes", lineslab.Generate, false},
}

// formatted returns the files with those in Go as gofmt would write them.
func (g generator) formatted() (map[string][]byte, error) {
	files, err := g.files()
	for path, text := range files {
		if err == nil && filepath.Ext(path) == ".go" {
			files[path], err = format.Source(text)
		}
	}
	return files, err
}

func listGenerators() (list string) {
	for _, g := range generators {
		list += fmt.Sprintf("\n  %-10s %s", g.name, g.what)
	}
	return list + "\n"
}

func generateCommand(*flag.FlagSet) func(context.Context, io.Writer, []string) error {
	return func(_ context.Context, _ io.Writer, names []string) error {
		if len(names) == 0 {
			return errors.New("expected names of generators:" + listGenerators())
		}
		for _, name := range names {
			i := slices.IndexFunc(generators, func(g generator) bool { return g.name == name })
			if i < 0 {
				return fmt.Errorf("generator %q: expected one that bitray-lab generate lists", name)
			}
			files, err := generators[i].formatted()
			if err != nil {
				return err
			}
			for path, content := range files {
				if err := os.WriteFile(filepath.Join(root, path), content, 0o644); err != nil {
					return err
				}
			}
		}
		return nil
	}
}
