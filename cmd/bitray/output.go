package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"golang.org/x/term"
)

// output is the standard output. It is buffered and remembers the first error, so that a
// command may print without looking and the program still notices a full disk.
type output struct {
	*bufio.Writer
	terminal bool // somebody reads it on a screen
}

func newOutput(w io.Writer) *output {
	file, isFile := w.(*os.File)
	return &output{bufio.NewWriterSize(w, 1<<16), isFile && isTerminal(file)}
}

// Flush writes what is buffered. The error is the first one of all writes.
func (o *output) Flush() error {
	if err := o.Writer.Flush(); err != nil {
		return fmt.Errorf("standard output: %w", err)
	}
	return nil
}

// printf prints; see [output] for errors.
func (o *output) printf(format string, args ...any) { fmt.Fprintf(o, format, args...) }

// json prints v on a line of its own.
func (o *output) json(v any) error { return writeJSON(o, v) }

func writeJSON(w io.Writer, v any) error {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}

// counted returns the number of some things, in words that agree with it.
func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

func isTerminal(f *os.File) bool { return term.IsTerminal(int(f.Fd())) }
