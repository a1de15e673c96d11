package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// writeFile writes a file that is there as a whole or not at all: what write writes goes to a
// temporary file beside it, which takes its place in the end.
func writeFile(name string, write func(io.Writer) error) error {
	f, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return about(name, err)
	}
	if err := finish(f, write); err != nil {
		f.Close()
		os.Remove(f.Name())
		return about(name, err)
	}
	return about(name, os.Rename(f.Name(), name))
}

// finish writes f and sees to it that all of it is on the disk.
func finish(f *os.File, write func(io.Writer) error) error {
	for _, step := range []func() error{
		func() error { return write(f) },
		func() error { return f.Chmod(0o644) },
		f.Sync,
		f.Close,
	} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// about puts the name that the user knows in place of that of a temporary file.
func about(name string, err error) error {
	if temporary := (*os.PathError)(nil); errors.As(err, &temporary) {
		return &os.PathError{Op: temporary.Op, Path: name, Err: temporary.Err}
	}
	return err
}
