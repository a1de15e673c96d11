//go:build unix

package main

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/foreign/call"
	"github.com/bitray/bitray/attacks/proof"
	"github.com/bitray/bitray/attacks/reference"
)

// lookUp answers one question.
type lookUp = func(attacks.Square, attacks.Bitboard) attacks.Bitboard

// piece is a piece with the functions of a library that ask about it.
type piece struct {
	name                 string
	one                  call.Function
	batch                call.Function
	chain, chainOccupied call.Function
	fill                 call.Function
	want                 lookUp
}

var pieces = [3]piece{
	{"rook", call.Rook, call.Rooks, call.RookChain, call.RookChainOccupied, call.RookFill, reference.Rook[attacks.Square, attacks.Bitboard]},
	{"bishop", call.Bishop, call.Bishops, call.BishopChain, call.BishopChainOccupied, call.BishopFill, reference.Bishop[attacks.Square, attacks.Bitboard]},
	{"queen", call.Queen, call.Queens, call.QueenChain, call.QueenChainOccupied, call.QueenFill, reference.Queen[attacks.Square, attacks.Bitboard]},
}

// blames reports whether an error is a counterexample of one of the functions for one question.
func blames(err error, f call.Function) bool {
	var c *proof.Counterexample
	return errors.As(err, &c) && c.Piece == f.String()
}

// questions are asked in one call.
type questions struct {
	squares  []uint8
	occupied []uint64
}

func (q *questions) add(sq attacks.Square, occ attacks.Bitboard) {
	q.squares, q.occupied = append(q.squares, uint8(sq)), append(q.occupied, uint64(occ))
}

// question returns question i with the reference's answer and a library's.
func (q *questions) counterexample(law string, p *piece, i int, got uint64) error {
	sq, occ := attacks.Square(q.squares[i]), attacks.Bitboard(q.occupied[i])
	return &proof.Counterexample{Law: law, Piece: p.name, Square: sq, Occupancy: occ, Want: p.want(sq, occ), Got: attacks.Bitboard(got)}
}

// lengths are those of the slices that are tried: none, those about the widths of vectors, odd ones.
var lengths = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 15, 16, 17, 23, 31, 32, 33, 63, 64, 65, 100, 127, 255, 1000, 1025}

// random returns n questions.
func random(r *rand.Rand, n int) questions {
	var q questions
	for range n {
		q.add(attacks.Square(r.IntN(64)), proof.RandomOccupancy(r))
	}
	return q
}

// proofLength is the length of the slices in which the questions of the proof are asked. It is odd, so
// that the questions meet every lane of a vector.
const proofLength = 4093

// recorded answers by the reference and hands the questions of a proof about one piece on in
// slices, and each of them alone.
type recorded struct {
	piece int // of pieces
	questions
	many func(questions) error
	err  error // the first
}

func (r *recorded) Rook(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return r.answer(0, sq, occ)
}

func (r *recorded) Bishop(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return r.answer(1, sq, occ)
}

func (r *recorded) Queen(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return r.answer(2, sq, occ)
}

func (r *recorded) answer(piece int, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if piece == r.piece && r.err == nil {
		r.add(sq, occ)
		if len(r.squares) == proofLength {
			r.flush()
		}
	}
	return pieces[piece].want(sq, occ)
}

func (r *recorded) flush() {
	r.err = r.many(r.questions)
	r.squares, r.occupied = r.squares[:0], r.occupied[:0]
}

// askAll asks what the exhaustive proof and the test of pieces off the lines ask about a piece, in
// slices.
func askAll(piece int, many func(questions) error) error {
	r := recorded{piece: piece, many: many}
	if _, err := proof.Exhaustive(&r); err != nil {
		return fmt.Errorf("the reference: %w", err)
	}
	if err := proof.Noise(&r); err != nil {
		return fmt.Errorf("the reference: %w", err)
	}
	if r.err == nil {
		r.flush()
	}
	return r.err
}
