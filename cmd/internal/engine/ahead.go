package engine

import (
	"bytes"
	"context"
	"errors"
	"fmt"
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

// Another starts the engine once more, for [Engine.Send]. It is an error if the last answer had another form than
// [Engine.Receive] reads.
func (e *Engine) Another(ctx context.Context) (*Engine, error) {
	if !e.plain {
		return nil, errUnusual
	}
	return Start(ctx, e.program, e.timeout)
}

// Supports reports whether the engine knows the variant of a line.
func (e *Engine) Supports(line crosscheck.Line) bool { return e.has960 || !line.Chess960 }

// Send asks about all lines that the engine supports, ahead: [Engine.Receive] returns the answers in their order.
func (e *Engine) Send(lines []crosscheck.Line, depth int) {
	var questions bytes.Buffer
	for _, line := range lines {
		if e.Supports(line) {
			e.choose(&questions, line)
			fmt.Fprintf(&questions, "position fen %v\ngo perft %d\n", line, depth)
		}
	}
	before, done := e.written, make(chan struct{})
	e.written = done
	go func() { // as it may have to wait until answers are read
		defer close(done)
		if before != nil {
			<-before
		}
		_, _ = questions.WriteTo(e.In) // if the engine has ended, Receive says so
	}()
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
