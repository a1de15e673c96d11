package suite

import (
	"errors"
	"fmt"
)

// Error is what is wrong with a suite file, and where; the names in JSON are stable.
type Error struct {
	File   string `json:"file"`
	Line   int    `json:"line"`             // from 1; 0 if the error concerns no single line
	Column int    `json:"column,omitempty"` // in bytes, from 1; 0 if the error concerns the whole line
	Err    error  `json:"-"`
}

// Error returns the place in the form FILE:LINE:COLUMN, and what is wrong.
func (e *Error) Error() string {
	place := e.File
	for _, number := range []int{e.Line, e.Column} {
		if number > 0 {
			place += fmt.Sprintf(":%d", number)
		}
	}
	return fmt.Sprintf("%s: %v", place, e.Err)
}

// Unwrap returns what is wrong without the place.
func (e *Error) Unwrap() error { return e.Err }

// RefusedError says what is wrong with each line that is no row, or belongs to one that is none, in their order.
type RefusedError struct{ Lines []*Error }

// Error returns the first, and how many there are.
func (e *RefusedError) Error() string {
	if len(e.Lines) < 2 {
		return fmt.Sprint(errors.Join(e.Unwrap()...))
	}
	return fmt.Sprintf("%v, and %d more", e.Lines[0], len(e.Lines)-1)
}

// Unwrap returns the lines.
func (e *RefusedError) Unwrap() (lines []error) {
	for _, line := range e.Lines {
		lines = append(lines, line)
	}
	return lines
}

// none is the offset of an error that concerns the whole line.
const none = -1

// at places an error at a byte offset of a line that is not known yet.
func at(offset int, err error) *Error { return &Error{Column: offset + 1, Err: err} }
