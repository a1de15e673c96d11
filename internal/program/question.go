package program

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/internal/proof"
)

// Version is the version of the protocol.
const Version = 1

// pieces are the words of the protocol for what a question is about: a piece on a square, or all pieces of a
// set.
var pieces = []string{"rook", "bishop", "queen", "rooks", "bishops", "queens"}

// Pieces returns all pieces that a question can be about, the single ones first.
func Pieces() []string { return slices.Clone(pieces) }

// Modes returns the words of the protocol for the ways to time loops.
func Modes() []string { return []string{"throughput", "latency-square", "latency-occupancy", "cold"} }

// abilities are all that a program may have.
func abilities() []string { return slices.Concat(pieces, Modes()) }

// Question is one question.
type Question struct {
	Piece    string           // one of [Pieces]
	Square   attacks.Square   // of a single piece
	Set      attacks.Bitboard // of rooks and so on
	Occupied attacks.Bitboard
}

// String returns the line that asks q.
func (q Question) String() string { return string(q.appendLine(nil)) }

func (q Question) appendLine(line []byte) []byte {
	line = append(append(line, q.Piece...), ' ')
	if ofSet(q.Piece) {
		line = strconv.AppendUint(line, uint64(q.Set), 16)
	} else {
		line = strconv.AppendUint(line, uint64(q.Square), 10)
	}
	return strconv.AppendUint(append(line, ' '), uint64(q.Occupied), 16)
}

// ofSet reports whether a piece stands for a set.
func ofSet(piece string) bool { return strings.HasSuffix(piece, "s") }

// Answer returns the right answer, by the reference.
func (q Question) Answer() (union attacks.Bitboard) {
	if !ofSet(q.Piece) {
		return one(q.Piece, q.Square, q.Occupied)
	}
	for sq := range q.Set.Squares() {
		union |= one(strings.TrimSuffix(q.Piece, "s"), sq, q.Occupied)
	}
	return union
}

// Check returns a [proof.Counterexample] unless an answer is right.
func (q Question) Check(got attacks.Bitboard) error {
	want := q.Answer()
	if got == want {
		return nil
	}
	c := &proof.Counterexample{Law: q.String(), Piece: q.Piece, Square: q.Square, Occupancy: q.Occupied, Want: want, Got: got}
	if ofSet(q.Piece) {
		c.Square = q.Set.First()
	}
	return c
}

func one(piece string, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	switch piece {
	case "rook":
		return reference.Rook(sq, occ)
	case "bishop":
		return reference.Bishop(sq, occ)
	default:
		return reference.Queen(sq, occ)
	}
}

// parseAnswer reads the answer to a question.
func parseAnswer(line []byte) (attacks.Bitboard, error) {
	var board uint64
	for _, c := range line {
		digit := uint64(0)
		switch {
		case '0' <= c && c <= '9':
			digit = uint64(c - '0')
		case 'a' <= c && c <= 'f':
			digit = uint64(c-'a') + 10
		case 'A' <= c && c <= 'F':
			digit = uint64(c-'A') + 10
		default:
			return 0, garbage(line)
		}
		board = board<<4 | digit
	}
	if len(line) == 0 || len(line) > 16 {
		return 0, garbage(line)
	}
	return attacks.Bitboard(board), nil
}

func garbage(line []byte) error {
	return fmt.Errorf("its answer is %s, expected up to 16 hexadecimal digits", quote(string(line)))
}
