package attackbench

import (
	"cmp"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
)

// interfaceRow is the name of the row that shows what a call through [attacks.Sliders] costs: the
// default technique, called that way.
const interfaceRow = "interface"

// ColdQuestions is the number of questions of a burst of [Cold]. It is long enough for the clock and short
// enough for most look-ups to be the first that touch their part of the tables.
const ColdQuestions = 64

// minQuestions is the number of questions of the largest group that shares an occupancy.
const minQuestions = 64

// Subject is what can be measured: it answers a list of questions.
type Subject struct {
	Cell
	// Answers is the number of answers that one pass gives; a figure is the time of a pass
	// divided by it.
	Answers int
	// Pass answers all questions once and returns the answers folded into one word.
	Pass func() uint64
	// Verify compares every answer with the reference and returns the fold that every Pass
	// must return.
	Verify func() (fold uint64, err error)
	// Time, if not nil, takes the place of Pass: another process answers all questions so many times and
	// measures itself. It returns the time of all passes, and the [Sum] of their folds.
	Time func(passes int) (took time.Duration, sum uint64, err error)
	// Row is what is known beside the figures; nil if that is nothing.
	Row *Row
}

// Subjects returns a subject for every technique of the catalog, the reference and the row "interface", for
// every given piece and mode of single look-ups and of batches, on a workload; in batches, for every kernel
// of this machine, too. If names is not empty, only those are taken, as [Choose] does. Unknown names, pieces
// and modes, and a workload that is too short, are errors.
func Subjects(names []string, pieces []Piece, w Workload, modes []Mode) (subjects []Subject, err error) {
	if err := check(pieces, w, modes); err != nil {
		return nil, err
	}
	subjects = asked(all(), pieces, &w, modes)
	if len(names) == 0 {
		return subjects, nil
	}
	return Choose(subjects, names...)
}

// asked returns a subject for each technique, piece and mode, and in batches for every kernel, too.
func asked(techniques []technique, pieces []Piece, w *Workload, modes []Mode) (subjects []Subject) {
	for _, piece := range pieces {
		q := newQuestions(w, piece)
		for _, mode := range modes {
			if mode.info().family == batches {
				subjects = append(subjects, batchSubjects(techniques, w, piece, mode)...)
				continue
			}
			for _, t := range techniques {
				if mode == Cold && t.name == interfaceRow {
					continue // it shares the tables of another row, which would not be cold
				}
				subjects = append(subjects, newSubject(t, q, mode))
			}
		}
	}
	return subjects
}

// check returns an error unless there are questions about sliders, and modes in which they can be asked.
func check(pieces []Piece, w Workload, modes []Mode) error {
	if n := len(w.Squares); n < minQuestions || n != len(w.Occupancies) {
		return fmt.Errorf("workload %q: expected %d or more squares and as many occupancies, found %d and %d", w.Name, minQuestions, n, len(w.Occupancies))
	}
	return cmp.Or(oneOf("piece", pieces, Pieces()), oneOf("mode", modes, append(Modes(), BatchModes()...)))
}

// oneOf returns an error if one of the names is unknown.
func oneOf[N ~string](what string, names, known []N) error {
	for _, name := range names {
		if !slices.Contains(known, name) {
			return fmt.Errorf("%s %q: expected one of %q", what, name, known)
		}
	}
	return nil
}

// all returns the techniques with their rows.
var all = sync.OnceValue(func() []technique {
	known := slices.Clone(techniques)
	for i := range known {
		known[i].row = NewRow(lookUpCard(known[i].name))
	}
	row := &Row{Name: interfaceRow, Title: "The default technique through the interface", Kind: KindComparison}
	return append(known, dynamic(row, lookUpCard("magic")))
})

// lookUpCard returns a technique that the catalog has.
func lookUpCard(name string) catalog.Technique {
	t, err := catalog.Lookup(name)
	if err != nil {
		panic("bitray/attackbench: " + err.Error())
	}
	return t
}

func newSubject(t technique, q *questions, mode Mode) Subject {
	if mode == Cold {
		q = q.head(ColdQuestions)
	}
	l := t.about(q.piece)
	pass := func() uint64 { return uint64(l.throughput(q.Workload)) }
	switch mode {
	case LatencySquare:
		pass = func() uint64 { return uint64(l.latencySquare(q.Workload, zero)) }
	case LatencyOccupancy:
		pass = func() uint64 { return uint64(l.latencyOccupancy(q.Workload, zero)) }
	}
	return q.subject(t.row, mode, l.answers, folded, pass)
}

// zero is zero, but the compiler does not know.
var zero attacks.Bitboard
