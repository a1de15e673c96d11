package attackbench

import (
	"context"
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/bitray/bitray/cmd/internal/process"
)

// Config says how long to measure.
type Config struct {
	// Rounds is the number of samples of each subject. With 0 the answers are verified and nothing
	// is measured: [Measure] returns nil. With few no two figures differ significantly.
	Rounds int
	// SampleTime is how long one sample should take. Passes
	// are repeated until then, except those of [Cold], which are single. Samples of subjects that time
	// themselves take ten times as long.
	SampleTime time.Duration
	// Progress, if not nil, is called after each round.
	Progress func(done, rounds int)
}

// WrongError says that a subject gave a wrong answer.
type WrongError struct {
	Cell Cell // the subject and the questions
	Err  error
}

func (e *WrongError) Error() string { return fmt.Sprintf("%v: %v", e.Cell, e.Err) }

func (e *WrongError) Unwrap() error { return e.Err }

// Run is what [Measure] has measured in one process.
type Run struct {
	Time    time.Time // of its end
	Machine Machine
	Rounds  int       // full ones
	Partial bool      // it was interrupted
	Ticks   []float64 // nanoseconds of one and the same chain of operations, between the samples all along
	Samples []Samples
}

// Samples are those of a subject.
type Samples struct {
	Cell
	Row         *Row
	Nanoseconds []float64 // for each answer, a value for each full round
}

// Measure verifies all subjects, then samples them in rounds.
//
// An answer that differs from the reference is a [WrongError]. If ctx ends after at least one full round, the
// run is returned together with the error of ctx, and is marked as partial. With any other error the run is nil.
func Measure(ctx context.Context, subjects []Subject, c Config) (*Run, error) {
	r := &runner{Config: c}
	for _, s := range subjects {
		want, err := s.Verify()
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err != nil:
			return nil, &WrongError{s.Cell, err}
		}
		atLeast := r.SampleTime
		if s.Time == nil {
			s.Time = s.time
		} else {
			atLeast *= programSamples
		}
		r.entries = append(r.entries, &entry{Subject: s, want: want, passes: 1, atLeast: atLeast})
	}
	r.groups = Grouped(r.entries, func(e *entry) Cell { return e.Group() })

	// Collecting garbage would fall on one subject; there is none to speak of.
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	err := r.rounds(ctx)
	if r.done == 0 || err != nil && ctx.Err() == nil {
		return nil, err
	}
	run := &Run{Time: time.Now().UTC().Truncate(time.Second), Machine: ThisMachine(), Rounds: r.done, Partial: err != nil, Ticks: r.ticks}
	for _, e := range r.entries {
		run.Samples = append(run.Samples, Samples{e.Cell, e.Row, e.samples[:r.done]}) // those of full rounds
	}
	return run, err
}

// programSamples is how much longer samples of programs are: after waking, caches and branch predictors are cold.
const programSamples = 10

// entry is a subject on its way through the rounds.
type entry struct {
	Subject
	want    uint64
	passes  int           // in one sample
	atLeast time.Duration // for one sample
	samples []float64
}

type runner struct {
	Config
	entries []*entry
	groups  [][]*entry // that are sampled in turn
	ticks   []float64
	done    int // rounds
}

func (r *runner) rounds(ctx context.Context) error {
	for r.done < r.Rounds {
		for _, group := range r.groups {
			r.ticks = append(r.ticks, tick())
			if err := r.sampleGroup(ctx, group); err != nil {
				return err
			}
		}
		r.done++
		if r.Progress != nil {
			r.Progress(r.done, r.Rounds)
		}
	}
	return nil
}

func (r *runner) sampleGroup(ctx context.Context, group []*entry) error {
	if group[0].Mode == Cold {
		// Each subject has its own tables, so one overwritten cache is cold for all.
		overwriteCaches()
	}
	for _, i := range rand.Perm(len(group)) {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := group[i].sample(); err != nil {
			return err
		}
	}
	return nil
}

// sample takes one sample: in [Cold] of one pass, otherwise of as many as take some time. One that took less
// than half of that does not count: the first, and what is compiled while it runs becomes faster.
func (e *entry) sample() error {
	for {
		elapsed, sum, err := e.Time(e.passes)
		if err != nil {
			return err
		}
		if want := Sum(e.want, e.passes); sum != want {
			return &WrongError{e.Cell, fmt.Errorf("%d passes of its loop add up to %#016x, expected %#016x", e.passes, sum, want)}
		}
		answers := float64(e.passes) * float64(e.Answers)
		each := float64(elapsed.Nanoseconds()) / answers
		enough := elapsed >= max(1, e.atLeast/2) || e.Mode == Cold
		clockStopped := e.Mode == Cold && elapsed <= 0
		tooFast := e.Mode != Cold && enough && each < leastAnswer
		runaway := answers > mostAnswers
		switch {
		case clockStopped, tooFast, runaway:
			return fmt.Errorf("%v: %d passes of %d look-ups took %v: expected longer; the clock may be too coarse, or the loop does nothing",
				e.Cell, e.passes, e.Answers, elapsed)
		case enough:
			e.samples = append(e.samples, each)
			return nil
		}
		e.passes = MorePasses(e.passes, elapsed, e.atLeast)
	}
}

const (
	// mostAnswers is more than any loop gives in the longest sample.
	mostAnswers = 20_000_000_000
	// leastAnswer is less than the nanoseconds of any answer in a loop: a compiler may have moved the look-ups out
	// of one that is faster.
	leastAnswer = 0.02
)

// MorePasses returns how many passes take the wanted time if passes took another: more than before, and at most a
// hundred times as many, since the first ones say little.
func MorePasses(passes int, took, wanted time.Duration) int {
	more := min(100, float64(wanted)/float64(max(1, took)))
	return 1 + int(min(more*float64(passes), math.MaxInt32-1)) // an int has 32 bits on some machines
}

// Sum returns what passes add up to that give the same fold each. Before each the sum is rotated by one bit, so
// that a pass which is left out shows.
func Sum(fold uint64, passes int) (sum uint64) {
	for range passes {
		sum = bits.RotateLeft64(sum, 1) + fold
	}
	return sum
}

// time is [Subject.Time] of a subject that has none.
func (s Subject) time(passes int) (took time.Duration, sum uint64, err error) {
	clock := processorTime
	if s.Mode == Cold {
		clock = wallTime // one pass is too short for the clock of processor time, and hardly ever interrupted
	} else {
		s.Pass() // which does not count
	}
	start := clock()
	for range passes {
		sum = bits.RotateLeft64(sum, 1) + s.Pass()
	}
	return clock() - start, sum, nil
}

var start, pid = time.Now(), os.Getpid()

// The clocks of samples, which tests set.
var (
	processorTime = now
	wallTime      = func() time.Duration { return time.Since(start) }
)

// now returns the processor time that this program has used where the system tells it: what other programs do
// meanwhile does not count. Only the subject that is sampled runs, which may use its own threads. Elsewhere it
// returns the time since the program started.
func now() time.Duration {
	if used, ok := process.ProcessorTime(pid); ok {
		return used
	}
	return time.Since(start)
}

const tickSteps = 100_000 // about as long as a sample

var tickSink uint64

// tick times a chain of dependent operations. One before it is not counted: where all caches have just been
// overwritten, reading the clock takes longer than the chain.
func tick() float64 {
	chain()
	return chain()
}

func chain() float64 {
	x := tickSink | 1
	before := processorTime()
	for range tickSteps {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
	}
	elapsed := processorTime() - before
	tickSink = x
	return float64(elapsed.Nanoseconds())
}
