//go:build unix

package cli

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

func TestWriteFileIsAllOrNothing(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	target := filepath.Join(folder, "out")
	if err := os.WriteFile(target, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	failure := errors.New("disk full")
	err := WriteFile(t.Context(), target, func(w io.Writer) error {
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
	if err := WriteFile(t.Context(), link, hello); err != nil {
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

// makePipe returns the name of a pipe in a folder of its own.
func makePipe(t *testing.T) string {
	t.Helper()
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	return pipe
}

// TestWriteFileDoesNotWaitForAReader writes to a pipe without a reader.
func TestWriteFileDoesNotWaitForAReader(t *testing.T) {
	t.Parallel()
	pipe := makePipe(t)
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if err := WriteFile(ctx, pipe, hello); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("error %v, want %v", err, context.DeadlineExceeded)
	}
}

// TestWriteFileLeavesAPipeInItsPlace writes to a pipe that has a reader, also when the context has ended.
func TestWriteFileLeavesAPipeInItsPlace(t *testing.T) {
	t.Parallel()
	pipe := makePipe(t)
	reader, err := os.OpenFile(pipe, os.O_RDWR, 0) // which does not wait for a writer
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	late, cancel := context.WithCancel(t.Context())
	cancel()
	for _, ctx := range []context.Context{t.Context(), late} {
		if err := WriteFile(ctx, pipe, hello); err != nil {
			t.Fatal(err)
		}
		text := make([]byte, 5)
		if _, err := io.ReadFull(reader, text); err != nil || string(text) != "hello" {
			t.Errorf("read %q, error %v", text, err)
		}
	}
	if info, err := os.Stat(pipe); err != nil || info.Mode().Type() != os.ModeNamedPipe {
		t.Fatalf("the pipe is now %v, error %v", info, err)
	}
	if err := WriteFile(t.Context(), filepath.Dir(pipe), hello); !errors.Is(err, syscall.EISDIR) {
		t.Errorf("writing a folder: error %v, want %v", err, syscall.EISDIR)
	}
}

// TestCanWrite asks about files of several kinds, and leaves no file.
func TestCanWrite(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	file, pipe := filepath.Join(folder, "file"), filepath.Join(folder, "pipe")
	for _, err := range []error{os.WriteFile(file, []byte("old"), 0o600), syscall.Mkfifo(pipe, 0o600)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]string{
		"": "", file: "", filepath.Join(folder, "new"): "", pipe: "", os.DevNull: "",
		folder:                           "open " + folder + ": is a directory",
		filepath.Join(folder, "no", "x"): "open " + filepath.Join(folder, "no", "x") + ": no such file or directory",
		filepath.Join(file, "x"):         "open " + filepath.Join(file, "x") + ": not a directory",
	} {
		err := CanWrite(name)
		if (err == nil) != (want == "") || err != nil && err.Error() != want {
			t.Errorf("%s: error %v, want %q", name, err, want)
		}
	}
	text, _ := os.ReadFile(file)
	if files, _ := os.ReadDir(folder); len(files) != 2 || string(text) != "old" {
		t.Errorf("%d files, want 2; the first holds %q", len(files), text)
	}
}
