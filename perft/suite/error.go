package suite

import "fmt"

// Error is what is wrong with a suite file, and where.
type Error struct {
	File   string
	Line   int // from 1; 0 if the error concerns no single line
	Column int // in bytes, from 1; 0 if the error concerns the whole line
	Err    error
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

// at places an error at a byte offset of a line that is not known yet.
func at(offset int, err error) error { return &Error{Column: offset + 1, Err: err} }
