package env

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
)

// MaxLine is the length of the longest line that is read, enough for the moves of any game.
const MaxLine = 1 << 20

// lines are the lines of an input, as they come.
type lines struct {
	Text chan string // closed at the end of the input, or of the context
	read int         // number of lines; valid when Text is closed, like err
	err  error
}

// ReadLines reads lines until the input or ctx ends, so that the receiver can also wait for
// something else.
func ReadLines(ctx context.Context, in io.Reader) *lines {
	l := &lines{Text: make(chan string)}
	go func() {
		defer close(l.Text)
		scanner := bufio.NewScanner(in)
		scanner.Buffer(nil, MaxLine)
		for scanner.Scan() {
			select {
			case l.Text <- scanner.Text():
				l.read++
			case <-ctx.Done():
				l.err = ctx.Err()
				return
			}
		}
		l.err = scanner.Err()
	}()
	return l
}

// Failure returns the error that ended the reading of the named input, such as that of the context, or
// nil at the end of the input.
func (l *lines) Failure(name string) error {
	switch {
	case errors.Is(l.err, bufio.ErrTooLong):
		return fmt.Errorf("%s, line %d: longer than %d bytes", name, l.read+1, MaxLine)
	case l.err != nil:
		return fmt.Errorf("%s, line %d: %w", name, l.read+1, l.err)
	}
	return nil
}
