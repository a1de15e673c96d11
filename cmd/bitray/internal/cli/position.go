package cli

import (
	"fmt"

	"github.com/spf13/pflag"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// PositionFlags name a position on the command line.
type PositionFlags struct {
	FEN      string
	Moves    string
	Chess960 bool
}

func (f *PositionFlags) Register(flags *pflag.FlagSet) {
	flags.StringVar(&f.FEN, "fen", "startpos", "start from the position `FEN`")
	flags.StringVar(&f.Moves, "moves", "", "make `MOVES` first, in UCI notation, separated by spaces")
}

// RegisterChess960 adds the flag of commands that write moves.
func (f *PositionFlags) RegisterChess960(flags *pflag.FlagSet) {
	flags.BoolVar(&f.Chess960, "chess960", false, "write castling as the king taking its own rook (always done in positions that need it)")
}

// Position returns the position that the flags name.
func (f *PositionFlags) Position() (board.Position, error) {
	pos, err := ParsePosition(f.FEN)
	if err != nil {
		return board.Position{}, err
	}
	return PlayMoves(pos, Words(f.Moves))
}

// Line returns the position as a question for oracles.
func (f *PositionFlags) Line() (crosscheck.Line, error) {
	pos, err := f.Position()
	if err != nil {
		return crosscheck.Line{}, err
	}
	line := crosscheck.NewLine(&pos)
	line.Chess960 = line.Chess960 || f.Chess960
	return line, nil
}

// ParsePosition reads a FEN, or "startpos" for the start position.
func ParsePosition(fen string) (board.Position, error) {
	if fen == "startpos" {
		return board.Start(), nil
	}
	return board.ParseFEN(fen)
}

func PlayMoves(pos board.Position, moves []string) (board.Position, error) {
	for i, uci := range moves {
		m, err := pos.ParseMove(uci)
		if err != nil {
			return board.Position{}, fmt.Errorf("move %d of %d: %w", i+1, len(moves), err)
		}
		pos = pos.Make(m)
	}
	return pos, nil
}
