// Package cli holds what the commands of bitray have in common: flags, the reading of their values and errors
// about them, standard input and output, files, progress, exit codes, and what several commands print in the
// same way.
package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"golang.org/x/term"

	"github.com/bitray/bitray/internal/printable"
)

// Program is what a command gets from the outside.
type Program struct {
	In       io.Reader
	Out      *Output
	Err      io.Writer
	Progress Progress
}

// NewProgram returns a program that shows progress if err is a terminal.
func NewProgram(in io.Reader, out, err io.Writer) *Program {
	p := &Program{In: in, Out: NewOutput(out), Progress: Progress{Wanted: isTerminal(err), w: err}}
	p.Out.Reset(clearing{&p.Progress, out})
	p.Err = clearing{&p.Progress, err}
	return p
}

// Output is the standard output. It is buffered and remembers the first error, so that a
// command need not check every write and the program still notices a full disk.
type Output struct {
	*bufio.Writer
	Terminal bool // it goes to a terminal
	Color    bool // see [Output.Paint]
}

func NewOutput(w io.Writer) *Output {
	return &Output{Writer: bufio.NewWriterSize(w, 1<<16), Terminal: isTerminal(w)}
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

// Line prints a line with a label.
func (o *Output) Line(label, format string, args ...any) {
	o.Printf("%-10s "+format+"\n", append([]any{label}, args...)...)
}

// Printer is a result that people read as text, and programs as a JSON object.
type Printer interface{ Print(*Output) }

// Show prints a result in one way or the other; see [Output] for errors.
func (o *Output) Show(asJSON bool, result Printer) {
	if asJSON {
		o.JSON(result)
	} else {
		result.Print(o)
	}
}

// JSON prints v on one line; see [Output] for errors.
func (o *Output) JSON(v any) {
	var line bytes.Buffer // whose only errors are those of v
	Must(WriteJSON(&line, v))
	o.Write(line.Bytes())
}

// Table prints lines as [printable.Table] returns them; see [Output] for errors.
func (o *Output) Table(lines ...string) { o.WriteString(o.Paint(printable.Table(lines...))) }

// WriteJSON writes v on one line.
func WriteJSON(w io.Writer, v any) error {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}

func isTerminal(w io.Writer) bool {
	file, isFile := w.(*os.File)
	return isFile && term.IsTerminal(int(file.Fd()))
}
