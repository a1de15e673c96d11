// Package foreigntest builds shared libraries for tests: a generator in C that walks along rays and
// exports everything that bitray.h declares, right or with a fault that a macro switches on.
package foreigntest

import (
	"embed"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackstest/host"
)

//go:embed testdata/walk.c
var sources embed.FS

// Build compiles testdata/walk.c with flags such as "-DFAULT=2", and returns the path of the library, in a
// folder that is removed when the test ends. The test is skipped, with the reason, where there is no
// C compiler, or where package foreign opens no libraries.
func Build(t testing.TB, flags ...string) string {
	t.Helper()
	source, err := fs.ReadFile(sources, "testdata/walk.c")
	if err != nil {
		t.Fatal(err)
	}
	return Compile(t, "walk.c", string(source), flags...)
}

// Compile is [Build] for a source of the caller's. The name of the library is that of the source, with
// the extension .so.
func Compile(t testing.TB, name, source string, flags ...string) string {
	t.Helper()
	compiler := Compiler(t)
	folder := t.TempDir()
	file := filepath.Join(folder, name)
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	library := strings.TrimSuffix(file, filepath.Ext(file)) + ".so"
	arguments := append([]string{"-shared", "-fPIC", "-O2", "-o", library, file}, flags...)
	if output, err := exec.Command(compiler, arguments...).CombinedOutput(); err != nil {
		t.Fatalf("%s %q: %v\n%s", compiler, arguments, err, output)
	}
	return library
}

// Compiler returns the C compiler: $CC, or cc. See [Build] for where it skips the test.
func Compiler(t testing.TB) string {
	t.Helper()
	host.RunsGo(t)
	path, missing := FindCompiler()
	if missing != "" {
		t.Skip("skipped:", missing)
	}
	return path
}

// FindCompiler returns the C compiler, $CC or cc, or says why no library can be built that is opened
// here.
func FindCompiler() (path, missing string) {
	if !Opens() {
		return "", fmt.Sprintf("shared libraries are not opened on %s/%s", runtime.GOOS, runtime.GOARCH)
	}
	name := os.Getenv("CC")
	if name == "" {
		name = "cc"
	}
	path, err := exec.LookPath(name)
	if err != nil {
		return "", fmt.Sprintf("there is no C compiler: %v", err)
	}
	target, err := exec.Command(path, "-dumpmachine").Output()
	if err != nil {
		return "", fmt.Sprintf("%s -dumpmachine: %v", path, err)
	}
	if machine, _, _ := strings.Cut(string(target), "-"); processors[machine] != runtime.GOARCH {
		return "", fmt.Sprintf("%s builds for %s and not for %s", path, machine, runtime.GOARCH)
	}
	return path, ""
}

// processors are the names that compilers have for what Go calls otherwise.
var processors = map[string]string{"x86_64": "amd64", "aarch64": "arm64", "arm64": "arm64"}

// Opens reports whether package foreign opens libraries on this system.
func Opens() bool {
	return (runtime.GOOS == "linux" || runtime.GOOS == "darwin") && (runtime.GOARCH == "amd64" || runtime.GOARCH == "arm64")
}
