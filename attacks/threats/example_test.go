package threats_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/threats"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/transform"
)

// The knight on d4 goes to f5, as in the documentation of the package.
func ExampleAppendLost() {
	rook, knight, moved := attacks.A4.Bitboard(), attacks.D4.Bitboard(), attacks.F5.Bitboard()
	black := attacks.Pieces{Diagonals: attacks.C8.Bitboard() | attacks.G4.Bitboard(), Orthogonals: attacks.G4.Bitboard()}
	before := [2]attacks.Pieces{{Orthogonals: rook, Knights: knight}, black}
	after := [2]attacks.Pieces{{Orthogonals: rook, Knights: moved}, black}
	fmt.Print(transform.Draw(before[0].All(), after[0].All(), black.All()))

	var buf [64]threats.Pair[attacks.Square] // squares of package attacks print as names
	fmt.Println("lost:", threats.AppendLost(buf[:0], &before, &after))
	fmt.Println("gained:", threats.AppendLost(buf[:0], &after, &before))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . 1 . .   . . . . . . . .
	// 1 . . 1 . . . .   1 . . . . . . .   . . . . . . 1 .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// lost: [{a4 d4} {g4 d4} {g4 c8} {c8 g4}]
	// gained: [{g4 f5} {c8 f5} {a4 g4} {g4 a4}]
}

// weight is what a threat in p adds to the accumulator. Here the accumulator is one number; that of a network has one for each
// neuron of its first layer, and a column of weights for each of its inputs. Pairs that are no input are skipped.
func weight(p *board.Position, t threats.Pair[attacks.Square]) uint32 {
	attacker, color := p.PieceAt(t.From)
	victim, victimColor := p.PieceAt(t.To)
	input := (uint32(attacker)*2+uint32(color))<<24 | uint32(t.From)<<16 | (uint32(victim)*2+uint32(victimColor))<<8 | uint32(t.To)
	return input * input * 2654435761 // any number will do
}

// update returns the accumulator of after, given that of before. Lost pairs have their weights by the pieces of before, gained
// pairs by those of after.
func update(accumulator uint32, before, after *board.Position) uint32 {
	p, q := before.Sides(), after.Sides()
	var buf [64]threats.Pair[attacks.Square] // enough for a move
	for _, t := range threats.AppendLost(buf[:0], &p, &q) {
		accumulator -= weight(before, t)
	}
	for _, t := range threats.AppendLost(buf[:0], &q, &p) {
		accumulator += weight(after, t)
	}
	return accumulator
}

// refresh returns the accumulator of p. That of an empty board is zero.
func refresh(p *board.Position) uint32 { return update(0, new(board.Position), p) }

// An accumulator in a game of sixty plies: updated at every ply, updated once at the end, and made of the last position.
func Example() {
	random, start := rand.New(rand.NewPCG(20, 26)), board.Start()
	p, accumulator := start, refresh(&start)
	for range 60 {
		moves := p.AppendLegalMoves(nil)
		next := p.After(moves[random.IntN(len(moves))])
		accumulator = update(accumulator, &p, &next)
		p = next
	}
	fmt.Println(accumulator == refresh(&p), update(refresh(&start), &start, &p) == refresh(&p))
	// Output: true true
}
