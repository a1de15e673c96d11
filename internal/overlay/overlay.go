// Package overlay lets the go command build files that are not in the tree: whole packages of this
// module that exist for one build only, and other versions of files that exist.
package overlay

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Module is the path of this module.
const Module = "github.com/bitray/bitray"

// Root returns the directory that holds the source of this module, as the go command finds it.
func Root(ctx context.Context) (string, error) {
	output, err := exec.CommandContext(ctx, "go", "list", "-m", "-f", "{{.Dir}}", Module).Output()
	if err != nil {
		return "", fmt.Errorf("find the source of %s: %w", Module, err)
	}
	return strings.TrimSpace(string(output)), nil
}

// Build runs go build in the source of this module, with texts by their names below it, as [Write] stores
// them in the directory dir, and returns what the compiler says.
func Build(ctx context.Context, dir string, texts map[string][]byte, arguments ...string) (output string, err error) {
	root, err := Root(ctx)
	if err != nil {
		return "", err
	}
	absolute := map[string][]byte{}
	for name, text := range texts {
		absolute[filepath.Join(root, name)] = text
	}
	list, err := Write(dir, absolute)
	if err != nil {
		return "", err
	}
	build := exec.CommandContext(ctx, "go", append([]string{"build", "-overlay", list}, arguments...)...)
	build.Dir = root
	said, err := build.CombinedOutput()
	if err != nil {
		err = fmt.Errorf("%v: %w\n%s", build, err, said)
	}
	return string(said), err
}

// Write stores texts in the directory dir, with the list that go build -overlay takes, and returns
// the name of that list. The key of a text is the absolute name under which the go command sees it.
func Write(dir string, texts map[string][]byte) (list string, err error) {
	replace := map[string]string{}
	for name, text := range texts {
		file := filepath.Join(dir, fmt.Sprintf("%d-%s", len(replace), filepath.Base(name)))
		if err := os.WriteFile(file, text, 0o644); err != nil {
			return "", err
		}
		replace[name] = file
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	list = filepath.Join(dir, "overlay.json")
	return list, os.WriteFile(list, text, 0o644)
}
