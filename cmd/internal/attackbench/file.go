package attackbench

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft/suite"
)

// The questions of a file that can be measured: fewer make no batch, more outgrow every cache.
const (
	minQuestions = 64
	maxQuestions = 1 << 20
)

// File is a file with the user's own questions: positions, or a trace.
type File struct {
	Name  string              // of the workloads: that of the file without its folder
	trace map[Piece]*Workload // nil of a file with positions
	rows  []suite.Row         // nil of a trace
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
	return f, err
}

// Workload returns the questions about a piece. Fewer than 64 are an error.
func (f *File) Workload(piece Piece) (w Workload, err error) {
	if f.trace == nil {
		w = walked(f.rows, piece)
	} else {
		w = *f.trace[piece]
	}
	if n := len(w.Squares); n < minQuestions {
		return w, fmt.Errorf("%s: expected %d or more look-ups of a %v, found %d (see --piece)", f.Name, minQuestions, piece, n)
	}
	w.Name = f.Name
	return w, nil
}

// readTrace returns the questions of a trace, and nothing if the first line that is not skipped does not start
// with the name of a slider, as no position does.
func readTrace(text []byte, file string) (map[Piece]*Workload, error) {
	all := map[Piece]*Workload{Rook: {}, Bishop: {}, Queen: {}}
	number, questions := 0, 0
	for line := range bytes.Lines(text) {
		number++
		fields := strings.Fields(string(line))
		if len(fields) == 0 || strings.HasPrefix(fields[0], "#") {
			continue
		}
		about := all[Piece(strings.ToLower(fields[0]))]
		if about == nil && questions == 0 {
			return nil, nil
		}
		err := about.addLine(fields)
		if questions++; err == nil && questions > maxQuestions {
			err = fmt.Errorf("expected at most %d look-ups, found more", maxQuestions)
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, number, err)
		}
	}
	if questions == 0 {
		return nil, nil
	}
	return all, nil
}

// addLine adds the question of a line to those about its piece, which are nil if there is no such piece.
func (w *Workload) addLine(fields []string) error {
	switch {
	case len(fields) != 3:
		return fmt.Errorf("expected slider, square and occupancy, such as %q, found %d fields", "queen d4 0xffff00001000efff", len(fields))
	case w == nil:
		return fmt.Errorf("slider %s: expected rook, bishop or queen", printable.Quote(fields[0], 40))
	}
	sq, err := attacks.ParseSquare(fields[1])
	if err != nil {
		return err
	}
	digits, hexadecimal := strings.CutPrefix(strings.ToLower(fields[2]), "0x")
	bits, err := strconv.ParseUint(digits, 16, 64)
	if err != nil || !hexadecimal {
		return fmt.Errorf("occupancy %s: expected 0x and 1 to 16 hexadecimal digits", printable.Quote(fields[2], 40))
	}
	w.add(sq, attacks.Bitboard(bits))
	return nil
}
