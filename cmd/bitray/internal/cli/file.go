package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// WriteOutput writes to the file that the flag --output names, as [WriteFile] does, or to standard output if the name is
// empty.
func WriteOutput(ctx context.Context, p *Program, name string, write func(io.Writer) error) error {
	if name == "" {
		return write(p.Out)
	}
	if err := WriteFile(ctx, name, write); err != nil {
		return fmt.Errorf("--output: %w", err)
	}
	return nil
}

// WriteFile writes a file completely or not at all: the output of write goes to a temporary file in
// the same folder, which replaces the file, and takes its mode, at the end. A link stays a link: the
// file that it leads to is written, even if that does not exist yet. A device or a pipe, such as
// /dev/stdout, is written directly, since it must not be replaced.
func WriteFile(ctx context.Context, name string, write func(io.Writer) error) error {
	target, mode := followLinks(name), fs.FileMode(0o644)
	switch info, err := os.Stat(name); {
	case err == nil && !info.Mode().IsRegular():
		return writeThrough(ctx, name, write)
	case err == nil:
		mode = info.Mode().Perm()
	case !errors.Is(err, fs.ErrNotExist):
		return err // such as links in a circle
	}
	f, err := os.CreateTemp(filepath.Dir(target), "."+filepath.Base(target)+".*")
	if err != nil {
		return about(name, err)
	}
	if err := finish(f, mode, write); err != nil {
		f.Close()
		os.Remove(f.Name())
		return about(name, err)
	}
	return about(name, os.Rename(f.Name(), target))
}

// CanWrite returns the error with which [WriteFile] would fail if it were called now, as far as that can be known without
// writing. It is for the time before long work. A name that is empty stands for no file.
func CanWrite(name string) error {
	if name == "" {
		return nil
	}
	switch info, err := os.Stat(name); {
	case err == nil && info.IsDir():
		return &os.PathError{Op: "open", Path: name, Err: errors.New("is a directory")}
	case err == nil && !info.Mode().IsRegular():
		return nil // to open a pipe would be to wait for its reader
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return err
	}
	target := followLinks(name)
	f, err := os.CreateTemp(filepath.Dir(target), "."+filepath.Base(target)+".*")
	if err != nil {
		return about(name, err)
	}
	f.Close()
	return os.Remove(f.Name())
}

// followLinks returns what name leads to if it is a link, whether that exists or not. The number of
// links is limited, as it is by systems, so that a circle of links has an end.
func followLinks(name string) string {
	const mostLinks = 255
	for range mostLinks {
		target, err := os.Readlink(name)
		if err != nil {
			break
		}
		if !filepath.IsAbs(target) {
			// Not filepath.Join: it drops "folder/..", and the folder may be a link too.
			target = filepath.Dir(name) + string(filepath.Separator) + target
		}
		name = target
	}
	return name
}

// finish writes f and makes sure that all of it is on the disk.
func finish(f *os.File, mode fs.FileMode, write func(io.Writer) error) error {
	for _, step := range []func() error{
		func() error { return write(f) },
		func() error { return f.Chmod(mode) },
		f.Sync,
		f.Close,
	} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// lastWrite is the time for writing to a pipe when ctx has already ended: the result should not be
// lost, but there may be no reader.
const lastWrite = time.Second

func writeThrough(ctx context.Context, name string, write func(io.Writer) error) error {
	if ctx.Err() != nil {
		late, cancel := context.WithTimeout(context.WithoutCancel(ctx), lastWrite)
		defer cancel()
		ctx = late
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
