package main

import (
	"context"
	"errors"
	"io"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

func newUCICommand(p *program) *cobra.Command {
	return &cobra.Command{
		Use:   "uci",
		Short: "Speak the UCI protocol, as far as perft goes",
		Long: `Speak the UCI protocol, so that scripts and interfaces that drive an engine's perft can drive
this program. It knows: uci, isready, ucinewgame, setoption, position, go perft N, go with other
arguments (which is refused), d, stop and quit. The options are UCI_Chess960, Threads, Hash
and Technique.

"go perft" prints what Stockfish prints, but for the order of the moves. "stop" ends a count and
prints what is finished.`,
		Example: `  printf 'position startpos moves e2e4\ngo perft 5\nquit\n' | bitray uci`,
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			s := newSession(p.out)
			defer s.stop()
			return s.run(cmd.Context(), p.in)
		},
	}
}

// session is a conversation in the UCI protocol.
type session struct {
	mu  sync.Mutex // of out
	out *output

	pos      board.Position
	rookForm bool // castling in pos is written as the king taking his rook
	chess960 bool // the option, which takes effect with the next position, as in Stockfish
	options  perft.Options

	// While a count is running, stopCount ends it, and counted is closed at its end. Commands
	// other than "stop", "quit" and "isready" wait for that.
	stopCount context.CancelFunc
	counted   chan struct{}
}

func newSession(out *output) *session {
	idle := make(chan struct{})
	close(idle)
	return &session{out: out, pos: board.Start(), options: perft.Options{Threads: 1}, stopCount: func() {}, counted: idle}
}

// run obeys commands until "quit", the end of the input, or that of ctx.
func (s *session) run(ctx context.Context, in io.Reader) error {
	commands := readLines(ctx, in)
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case line, ok := <-commands.text:
			if !ok {
				<-s.counted // what was asked for is answered, as it is when a script ends
				return errors.Join(s.flush(), commands.failure("standard input"))
			}
			if quit := s.obey(ctx, strings.Fields(line)); quit {
				return nil
			}
			if err := s.flush(); err != nil {
				return err
			}
		}
	}
}

func (s *session) printf(format string, args ...any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.out.printf(format, args...)
}

func (s *session) flush() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.out.Flush()
}

// stop ends a running count and waits for its end.
func (s *session) stop() {
	s.stopCount()
	<-s.counted
}

// obey carries out one command and reports whether it is "quit". Unknown commands are answered as
// Stockfish does, wrong ones by an "info string".
func (s *session) obey(ctx context.Context, words []string) (quit bool) {
	if len(words) == 0 {
		return false
	}
	switch words[0] {
	case "quit":
		s.stop()
		return true
	case "stop":
		s.stop()
		return false
	case "isready":
		s.printf("readyok\n")
		return false
	}
	<-s.counted
	if err := s.command(ctx, words); err != nil {
		s.printf("info string %v\n", err)
	}
	return false
}

func (s *session) command(ctx context.Context, words []string) error {
	switch words[0] {
	case "uci":
		s.identify()
	case "ucinewgame":
	case "setoption":
		return s.setOption(words[1:])
	case "position":
		return s.setPosition(words[1:])
	case "go":
		return s.count(ctx, words[1:])
	case "d":
		s.show()
	default:
		s.printf("Unknown command: '%s'.\n", strings.Join(words, " "))
	}
	return nil
}
