package env

import (
	"context"
	"fmt"
	"io"
	"os"
)

// standardInput is how "-" is called in errors.
const standardInput = "standard input"

// ReadInput opens the named file, or standard input for "-", and hands it to read together with its
// name for errors. Everything that is named on the command line is read by it: neither a pipe without
// a writer nor a file without an end outlasts ctx.
func ReadInput[T any](ctx context.Context, p *Program, name string, read func(r io.Reader, name string) (T, error)) (T, error) {
	return Within(ctx, func() (T, error) {
		if name == "-" {
			return read(p.In, standardInput)
		}
		file, err := os.Open(name)
		if err != nil {
			var nothing T
			return nothing, err
		}
		defer file.Close()
		return read(file, name)
	})
}

// ReadText reads the whole of an input of at most the given number of bytes.
func ReadText(ctx context.Context, p *Program, name string, most int) ([]byte, error) {
	return ReadInput(ctx, p, name, func(r io.Reader, name string) ([]byte, error) {
		text, err := io.ReadAll(io.LimitReader(r, int64(most)+1))
		if err == nil && len(text) > most {
			err = fmt.Errorf("%s: expected at most %d MiB, found more", name, most>>20)
		}
		return text, err
	})
}
