package whycmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

var (
	digits   = regexp.MustCompile(`^[0-9][0-9,_]*$`)
	moveLine = regexp.MustCompile(`^([a-h][1-8][a-h][1-8][nbrq]?)[=:]([0-9][0-9,_]*)$`)
	// field is a field of a FEN behind the pieces that can be nothing else.
	field = regexp.MustCompile(`^([wb]|-|[KQkq]+|[a-h][36])$`)
)

// readClaims reads positions, each followed by depths with what is counted there.
func readClaims(ctx context.Context, p *cli.Program, args []string) (claims []*why.Claim, err error) {
	var pos *board.Position
	for len(args) > 0 {
		word := args[0]
		if cli.IsPosition(word) {
			fields := 1
			for !strings.Contains(word, " ") && fields < len(args) && field.MatchString(args[fields]) {
				fields++
			}
			at, err := cli.ParsePosition(strings.Join(args[:fields], " "))
			if err != nil {
				return nil, err
			}
			pos, args = &at, args[fields:]
			continue
		}
		if pos == nil {
			_, err := cli.ParsePosition(word)
			return nil, err
		}
		claim := &why.Claim{Position: *pos}
		if claim.Depth, err = cli.ParseNumber(word, 1, perft.MaxDepth); err != nil {
			return nil, fmt.Errorf("DEPTH: %w", err)
		}
		rest, err := readCounts(ctx, p, claim, args[1:])
		if err != nil {
			return nil, err
		}
		claims, args = append(claims, claim), rest
	}
	if len(claims) == 0 {
		return nil, errors.New("DEPTH is missing: expected a position, a depth and a count, as in bitray why kiwipete 4 4085662")
	}
	return claims, nil
}

// readCounts reads what is counted at the depth of a claim, and returns the arguments behind that.
func readCounts(ctx context.Context, p *cli.Program, claim *why.Claim, args []string) (rest []string, err error) {
	if len(args) > 0 && digits.MatchString(args[0]) {
		n, err := parseCount(args[0])
		if err != nil {
			return nil, err
		}
		claim.Total, args = &n, args[1:]
	}
	if len(args) > 0 && args[0] == "-" {
		return args[1:], pasted(ctx, p, claim)
	}
	for len(args) > 0 && moveLine.MatchString(args[0]) {
		parts := moveLine.FindStringSubmatch(args[0])
		n, err := parseCount(parts[2])
		if err != nil {
			return nil, err
		}
		claim.Moves, args = append(claim.Moves, faulty.Line{Move: parts[1], Leaves: n}), args[1:]
	}
	if claim.Total == nil && len(claim.Moves) == 0 {
		return nil, fmt.Errorf("COUNT is missing behind depth %d: expected a number, MOVE=COUNT, or - for what a program printed, on standard input", claim.Depth)
	}
	return args, nil
}

func parseCount(text string) (uint64, error) {
	return cli.ParseNumber[uint64](strings.NewReplacer(",", "", "_", "").Replace(text), 0, 1<<63)
}

// pasted reads what a program has printed from standard input.
func pasted(ctx context.Context, p *cli.Program, claim *why.Claim) error {
	counts, err := cli.ReadInput(ctx, p, "-", func(r io.Reader, name string) (counts []crosscheck.MoveCount, err error) {
		counts, claim.Whole, err = engine.ReadPasted(r, name, crosscheck.NewLine(claim.Position))
		return counts, err
	})
	if err != nil {
		return err
	}
	var sum perft.Nodes
	for _, c := range counts {
		n, err := parseCount(c.Nodes.String())
		if err != nil {
			return err
		}
		sum = sum.Add(c.Nodes)
		claim.Moves = append(claim.Moves, faulty.Line{Move: c.Move, Leaves: n})
	}
	switch total, err := parseCount(sum.String()); {
	case err != nil:
		return err
	case !claim.Whole:
	case claim.Total == nil:
		claim.Total = &total
	case *claim.Total != total:
		return fmt.Errorf("COUNT is %s, but the root moves on standard input add up to %s: expected the same", cli.Thousands(*claim.Total), cli.Thousands(total))
	}
	return nil
}
