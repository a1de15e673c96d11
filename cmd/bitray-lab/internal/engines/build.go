package engines

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/overlay"
)

// The rows that are no techniques: what all others are compared with, and the same once more.
const (
	original  = "original"
	unchanged = "unchanged"
)

// build links the engine in a folder outside of it: as it is, the same once more, and with each of the
// techniques. The second is a separate file because two programs of one file share memory, so that one would
// find its code in the caches where the other has just run.
func (c *config) build(ctx context.Context, dir string) (subjects []*subject, err error) {
	ours, err := overlay.Root(ctx)
	if err != nil {
		return nil, err
	}
	// In a workspace of the two modules the engine finds this one, and keeps its own version of Go.
	if err := c.goCommand(ctx, dir, dir, "work", "init", c.engine, ours); err != nil {
		return nil, err
	}
	for _, name := range append([]string{original, unchanged}, strings.Split(c.techniques, ",")...) {
		s := &subject{name: name, program: filepath.Join(dir, name+".exe")} // the ending is for Windows
		arguments := []string{"build", "-tags=" + c.tags, "-o", s.program}
		if name != original && name != unchanged {
			list, err := c.overlay(filepath.Join(dir, name), name)
			if err != nil {
				return nil, err
			}
			arguments = append(arguments, "-overlay="+list)
		}
		if err := c.goCommand(ctx, dir, c.engine, append(arguments, c.pkg)...); err != nil {
			return nil, err
		}
		info, err := os.Stat(s.program)
		if err != nil {
			return nil, err
		}
		s.size = info.Size()
		subjects = append(subjects, s)
	}
	return subjects, nil
}

// overlay writes the files as they are with a technique to a new folder, and returns the list of them that
// the go command reads.
func (c *config) overlay(dir, technique string) (list string, err error) {
	t, err := catalog.Lookup(technique)
	if err != nil {
		return "", err
	}
	texts := map[string][]byte{}
	for file, changes := range c.changes {
		name := filepath.Join(c.engine, filepath.FromSlash(file))
		source, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		if texts[name], err = rewrite(file, source, changes, overlay.Module+"/"+t.Name); err != nil {
			return "", err
		}
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	return overlay.Write(dir, texts)
}

// goCommand runs the go command in a folder, with the workspace of another.
func (c *config) goCommand(ctx context.Context, workspace, dir string, arguments ...string) error {
	command := exec.CommandContext(ctx, "go", arguments...)
	command.Dir = dir
	command.Env = append(os.Environ(), "GOWORK="+filepath.Join(workspace, "go.work"))
	if output, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("go %s: %w\n%s", strings.Join(arguments, " "), err, output)
	}
	return nil
}
