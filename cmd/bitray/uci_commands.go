package main

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/bitray/bitray/perft"
)

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
