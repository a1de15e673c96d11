//go:build linux || darwin

package library_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/attacks/attackstest/host"
	"github.com/bitray/bitray/attacks/foreign/foreigntest"
	"github.com/bitray/bitray/cmd/bitray/internal/library"
)

// script writes a program for the shell, which is the only one on the PATH.
func script(t *testing.T, text string) (path string) {
	t.Helper()
	path = program(t, text)
	t.Setenv("PATH", filepath.Dir(path))
	return path
}

// program writes a program for the shell into a folder of its own.
func program(t *testing.T, text string) (path string) {
	t.Helper()
	opensLibraries(t)
	path = filepath.Join(t.TempDir(), "bitray-library")
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+text+"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	return path
}

func opensLibraries(t *testing.T) {
	t.Helper()
	if !foreigntest.Opens() {
		t.Skip("skipped: libraries are not opened here")
	}
}

func ignore(string) {}

func TestFindOnThePath(t *testing.T) {
	path := script(t, `test "$*" = version && echo "`+library.Version()+`"`)
	program, clean, err := library.Find(t.Context(), ignore)
	if err != nil || program != path {
		t.Fatalf("got %s, error %v, want %s", program, err, path)
	}
	clean()
	if _, err := os.Stat(path); err != nil {
		t.Error("a program on the PATH was taken away:", err)
	}
}

// TestFindRefuses offers programs that are not of this version, where the go command can build none.
func TestFindRefuses(t *testing.T) {
	for name, test := range map[string]struct{ text, want string }{
		"version": {`echo bitray-library v0.1.0 interface 1`, `expected "` + library.Version() + `", found "bitray-library v0.1.0 interface 1"; `},
		"silence": {`true`, `expected "` + library.Version() + `", found ""; `},
		"failure": {`exit 7`, "exit status 7; "},
	} {
		t.Run(name, func(t *testing.T) {
			path := script(t, test.text)
			_, _, err := library.Find(t.Context(), ignore)
			if err == nil || !strings.Contains(err.Error(), path+": "+test.want) ||
				!strings.HasPrefix(err.Error(), "expected the program bitray-library, which opens libraries, beside bitray, on the PATH, or built by the go command: ") {
				t.Errorf("error %v", err)
			}
		})
	}
	t.Run("loader", func(t *testing.T) {
		path := script(t, "")
		if err := os.WriteFile(path, []byte("#!/nowhere/ld-linux.so\n"), 0o700); err != nil {
			t.Fatal(err)
		}
		_, _, err := library.Find(t.Context(), ignore)
		if err == nil || !strings.Contains(err.Error(), path+": it is there but cannot be started: expected the loader of the C library") {
			t.Errorf("error %v", err)
		}
	})
	t.Run("missing", func(t *testing.T) {
		opensLibraries(t)
		t.Setenv("PATH", t.TempDir())
		_, _, err := library.Find(t.Context(), ignore)
		if err == nil || strings.Count(err.Error(), "bitray-library") < 3 || !strings.Contains(err.Error(), `exec: "go": executable file not found in $PATH`) {
			t.Errorf("error %v", err)
		}
	})
}

// TestFindBuilds lets the go command build the program, and takes it away.
func TestFindBuilds(t *testing.T) {
	opensLibraries(t)
	host.RunsGo(t)
	if _, err := exec.LookPath("bitray-library"); err == nil {
		t.Skip("skipped: there is a bitray-library on the PATH")
	}
	said := ""
	program, clean, err := library.Find(t.Context(), func(what string) { said = what })
	if err != nil {
		t.Fatal(err)
	}
	version, err := exec.Command(program, "version").Output()
	if err != nil || strings.TrimSpace(string(version)) != library.Version() || said != "building bitray-library" {
		t.Errorf("version %q, error %v, want %q; progress %q", version, err, library.Version(), said)
	}
	clean()
	if _, err := os.Stat(program); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the program is left behind: error %v", err)
	}
}

func TestFindIsInterrupted(t *testing.T) {
	script(t, "exec /bin/sleep 60")
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	if _, _, err := library.Find(ctx, ignore); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("error %v, want that of the context", err)
	}
}

// TestBuildIsInterrupted has a program in place of the go command that ends in peace when it is interrupted,
// and leaves a file behind.
func TestBuildIsInterrupted(t *testing.T) {
	opensLibraries(t)
	folder := t.TempDir()
	temporary, work := t.TempDir(), filepath.Join(folder, "work")
	text := fmt.Sprintf("#!/bin/sh\ntrap '/bin/rm %s; exit 1' INT\n>${GOTMPDIR:-$TMPDIR}/left\n>%[1]s\nwhile :; do /bin/sleep 0.05; done\n", work)
	if err := os.WriteFile(filepath.Join(folder, "go"), []byte(text), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder)
	t.Setenv("TMPDIR", temporary)
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		for begun := error(os.ErrNotExist); begun != nil && t.Context().Err() == nil; _, begun = os.Stat(work) {
			time.Sleep(time.Millisecond)
		}
		cancel()
	}()
	if _, _, err := library.Find(ctx, ignore); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want that of the context", err)
	}
	if _, err := os.Stat(work); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the go command had no time to end: error %v", err)
	}
	if left, err := os.ReadDir(temporary); len(left) > 0 || err != nil {
		t.Errorf("files are left behind: %v, error %v", left, err)
	}
}

// TestPlatform wants one sentence where libraries cannot be opened.
func TestPlatform(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	_, _, err := library.Find(t.Context(), ignore)
	if errors.Is(err, library.ErrPlatform) == foreigntest.Opens() {
		t.Errorf("error %v, though libraries are opened here: %v", err, foreigntest.Opens())
	}
}
