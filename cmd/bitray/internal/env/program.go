// Package env is what the commands of bitray share with the world outside: standard input and
// output, files, the progress line, interruption and exit codes.
package env

import "io"

// Program is what a command gets from the outside.
type Program struct {
	In       io.Reader
	Out      *Output
	Err      io.Writer
	Terminal bool // progress is wanted on Err
}
