package whycmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

var (
	// digits is a count, with separators of thousands or without.
	digits     = regexp.MustCompile(`^[0-9]+([,_.' ][0-9]+)*$`)
	separators = strings.NewReplacer(",", "", "_", "", ".", "", "'", "", " ", "")
	// negative is a count that has overflowed, with a minus sign for who reads flags.
	negative = regexp.MustCompile(`^[-−]([0-9]([,_.' ]?[0-9]){8,9})$`)
	// field is a field of a FEN after the pieces that can be nothing else.
	field = regexp.MustCompile(`^([wb]|-|[KQkq]+|[a-h][36])$`)
)

// Arguments gives the negative counts in a command line a minus sign, so that they are no flags, and returns it.
func Arguments(args []string) []string {
	for i, arg := range args {
		if args[0] == "why" {
			args[i] = negative.ReplaceAllString(arg, "−$1")
		}
	}
	return args
}

// reader reads claims, and keeps what programs have printed about them.
type reader struct {
	program *cli.Program
	solver  *why.Solver
	pasted  map[*why.Claim]*engine.Pasted
}

// readClaims reads positions, each followed by depths with what is counted there, also in the words of UCI.
func (r *reader) readClaims(ctx context.Context, args []string) (claims []*why.Claim, err error) {
	var pos *board.Position
	args = slices.DeleteFunc(args, func(word string) bool { return slices.Contains([]string{"position", "fen", "go", "perft"}, word) })
	for len(args) > 0 {
		fields, err := positionFields(args)
		if err != nil {
			return nil, err
		}
		if pos == nil || fields > 0 {
			fields = max(fields, 1) // the first argument must be a position, and the error says so
			at, err := cli.ParsePosition(strings.Join(args[:fields], " "))
			if err != nil {
				return nil, err
			}
			pos, args = &at, args[fields:]
			continue
		}
		claim := &why.Claim{Position: *pos}
		if claim.Depth, err = cli.ParseNumber(strings.TrimPrefix(args[0], "go perft "), 1, perft.MaxDepth); err != nil {
			return nil, fmt.Errorf("DEPTH: %w, found %s", err, cli.Quoted(args[0]))
		}
		if args, err = r.readCounts(ctx, claim, args[1:]); err != nil {
			return nil, err
		}
		for depth := range claim.Depth {
			if p := r.pasted[claim]; p != nil && p.Lesser[depth] != (perft.Nodes{}) {
				total, _ := p.Lesser[depth].Uint64()
				lesser := &why.Claim{Position: *pos, Depth: depth, Total: &total}
				claims, r.pasted[lesser] = append(claims, lesser), &engine.Pasted{}
			}
		}
		claims = append(claims, claim)
	}
	if len(claims) == 0 {
		return nil, errors.New("DEPTH is missing: expected a position, a depth and a count, as in bitray why kiwipete 4 4085662")
	}
	return claims, nil
}

// clocks are those of a FEN before a depth and its count; hardly a game has a thousand moves.
var clocks = regexp.MustCompile(`^([0-9]{1,3}) ([1-9][0-9]{0,2}) ([0-9]{1,2}) .`)

// positionFields returns how many of the next arguments are a position: 1 for a name or a quoted FEN, more for the fields of a FEN without
// quotes, 0 for something else. It is an error if its clocks may as well be a depth and its count before those of the next depth.
func positionFields(args []string) (fields int, err error) {
	if !cli.IsPosition(args[0]) {
		return 0, nil
	}
	for fields = 1; !strings.Contains(args[0], " ") && fields < len(args) && field.MatchString(args[fields]); {
		fields++
	}
	numbers := clocks.FindStringSubmatch(strings.Join(args[fields:], " "))
	if fields < 4 || numbers == nil {
		return fields, nil
	}
	halfmoves, _ := strconv.Atoi(numbers[1])
	depth, _ := strconv.Atoi(numbers[3])
	pos, err := cli.ParsePosition(strings.Join(args[:fields], " "))
	switch {
	case err != nil || halfmoves == 1 && numbers[2] == strconv.Itoa(pos.CountLegalMoves()):
		return fields, nil
	case halfmoves > 0 && depth == halfmoves+1:
		return 0, fmt.Errorf("%s %s after the FEN: expected its clocks or a depth and its count, which may be meant; put the FEN in quotes", numbers[1], numbers[2])
	}
	return fields + 2, nil
}

// readCounts reads what is counted at the depth of a claim, and returns the arguments after that.
func (r *reader) readCounts(ctx context.Context, claim *why.Claim, args []string) (rest []string, err error) {
	if below := len(args) > 0 && negative.MatchString(args[0]); below || len(args) > 0 && digits.MatchString(args[0]) {
		total, err := cli.ParseNumber[uint64](separators.Replace(negative.ReplaceAllString(args[0], "$1")), 0, maxCount)
		if err != nil || below && total > 1<<31 {
			return nil, fmt.Errorf("COUNT: %w, found %s", cmp.Or(err, errors.New("expected -2147483648 or more")), cli.Quoted(args[0]))
		}
		if below {
			total, r.pasted[claim] = 1<<32-total, &engine.Pasted{Wrapped: true}
		}
		claim.Total, args = &total, args[1:]
	}
	if len(args) > 0 && args[0] == "-" {
		return args[1:], r.readPasted(ctx, claim)
	}
	if args, err = r.readMoves(ctx, claim, args); err != nil {
		return nil, err
	}
	if claim.Total == nil && len(claim.Moves) == 0 {
		return nil, fmt.Errorf("COUNT is missing after depth %d: expected a number, MOVE=COUNT, or - for what a program printed, on standard input", claim.Depth)
	}
	return args, nil
}

// readMoves reads root moves with their counts, as MOVE=COUNT or in two words.
func (r *reader) readMoves(ctx context.Context, claim *why.Claim, args []string) (rest []string, err error) {
	var items []string
	for len(args) > 0 && !digits.MatchString(args[0]) && !cli.IsPosition(args[0]) {
		words := 1
		if len(args) > 1 && digits.MatchString(args[1]) && !strings.ContainsAny(args[0], "=:") {
			words = 2
		}
		items, args = append(items, strings.Join(args[:words], " ")), args[words:]
	}
	if len(items) == 0 {
		return args, nil
	}
	got, err := r.read(ctx, strings.NewReader(strings.Join(items, "\n")), "MOVE=COUNT", claim)
	if claim.Moves = got.Moves; err == nil && len(got.Moves) < len(items) {
		err = fmt.Errorf("%s after depth %d: expected a count, a move and its count, such as e2e4=20, or a depth", cmp.Or(got.Unread, cli.Quoted(strings.Join(items, " "))), claim.Depth)
	}
	return args, err
}

// read reads what a program has printed about the position of a claim.
func (r *reader) read(ctx context.Context, in io.Reader, name string, claim *why.Claim) (engine.Pasted, error) {
	right := func() []perft.MoveCount {
		claim.Moves = []perft.MoveCount{{}} // so that those that are right are counted
		if _, err := r.solver.Compare(ctx, []*why.Claim{claim}); err != nil {
			return nil
		}
		return claim.RightMoves
	}
	return engine.ReadPasted(ctx, in, name, crosscheck.NewLine(claim.Position), claim.Depth, right)
}

// maxCount is the largest count that is compared, as the differences have a sign.
const maxCount = 1 << 63

// readPasted reads what a program has printed from standard input.
func (r *reader) readPasted(ctx context.Context, claim *why.Claim) error {
	p, err := cli.ReadInput(ctx, r.program, "-", func(in io.Reader, name string) (engine.Pasted, error) {
		return r.read(ctx, in, name, claim)
	})
	if err != nil {
		return err
	}
	if len(p.Moves) == 0 && p.Total == nil {
		unread := ""
		if p.Unread != "" {
			unread = ", and a line that was not understood is " + p.Unread
		}
		return fmt.Errorf("standard input: expected a line for each root move, such as \"e2e4: 20\", or the total, found none%s", unread)
	}
	var sum perft.Nodes
	for _, m := range p.Moves {
		sum = sum.Add(m.Nodes)
	}
	claim.Moves, claim.Whole, r.pasted[claim] = p.Moves, p.Whole || len(p.Moves) > 0 && len(p.Missing) == 0, &p
	switch {
	case sum.Cmp(perft.NewNodes(maxCount)) > 0 || p.Total != nil && p.Total.Cmp(perft.NewNodes(maxCount)) > 0:
		return fmt.Errorf("the counts on standard input add up to %s: expected %s at most", cli.Thousands(sum), cli.Thousands(uint64(maxCount)))
	case p.Total == nil:
	case claim.Total == nil:
		total, _ := p.Total.Uint64()
		claim.Total = &total
	case perft.NewNodes(*claim.Total) != *p.Total:
		return fmt.Errorf("COUNT is %s, but the total on standard input is %s: expected the same", cli.Thousands(*claim.Total), cli.Thousands(*p.Total))
	}
	return nil
}
