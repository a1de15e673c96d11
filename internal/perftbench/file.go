package perftbench

import (
	"bytes"
	"fmt"
	"path/filepath"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/perft/suite"
)

// The questions of a file that can be measured: fewer make no batch, more outgrow every cache.
const (
	minQuestions = 64
	maxQuestions = 1 << 20
)

// File is a file with questions of somebody's own: positions, or a trace.
type File struct {
	name string
	ask  func(attackbench.Piece) attackbench.Workload
}

// ReadFile reads the text of a file. It holds either positions in the formats of package suite, on
// which perft asks its questions as for [Game], or a trace of questions, one a line in the order in
// which an engine has asked them:
//
//	queen d4 0xffff00001000efff
//
// that is the slider (rook, bishop or queen), its square, and the occupied squares as a hexadecimal
// number in which a1 is bit 0 and h8 is bit 63. Empty lines and those that start with # are skipped.
// A trace has at most 1,048,576 questions. An error names the file, the line, and what was expected.
func ReadFile(text []byte, file string) (*File, error) {
	f := &File{name: filepath.Base(file)}
	if isTrace(text) {
		trace, err := readTrace(text, file)
		if err != nil {
			return nil, err
		}
		f.ask = func(p attackbench.Piece) attackbench.Workload { return *trace[p] }
		return f, nil
	}
	rows, err := suite.Read(bytes.NewReader(text), file)
	if err != nil {
		return nil, err
	}
	f.ask = func(p attackbench.Piece) attackbench.Workload { return walked(rows, p) }
	return f, nil
}

// Name returns the name of the workloads: that of the file without its folder.
func (f *File) Name() string { return f.name }

// Workload returns the questions about a piece. Fewer than 64 are an error.
func (f *File) Workload(piece attackbench.Piece) (attackbench.Workload, error) {
	w := f.ask(piece)
	if n := len(w.Squares); n < minQuestions {
		return w, fmt.Errorf("%s: expected %d or more questions about a %v, found %d (see --piece)", f.name, minQuestions, piece, n)
	}
	w.Name = f.name
	return w, nil
}

// maxVisits limits how many positions the walks through all rows look at, which takes seconds. Every
// row has an equal part of it; where sliders are rare, questions that a row does not ask go to the
// rows that follow.
const maxVisits = 8_000_000

// walked returns the questions that perft asks on its walk through rows.
func walked(rows []suite.Row, piece attackbench.Piece) (w attackbench.Workload) {
	for i := range rows {
		g := game{piece: piece, workload: &w, until: gameQuestions * (i + 1) / len(rows), visits: max(1, maxVisits/len(rows))}
		g.walk(&rows[i].Position, gameDepth)
	}
	return w
}

// add appends a question.
func add(w *attackbench.Workload, sq attacks.Square, occ attacks.Bitboard) {
	w.Squares, w.Occupancies = append(w.Squares, sq), append(w.Occupancies, occ)
}
