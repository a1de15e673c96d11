package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
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

func (s *session) identify() {
	s.printf("id name bitray\nid author the bitray authors\n\n")
	s.printf("option name UCI_Chess960 type check default false\n")
	s.printf("option name Threads type spin default 1 min 1 max %d\n", maxThreads)
	s.printf("option name Hash type spin default 0 min 0 max 33554432\n")
	s.printf("option name Technique type combo default %s var %s", defaultTechnique, defaultTechnique)
	for _, name := range techniqueNames() {
		s.printf(" var %s", name)
	}
	s.printf("\nuciok\n")
}

// setOption reads "name NAME value VALUE".
func (s *session) setOption(words []string) error {
	if len(words) != 4 || words[0] != "name" || words[2] != "value" {
		return fmt.Errorf("setoption: expected name NAME value VALUE")
	}
	value := words[3]
	switch strings.ToLower(words[1]) {
	case "uci_chess960":
		on, err := strconv.ParseBool(value)
		if err != nil {
			return fmt.Errorf("option UCI_Chess960: %q: expected true or false", value)
		}
		s.chess960 = on
	case "threads":
		threads, err := strconv.Atoi(value)
		if err != nil || threads < 1 || threads > maxThreads {
			return fmt.Errorf("option Threads: %q: expected a number from 1 to %d", value, maxThreads)
		}
		s.options.Threads = threads
	case "hash":
		mib, err := strconv.Atoi(value)
		if err != nil || mib < 0 {
			return fmt.Errorf("option Hash: %q: expected a number of MiB, 0 or more", value)
		}
		s.options.HashMiB = mib
	case "technique":
		sliders, err := lookUpSliders(value)
		if err != nil {
			return err
		}
		s.options.Technique = sliders
	default:
		return fmt.Errorf("no such option: %s", words[1])
	}
	return nil
}

// setPosition reads "startpos" or "fen FEN", and then "moves" and moves. On an error the position
// stays as it was.
func (s *session) setPosition(words []string) error {
	text, moves, _ := strings.Cut(strings.Join(words, " "), " moves")
	fen, isFEN := strings.CutPrefix(text, "fen ")
	if !isFEN && text != "startpos" {
		return fmt.Errorf("position: expected startpos or fen FEN, then moves")
	}
	pos, err := parsePosition(fen) // which is "startpos" if there is no FEN
	if err != nil {
		return err
	}
	if pos, err = playMoves(pos, strings.Fields(moves)); err != nil {
		return err
	}
	s.pos, s.rookForm = pos, s.chess960
	return nil
}

// count starts "perft N", which goes on while commands are read.
func (s *session) count(ctx context.Context, words []string) error {
	if len(words) != 2 || words[0] != "perft" {
		return fmt.Errorf("go: expected perft N, there is no search here")
	}
	depth, err := strconv.Atoi(words[1])
	if err != nil || depth < 0 {
		return fmt.Errorf("go perft: %q: expected a depth of 0 or more", words[1])
	}
	ctx, s.stopCount = context.WithCancel(ctx)
	s.counted = make(chan struct{})
	go func() {
		defer close(s.counted)
		s.perft(ctx, depth)
	}()
	return nil
}

// perft counts and prints as Stockfish does. Depth 0 is taken for 1, as there.
func (s *session) perft(ctx context.Context, depth int) {
	defer s.stopCount()
	pos := s.pos
	counts, err := perft.Divide(ctx, pos, max(depth, 1), s.options)
	if err != nil && ctx.Err() == nil {
		s.printf("info string %v\n", err)
		s.flush()
		return
	}
	var text strings.Builder
	var sum perft.Nodes
	for _, c := range counts {
		fmt.Fprintf(&text, "%s: %v\n", pos.UCI(c.Move, s.rookForm), c.Nodes)
		sum = sum.Add(c.Nodes)
	}
	if err != nil {
		fmt.Fprintf(&text, "info string stopped: %d root moves are finished\n", len(counts))
	}
	s.printf("%s\nNodes searched: %v\n\n", text.String(), sum)
	s.flush() // an error is seen by the next command
}

// show prints the position as Stockfish does, without the key.
func (s *session) show() {
	s.printf("\n%s\nFen: %s\nCheckers: ", s.pos.Draw(), s.pos.FEN())
	checkers := s.pos.Checkers()
	for sq := range checkers.Squares() {
		s.printf("%v ", sq)
	}
	s.printf("\n")
}
