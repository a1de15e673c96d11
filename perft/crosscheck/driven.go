package crosscheck

import (
	"context"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/replay"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/dynamic"
)

// AttackGenerator is an attack generator that drives the move generator of this module: one of your own, or a
// technique of package catalog, which this package does not link.
type AttackGenerator struct {
	Name    string          // for reports
	Sliders attacks.Sliders // nil for the default technique
}

// Bitray returns the move generator of this module with the default technique. It counts with the given number of
// threads; see [perft.Options].
func Bitray(threads int) MoveGenerator {
	return MoveGeneratorOf(AttackGenerator{Name: "bitray"}, threads)
}

// MoveGeneratorOf returns the move generator of this module, driven by g. It counts with the given number
// of threads; see [perft.Options].
func MoveGeneratorOf(g AttackGenerator, threads int) MoveGenerator {
	return MoveGeneratorsOf([]AttackGenerator{g}, threads)[0]
}

// MoveGeneratorsOf returns a move generator for each attack generator. They share state: called one after
// the other for the same position, as by [EveryNode], they make the moves to it once. Do not use
// two of them at the same time.
func MoveGeneratorsOf(generators []AttackGenerator, threads int) []MoveGenerator {
	shared := new(desk)
	driven := make([]MoveGenerator, len(generators))
	for i, g := range generators {
		driven[i] = &drivenGenerator{AttackGenerator: g, threads: threads, desk: shared}
	}
	return driven
}

// desk is what driven generators share: the current position, and the last list of moves with the result
// made from it.
type desk struct {
	played replay.Replay[board.Position, board.Position]

	chess960 bool
	moves    []board.Move
	answer   []perft.MoveCount
}

type drivenGenerator struct {
	AttackGenerator
	*desk
	threads int
	buffer  []board.Move
}

func (t *drivenGenerator) Name() string { return t.AttackGenerator.Name }

func (t *drivenGenerator) Divide(ctx context.Context, line Line, depth int) ([]perft.MoveCount, error) {
	pos, err := t.played.At(line.Root, line.Moves, func(root board.Position) (board.Position, error) { return root, nil }, playMove)
	if err != nil {
		return nil, err
	}
	if depth == 1 {
		return t.list(&pos, line.Chess960), nil
	}
	divided, err := perft.Divide(ctx, pos, depth, perft.Options{Technique: t.Sliders, Threads: t.threads, Chess960: line.Chess960})
	if err != nil {
		return nil, err
	}
	return divided.Roots, nil
}

// list counts to depth 1. If the moves are those on the desk, the result is the one there, whatever
// the position: writing a move takes nothing but the move.
func (t *drivenGenerator) list(pos *board.Position, chess960 bool) []perft.MoveCount {
	t.buffer = dynamic.AppendLegalMoves(t.Sliders, pos, t.buffer[:0])
	if chess960 != t.chess960 || !slices.Equal(t.buffer, t.moves) {
		t.chess960, t.moves, t.answer = chess960, append(t.moves[:0], t.buffer...), t.answer[:0]
		for _, m := range t.moves {
			t.answer = append(t.answer, perft.MoveCount{Move: pos.UCI(m, chess960), Nodes: one})
		}
	}
	return slices.Clone(t.answer)
}
