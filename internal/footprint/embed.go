package footprint

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/bitray/bitray/internal/overlay"
)

// Program is a linked program that embeds techniques and only asks each of them once.
type Program struct {
	File  string
	Bytes int64 // size of the file
}

// Run returns a [Command] that runs the program.
func (p Program) Run(ctx context.Context) *exec.Cmd { return exec.CommandContext(ctx, p.File) }

// Embed links a program that embeds the techniques of the given packages, which are named by
// their paths below the module, and stores it in the directory dir. Without packages it is the
// program to compare with. It needs the go command and the source of the module: root is a
// directory inside it.
//
// The program exists in an overlay only, so that it belongs to the module without being part of
// its tree.
func Embed(ctx context.Context, root, dir string, pkgs ...string) (Program, error) {
	root, err := overlay.Root(ctx, root)
	if err != nil {
		return Program{}, err
	}
	main := filepath.Join(root, "internal", "footprint", "embedded")
	list, err := overlay.Write(dir, map[string][]byte{filepath.Join(main, "main.go"): embedding(pkgs)})
	if err != nil {
		return Program{}, err
	}

	p := Program{File: filepath.Join(dir, "embedded.exe")} // the ending is for Windows
	build := exec.CommandContext(ctx, "go", "build", "-overlay", list, "-o", p.File, main)
	build.Dir = root
	if output, err := build.CombinedOutput(); err != nil {
		return Program{}, fmt.Errorf("link a program with %q: %w\n%s", pkgs, err, output)
	}
	info, err := os.Stat(p.File)
	if err != nil {
		return Program{}, err
	}
	p.Bytes = info.Size()
	return p, nil
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
