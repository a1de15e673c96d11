package crosscheck

import (
	"context"

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

// desk is what driven generators share: the moves that were made, and room for a list of moves.
type desk struct {
	played replay.Replay[board.Position, board.Position]
	moves  []board.Move
}

type drivenGenerator struct {
	AttackGenerator
	*desk
	threads int
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

// list counts to depth 1.
func (t *drivenGenerator) list(pos *board.Position, chess960 bool) []perft.MoveCount {
	t.moves = dynamic.AppendLegalMoves(t.Sliders, pos, t.moves[:0])
	answer := make([]perft.MoveCount, len(t.moves))
	for i, m := range t.moves {
		answer[i] = perft.MoveCount{Move: m.UCI(chess960), Nodes: one}
	}
	return answer
}
