package benchcmd

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/external"
)

// timer is a program that times itself, with its row.
type timer struct {
	*external.Generator
	row     *attackbench.Row
	loaded  *attackbench.Workload // the questions that it has
	settled map[string]bool       // the loops that were repeated until their time settled
}

// startPrograms starts the programs that the flag names. They run until they are closed, which is needed in
// any case.
func (c *config) startPrograms(ctx context.Context) (timers []*timer, err error) {
	commands, err := cli.Commands(c.programs)
	if err != nil {
		return nil, err
	}
	taken := append(attackbench.Names(), attackbench.Static, attackbench.Fastest)
	for i, command := range commands {
		g, err := external.Start(ctx, command, c.answerWithin)
		if err != nil {
			return timers, fmt.Errorf("%s: %w", c.programs[i], err)
		}
		row := &attackbench.Row{Name: rowName(g.Name(), taken), Title: g.Name(), Kind: attackbench.KindOwn, Program: c.programs[i]}
		timers, taken = append(timers, &timer{Generator: g, row: row, settled: map[string]bool{}}), append(taken, row.Name)
		if !slices.ContainsFunc(external.Modes(), g.Can) {
			return timers, fmt.Errorf("%s: it cannot time itself: expected some of %s in its greeting", c.programs[i], strings.Join(external.Modes(), ", "))
		}
	}
	return timers, nil
}

// rowName makes what a program calls itself the name of a row: one word that benchstat, a list of names and a
// table can hold, with a number after it if the word is taken.
func rowName(text string, taken []string) string {
	const longest = 40
	words := strings.FieldsFunc(text, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(".+-_@#()", r)
	})
	if len(words) == 0 {
		words = []string{"program"}
	}
	runes := []rune(strings.Join(words, "-"))
	first := string(runes[:min(len(runes), longest)])
	name := first
	for n := 2; slices.Contains(taken, name); n++ {
		name = fmt.Sprintf("%s#%d", first, n)
	}
	return name
}

// programSubjects returns the subjects of programs on what is asked.
func (c *config) programSubjects(ctx context.Context, timers []*timer, asked []questions) (subjects []attackbench.Subject, err error) {
	for _, q := range asked {
		burst := q.workload
		burst.Squares, burst.Occupancies = burst.Squares[:attackbench.ColdQuestions], burst.Occupancies[:attackbench.ColdQuestions]
		for _, t := range timers {
			for _, mode := range q.modes {
				w := &q.workload
				if mode == attackbench.Cold {
					w = &burst
				}
				if t.Can(string(q.piece)) && t.Can(string(mode)) {
					subjects = append(subjects, t.subject(ctx, q.piece, w, mode))
				}
			}
		}
	}
	if len(c.programs) > 0 && len(subjects) == 0 {
		return nil, errors.New("--program: expected a piece and a mode that a program can time itself in")
	}
	return subjects, nil
}

func (t *timer) subject(ctx context.Context, piece attackbench.Piece, w *attackbench.Workload, mode attackbench.Mode) attackbench.Subject {
	return attackbench.Subject{
		Cell:    attackbench.Cell{Technique: t.row.Name, Piece: piece, Workload: w.Name, Mode: mode},
		Answers: len(w.Squares),
		Row:     t.row,
		Verify:  func() (uint64, error) { return t.verify(ctx, piece, w) },
		Time: func(passes int) (took time.Duration, sum uint64, err error) {
			if t.loaded != w {
				err = t.Load(ctx, w.Squares, w.Occupancies)
				t.loaded = w
			}
			if err == nil {
				err = t.settle(string(mode)+" "+string(piece), func(passes int) (time.Duration, error) {
					took, _, err := t.Time(ctx, string(mode), string(piece), passes, 0)
					return took, err
				})
			}
			if err == nil {
				overwritten := 0
				if mode == attackbench.Cold {
					overwritten = 2 * attackbench.ThisMachine().CacheBytes
				}
				took, sum, err = t.Time(ctx, string(mode), string(piece), passes, overwritten)
			}
			return took, sum, t.failed(err)
		},
	}
}

// verify asks all questions, and checks the answers.
func (t *timer) verify(ctx context.Context, piece attackbench.Piece, w *attackbench.Workload) (fold uint64, err error) {
	questions := make([]external.Question, len(w.Squares))
	for i, sq := range w.Squares {
		questions[i] = external.Question{Piece: string(piece), Square: sq, Occupied: w.Occupancies[i]}
	}
	answers, err := t.Ask(ctx, questions)
	for i, got := range answers {
		fold ^= uint64(got)
		if wrong := questions[i].Check(got); wrong != nil {
			return 0, t.failed(wrong)
		}
	}
	return fold, t.failed(err)
}

// failed names the program that has made an error.
func (t *timer) failed(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", t.row.Program, err)
}

const (
	// settleWindow is how long a loop is repeated before its fastest time is compared with that of before. A
	// compiler that runs in the background takes some ten milliseconds for a loop.
	settleWindow = 100 * time.Millisecond
	// settleSample is what one of these times takes at least, long enough to be compared with the processor time
	// of the program, and settleMost the longest time for all.
	settleSample, settleMost = 10 * time.Millisecond, 3 * time.Second
	// steady is the part of the fastest time of before that the fastest time of a window takes at least if the
	// loop has settled.
	steady = 0.95
	// mostPasses is more than any loop makes in settleSample.
	mostPasses = 1_000_000_000
)

// settle repeats a loop of a program before it is measured first, until it becomes no faster: Java, C# and JavaScript
// compile while they run. If it still becomes faster in the end, its row says so.
func (t *timer) settle(loop string, run func(passes int) (took time.Duration, err error)) error {
	if t.settled[loop] {
		return nil
	}
	t.settled[loop] = true
	passes, best := 1, math.Inf(1)
	for start := time.Now(); time.Since(start) < settleMost; {
		fastest := math.Inf(1)
		for end := time.Now().Add(settleWindow); time.Now().Before(end); {
			took, err := run(passes)
			if err != nil {
				return err
			}
			fastest = min(fastest, float64(took)/float64(passes))
			if took < settleSample {
				if passes = attackbench.MorePasses(passes, took, settleSample); passes > mostPasses {
					return fmt.Errorf("%s: %v for fewer than %d passes: expected longer; the loop may do nothing", loop, took, passes)
				}
			}
		}
		if fastest >= steady*best {
			return nil
		}
		best = min(best, fastest)
	}
	t.row.Unsettled = append(t.row.Unsettled, loop)
	return nil
}
