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
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

var (
	digits   = regexp.MustCompile(`^[0-9][0-9,_]*$`)
	moveLine = regexp.MustCompile(`^([a-h][1-8][a-h][1-8][nbrq]?)[=:]([0-9][0-9,_]*)$`)
	// field is a field of a FEN after the pieces that can be nothing else.
	field = regexp.MustCompile(`^([wb]|-|[KQkq]+|[a-h][36])$`)
)

// readClaims reads positions, each followed by depths with what is counted there.
func readClaims(ctx context.Context, p *cli.Program, args []string) (claims []*why.Claim, err error) {
	var pos *board.Position
	for len(args) > 0 {
		if fields := positionFields(args); pos == nil || fields > 0 {
			fields = max(fields, 1) // the first argument must be a position, and the error says so
			at, err := cli.ParsePosition(strings.Join(args[:fields], " "))
			if err != nil {
				return nil, err
			}
			pos, args = &at, args[fields:]
			continue
		}
		claim := &why.Claim{Position: *pos}
		if claim.Depth, err = cli.ParseNumber(args[0], 1, perft.MaxDepth); err != nil {
			return nil, fmt.Errorf("DEPTH: %w", err)
		}
		if args, err = readCounts(ctx, p, claim, args[1:]); err != nil {
			return nil, err
		}
		claims = append(claims, claim)
	}
	if len(claims) == 0 {
		return nil, errors.New("DEPTH is missing: expected a position, a depth and a count, as in bitray why kiwipete 4 4085662")
	}
	return claims, nil
}

// positionFields returns how many of the next arguments are a position: 1 for a name or a quoted FEN, more for the fields
// of a FEN without quotes, 0 for something else.
func positionFields(args []string) (fields int) {
	if !cli.IsPosition(args[0]) {
		return 0
	}
	for fields = 1; !strings.Contains(args[0], " ") && fields < len(args) && field.MatchString(args[fields]); {
		fields++
	}
	return fields
}

// readCounts reads what is counted at the depth of a claim, and returns the arguments after that.
func readCounts(ctx context.Context, p *cli.Program, claim *why.Claim, args []string) (rest []string, err error) {
	if len(args) > 0 && digits.MatchString(args[0]) {
		total, err := parseCount(args[0])
		if err != nil {
			return nil, err
		}
		claim.Total, args = &total, args[1:]
	}
	if len(args) > 0 && args[0] == "-" {
		return args[1:], readPasted(ctx, p, claim)
	}
	for len(args) > 0 && moveLine.MatchString(args[0]) {
		parts := moveLine.FindStringSubmatch(args[0])
		n, err := parseCount(parts[2])
		if err != nil {
			return nil, err
		}
		claim.Moves, args = append(claim.Moves, perft.MoveCount{Move: parts[1], Nodes: perft.NewNodes(n)}), args[1:]
	}
	if claim.Total == nil && len(claim.Moves) == 0 {
		return nil, fmt.Errorf("COUNT is missing after depth %d: expected a number, MOVE=COUNT, or - for what a program printed, on standard input", claim.Depth)
	}
	return args, nil
}

// maxCount is the largest count that is compared, as the differences have a sign.
const maxCount = 1 << 63

func parseCount(text string) (uint64, error) {
	return cli.ParseNumber[uint64](strings.NewReplacer(",", "", "_", "").Replace(text), 0, maxCount)
}

// readPasted reads what a program has printed from standard input.
func readPasted(ctx context.Context, p *cli.Program, claim *why.Claim) (err error) {
	claim.Moves, err = cli.ReadInput(ctx, p, "-", func(r io.Reader, name string) (moves []perft.MoveCount, err error) {
		moves, claim.Whole, err = engine.ReadPasted(r, name, crosscheck.NewLine(claim.Position))
		return moves, err
	})
	if err != nil {
		return err
	}
	var sum perft.Nodes
	for _, m := range claim.Moves {
		sum = sum.Add(m.Nodes)
	}
	switch total, _ := sum.Uint64(); {
	case sum.Cmp(perft.NewNodes(maxCount)) > 0:
		return fmt.Errorf("the root moves on standard input add up to %s: expected %s at most", cli.Thousands(sum), cli.Thousands(uint64(maxCount)))
	case !claim.Whole:
	case claim.Total == nil:
		claim.Total = &total
	case *claim.Total != total:
		return fmt.Errorf("COUNT is %s, but the root moves on standard input add up to %s: expected the same", cli.Thousands(*claim.Total), cli.Thousands(total))
	}
	return nil
}
