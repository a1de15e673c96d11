package footprint

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/bitray/bitray/internal/overlay"
)

// Embed links a program that embeds the techniques of the given packages, which are named by
// their paths below the module, and only asks each of them once, stores it in the directory dir, and returns
// the name of its file. Without packages it is the program to compare with. It needs the go command and the
// source of the module.
//
// The program exists in an overlay only, so that it belongs to the module without being part of
// its tree.
func Embed(ctx context.Context, dir string, pkgs ...string) (file string, err error) {
	file = filepath.Join(dir, "embedded.exe") // the ending is for Windows
	const main = "internal/footprint/embedded"
	_, err = overlay.Build(ctx, dir, map[string][]byte{main + "/main.go": embedding(pkgs)}, "-o", file, "./"+main)
	return file, err
}

// embedding returns the text of the program. What it asks depends on its command line, so that
// the compiler cannot know the answer.
func embedding(pkgs []string) []byte {
	var imports, calls strings.Builder
	for i, pkg := range pkgs {
		fmt.Fprintf(&imports, "import technique%d %q\n", i, overlay.Module+"/"+pkg)
		fmt.Fprintf(&calls, "\tattacked |= technique%d.Queen(sq, occ)\n", i)
	}
	return fmt.Appendf(nil, `package main

import "os"
%s
type square int8
type board uint64

func main() {
	sq, occ := square(len(os.Args)), board(len(os.Args))
	attacked := occ << (sq & 63)
%s	if attacked == 0 {
		os.Exit(1)
	}
}
`, imports.String(), calls.String())
}
