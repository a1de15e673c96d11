//go:build unix

package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

func TestWriteFileIsAllOrNothing(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	target := filepath.Join(folder, "out")
	if err := os.WriteFile(target, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	failure := errors.New("disk full")
	err := writeFile(target, func(w io.Writer) error {
		io.WriteString(w, "half")
		return failure
	})
	if !errors.Is(err, failure) {
		t.Errorf("error %v, want %v", err, failure)
	}
	text, _ := os.ReadFile(target)
	files, _ := os.ReadDir(folder)
	if string(text) != "old" || len(files) != 1 {
		t.Errorf("the file holds %q, and there are %d files", text, len(files))
	}
}

// hello writes a text.
func hello(w io.Writer) error {
	_, err := io.WriteString(w, "hello")
	return err
}

func TestWriteFileKeepsModeAndLink(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	target, link := filepath.Join(folder, "out"), filepath.Join(folder, "link")
	if err := os.WriteFile(target, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("out", link); err != nil {
		t.Fatal(err)
	}
	if err := writeFile(link, hello); err != nil {
		t.Fatal(err)
	}
	text, _ := os.ReadFile(target)
	info, err := os.Stat(target)
	if err != nil || string(text) != "hello" || info.Mode().Perm() != 0o600 {
		t.Errorf("the file holds %q with the mode %v, error %v", text, info.Mode(), err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode().Type() != os.ModeSymlink {
		t.Errorf("the link is %v, error %v", info, err)
	}
}

func TestWriteFileLeavesAPipeInItsPlace(t *testing.T) {
	t.Parallel()
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	reader, err := os.OpenFile(pipe, os.O_RDWR, 0) // which does not wait for a writer
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	if err := writeFile(pipe, hello); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(pipe); err != nil || info.Mode().Type() != os.ModeNamedPipe {
		t.Fatalf("the pipe is now %v, error %v", info, err)
	}
	text := make([]byte, 5)
	if _, err := io.ReadFull(reader, text); err != nil || string(text) != "hello" {
		t.Errorf("read %q, error %v", text, err)
	}
	if err := writeFile(filepath.Dir(pipe), hello); !errors.Is(err, syscall.EISDIR) {
		t.Errorf("writing a folder: error %v, want %v", err, syscall.EISDIR)
	}
}
