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
	"time"
)

// StandardOutput is the name of no file: what is written there goes to standard output.
const StandardOutput = "-"

// WriteFile writes what a flag names: standard output for "-", or a file as [WriteFile] does.
func (o *Output) WriteFile(ctx context.Context, flag, name string, write func(io.Writer) error) error {
	if name == StandardOutput {
		return write(o)
	}
	if err := WriteFile(ctx, name, write); err != nil {
		return fmt.Errorf("--%s: %w", flag, err)
	}
	return nil
}

// WriteFile writes a file completely or not at all: the output of write goes to a temporary file in
// the same folder, which replaces the file, and takes its mode, at the end. A link stays a link: the
// file that it leads to is written, even if that does not exist yet. A device or a pipe, such as
// /dev/stdout, is written directly, since it must not be replaced.
func WriteFile(ctx context.Context, name string, write func(io.Writer) error) error {
	target := followLinks(name)
	f, mode, err := temporaryFor(name, target)
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

// CanWrite returns the error with which [WriteFile] would fail if it were called now, as far as that can be
// known without writing. It is for the time before long work. A name that is empty stands for no file, as does
// [StandardOutput].
func CanWrite(name string) error {
	if name == "" || name == StandardOutput {
		return nil
	}
	f, _, err := temporaryFor(name, followLinks(name))
	if f != nil {
		f.Close()
		os.Remove(f.Name())
	}
	return err
}

// temporaryFor makes a file beside target, which name leads to, and returns the mode that it is to have. For
// a device or a pipe there is none.
func temporaryFor(name, target string) (*os.File, fs.FileMode, error) {
	mode := fs.FileMode(0o644)
	switch info, err := os.Stat(name); {
	case err == nil && info.IsDir():
		return nil, 0, &os.PathError{Op: "open", Path: name, Err: syscall.EISDIR}
	case err == nil && !info.Mode().IsRegular():
		return nil, 0, nil
	case err == nil:
		mode = info.Mode().Perm()
	case !errors.Is(err, fs.ErrNotExist):
		return nil, 0, err // such as links in a circle
	}
	f, err := os.CreateTemp(filepath.Dir(target), "."+filepath.Base(target)+".*")
	return f, mode, about(name, err)
}

// followLinks returns what name leads to if it is a link, whether that exists or not. The number of
// links is limited, as it is by systems, so that a circle of links has an end.
func followLinks(name string) string {
	for range 255 {
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
