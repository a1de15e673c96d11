package env

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"golang.org/x/term"
)

// Output is the standard output. It is buffered and remembers the first error, so that a
// command need not check every write and the program still notices a full disk.
type Output struct {
	*bufio.Writer
	Terminal bool // it goes to a terminal
}

func NewOutput(w io.Writer) *Output {
	file, isFile := w.(*os.File)
	return &Output{bufio.NewWriterSize(w, 1<<16), isFile && IsTerminal(file)}
}

// Flush writes what is buffered. The error is the first one of all writes.
func (o *Output) Flush() error {
	if err := o.Writer.Flush(); err != nil {
		return fmt.Errorf("standard output: %w", err)
	}
	return nil
}

// Printf prints; see [Output] for errors.
func (o *Output) Printf(format string, args ...any) { fmt.Fprintf(o, format, args...) }

// JSON prints v on one line.
func (o *Output) JSON(v any) error { return WriteJSON(o, v) }

func WriteJSON(w io.Writer, v any) error {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}

func IsTerminal(f *os.File) bool { return term.IsTerminal(int(f.Fd())) }
