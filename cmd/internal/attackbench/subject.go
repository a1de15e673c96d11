package attackbench

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// interfaceRow is the name of the row that shows what a call through [attacks.Sliders] costs: the
// default technique, called that way.
const interfaceRow = "interface"

// ColdQuestions is the number of questions of a burst of [Cold]. It is long enough for the clock and short
// enough for most look-ups to be the first that touch their part of the tables.
const ColdQuestions = 64

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
	// Time, if not nil, takes the place of Pass: another process answers all questions the given
	// number of times and measures itself. It returns the time of all passes, and the [Sum] of their folds.
	Time func(passes int) (took time.Duration, sum uint64, err error)
	// Row is what is known except the figures.
	Row *Row
}

// Subjects returns a subject for every technique of the catalog, the reference and the row "interface", for
// every given mode of single look-ups and of batches, with the questions of a workload about a piece, of which there are
// 64 at least; in batches, for every kernel of this machine, too.
func Subjects(piece Piece, w Workload, modes []Mode) (subjects []Subject) {
	return asked(all(), piece, &w, modes)
}

// asked returns a subject for each technique and mode, and in batches for every kernel, too.
func asked(techniques []technique, piece Piece, w *Workload, modes []Mode) (subjects []Subject) {
	q := newQuestions(w, piece)
	for _, mode := range modes {
		if slices.Contains(BatchModes(), mode) {
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
	return subjects
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
		q = newQuestions(q.part(0, ColdQuestions), q.piece)
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

// questions are a workload with the answers of the reference, which is asked once.
type questions struct {
	*Workload
	piece Piece
	want  func() []attacks.Bitboard
}

func newQuestions(w *Workload, piece Piece) *questions {
	return &questions{w, piece, sync.OnceValue(func() []attacks.Bitboard {
		want := make([]attacks.Bitboard, len(w.Squares))
		rayWalk().about(piece).answers(want, w)
		return want
	})}
}

// rayWalk is the technique that the others are compared with.
var rayWalk = sync.OnceValue(func() technique { return dynamic(&Row{}, catalog.Reference()) })

// asker stores the answers to the questions of w in dst, which is as long.
type asker func(dst []bb, w *Workload)

// subject returns the subject whose answers ask stores, and which pass folds as fold does.
func (q *questions) subject(row *Row, mode Mode, ask asker, fold func(answers []bb) uint64, pass func() uint64) Subject {
	return Subject{
		Cell:    Cell{row.Name, q.piece, q.Name, mode},
		Row:     row,
		Answers: len(q.Squares),
		Pass:    pass,
		Verify: func() (uint64, error) {
			got := make([]bb, len(q.Squares))
			ask(got, q.Workload)
			for i, want := range q.want() {
				if got[i] != want {
					return 0, fmt.Errorf("%s is wrong: %w", row.Name, &attackstest.Counterexample{
						Law:   fmt.Sprintf("query %d of the workload %s", i, q.Name),
						Piece: string(q.piece), Square: q.Squares[i], Occupancy: q.Occupancies[i], Want: want, Got: got[i],
					})
				}
			}
			return fold(got), nil
		},
	}
}

// folded folds all answers.
func folded(answers []bb) (fold uint64) {
	for _, answer := range answers {
		fold ^= uint64(answer)
	}
	return fold
}

// The rows of [Perft] other than the techniques, which are called through the interface.
const (
	Static  = "static"  // the default technique, called statically
	Fastest = "fastest" // whatever counts fastest
)

// depths are the depths at which the first rows of the built-in suite, the start position and kiwipete, are
// counted: small enough for a sample.
var depths = []int{4, 3}

// PerftSubjects returns a subject for every technique of the catalog and each of the positions, and the rows
// [Static] and [Fastest].
func PerftSubjects() (subjects []Subject) {
	positions := suite.Default()
	add := func(row *Row, options perft.Options) {
		for i, depth := range depths {
			subjects = append(subjects, perftSubject(row, positions[i], depth, options))
		}
	}
	for _, t := range append(catalog.All(), catalog.Reference()) {
		add(NewRow(t), perft.Options{Method: perft.MethodMake, Technique: t})
	}
	add(&Row{Name: Static, Title: "The default technique, called statically by the move generator", Kind: KindComparison},
		perft.Options{Method: perft.MethodMake})
	add(&Row{Name: Fastest, Title: "The fastest way to count leaves", Kind: KindKernel}, perft.Options{})
	return subjects
}

func perftSubject(row *Row, position suite.Row, depth int, options perft.Options) Subject {
	want, _ := position.Counts[depth-1].Nodes.Uint64()
	pass := func() uint64 {
		// Without a deadline there is nothing that could fail but the count.
		nodes, _ := perft.Count(context.Background(), position.Position, depth, options)
		leaves, _ := nodes.Uint64()
		return leaves
	}
	return Subject{
		Cell:    Cell{Technique: row.Name, Piece: "all", Workload: position.ID, Mode: Perft},
		Row:     row,
		Answers: int(want),
		Pass:    pass,
		Verify: func() (uint64, error) {
			if leaves := pass(); leaves != want {
				return 0, fmt.Errorf("%s is wrong: perft %d of %s is %d, expected %d", row.Name, depth, position.ID, leaves, want)
			}
			return want, nil
		},
	}
}
