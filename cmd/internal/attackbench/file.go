package attackbench

import (
	"bytes"
	"fmt"
	"path/filepath"

	"github.com/bitray/bitray/perft/suite"
)

// The questions of a file that can be measured: fewer make no batch, more outgrow every cache.
const (
	minQuestions = 64
	maxQuestions = 1 << 20
)

// File is a file with the user's own questions: positions, or a trace.
type File struct {
	Name  string             // of the workloads: that of the file without its folder
	trace map[Piece]Workload // nil of a file with positions
	rows  []suite.Row        // nil of a trace
}

// ReadFile reads the text of a file. It holds either positions in the formats of package suite, on
// which perft asks its questions as in the workload "game", or a trace of questions, one a line in the order in
// which an engine has asked them:
//
//	queen d4 0xffff00001000efff
//
// that is the slider (rook, bishop or queen), its square, and the occupied squares as a hexadecimal
// number in which a1 is bit 0 and h8 is bit 63. Empty lines and those that start with # are skipped.
// A trace has at most 1,048,576 questions. An error names the file, the line, and what was expected.
func ReadFile(text []byte, file string) (f *File, err error) {
	f = &File{Name: filepath.Base(file)}
	if f.trace, err = readTrace(text, file); err == nil && f.trace == nil {
		f.rows, err = suite.Read(bytes.NewReader(text), file)
	}
	if err != nil {
		return nil, err
	}
	return f, nil
}

// Workload returns the questions about a piece. Fewer than 64 are an error.
func (f *File) Workload(piece Piece) (w Workload, err error) {
	if w = f.trace[piece]; f.trace == nil {
		w = walked(f.rows, piece)
	}
	if n := len(w.Squares); n < minQuestions {
		return w, fmt.Errorf("%s: expected %d or more look-ups of a %v, found %d (see --piece)", f.Name, minQuestions, piece, n)
	}
	w.Name = f.Name
	return w, nil
}
