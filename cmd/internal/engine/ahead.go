package engine

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// tally reads an answer in the form that most engines share: a line "e2e4: 20" or "e2e4 20" for each move, then one such
// as "Nodes searched: 20". It passes other lines over.
type tally struct {
	moves []perft.MoveCount
	sum   uint64
	done  bool
}

var errUnusual = errors.New("its answers have another form than \"e2e4: 20\" for each move and \"Nodes searched: 20\" for all")

func (t *tally) add(line string) error {
	end := strings.LastIndexByte(line, ' ') + 1
	count, err := strconv.ParseUint(line[end:], 10, 63)
	unusual := false
	switch name := strings.TrimRight(line[:end], ": "); {
	case err != nil:
	case plainMove(name):
		t.moves = append(t.moves, perft.MoveCount{Move: name, Nodes: perft.NewNodes(count)})
		t.sum += count
	case strings.HasPrefix(name, "Nodes"):
		t.done = t.sum == count
		unusual = !t.done
	}
	if unusual || len(t.moves) > maxMoves {
		return errUnusual
	}
	return nil
}

// plainMove reports whether a word is a move in UCI notation, legal or not.
func plainMove(word string) bool {
	square := func(s string) bool { return s[0]-'a' < 8 && s[1]-'1' < 8 }
	return (len(word) == 4 || len(word) == 5 && strings.Contains("qrbn", word[4:])) && square(word) && square(word[2:])
}

// Plain returns an error if the last answer had another form than [Engine.Receive] reads.
func (e *Engine) Plain() error {
	if !e.plain {
		return errUnusual
	}
	return nil
}

// Send sends a question ahead: [Engine.Receive] returns the answers in their order. It reports whether the engine supports
// the position. One goroutine may send while another receives.
func (e *Engine) Send(line crosscheck.Line, depth int) bool {
	if line.Chess960 && !e.has960 {
		return false
	}
	question := fmt.Sprintf("position fen %v\ngo perft %d\n", line, depth)
	if line.Chess960 != e.chess960 {
		e.chess960 = line.Chess960
		question = e.variant() + question
	}
	_, _ = io.WriteString(e.In, question) // if the engine has ended, Receive says so
	return true
}

// Receive returns the answer to the first question of [Engine.Send] that has none yet. After an error, only close the engine.
func (e *Engine) Receive(ctx context.Context) ([]perft.MoveCount, error) {
	var t tally
	err := e.listen(ctx, func(line string) (bool, error) {
		err := t.add(line)
		return t.done, err
	})
	return t.moves, err
}
