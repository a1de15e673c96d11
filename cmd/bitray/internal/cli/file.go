package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// StandardOutput is the name of no file: what is written there goes to standard output.
const StandardOutput = "-"

// WriteFile writes what a flag names: nothing for "", standard output for "-", or a file as [WriteFile] does.
func (o *Output) WriteFile(ctx context.Context, flag, name string, write func(io.Writer) error) error {
	switch name {
	case "":
		return nil
	case StandardOutput:
		return write(o)
	}
	if err := WriteFile(ctx, name, write); err != nil {
		return fmt.Errorf("--%s: %w", flag, err)
	}
	return nil
}

// WriteFile writes a file completely or not at all: the output of write goes to a temporary file in
// the same folder, which replaces the file, and takes its mode, at the end. A link to a file stays a link. A
// device or a pipe, such as /dev/stdout, is written directly, since it must not be replaced.
func WriteFile(ctx context.Context, name string, write func(io.Writer) error) error {
	f, target, mode, err := temporaryFor(name)
	switch {
	case err != nil:
		return err
	case f == nil:
		return writeThrough(ctx, name, write)
	}
	if err = errors.Join(write(f), f.Chmod(mode), f.Sync(), f.Close()); err == nil {
		err = os.Rename(f.Name(), target)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return about(name, err)
}

// CanWrite returns the error with which [WriteFile] would fail now, if that can be known without writing. Call it
// before long work. An empty name stands for no file, as does [StandardOutput].
func CanWrite(name string) error {
	if name == "" || name == StandardOutput {
		return nil
	}
	f, _, _, err := temporaryFor(name)
	if f != nil {
		f.Close()
		os.Remove(f.Name())
	}
	return err
}

// temporaryFor makes a file next to target, the file that name leads to, and returns the mode that it must have. For
// a device or a pipe there is none.
func temporaryFor(name string) (f *os.File, target string, mode fs.FileMode, err error) {
	if target, err = filepath.EvalSymlinks(name); err != nil {
		target = name // a new file
	}
	mode = 0o644
	if info, err := os.Stat(target); err == nil {
		if info.IsDir() {
			return nil, "", 0, &os.PathError{Op: "open", Path: name, Err: syscall.EISDIR}
		}
		if mode = info.Mode().Perm(); !info.Mode().IsRegular() {
			return nil, "", 0, nil
		}
	}
	f, err = os.CreateTemp(filepath.Dir(target), "."+filepath.Base(target)+".*")
	return f, target, mode, about(name, err)
}

func writeThrough(ctx context.Context, name string, write func(io.Writer) error) error {
	if ctx.Err() != nil {
		ctx = context.WithoutCancel(ctx) // what was finished until then is not lost
	}
	_, err := Within(ctx, func() (struct{}, error) {
		f, err := os.OpenFile(name, os.O_WRONLY, 0) // waits for the reader of a pipe
		if err != nil {
			return struct{}{}, err
		}
		return struct{}{}, errors.Join(write(f), f.Close())
	})
	return err
}

// about replaces the name of a temporary file by the name that the user knows.
func about(name string, err error) error {
	if temporary := (*os.PathError)(nil); errors.As(err, &temporary) {
		return &os.PathError{Op: temporary.Op, Path: name, Err: temporary.Err}
	}
	return err
}
