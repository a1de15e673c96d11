package engine

import (
	"context"
	"errors"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/internal/process"
	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// script is a program that is started for every question, as perftree does.
type script struct {
	command  []string
	timeout  time.Duration // for one answer
	chess960 bool
	moveHabit
}

// Script returns a move generator that runs command, which must not be empty, with the additional
// arguments DEPTH FEN [MOVES], the moves separated by spaces. The program prints a move and its count
// on each line and then the total. Processes that it starts are ended with it, unless it puts them
// into another session. One run may take as long as timeout, which must be above 0.
//
// Chess960 says that the script knows Chess960. It cannot say so itself, and one that does not know Chess960
// would answer anyway. So if this is false, a question about Chess960 is a [crosscheck.Exclusion].
func Script(command []string, timeout time.Duration, chess960 bool) crosscheck.MoveGenerator {
	return &script{command: command, timeout: timeout, chess960: chess960}
}

// Name returns the command, with unprintable characters escaped.
func (s *script) Name() string { return printable.Escape(strings.Join(s.command, " ")) }

func (s *script) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	if line.Chess960 && !s.chess960 {
		return nil, &crosscheck.Exclusion{Reason: "scripts get Chess960 positions only if that is allowed, as by bitray diff --chess960"}
	}
	return s.divide(line, func(line crosscheck.Line) ([]perft.MoveCount, error) { return s.run(ctx, line, depth) })
}

// run starts the program with a question.
func (s *script) run(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	command := append(s.command[:len(s.command):len(s.command)], strconv.Itoa(depth), line.Root.FEN())
	if len(line.Moves) > 0 {
		command = append(command, strings.Join(line.Moves, " "))
	}
	p, err := process.Start(command)
	if err != nil {
		return nil, err
	}
	defer p.Stop(0)
	p.In.Close()
	return s.collect(ctx, &talker{Process: p}, line, depth)
}

// collect reads the answer of a run. An exit code other than 0 is an error.
func (s *script) collect(ctx context.Context, p *talker, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	a := newAnswer(ctx, line, depth)
	p.heard = a // all that it writes to standard error is about this question
	var err error
	for err == nil { // where a total of 0 is taken, the exit code is still to come
		err = p.hear(ctx, s.timeout, func(text string) (bool, error) { return false, a.add(text) })
	}
	if err != io.EOF {
		return nil, err
	}
	if !a.settle() {
		return nil, p.explain(a.failure(a.asked()))
	}
	return a.result(), nil
}

var (
	word   = pattern.Lazy(`(?:[^ \t"']|"[^"]*"|'[^']*')+`)
	quoted = pattern.Lazy(`"([^"]*)"|'([^']*)'`)
)

// Split splits a command line into words at spaces and tabs. Single or double quotes keep them
// inside a word; there are no escapes. It returns an error if a quote is not closed or if there is
// no word.
func Split(command string) ([]string, error) {
	if between := word().ReplaceAllString(command, ""); strings.ContainsAny(between, `"'`) {
		return nil, errors.New("a quote is not closed")
	}
	words := word().FindAllString(command, -1)
	if len(words) == 0 {
		return nil, errors.New("expected the name of a program")
	}
	for i := range words {
		words[i] = quoted().ReplaceAllString(words[i], "$1$2")
	}
	return words, nil
}
