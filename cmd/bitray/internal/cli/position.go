package cli

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// PositionFlags name a position on the command line.
type PositionFlags struct {
	FEN      string
	Moves    string
	Chess960 bool
}

func (f *PositionFlags) Register(flags *pflag.FlagSet) {
	flags.StringVar(&f.FEN, "fen", "startpos", "start from the position `FEN`, or "+PositionNames)
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
	line := crosscheck.NewLine(pos)
	line.Chess960 = line.Chess960 || f.Chess960
	return line, nil
}

// PositionNames says in help texts which positions have names: those of the Chess Programming Wiki.
const PositionNames = "startpos, kiwipete, position3, position4, position5, position6"

// NamedFEN returns the FEN of a position that has a name, and any other text as it is.
func NamedFEN(text string) string {
	if isPositionName(text) {
		rows := suite.Default()
		return rows[slices.IndexFunc(rows, func(row suite.Row) bool { return row.ID == text })].FEN
	}
	return text
}

// isPositionName reports whether text is one of [PositionNames].
func isPositionName(text string) bool {
	return slices.Contains(strings.Split(PositionNames, ", "), text)
}

// IsPosition reports whether arguments are a position: a name, or something like a FEN in one or more of them.
func IsPosition(args ...string) bool {
	return len(args) == 1 && nameText.MatchString(args[0]) || len(args) > 0 && strings.Contains(args[0], "/")
}

// ParsePosition reads a FEN or the name of a position, where [FindFEN] finds it, and makes the moves after it.
func ParsePosition(text string) (board.Position, error) {
	found := FindFEN(text)
	fen := NamedFEN(found.FEN)
	if !strings.ContainsAny(fen, "/ ") && fen != "" {
		return board.Position{}, fmt.Errorf("position %s: expected a FEN or one of %s%s", Quoted(text), PositionNames,
			didYouMean(text, strings.Split(PositionNames, ", ")))
	}
	pos, err := board.ParseFEN(fen)
	if moves, ok := strings.CutPrefix(strings.Trim(found.After, " \"'"), "moves"); ok && err == nil {
		return PlayMoves(pos, Words(moves))
	}
	return pos, err
}

// JoinFEN makes one FEN of arguments that are neither FENs themselves, since they have no blanks, nor
// names.
func JoinFEN(args []string) []string {
	joined := strings.Join(args, " ")
	if len(args) < 2 || strings.Count(joined, " ") != len(args)-1 || slices.ContainsFunc(args, isPositionName) && !slices.Contains(args, "moves") {
		return args
	}
	return []string{joined}
}

// PositionArgument takes a position, or the fields of one, as an argument in place of --fen.
func (f *PositionFlags) PositionArgument(cmd *cobra.Command, args []string) error {
	joined := JoinFEN(args)
	switch {
	case len(args) == 0:
		return nil
	case cmd.Flags().Changed("fen"):
		return UsageError(cmd, errors.New("--fen: expected either the flag or a position as an argument"))
	case len(joined) > 1:
		return UsageError(cmd, fmt.Errorf("expected one position, found %s", found(joined)))
	}
	f.FEN = joined[0]
	return nil
}

var uciMove = regexp.MustCompile(`^[a-h][1-8][a-h][1-8][nbrqNBRQ]?$`)

func PlayMoves(pos board.Position, moves []string) (board.Position, error) {
	for i, uci := range moves {
		m, err := pos.ParseMove(uci)
		if !uciMove.MatchString(uci) {
			err = fmt.Errorf("%s: expected UCI notation, such as e2e4 or e7e8q", Quoted(uci))
		}
		if err != nil {
			return board.Position{}, fmt.Errorf("move %d of %d: %w", i+1, len(moves), err)
		}
		pos = pos.After(m)
	}
	return pos, nil
}
