package program

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
)

// Version is the version of the protocol.
const Version = 1

// Piece is what a question is about: a piece on a square, or all pieces of a set.
type Piece uint8

// The pieces.
const (
	Rook Piece = iota
	Bishop
	Queen
	Rooks
	Bishops
	Queens
)

var pieces = [...]string{"rook", "bishop", "queen", "rooks", "bishops", "queens"}

// Pieces returns all pieces, the single ones first.
func Pieces() []Piece { return []Piece{Rook, Bishop, Queen, Rooks, Bishops, Queens} }

// String returns the word of the protocol for p, such as "rook".
func (p Piece) String() string { return pieces[p%6] }

// ofSet reports whether p asks about a set.
func (p Piece) ofSet() bool { return p >= Rooks }

// Modes returns the words of the protocol for the ways to time loops.
func Modes() []string { return []string{"throughput", "latency-square", "latency-occupancy", "cold"} }

// abilities are all that a program may have.
func abilities() []string { return slices.Concat(pieces[:], Modes()) }

// Question is one question.
type Question struct {
	Piece    Piece
	Square   attacks.Square   // of a single piece
	Set      attacks.Bitboard // of Rooks and so on
	Occupied attacks.Bitboard
}

// String returns the line that asks q.
func (q Question) String() string { return string(q.appendLine(nil)) }

func (q Question) appendLine(line []byte) []byte {
	line = append(append(line, q.Piece.String()...), ' ')
	if q.Piece.ofSet() {
		line = strconv.AppendUint(line, uint64(q.Set), 16)
	} else {
		line = strconv.AppendUint(line, uint64(q.Square), 10)
	}
	return strconv.AppendUint(append(line, ' '), uint64(q.Occupied), 16)
}

// Answer returns the right answer, by the reference.
func (q Question) Answer() (union attacks.Bitboard) {
	if !q.Piece.ofSet() {
		return one(q.Piece, q.Square, q.Occupied)
	}
	for sq := range q.Set.Squares() {
		union |= one(q.Piece-Rooks, sq, q.Occupied)
	}
	return union
}

func one(p Piece, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	switch p {
	case Rook:
		return reference.Rook(sq, occ)
	case Bishop:
		return reference.Bishop(sq, occ)
	default:
		return reference.Rook(sq, occ) | reference.Bishop(sq, occ)
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
