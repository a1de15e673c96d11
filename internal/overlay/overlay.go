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

// Root returns the directory that holds the source of this module, as the go command finds it from
// dir; "" is the current directory.
func Root(ctx context.Context, dir string) (string, error) {
	list := exec.CommandContext(ctx, "go", "list", "-m", "-f", "{{.Dir}}", Module)
	list.Dir = dir
	output, err := list.Output()
	if err != nil {
		return "", fmt.Errorf("find the source of %s from %q: %w", Module, dir, err)
	}
	return strings.TrimSpace(string(output)), nil
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
