package engines

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/overlay"
)

// workshop is a folder outside the engine in which its programs are built.
type workshop struct {
	dir    string
	engine string // absolute
	config *config
}

// newWorkshop writes a go.mod that is the engine's with this module in it.
func newWorkshop(ctx context.Context, dir string, c *config) (*workshop, error) {
	engine, err := filepath.Abs(c.engine)
	if err != nil {
		return nil, err
	}
	w := &workshop{dir, engine, c}
	ours := c.module
	if ours == "" {
		if ours, err = overlay.Root(ctx, ""); err != nil {
			return nil, fmt.Errorf("--module: %w", err)
		}
	}
	if ours, err = filepath.Abs(ours); err != nil {
		return nil, err
	}
	text, err := os.ReadFile(filepath.Join(engine, "go.mod"))
	if err != nil {
		return nil, fmt.Errorf("--engine %q: expected a module: %w", c.engine, err)
	}
	if err := os.WriteFile(w.path("go.mod"), text, 0o644); err != nil {
		return nil, err
	}
	if err := w.joinSums(filepath.Join(engine, "go.sum"), filepath.Join(ours, "go.sum")); err != nil {
		return nil, err
	}
	edit := exec.CommandContext(ctx, "go", "mod", "edit", "-require="+overlay.Module+"@v0.0.0", "-replace="+overlay.Module+"="+ours, w.path("go.mod"))
	if _, err := w.run(edit); err != nil {
		return nil, err
	}
	// This module wants a certain version of Go, and its caller has to want it too.
	get := exec.CommandContext(ctx, "go", "get", "-modfile="+w.path("go.mod"), overlay.Module+"@v0.0.0")
	get.Dir = engine
	_, err = w.run(get)
	return w, err
}

func (w *workshop) path(name string) string { return filepath.Join(w.dir, name) }

// joinSums writes a go.sum from those of two modules; a module may have none.
func (w *workshop) joinSums(files ...string) error {
	var sums []byte
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil && !os.IsNotExist(err) {
			return err
		}
		sums = append(sums, text...)
	}
	return os.WriteFile(w.path("go.sum"), sums, 0o644)
}

// program returns the file of a build; the ending is for Windows.
func (w *workshop) program(name string) string { return w.path(name + ".exe") }

// build links the engine to a file, with what the list of an overlay replaces, or as it is if that is "".
func (w *workshop) build(ctx context.Context, file, list string) error {
	args := []string{"build", "-mod=mod", "-modfile=" + w.path("go.mod"), "-tags=" + w.config.tags, "-o", file}
	if list != "" {
		args = append(args, "-overlay="+list)
	}
	build := exec.CommandContext(ctx, "go", append(args, w.config.pkg)...)
	build.Dir = w.engine
	_, err := w.run(build)
	return err
}

// overlay writes the files as they are with a technique, and returns the list of them that the go
// command reads.
func (w *workshop) overlay(technique string) (list string, err error) {
	t, err := catalog.Lookup(technique)
	if err != nil {
		return "", err
	}
	byFile := map[string][]change{}
	for _, c := range w.config.changes {
		byFile[c.file] = append(byFile[c.file], c)
	}
	texts := map[string][]byte{}
	for file, changes := range byFile {
		original := filepath.Join(w.engine, filepath.FromSlash(file))
		source, err := os.ReadFile(original)
		if err != nil {
			return "", err
		}
		if texts[original], err = rewrite(file, source, changes, overlay.Module+"/"+t.Package); err != nil {
			return "", err
		}
	}
	dir := w.path(technique)
	if err := os.Mkdir(dir, 0o755); err != nil {
		return "", err
	}
	return overlay.Write(dir, texts)
}

// run runs a command and returns its output; what it complains of is part of the error.
func (w *workshop) run(command *exec.Cmd) ([]byte, error) {
	var complaints bytes.Buffer
	command.Stderr = &complaints
	output, err := command.Output()
	if err != nil {
		err = fmt.Errorf("%s: %w\n%s", strings.Join(command.Args, " "), err, complaints.Bytes())
	}
	return output, err
}
