// Package site writes the program as a page: compiled to WebAssembly, with the files of cmd/bitray/page, which
// run its command lines in a browser.
package site

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
)

// New returns the command "site" of bitray-lab, for the checkout in root.
func New(root string) *cobra.Command {
	return &cobra.Command{
		Use: "site FOLDER", Short: "write the page that runs bitray in a browser to a folder", Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, folder []string) error { return Write(cmd.Context(), root, folder[0]) },
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
