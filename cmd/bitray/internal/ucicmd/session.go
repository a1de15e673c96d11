// Package ucicmd is the command "bitray uci".
package ucicmd

import (
	"context"
	"errors"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

func New(p *cli.Program) *cobra.Command {
	return &cobra.Command{
		Use:  "uci",
		Args: cli.NoArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if cmd.Flags().Changed("progress") {
				return errors.New("--progress: expected a command other than uci, which shows no progress")
			}
			return newSession(p.Out).run(cmd.Context(), p.In)
		},
	}
}

// session is a conversation in the UCI protocol.
type session struct {
	out *cli.Output

	pos      board.Position
	refused  bool // the last position was refused, so pos is not the current one
	chess960 bool // the option, which takes effect with the next position, as in Stockfish
	options  perft.Options
	counts   *perft.Session // by the options, made by the first count and kept until an option changes; or nil

	waiting []string // commands, at most maxWaiting
	stops   int      // how many of them, from the first, a "stop" has come after
	quit    bool     // no more commands are taken
	failed  error    // the first count that got no answer, except by "stop"

	// While a count is running, counted will give its answer, and stopCount ends it.
	counted   chan answer // nil if none is running
	stopCount context.CancelCauseFunc
}

// maxWaiting is how many commands may wait for a count. More are read when it has ended.
const maxWaiting = 1000

// errStopped ends a count on "stop", after which the session goes on.
var errStopped = errors.New("stopped")

func newSession(out *cli.Output) *session {
	return &session{out: out, pos: board.Start(), options: perft.Options{Threads: 1}, stopCount: func(error) {}}
}

// forget ends the counting by the options that were, before one of them is changed.
func (s *session) forget() {
	if s.counts != nil {
		s.counts.Close()
		s.counts = nil
	}
}

// run obeys commands until "quit" or the end of the input, and finishes the counts requested by
// then; or until the end of ctx. The error says what is wrong with the input or the output, or why a
// count got no answer.
func (s *session) run(ctx context.Context, in io.Reader) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel() // of the reading, after "quit"
	commands, ended := cli.ReadLines(ctx, in, cli.StandardInput)
	var unread error
	for {
		s.obeyWaiting(ctx)
		if err := s.out.Flush(); err != nil {
			return err
		}
		if s.quit && s.counted == nil {
			return errors.Join(unread, s.failed)
		}
		if s.quit {
			commands, ended = nil, nil
		}
		lines := commands
		if len(s.waiting) == maxWaiting {
			lines = nil
		}
		select {
		case <-ctx.Done():
			if s.counted != nil {
				s.conclude(<-s.counted)
			}
			return ctx.Err()
		case a := <-s.counted:
			s.conclude(a)
		case unread = <-ended:
			s.quit = true
		case line := <-lines:
			s.take(line)
		}
	}
}

// take obeys what does not wait for a running count, and queues the rest.
func (s *session) take(line string) {
	found := cli.Words(line)
	if len(found) == 0 {
		return
	}
	switch found[0] {
	case "stop":
		s.stopCount(errStopped)
		s.stops = len(s.waiting)
	case "isready":
		s.out.Printf("readyok\n")
	case "quit":
		s.quit = true
	default:
		s.waiting = append(s.waiting, line)
	}
}

// obeyWaiting carries out commands until one of them starts a count.
func (s *session) obeyWaiting(ctx context.Context) {
	for s.counted == nil && len(s.waiting) > 0 {
		next, stopped := s.waiting[0], s.stops > 0
		s.waiting, s.stops = s.waiting[1:], max(s.stops-1, 0)
		if err := s.command(ctx, cli.Words(next), stopped); err != nil {
			s.out.Printf("info string %v\n", err)
		}
	}
}

// answer is what a count prints, and the reason why it was not finished, unless that is "stop".
type answer struct {
	text string
	err  error
}

// conclude prints an answer and remembers the first error.
func (s *session) conclude(a answer) {
	s.counted = nil
	s.out.WriteString(a.text)
	if s.failed == nil {
		s.failed = a.err
	}
}

// command carries out one command. Unknown ones are answered as Stockfish does, and the error is
// what is wrong with others. A count is stopped at once if stopped is set.
func (s *session) command(ctx context.Context, words []string, stopped bool) error {
	switch words[0] {
	case "uci":
		s.identify()
	case "ucinewgame":
	case "setoption":
		return s.setOption(words[1:])
	case "position":
		err := s.setPosition(words[1:])
		s.refused = err != nil
		return err
	case "go":
		s.search(ctx, words[1:], stopped)
	case "d":
		s.show()
	default:
		s.out.Printf("Unknown command: %s.\n", cli.Quoted(strings.Join(words, " ")))
	}
	return nil
}
