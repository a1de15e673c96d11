package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
)

// maxLine is the length of the longest line that is read, enough for the moves of any game.
const maxLine = 1 << 20

// lines are the lines of an input, as they come.
type lines struct {
	text chan string // closed at the end of the input, or of the context
	read int         // lines; to be looked at when text is closed, like err
	err  error
}

// readLines reads lines until the input or ctx ends, so that who waits for them can wait for
// something else too.
func readLines(ctx context.Context, in io.Reader) *lines {
	l := &lines{text: make(chan string)}
	go func() {
		defer close(l.text)
		scanner := bufio.NewScanner(in)
		scanner.Buffer(nil, maxLine)
		for scanner.Scan() {
			select {
			case l.text <- scanner.Text():
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

// failure returns the error that has ended the reading of the named input, that of the context
// for one, or nil at the end of the input.
func (l *lines) failure(name string) error {
	switch {
	case errors.Is(l.err, bufio.ErrTooLong):
		return fmt.Errorf("%s, line %d: longer than %d bytes", name, l.read+1, maxLine)
	case l.err != nil:
		return fmt.Errorf("%s, line %d: %w", name, l.read+1, l.err)
	}
	return nil
}
