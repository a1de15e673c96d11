package suite

import "fmt"

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

// Refused lists what is wrong with each line that is no row, or belongs to one that is none, in their order.
type Refused []*Error

// Error returns the first, and how many there are.
func (r Refused) Error() string {
	if len(r) == 1 {
		return r[0].Error()
	}
	return fmt.Sprintf("%v, and %d more", r[0], len(r)-1)
}

// at places an error at a byte offset of a line that is not known yet.
func at(offset int, err error) error { return &Error{Column: offset + 1, Err: err} }
