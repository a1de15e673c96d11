package env

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// WriteFile writes a file that is there as a whole or not at all: what write writes goes to a
// temporary file beside it, which takes its place, and its mode, in the end. A link stays, and the
// file that it leads to is written, even if that is not there yet. A device or a pipe, such as
// /dev/stdout, is written as it is, for nothing may take its place.
func WriteFile(ctx context.Context, name string, write func(io.Writer) error) error {
	target, mode := followLinks(name), fs.FileMode(0o644)
	switch info, err := os.Stat(name); {
	case err == nil && !info.Mode().IsRegular():
		return writeThrough(ctx, name, write)
	case err == nil:
		mode = info.Mode().Perm()
	case !errors.Is(err, fs.ErrNotExist):
		return err // links in a circle, for one
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

// followLinks returns what name leads to if it is a link, whether that is there or not. The number
// of links is bounded, as it is by systems: whoever is in a circle ends somewhere in it.
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

// finish writes f and sees to it that all of it is on the disk.
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

// lastWrite is the time that a pipe gets to be written when ctx has ended already: there is a result
// to be kept, but maybe no reader.
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

// about puts the name that the user knows in place of that of a temporary file.
func about(name string, err error) error {
	if temporary := (*os.PathError)(nil); errors.As(err, &temporary) {
		return &os.PathError{Op: temporary.Op, Path: name, Err: temporary.Err}
	}
	return err
}
