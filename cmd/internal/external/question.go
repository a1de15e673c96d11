package external

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/internal/reference"
)

// Version is the version of the protocol.
const Version = 1

// pieces are the words of the protocol for what a question is about.
var pieces = []string{"rook", "bishop", "queen"}

// Pieces returns all pieces that a question can be about.
func Pieces() []string { return slices.Clone(pieces) }

// Modes returns the words of the protocol for the ways to time loops.
func Modes() []string { return []string{"throughput", "latency-square", "latency-occupancy", "cold"} }

// abilities are all that a program may have.
func abilities() []string { return slices.Concat(pieces, Modes()) }

// Question is one question.
type Question struct {
	Piece    string // one of [Pieces]
	Square   attacks.Square
	Occupied attacks.Bitboard

	place int // in the order of the proof that asks it
}

// String returns the line that asks q.
func (q Question) String() string { return string(q.appendLine(nil)) }

func (q Question) appendLine(line []byte) []byte {
	line = append(append(line, q.Piece...), ' ')
	line = strconv.AppendUint(line, uint64(q.Square), 10)
	return strconv.AppendUint(append(line, ' '), uint64(q.Occupied), 16)
}

// lookUp answers questions about a piece.
type lookUp = func(attacks.Square, attacks.Bitboard) attacks.Bitboard

// right has the right answers, by [Pieces].
var right = map[string]lookUp{
	"rook": reference.Rook[attacks.Square, attacks.Bitboard], "bishop": reference.Bishop[attacks.Square, attacks.Bitboard], "queen": reference.Queen[attacks.Square, attacks.Bitboard],
}

// Answer returns the right answer, by the reference.
func (q Question) Answer() attacks.Bitboard { return right[q.Piece](q.Square, q.Occupied) }

// about returns the right answer about another square or occupancy.
func (q Question) about(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return right[q.Piece](sq, occ)
}

// Check returns a [attackstest.Counterexample] unless an answer is right.
func (q Question) Check(got attacks.Bitboard) error {
	if got == q.Answer() {
		return nil
	}
	return &attackstest.Counterexample{Law: q.String(), Piece: q.Piece, Square: q.Square, Occupancy: q.Occupied, Want: q.Answer(), Got: got}
}

// ends returns the last squares of the lines of q, where a blocker hides nothing.
func (q Question) ends() (ends attacks.Bitboard) {
	empty := q.about(q.Square, 0)
	for sq := range empty.Squares() {
		if q.about(q.Square, sq.Bitboard()) == empty {
			ends = ends.With(sq)
		}
	}
	return ends
}

// resembles says for which other occupancy a wrong answer is right, if any: with a blocker on the last square of each line, behind
// which nothing of the answer is hidden, but not on the edge.
func (q Question) resembles(got attacks.Bitboard) string {
	var other attacks.Bitboard
	for sq := range (got &^ q.ends()).Squares() {
		if got&^q.about(q.Square, sq.Bitboard()) == 0 {
			other = other.With(sq)
		}
	}
	if got != q.about(q.Square, other) {
		return ""
	}
	return fmt.Sprintf("right for occupancy %#016x: both may share an entry of a table", uint64(other))
}

// chunk is how many questions are asked before the program must answer.
const chunk = 1024

// Ask asks questions, and returns the answers: with an error those to the questions before it.
func (g *Generator) Ask(ctx context.Context, questions []Question) (answers []attacks.Bitboard, err error) {
	for some := range slices.Chunk(questions, chunk) {
		lines := make([]byte, 0, 32*len(some))
		for _, q := range some {
			lines = append(q.appendLine(lines), '\n')
		}
		before := len(answers)
		err := g.exchange(ctx, lines, len(some), func(line []byte) error {
			answer, err := parseAnswer(line)
			if err == nil {
				answers = append(answers, answer)
			}
			return err
		})
		if err != nil {
			// What is too much came with or after the last answer.
			return answers[:min(len(answers), before+len(some)-1)], err
		}
	}
	return answers, nil
}

// parseAnswer reads the answer to a question.
func parseAnswer(line []byte) (attacks.Bitboard, error) {
	board, err := strconv.ParseUint(string(line), 16, 64)
	if err != nil || len(line) > 16 {
		return 0, failuref("its output is %s, expected up to 16 hexadecimal digits", quote(line))
	}
	return attacks.Bitboard(board), nil
}

// Sliders returns the program as an attack generator, each question of which waits for its answer. After an
// error all answers are empty, and failed is called with it. A queen that the program does not know is asked
// as a rook and a bishop, both of which it must know.
func (g *Generator) Sliders(ctx context.Context, failed func(error)) attacks.Sliders {
	about := func(piece string) lookUp {
		if !g.Can(piece) {
			return nil
		}
		return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			answers, err := g.Ask(ctx, []Question{{Piece: piece, Square: sq & 63, Occupied: occ}})
			if err != nil {
				failed(err)
				return 0
			}
			return answers[0]
		}
	}
	return attacks.NewSliders(about("rook"), about("bishop"), about("queen"))
}
