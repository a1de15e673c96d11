package main

import (
	"fmt"

	"github.com/spf13/pflag"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// positionFlags name a position on the command line.
type positionFlags struct {
	fen      string
	moves    string
	chess960 bool
}

func (f *positionFlags) register(flags *pflag.FlagSet) {
	flags.StringVar(&f.fen, "fen", "startpos", "position to start from")
	flags.StringVar(&f.moves, "moves", "", "moves to make first, in UCI notation, separated by blanks")
}

// registerChess960 is for commands that write moves.
func (f *positionFlags) registerChess960(flags *pflag.FlagSet) {
	flags.BoolVar(&f.chess960, "chess960", false, "write castling as the king taking his rook (always so in positions that need it)")
}

// position returns the position that the flags name.
func (f *positionFlags) position() (board.Position, error) {
	pos, err := parsePosition(f.fen)
	if err != nil {
		return board.Position{}, err
	}
	return playMoves(pos, words(f.moves))
}

// line returns the same as a question for oracles.
func (f *positionFlags) line() (crosscheck.Line, error) {
	pos, err := f.position()
	if err != nil {
		return crosscheck.Line{}, err
	}
	line := crosscheck.NewLine(&pos)
	line.Chess960 = line.Chess960 || f.chess960
	return line, nil
}

// parsePosition reads a FEN, or "startpos" for the start position.
func parsePosition(fen string) (board.Position, error) {
	if fen == "startpos" {
		return board.Start(), nil
	}
	return board.ParseFEN(fen)
}

func playMoves(pos board.Position, moves []string) (board.Position, error) {
	for i, uci := range moves {
		m, err := pos.ParseMove(uci)
		if err != nil {
			return board.Position{}, fmt.Errorf("move %d of %d: %w", i+1, len(moves), err)
		}
		pos = pos.Make(m)
	}
	return pos, nil
}
