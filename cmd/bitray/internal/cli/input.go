package cli

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
)

// StandardInput is how "-" is called in errors.
const StandardInput = "standard input"

// ReadInput opens the named file, or standard input for "-", and hands it to read together with its
// name for errors. Everything that is named on the command line is read by it. The wait ends with ctx,
// also for a pipe without a writer or a file without an end.
func ReadInput[T any](ctx context.Context, p *Program, name string, read func(r io.Reader, name string) (T, error)) (nothing T, err error) {
	defer func() {
		if err != nil {
			err = cmp.Or(ctx.Err(), err)
		}
	}()
	if name == "-" {
		return read(patient{ctx, p.In}, StandardInput)
	}
	file, err := Within(ctx, func() (*os.File, error) { return os.Open(name) })
	if err != nil {
		return nothing, err
	}
	defer file.Close()
	return read(patient{ctx, file}, name)
}

// patient is a reader that waits until ctx ends.
type patient struct {
	ctx context.Context
	io.Reader
}

func (r patient) Read(p []byte) (int, error) {
	return Within(r.ctx, func() (int, error) { return r.Reader.Read(p) })
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

// Within returns what produce returns, but stops waiting when ctx ends. Produce then continues until
// the program ends, which is soon.
func Within[T any](ctx context.Context, produce func() (T, error)) (nothing T, err error) {
	done := make(chan func() (T, error), 1)
	go func() {
		value, err := produce()
		done <- func() (T, error) { return value, err }
	}()
	select {
	case result := <-done:
		return result()
	case <-ctx.Done():
		return nothing, ctx.Err()
	}
}

// MaxLine is the length of the longest line that is read, enough for the moves of any game.
const MaxLine = 1 << 20

// ReadLines reads lines until the input or ctx ends, so that the receiver can also wait for something else. What
// ended the reading of the named input comes after the last line: nil at its end, or an error.
func ReadLines(ctx context.Context, in io.Reader, name string) (<-chan string, <-chan error) {
	lines, ended := make(chan string), make(chan error, 1)
	go func() {
		scanner := bufio.NewScanner(in)
		scanner.Buffer(nil, MaxLine)
		number := 1
		for ; scanner.Scan(); number++ {
			select {
			case lines <- scanner.Text():
			case <-ctx.Done():
				ended <- ctx.Err()
				return
			}
		}
		err := scanner.Err()
		if errors.Is(err, bufio.ErrTooLong) {
			err = fmt.Errorf("longer than %d bytes", MaxLine)
		}
		if err != nil {
			err = fmt.Errorf("%s, line %d: %w", name, number, err)
		}
		ended <- err
	}()
	return lines, ended
}
