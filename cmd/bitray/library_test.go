package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/bitray/bitray/attacks/attackstest/host"
	"github.com/bitray/bitray/attacks/foreign/foreigntest"
)

// findLibraries returns a setup for transcripts about shared libraries: the program that opens them
// is on the PATH, and the sources of generators are in the working folder.
func findLibraries(t *testing.T) func(*testscript.Env) error {
	t.Helper()
	folder := t.TempDir()
	if foreigntest.Opens() {
		buildLibraryProgram(t, folder)
	}
	return func(env *testscript.Env) error {
		env.Setenv("PATH", env.Getenv("PATH")+string(os.PathListSeparator)+folder)
		if compiler, missing := foreigntest.FindCompiler(); missing == "" {
			env.Setenv("CC", compiler)
		}
		for _, source := range []string{"foreigntest/testdata/walk.c", "examples/mine.c"} {
			text, err := os.ReadFile(filepath.Join("../../attacks/foreign", source))
			if err != nil {
				return err
			}
			if err := os.WriteFile(filepath.Join(env.WorkDir, filepath.Base(source)), text, 0o600); err != nil {
				return err
			}
		}
		return nil
	}
}

// libraryCondition knows the conditions "opens-libraries", and "builds-libraries" for where a C
// compiler builds libraries that are opened.
func libraryCondition(condition string) (bool, error) {
	switch condition {
	case "opens-libraries":
		return foreigntest.Opens(), nil
	case "builds-libraries":
		_, missing := foreigntest.FindCompiler()
		return missing == "", nil
	}
	return false, fmt.Errorf("unknown condition %q", condition)
}

func buildLibraryProgram(t *testing.T, folder string) {
	t.Helper()
	host.RunsGo(t)
	host.DependsOn(t, modulePath+"/cmd/bitray/bitray-library")
	build := exec.Command("go", "build", "-buildvcs=false", "-o", folder, modulePath+"/cmd/bitray/bitray-library")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", build, err, output)
	}
}

// both does one setup after the other.
func both(first, second func(*testscript.Env) error) func(*testscript.Env) error {
	return func(env *testscript.Env) error {
		if err := first(env); err != nil {
			return err
		}
		return second(env)
	}
}

// TestProgramDoesNotLinkLibraries keeps what opens libraries out of bitray itself: it would link it
// against the C library of the system, so that a bitray built on one Linux would not start on another.
func TestProgramDoesNotLinkLibraries(t *testing.T) {
	host.RunsGo(t)
	host.DependsOn(t, modulePath+"/cmd/bitray", modulePath+"/cmd/bitray/bitray-library")
	const loader = "github.com/ebitengine/purego"
	links := func(program string) bool {
		list := exec.Command("go", "list", "-deps", modulePath+program)
		list.Env = append(os.Environ(), "GOOS=linux", "GOARCH=amd64")
		output, err := list.Output()
		if err != nil {
			t.Fatalf("%v: %v", list, err)
		}
		for line := range strings.Lines(string(output)) {
			if path := strings.TrimSpace(line); path == loader || strings.HasPrefix(path, loader+"/") {
				return true
			}
		}
		return false
	}
	if links("/cmd/bitray") {
		t.Errorf("cmd/bitray depends on %s", loader)
	}
	if !links("/cmd/bitray/bitray-library") {
		t.Errorf("bitray-library does not depend on %s: what opens libraries then?", loader)
	}
}
