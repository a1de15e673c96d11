package whycmd

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
)

// Report is what the program prints; the names in JSON are stable.
type Report struct {
	Right    bool          `json:"right"` // all that is claimed
	Counts   []Count       `json:"counts"`
	Causes   []why.Card    `json:"causes"`           // the most usual first; each agrees with all counts
	Chance   float64       `json:"chance,omitempty"` // that a number which has nothing to do with them agrees
	Weak     bool          `json:"weak"`             // so that a second number is needed
	Question *why.Question `json:"question,omitempty"`
	Text     string        `json:"text"` // the report for people
}

// Count is what is claimed for a position.
type Count struct {
	FEN   string  `json:"fen"`
	Depth int     `json:"depth"`
	Right uint64  `json:"right"`
	Yours *uint64 `json:"yours,omitempty"`
	Moves []Move  `json:"moves,omitempty"` // if counts of root moves were given: all that are right or claimed
	Whole bool    `json:"whole,omitempty"` // these are all of yours
}

// Move is the count of a root move; one that is missing on a side has none.
type Move struct {
	Move  string  `json:"move"`
	Right *uint64 `json:"right,omitempty"`
	Yours *uint64 `json:"yours,omitempty"`
}

// maxCauses is how many causes are printed.
const maxCauses = 6

// weak is the chance above which a second number is needed.
const weak = 0.1

func newReport(claims []*why.Claim, a *why.Answer, compared bool) *Report {
	r := &Report{Right: len(a.Wrong) == 0, Counts: []Count{}, Causes: []why.Card{}, Chance: a.Chance, Question: a.Question}
	numbers, small := 0, true
	for _, c := range claims {
		r.Counts = append(r.Counts, Count{c.Position.String(), c.Depth, c.Right, c.Total, movesOf(c), c.Whole})
		numbers += len(c.Moves)
		if c.Total != nil {
			numbers++
		}
		off := c.Difference()
		small = small && (c.Depth < 3 || off > -3 && off < 3)
	}
	for _, c := range a.Causes[:min(len(a.Causes), maxCauses)] {
		r.Causes = append(r.Causes, c.Card())
	}
	r.Weak = !r.Right && !compared && (small || numbers == 1 && a.Chance > weak)
	var text strings.Builder
	r.writeCounts(&text)
	switch {
	case compared:
	case r.Right && numbers == 1:
		text.WriteString("that is the right number\n")
	case r.Right:
		text.WriteString("these are the right numbers\n")
	case len(r.Causes) == 0 && slices.ContainsFunc(claims, func(c *why.Claim) bool { return c.Right > why.MaxWalked }):
		text.WriteString("so large a count is only tried with kings that stand side by side: a smaller number helps\n")
	case len(r.Causes) == 0 && a.Untried:
		text.WriteString("no single fault of both colors gives this, but not all others are tried with so large a count: a smaller number helps\n")
	case len(r.Causes) == 0:
		text.WriteString("no single fault gives this, nor two that often come together; with the program at hand, bitray diff finds the move\n")
	default:
		r.writeCauses(&text, numbers)
	}
	r.Text = text.String()
	return r
}

// movesOf pairs the claimed counts with the right ones.
func movesOf(c *why.Claim) []Move {
	if len(c.Moves) == 0 {
		return nil
	}
	all := map[string]Move{}
	for _, right := range c.RightMoves {
		all[right.Move] = Move{right.Move, leaves(right), nil}
	}
	for _, yours := range c.Moves {
		all[yours.Move] = Move{yours.Move, all[yours.Move].Right, leaves(yours)}
	}
	return slices.SortedFunc(maps.Values(all), func(x, y Move) int { return strings.Compare(x.Move, y.Move) })
}

func leaves(m perft.MoveCount) *uint64 {
	n, _ := m.Nodes.Uint64() // no claim is larger
	return &n
}

// Print writes the report for people.
func (r *Report) Print(out *cli.Output) { out.WriteString(r.Text) }

func (r *Report) writeCounts(w io.Writer) {
	for i := range r.Counts {
		c := &r.Counts[i]
		if len(r.Counts) > 1 {
			if i == 0 || c.FEN != r.Counts[i-1].FEN {
				fmt.Fprintln(w, c.FEN)
			}
			fmt.Fprintf(w, "  depth %d: ", c.Depth)
		}
		c.write(w)
	}
}

// write says what is right and how far off the claim is.
func (c *Count) write(w io.Writer) {
	fmt.Fprintf(w, "right %s", cli.Thousands(c.Right))
	switch {
	case c.Yours == nil:
	case *c.Yours < c.Right:
		fmt.Fprintf(w, "; yours is %s too few", cli.Thousands(c.Right-*c.Yours))
	case *c.Yours > c.Right:
		fmt.Fprintf(w, "; yours is %s too many", cli.Thousands(*c.Yours-c.Right))
	default:
		fmt.Fprint(w, ", and so is yours")
	}
	fmt.Fprintln(w)
	for _, m := range c.Moves {
		switch {
		case m.Yours == nil && c.Whole:
			fmt.Fprintf(w, "  %-5s missing, right %s\n", m.Move, cli.Thousands(*m.Right))
		case m.Right == nil:
			fmt.Fprintf(w, "  %-5s %s, which is no legal move\n", m.Move, cli.Thousands(*m.Yours))
		case m.Yours != nil && *m.Yours != *m.Right:
			fmt.Fprintf(w, "  %-5s %s, right %s\n", m.Move, cli.Thousands(*m.Yours), cli.Thousands(*m.Right))
		}
	}
}

// writeCauses writes the causes of some numbers, and the question.
func (r *Report) writeCauses(w io.Writer, numbers int) {
	for i, c := range r.Causes {
		fmt.Fprintf(w, "%s%s\n", [2]string{"", "or "}[min(i, 1)], c.Text)
	}
	if len(r.Causes) == 1 {
		fmt.Fprintf(w, "  usually here: %s\n", r.Causes[0].Code)
	}
	switch {
	case numbers == 2:
		fmt.Fprintln(w, "both numbers agree")
	case numbers > 2:
		fmt.Fprintf(w, "all %d numbers agree\n", numbers)
	case r.Chance > why.Likely:
		fmt.Fprintf(w, "by chance about 1 in %.0f numbers of this size agrees with some fault\n", 1/r.Chance)
	}
	if r.Weak {
		fmt.Fprintln(w, "so small a difference has many causes: a second number helps")
	}
	if r.Question != nil {
		ask(w, r.Question)
	}
}

// ask asks for a count, and says what each cause gives.
func ask(w io.Writer, q *why.Question) {
	position := fmt.Sprintf("%q", q.FEN)
	for _, name := range strings.Split(cli.PositionNames, ", ") {
		if cli.NamedFEN(name) == q.FEN {
			position = name
		}
	}
	fmt.Fprintf(w, "to be sure: perft of %s, depth %d\n", position, q.Depth)
	for i, n := range q.Answers {
		condition := [6]string{"the first", "the second", "the third", "the fourth", "the fifth", "the sixth"}[i]
		if len(q.Answers) == 1 {
			condition = "so"
		}
		fmt.Fprintf(w, "%s%s if %s", [2]string{"  ", ", "}[min(i, 1)], cli.Thousands(n), condition)
	}
	fmt.Fprintf(w, "; right is %s\n", cli.Thousands(q.Right))
}
