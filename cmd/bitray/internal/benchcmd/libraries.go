package benchcmd

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/cmd/bitray/internal/library"
	"github.com/bitray/bitray/perft/perftbench"
)

// Libraries are opened by the program bitray-library, which measures everything that this program would
// measure otherwise, so that all rows of a table come from the same processes.

// opener opens shared libraries by their paths; their rows get none of the names that are taken.
type opener = func(paths, taken []string) (*attackbench.Libraries, error)

// LibraryTask is what bitray-library is asked to measure. The arguments hold paths, which need not be UTF-8, and a string of
// JSON must be.
type LibraryTask struct {
	Arguments [][]byte `json:"arguments"` // of bitray bench, for one process
}

func newLibraryTask(arguments []string) (task LibraryTask) {
	for _, argument := range arguments {
		task.Arguments = append(task.Arguments, []byte(argument))
	}
	return task
}

func (t LibraryTask) arguments() (arguments []string) {
	for _, argument := range t.Arguments {
		arguments = append(arguments, string(argument))
	}
	return arguments
}

// LibraryResult is what bitray-library answers.
type LibraryResult struct {
	Result *attackbench.Result `json:"result,omitempty"`
	Wrong  string              `json:"wrong,omitempty"` // a wrong answer, which leaves no result
}

// MeasureLibraries does a task in this process. If ctx ends, the result is what was measured until then.
func MeasureLibraries(ctx context.Context, p *env.Program, task LibraryTask, open opener) (LibraryResult, error) {
	cmd, c := newCommand(p)
	if err := cmd.ParseFlags(task.arguments()); err != nil {
		return LibraryResult{}, err
	}
	if err := c.prepare(ctx, p); err != nil {
		return LibraryResult{}, err
	}
	subjects, err := c.subjects(open)
	if err != nil {
		return LibraryResult{}, err
	}
	result, err := c.measure(ctx, p, subjects)
	wrong := (*attackbench.WrongError)(nil)
	switch {
	case errors.As(err, &wrong):
		return LibraryResult{Wrong: err.Error()}, nil
	case result != nil:
		return LibraryResult{Result: result}, nil
	}
	return LibraryResult{}, err
}

// foreignCells returns the subjects of the libraries on what was chosen.
func (c *config) foreignCells(open opener) (subjects []attackbench.Subject, err error) {
	libraries, err := open(c.libraries, append(attackbench.RowNames(), perftbench.Static, perftbench.Fastest))
	if err != nil {
		return nil, err
	}
	for q, err := range c.questions() {
		if err != nil {
			return nil, err
		}
		subjects = slices.Concat(subjects,
			libraries.Subjects(q.pieces, q.workload, q.single),
			libraries.BatchSubjects(q.pieces, q.workload, q.batch))
	}
	subjects = append(subjects, libraries.SetSubjects(c.seed, chosenModes(c.modes, attackbench.SetModes()))...)
	if slices.Contains(c.modes, string(perftbench.Perft)) {
		counting, err := perftbench.LibrarySubjects(libraries)
		if err != nil {
			return nil, err
		}
		subjects = append(subjects, counting...)
	}
	return subjects, nil
}

// libraryProcess finds or builds the program that opens libraries, and returns how it measures. What
// clean removes is needed until then.
func (c *config) libraryProcess(ctx context.Context, p *env.Program, progress *env.Progress) (measure process, clean func(), err error) {
	program, clean, err := library.Find(ctx, func(text string) { progress.Show("%s", text) })
	if err != nil {
		return nil, clean, fmt.Errorf("--library: %w", err)
	}
	files := sameFiles{paths: c.libraries}
	return func(ctx context.Context, arguments []string) (*attackbench.Result, error) {
		if err := files.check(); err != nil {
			return nil, err
		}
		task, err := json.Marshal(newLibraryTask(arguments))
		if err != nil {
			return nil, err
		}
		var answer LibraryResult
		err = library.Run(ctx, program, []string{"bench", string(task)}, c.hangAfter, func(string) {}, func(text json.RawMessage) error {
			return json.Unmarshal(text, &answer)
		})
		if answer.Wrong != "" {
			fmt.Fprintln(p.Err, "bitray:", env.FitForTerminal(answer.Wrong))
			return nil, env.ErrDiffer
		}
		if failure := (*library.Failure)(nil); errors.As(err, &failure) {
			return nil, fmt.Errorf("%s: %w", c.libraryOf(failure), err)
		}
		return answer.Result, err
	}, clean, nil
}

// libraryOf returns the path of the library that brought a failure about. Which one that is stands in
// memory that a library can overwrite; if it has, all are named.
func (c *config) libraryOf(failure *library.Failure) string {
	if i := failure.Library; 0 <= i && i < len(c.libraries) {
		return c.libraries[i]
	}
	return "one of " + strings.Join(c.libraries, ", ")
}
