package ucicmd

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

func (s *session) identify() {
	s.out.Printf(`id name bitray
id author the bitray authors

option name UCI_Chess960 type check default false
option name Threads type spin default 1 min 1 max %d
option name Hash type spin default 0 min 0 max %d
option name Technique type combo default %s var %s
uciok
`, perft.MaxThreads, maxHash, cli.DefaultTechnique, strings.Join(cli.GeneratorNames(), " var "))
}

// maxHash is the largest hash table that can be requested, in MiB. Memory also limits it.
const maxHash = 1 << 25

// setOption reads "name NAME value VALUE".
func (s *session) setOption(words []string) error {
	if len(words) != 4 || words[0] != "name" || words[2] != "value" {
		return fmt.Errorf("setoption: expected name NAME value VALUE")
	}
	value := words[3]
	switch strings.ToLower(words[1]) {
	case "uci_chess960":
		if value != "true" && value != "false" {
			return fmt.Errorf("option UCI_Chess960: %s: expected true or false", cli.Quoted(value))
		}
		s.chess960 = value == "true"
	case "threads":
		return s.setNumber(&s.options.Threads, "Threads", value, 1, perft.MaxThreads)
	case "hash":
		return s.setNumber(&s.options.HashMiB, "Hash", value, 0, maxHash)
	case "technique":
		g, err := cli.OneGenerator(value)
		if err != nil {
			return fmt.Errorf("option Technique: %s: expected one of %s", cli.Quoted(value), strings.Join(cli.GeneratorNames(), ", "))
		}
		s.forget()
		s.options.Technique = g.Sliders
	default:
		return fmt.Errorf("no such option: %s", cli.Quoted(words[1]))
	}
	return nil
}

func (s *session) setNumber(variable *int, option, value string, least, most int) error {
	number, err := cli.ParseNumber(value, least, most)
	if err != nil {
		return fmt.Errorf("option %s: %s: %w", option, cli.Quoted(value), err)
	}
	if number != *variable {
		s.forget()
		*variable = number
	}
	return nil
}

// setPosition reads "startpos" or "fen FEN", and then "moves" and moves. On an error the position
// stays as it was.
func (s *session) setPosition(words []string) error {
	var moves []string
	if i := slices.Index(words, "moves"); i >= 0 {
		words, moves = words[:i], words[i+1:]
	}
	var pos board.Position
	switch {
	case len(words) == 1 && words[0] == "startpos":
		pos = board.Start()
	case len(words) > 1 && words[0] == "fen":
		var err error
		if pos, err = board.ParseFEN(strings.Join(words[1:], " ")); err != nil {
			return err
		}
	default:
		return fmt.Errorf("position: expected startpos or fen FEN, then moves")
	}
	pos, err := cli.PlayMoves(pos, moves)
	if err != nil {
		return err
	}
	if s.pos = pos; s.options.Chess960 != s.chess960 {
		s.forget()
		s.options.Chess960 = s.chess960
	}
	return nil
}

// search starts "perft N", and answers any other "go". The answer ends with
// "Nodes searched" or with "bestmove 0000", so that no client waits forever.
func (s *session) search(ctx context.Context, words []string, stopped bool) {
	if len(words) == 0 || words[0] != "perft" {
		s.out.WriteString(nothing("go: expected perft N, since this program cannot search"))
		return
	}
	depth, err := s.depth(words)
	if err != nil {
		s.conclude(answer{nothing(err.Error()), err})
		return
	}
	ctx, stop := context.WithCancelCause(ctx)
	if stopped {
		stop(errStopped)
	}
	counted := make(chan answer, 1)
	s.counted, s.stopCount = counted, stop
	go func() {
		defer stop(nil)
		counted <- s.perft(ctx, s.pos, depth)
	}()
}

// depth reads "perft N", unless there is no position to count. Depth 0 counts as 1, as in
// Stockfish.
func (s *session) depth(words []string) (int, error) {
	if s.refused {
		return 0, errors.New("go perft: expected a new position, since the last one was refused")
	}
	if len(words) != 2 {
		return 0, errors.New("go perft: expected a depth only")
	}
	depth, err := cli.ParseNumber(words[1], 0, perft.MaxDepth)
	if err != nil {
		return 0, fmt.Errorf("go perft: %s: %w", cli.Quoted(words[1]), err)
	}
	return max(depth, 1), nil
}

// nothing ends the answer to a "go" that has no result, with the reason.
func nothing(reason string) string { return fmt.Sprintf("info string %s\nbestmove 0000\n", reason) }

// perft counts, and answers as Stockfish does.
func (s *session) perft(ctx context.Context, pos board.Position, depth int) answer {
	divided, err := s.divide(ctx, pos, depth)
	start := ""
	if err != nil {
		start = "info string "
	}
	var text strings.Builder
	for _, c := range divided.Roots {
		text.WriteString(start + c.Move + ": " + c.Nodes.String() + "\n")
	}
	switch cause := context.Cause(ctx); {
	case err == nil:
		fmt.Fprintf(&text, "\nNodes searched: %v\n\n", divided.Total)
	case cause == nil:
		return answer{nothing(err.Error()), fmt.Errorf("go perft %d: %w", depth, err)}
	default:
		text.WriteString(nothing(fmt.Sprintf("stopped: %s finished, %v nodes", cli.Counted(len(divided.Roots), "root move"), divided.Total)))
		if err = cause; cause == errStopped {
			err = nil
		}
	}
	return answer{text.String(), err}
}

// divide counts by the options, with the table of the counts before it.
func (s *session) divide(ctx context.Context, pos board.Position, depth int) (_ perft.Division, err error) {
	if s.counts == nil {
		if s.counts, err = perft.NewSession(s.options); err != nil {
			return perft.Division{}, err
		}
	}
	return s.counts.Divide(ctx, pos, depth)
}

// show prints the position as Stockfish does, without the key.
func (s *session) show() {
	s.out.Printf("\n%s\nFen: %s\nCheckers: ", s.pos.Draw(), s.pos.FEN())
	checkers := s.pos.Checkers()
	for sq := range checkers.Squares() {
		s.out.Printf("%v ", sq)
	}
	s.out.Printf("\n")
}
