package main

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// writeFile writes a file that is there as a whole or not at all: what write writes goes to a
// temporary file beside it, which takes its place, and its mode, in the end. A link stays, and the
// file that it leads to is written. A device or a pipe, such as /dev/stdout, is written as it is,
// for nothing may take its place.
func writeFile(name string, write func(io.Writer) error) error {
	target, mode := name, fs.FileMode(0o644)
	if info, err := os.Stat(name); err == nil {
		if !info.Mode().IsRegular() {
			return writeThrough(name, write)
		}
		mode = info.Mode().Perm()
		if target, err = filepath.EvalSymlinks(name); err != nil {
			return err
		}
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

func writeThrough(name string, write func(io.Writer) error) error {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return errors.Join(write(f), f.Close())
}

// about puts the name that the user knows in place of that of a temporary file.
func about(name string, err error) error {
	if temporary := (*os.PathError)(nil); errors.As(err, &temporary) {
		return &os.PathError{Op: temporary.Op, Path: name, Err: temporary.Err}
	}
	return err
}
