// Package site writes the program as a page: compiled to WebAssembly, with the files of cmd/bitray/page, which
// run its command lines in a browser.
package site

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Command is the command "site" of bitray-lab.
func Command(*flag.FlagSet) func(ctx context.Context, out io.Writer, operands []string) error {
	return func(ctx context.Context, out io.Writer, operands []string) error {
		if len(operands) != 1 {
			return fmt.Errorf("%d operands: expected one, the folder to write", len(operands))
		}
		return Write(ctx, "../..", operands[0])
	}
}

// Write writes the site to a folder, which it makes if it is missing: the program built from the checkout in
// root, the file of the same Go that starts it, and the page.
func Write(ctx context.Context, root, folder string) error {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return err
	}
	page := filepath.Join(root, "cmd", "bitray", "page")
	if err := os.CopyFS(folder, os.DirFS(page)); err != nil { // which overwrites nothing
		return fmt.Errorf("site %s: expected a new or empty folder: %w", folder, err)
	}
	goroot, err := exec.CommandContext(ctx, "go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("go env GOROOT: %w", err)
	}
	start, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, "wasm_exec.js"), start, 0o644); err != nil {
		return err
	}
	build := exec.CommandContext(ctx, "go", "build", "-trimpath", "-ldflags=-s -w", "-o", filepath.Join(folder, "bitray.wasm"), "./cmd/bitray")
	build.Dir = root
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if output, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%v: %w\n%s", build, err, output)
	}
	return nil
}
