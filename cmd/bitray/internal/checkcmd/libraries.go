package checkcmd

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/cmd/bitray/internal/library"
	"github.com/bitray/bitray/cmd/bitray/internal/report"
	"github.com/bitray/bitray/perft/suite"
)

// libraryRun is a check of shared libraries, each in a process of its own.
type libraryRun struct {
	config  config
	rows    int // of the suite
	results []LibraryJSON
	failed  []error // by library; why one could not be judged to the end
}

func runLibraries(ctx context.Context, p *env.Program, c config) error {
	if c.hangAfter <= 0 {
		return cli.BadFlag("hang-after", c.hangAfter, "a positive duration, such as 10s")
	}
	rows := suite.Default()
	if !c.Limits.Leave(rows) {
		return errNoCounts
	}
	progress := p.NewProgress()
	defer progress.Clear()
	program, clean, err := library.Find(ctx, func(what string) { progress.Show("%s", what) })
	if err != nil {
		return err
	}
	defer clean()
	r := libraryRun{config: c, rows: len(rows), results: make([]LibraryJSON, len(c.libraries)), failed: make([]error, len(c.libraries))}
	for i, path := range c.libraries {
		r.results[i] = LibraryJSON{Type: "library", Library: path, Functions: []FunctionJSON{}, Result: report.Partial}
	}
	stopped := env.Parallel(ctx, c.threads, len(c.libraries), func(ctx context.Context, i int) error {
		r.run(ctx, program, i, progress)
		return ctx.Err()
	})
	progress.Clear()
	if err := r.print(p.Out); err != nil {
		return err
	}
	return r.conclude(stopped)
}

// run checks one library.
func (r *libraryRun) run(ctx context.Context, program string, i int, progress *env.Progress) {
	path := r.config.libraries[i]
	task, err := json.Marshal(LibraryTask{[]byte(path), r.config.Limits})
	if err == nil {
		err = library.Run(ctx, program, []string{"check", string(task)}, r.config.hangAfter,
			func(what string) { progress.Show("%s: %s, %d of %d libraries", path, what, i+1, len(r.results)) },
			func(text json.RawMessage) error {
				r.results[i] = LibraryJSON{}
				err := json.Unmarshal(text, &r.results[i])
				r.results[i].Library = path // as it was given, whatever JSON makes of it
				return err
			})
	}
	if err != nil && ctx.Err() == nil {
		r.note(i, err)
	}
}

// note writes down why a library was not judged to the end. What it did outside of its slices is
// wrong; all else leaves the question open.
func (r *libraryRun) note(i int, err error) {
	result, verdict := &r.results[i], report.Failed
	failure := (*library.Failure)(nil)
	switch isFailure := errors.As(err, &failure); {
	case isFailure && failure.Outside:
		verdict = report.Wrong
		result.Fault(failure)
	case isFailure, !strings.Contains(err.Error(), result.Library): // what is said of the file itself names it
		err = fmt.Errorf("%s: %w", result.Library, err)
		fallthrough
	default:
		result.Error, r.failed[i] = err.Error(), err
	}
	result.Result = verdict
	for j := range result.Functions {
		if failure != nil && result.Functions[j].Function == failure.Function.String() {
			result.Functions[j].Result = verdict
		}
	}
}

// conclude returns the error that the exit code follows from: what could not be judged comes before
// what is wrong, because it is printed nowhere else.
func (r *libraryRun) conclude(stopped error) error {
	if stopped != nil {
		return stopped
	}
	if err := errors.Join(r.failed...); err != nil {
		return err
	}
	for i := range r.results {
		if r.results[i].Result != report.OK {
			return env.ErrDiffer
		}
	}
	return nil
}

// defaultHangAfter leaves a library time to build tables: found magics take seconds on slow machines.
const defaultHangAfter = 30 * time.Second
