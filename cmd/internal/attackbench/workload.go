package attackbench

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

// mostQuestions is the number of questions of a workload with a name. They touch most
// of a table of a megabyte, while the questions themselves stay in the second-level cache.
const mostQuestions = 16_384

// Workload is a list of questions: which squares does the slider on Squares[i] attack, given
// Occupancies[i]? The two slices are of the same length.
type Workload struct {
	Name        string
	Squares     []attacks.Square
	Occupancies []attacks.Bitboard
}

// add adds a question.
func (w *Workload) add(sq attacks.Square, occ attacks.Bitboard) {
	w.Squares, w.Occupancies = append(w.Squares, sq), append(w.Occupancies, occ)
}

// part returns the questions from one number up to another or the last.
func (w *Workload) part(from, to int) *Workload {
	to = min(to, len(w.Squares))
	return &Workload{w.Name, w.Squares[from:to], w.Occupancies[from:to]}
}

// Game is the name of the workload of positions.
const Game = "game"

// workloads are those that have names; others are files. Random ones ask some squares of each occupancy, which is an
// intersection of random boards, so that a board of 64 squares holds 8, 16 and 32 pieces on average; "sparse" is as in
// Chess_Movegen.
var workloads = []struct {
	name, title     string
	squares, boards int // of a random one
}{
	{Game, "positions of games, in the order of perft", 0, 0},
	{"sparse", "random, twelve squares an occupancy", 12, 2},
	{"random8", "random, 8 pieces on average", 1, 3},
	{"random16", "random, 16 pieces on average", 1, 2},
	{"random32", "random, 32 pieces on average", 1, 1},
}

// WorkloadNames returns the names that [NewWorkload] takes.
func WorkloadNames() (names []string) {
	for _, w := range workloads {
		names = append(names, w.name)
	}
	return names
}

// WorkloadTitle returns what there is to say of the workload of a name, and nothing of a file.
func WorkloadTitle(name string) string {
	for _, w := range workloads {
		if w.name == name {
			return w.title
		}
	}
	return ""
}

// NewWorkload returns the questions about a piece in the workload of a name: those of perft in the built-in suite, or
// random ones, the same for all pieces and for the same seed.
func NewWorkload(name string, piece Piece, seed uint64) (w Workload) {
	for _, known := range workloads {
		switch {
		case known.name != name:
		case name == Game:
			w = walked(suite.Default(), piece)
		default:
			w = random(rand.New(rand.NewPCG(seed, uint64(len(name)))), known.squares, known.boards)
		}
	}
	w.Name = name
	return w
}

func random(r *rand.Rand, squares, boards int) (w Workload) {
	var occ attacks.Bitboard
	for i := range mostQuestions {
		if i%squares == 0 {
			occ = ^attacks.Bitboard(0)
			for range boards {
				occ &= attacks.Bitboard(r.Uint64())
			}
		}
		w.add(attacks.Square(r.Uint64()&63), occ)
	}
	return w
}

const (
	// gameDepth is how deep the walk goes below each position of the suite.
	gameDepth = 4
	// maxVisits limits how many positions the walks through all rows look at, which takes seconds. Every
	// row has an equal part of it; where sliders are rare, questions that a row does not ask go to the
	// rows that follow.
	maxVisits = 8_000_000
)

// sliders are the pieces of the move generator.
var sliders = map[Piece]board.Piece{
	Rook: board.Rook, Bishop: board.Bishop, Queen: board.Queen,
}

// walked returns the questions that perft asks on its walk through rows: the squares of such pieces and the
// occupancies, in the order in which it meets them. All rows have the same share.
func walked(rows []suite.Row, piece Piece) (w Workload) {
	for i := range rows {
		until, visits := mostQuestions*(i+1)/len(rows), max(1, maxVisits/len(rows))
		full := func() bool { return visits == 0 || len(w.Squares) >= until }
		var walk func(p *board.Position, depth int)
		walk = func(p *board.Position, depth int) {
			visits--
			for sq := range p.Pieces(p.SideToMove(), sliders[piece]).Squares() {
				if full() {
					return
				}
				w.add(sq, p.Occupied())
			}
			if depth == 0 {
				return
			}
			for _, m := range p.AppendLegalMoves(nil) {
				if full() {
					return
				}
				child := p.After(m)
				walk(&child, depth-1)
			}
		}
		walk(&rows[i].Position, gameDepth)
	}
	return w
}

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
