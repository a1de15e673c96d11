package attackbench

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"time"
)

// Config says how long and in which order to measure.
type Config struct {
	// Rounds is the number of samples of each subject. With 0 the answers are verified and nothing
	// is measured: [Run] and [Measure] return nil. With fewer than [MinRounds] no two figures differ.
	Rounds int
	// SampleTime is how long one sample should take at least; 200 microseconds if zero. Passes
	// are repeated until then, except those of [Cold], which are single.
	SampleTime time.Duration
	// Seed decides in which order the subjects of a round are sampled.
	Seed uint64
	// Progress, if not nil, is told after each round how many of how many rounds are done.
	Progress func(done, rounds int)
}

// Measurement is a subject with its samples: nanoseconds per answer, in the order of the rounds.
type Measurement struct {
	Cell
	Nanoseconds []float64
}

// WrongError says that a subject gave a wrong answer.
type WrongError struct {
	Cell Cell // the subject and the questions
	Err  error
}

func (e *WrongError) Error() string { return fmt.Sprintf("%v: %v", e.Cell, e.Err) }

func (e *WrongError) Unwrap() error { return e.Err }

// Run verifies all subjects, then samples them in rounds. An answer that differs from the
// reference is a [WrongError], and no figure is given then. If ctx ends, what was sampled in full
// rounds is returned together with the error of ctx.
func Run(ctx context.Context, subjects []Subject, c Config) ([]Measurement, Noise, error) {
	r := &runner{Config: c, random: rand.New(rand.NewPCG(c.Seed, 0))}
	if r.SampleTime == 0 {
		r.SampleTime = 200 * time.Microsecond
	}
	for _, s := range subjects {
		want, err := s.Verify()
		if err != nil {
			return nil, Noise{}, &WrongError{s.Cell, err}
		}
		r.entries = append(r.entries, entry{Subject: s, want: want})
	}
	r.group()

	// Collecting garbage would fall on one subject; there is none to speak of.
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	err := r.rounds(ctx)
	return r.measurements(), newNoise(r.ticks), err
}

// entry is a subject on its way through the rounds.
type entry struct {
	Subject
	want    uint64
	passes  int // in one sample
	samples []float64
}

type runner struct {
	Config
	random  *rand.Rand
	entries []entry
	groups  [][]*entry
	ticks   []float64
	done    int // rounds
}

// group puts entries together that are sampled in turn.
func (r *runner) group() {
	index := map[Group]int{}
	for i := range r.entries {
		e := &r.entries[i]
		g, known := index[e.Group()]
		if !known {
			g = len(r.groups)
			index[e.Group()] = g
			r.groups = append(r.groups, nil)
		}
		r.groups[g] = append(r.groups[g], e)
	}
}

func (r *runner) rounds(ctx context.Context) error {
	for round := range r.Rounds {
		for _, group := range r.groups {
			r.ticks = append(r.ticks, tick())
			if err := r.sampleGroup(ctx, group); err != nil {
				return err
			}
		}
		r.done = round + 1
		if r.Progress != nil {
			r.Progress(r.done, r.Rounds)
		}
	}
	return nil
}

func (r *runner) sampleGroup(ctx context.Context, group []*entry) error {
	cold := group[0].Mode == Cold
	if cold {
		// Each subject has tables of its own, so one overwritten cache is cold for all.
		overwriteCaches()
	}
	for _, i := range r.random.Perm(len(group)) {
		err := ctx.Err()
		if err != nil {
			return err
		}
		if cold {
			err = group[i].sampleOnce()
		} else {
			err = group[i].sample(r.SampleTime)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// sample takes one sample of passes that follow an untimed one.
func (e *entry) sample(atLeast time.Duration) error {
	if e.Time != nil {
		return e.sampleElsewhere(atLeast)
	}
	before := processorTime()
	wrong := e.Pass() ^ e.want
	if e.passes == 0 {
		e.passes = 1 + int(atLeast/max(1, processorTime()-before))
	}
	before = processorTime()
	for range e.passes {
		wrong |= e.Pass() ^ e.want
	}
	return e.keep(processorTime()-before, e.passes, wrong)
}

// sampleOnce takes one sample of a single pass. It is too short for the clock of processor time,
// and hardly ever interrupted.
func (e *entry) sampleOnce() error {
	if e.Time != nil {
		elapsed, err := e.timed(1)
		if err != nil {
			return err
		}
		return e.keep(elapsed, 1, 0)
	}
	before := wallTime()
	fold := e.Pass()
	return e.keep(wallTime()-before, 1, fold^e.want)
}

// sampleElsewhere lets another process take one sample, after a pass of its own that does not count. The first time it
// finds out how many passes fill a sample by doubling them, which also warms up what is compiled while it runs.
func (e *entry) sampleElsewhere(atLeast time.Duration) error {
	for n := 1; e.passes == 0; n *= 2 {
		elapsed, err := e.timed(n)
		if err != nil {
			return err
		}
		if elapsed >= atLeast {
			e.passes = n
		}
	}
	elapsed, err := e.timed(e.passes)
	if err != nil {
		return err
	}
	return e.keep(elapsed, e.passes, 0)
}

// timed lets another process answer all questions so many times.
func (e *entry) timed(passes int) (time.Duration, error) {
	elapsed, sum, err := e.Time(passes)
	if want := uint64(passes) * e.want; err == nil && sum != want {
		return 0, &WrongError{e.Cell, fmt.Errorf("%d passes of its loop add up to %#016x, expected %#016x", passes, sum, want)}
	}
	return elapsed, err
}

// keep stores a sample, unless the folds of its passes were wrong in some bits.
func (e *entry) keep(elapsed time.Duration, passes int, wrong uint64) error {
	if wrong != 0 {
		return &WrongError{e.Cell, fmt.Errorf("the folded answers differ from the reference in %#016x", wrong)}
	}
	e.samples = append(e.samples, float64(elapsed.Nanoseconds())/float64(passes*e.Answers))
	return nil
}

// measurements returns the samples of full rounds.
func (r *runner) measurements() []Measurement {
	if r.done == 0 {
		return nil
	}
	var ms []Measurement
	for _, e := range r.entries {
		ms = append(ms, Measurement{e.Cell, e.samples[:r.done]})
	}
	return ms
}
