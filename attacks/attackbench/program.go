package attackbench

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/program"
)

// Program is a generator in another language, which times itself.
type Program struct {
	*program.Generator
	row    Row
	loaded *Workload // the questions that it has
}

// NewProgram returns a program as it is measured. Its row is called as it calls itself, in one word, and by a number behind
// that if the name is taken. The error says that it has no loops.
func NewProgram(g *program.Generator, command string, taken []string) (*Program, error) {
	if !slices.ContainsFunc(program.Modes(), g.Can) {
		return nil, fmt.Errorf("%s: it cannot time itself: expected some of %s in its greeting", command, strings.Join(program.Modes(), ", "))
	}
	row := Row{Name: rowName(g.Name()), Title: g.Name(), Kind: KindOwn, Program: command}
	for first, n := row.Name, 2; slices.Contains(taken, row.Name); n++ {
		row.Name = fmt.Sprintf("%s#%d", first, n)
	}
	return &Program{Generator: g, row: row}, nil
}

// Name returns the name of the program's row.
func (p *Program) Name() string { return p.row.Name }

// rowName makes a text the name of a row: one word that benchstat, a list of names and a table can hold.
func rowName(text string) string {
	const longest = 40
	inWord := func(r rune) bool {
		return unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune(".+-_@#()", r)
	}
	words := strings.FieldsFunc(text, func(r rune) bool { return !inWord(r) })
	if len(words) == 0 {
		return "program"
	}
	name := []rune(strings.Join(words, "-"))
	return string(name[:min(len(name), longest)])
}

// ProgramSubjects returns a subject for every given piece and mode in which a program can time itself, on a workload. A mode
// that is none of [Modes] is an error.
func ProgramSubjects(ctx context.Context, p *Program, pieces []Piece, w Workload, modes []Mode) (subjects []Subject, err error) {
	head := w.head(coldQuestions)
	for _, piece := range pieces {
		for _, mode := range modes {
			if !slices.Contains(Modes(), mode) {
				return nil, fmt.Errorf("mode %q: expected one of %v", mode, Modes())
			}
			asked := &w
			if mode == Cold {
				asked = head
			}
			if p.Can(piece.String()) && p.Can(string(mode)) {
				subjects = append(subjects, p.subject(ctx, newQuestions(asked, piece), mode))
			}
		}
	}
	return subjects, nil
}

func (p *Program) subject(ctx context.Context, q *questions, mode Mode) Subject {
	return Subject{
		Cell:    Cell{p.row.Name, q.piece.String(), q.Name, mode},
		Answers: len(q.Squares),
		Row:     &p.row,
		Verify:  func() (uint64, error) { return p.verify(ctx, q) },
		Time: func(passes int) (took time.Duration, sum uint64, err error) {
			if p.loaded != q.Workload {
				if err := p.Load(ctx, q.Squares, q.Occupancies); err != nil {
					return 0, 0, fmt.Errorf("%s: %w", p.row.Program, err)
				}
				p.loaded = q.Workload
			}
			if took, sum, err = p.Time(ctx, string(mode), q.piece, passes, 2*cacheBytes()); err != nil {
				err = fmt.Errorf("%s: %w", p.row.Program, err)
			}
			return took, sum, err
		},
	}
}

// verify asks all questions one by one, and compares the answers.
func (p *Program) verify(ctx context.Context, q *questions) (fold uint64, err error) {
	var got []bb
	ask := func(yield func(program.Question) bool) {
		for i, sq := range q.Squares {
			if !yield(program.Question{Piece: q.piece, Square: sq, Occupied: q.Occupancies[i]}) {
				return
			}
		}
	}
	err = p.Ask(ctx, ask, func(_ program.Question, answer attacks.Bitboard) error {
		got = append(got, answer)
		return nil
	})
	if err != nil {
		return 0, errors.Join(fmt.Errorf("%s: %w", p.row.Program, err), ctx.Err())
	}
	return q.verify(p.row.Name, func(dst []bb, _ *Workload) { copy(dst, got) })
}
