package engine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/internal/process"
	"github.com/bitray/bitray/perft/crosscheck"
)

// ScriptConfig says how to run a script.
type ScriptConfig struct {
	// Timeout is the longest that one run may take; it must be above 0.
	Timeout time.Duration
	// Chess960 says that the script knows Chess960. A script cannot say so itself, and one that
	// does not know Chess960 would answer anyway. So if this is false, a question about Chess960
	// is a [crosscheck.Exclusion].
	Chess960 bool
}

// script is a program that is started for every question, as perftree does.
type script struct {
	command []string
	config  ScriptConfig
	form    string // see Form
}

// Script returns a move generator that runs command, which must not be empty, with the additional
// arguments DEPTH FEN [MOVES], the moves separated by spaces. The program prints a move and its count
// on each line and then the total. Processes that it starts are ended with it, unless it puts them
// into another session.
func Script(command []string, c ScriptConfig) crosscheck.MoveGenerator {
	return &script{command: command, config: c}
}

// Name returns the command, with unprintable characters escaped.
func (s *script) Name() string { return printable.Escape(strings.Join(s.command, " ")) }

func (s *script) Divide(ctx context.Context, line crosscheck.Line, depth int) (crosscheck.Divide, error) {
	if line.Chess960 && !s.config.Chess960 {
		return nil, &crosscheck.Exclusion{Reason: "scripts are asked about Chess960 only if that is allowed, as by bitray diff --chess960"}
	}
	command := append(s.command[:len(s.command):len(s.command)], strconv.Itoa(depth), line.Root)
	if len(line.Moves) > 0 {
		command = append(command, strings.Join(line.Moves, " "))
	}
	p, err := process.Start(command)
	if err != nil {
		return nil, err
	}
	defer p.Stop(0)
	p.In.Close()
	return s.collect(ctx, &talker{Process: p}, line)
}

// collect reads the answer of a run. An exit code other than 0 is an error.
func (s *script) collect(ctx context.Context, p *talker, line crosscheck.Line) (crosscheck.Divide, error) {
	a, printed := answer{line: line}, 0
	p.await(&a)
	take := func(text string) (bool, error) {
		if printed += len(text) + 1; printed > maxOutput {
			return false, fmt.Errorf("%w: more than %d bytes", errGarbage, maxOutput)
		}
		return false, a.add(text)
	}
	err := p.hear(ctx, s.config.Timeout, take)
	if err == nil { // a total of 0 is taken, but the exit code is still to come
		err = p.hear(ctx, s.config.Timeout, take)
	}
	if !errors.Is(err, io.EOF) {
		return nil, err
	}
	if err := p.death(ctx, s.config.Timeout); err != nil {
		return nil, err
	}
	if !a.done && !a.settle() {
		return nil, p.explain(a.failure())
	}
	s.form = cmp.Or(s.form, a.form)
	return a.sorted(), nil
}

// Form returns how the script writes counts, as [Engine.Form] does.
func (s *script) Form() string { return s.form }

// maxOutput is the most that a script may print, in bytes.
const maxOutput = 1 << 20
