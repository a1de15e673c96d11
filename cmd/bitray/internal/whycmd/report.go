package whycmd

import (
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/why"
)

// Report is what the program prints; the names in JSON are stable.
type Report struct {
	Right    bool       `json:"right"` // all that is claimed
	Counts   []Count    `json:"counts"`
	Causes   []why.Card `json:"causes"`           // the most usual first; each agrees with all counts
	Chance   float64    `json:"chance,omitempty"` // that a number which has nothing to do with them agrees
	Weak     bool       `json:"weak"`             // so that a second number is needed
	Question *Question  `json:"question,omitempty"`
	Text     string     `json:"text"` // the report for people
	numbers  int
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

// Question is a count that separates the causes.
type Question struct {
	FEN     string   `json:"fen"`
	Depth   int      `json:"depth"`
	Right   uint64   `json:"right"`
	Answers []uint64 `json:"answers"` // by the first causes
	name    string
}

// mostCauses is how many causes are printed.
const mostCauses = 6

// weak is the chance above which a second number is needed.
const weak = 0.1

func newReport(claims []*why.Claim, a *why.Answer, compared bool) *Report {
	r := &Report{Right: len(a.Wrong) == 0, Counts: []Count{}, Causes: []why.Card{}, Chance: a.Chance}
	small := true
	for _, c := range claims {
		r.Counts = append(r.Counts, Count{c.Position.String(), c.Depth, c.Right, c.Total, movesOf(c), c.Whole})
		r.numbers += len(c.Moves)
		if c.Total != nil {
			r.numbers++
		}
		off := c.Difference()
		small = small && (c.Depth < 3 || off > -3 && off < 3)
	}
	for _, c := range a.Causes[:min(len(a.Causes), mostCauses)] {
		r.Causes = append(r.Causes, c.Card())
	}
	r.Weak = !r.Right && !compared && (small || r.numbers == 1 && a.Chance > weak)
	if q := a.Question; q != nil {
		r.Question = &Question{q.Row.FEN, q.Row.Depth, q.Row.Right, q.Answers, q.Row.Name}
	}
	var text strings.Builder
	r.writeCounts(&text)
	if !compared {
		r.writeCauses(&text)
	}
	r.Text = text.String()
	return r
}

// movesOf puts what is right beside what is claimed.
func movesOf(c *why.Claim) (moves []Move) {
	if len(c.Moves) == 0 {
		return nil
	}
	for _, right := range c.RightMoves {
		moves = append(moves, Move{right.Move, &right.Leaves, nil})
	}
	for _, yours := range c.Moves {
		i := slices.IndexFunc(moves, func(m Move) bool { return m.Move == yours.Move })
		if i < 0 {
			moves = append(moves, Move{yours.Move, nil, &yours.Leaves})
		} else {
			moves[i].Yours = &yours.Leaves
		}
	}
	slices.SortFunc(moves, func(x, y Move) int { return strings.Compare(x.Move, y.Move) })
	return moves
}

// Print writes the report for people.
func (r *Report) Print(out *cli.Output) { out.WriteString(r.Text) }

func (r *Report) writeCounts(text *strings.Builder) {
	for i := range r.Counts {
		c, heading := &r.Counts[i], ""
		if len(r.Counts) > 1 {
			if heading = fmt.Sprintf("  depth %d: ", c.Depth); i == 0 || c.FEN != r.Counts[i-1].FEN {
				heading = c.FEN + "\n" + heading
			}
		}
		c.write(text, heading)
	}
}

func (r *Report) writeCauses(text *strings.Builder) {
	switch {
	case r.Right && r.numbers == 1:
		text.WriteString("that is the right number\n")
		return
	case r.Right:
		text.WriteString("these are the right numbers\n")
		return
	case len(r.Causes) == 0:
		text.WriteString("no single fault gives this, nor two that often come together; with the program at hand, bitray diff finds the move\n")
		return
	}
	for i, c := range r.Causes {
		fmt.Fprintf(text, "%s%s\n", [2]string{"", "or "}[min(i, 1)], c.Text)
	}
	if len(r.Causes) == 1 {
		fmt.Fprintf(text, "  usually here: %s\n", r.Causes[0].Code)
	}
	if r.numbers > 1 {
		if r.numbers == 2 {
			text.WriteString("both numbers agree\n")
		} else {
			fmt.Fprintf(text, "all %d numbers agree\n", r.numbers)
		}
	} else if r.Chance > why.Likely {
		fmt.Fprintf(text, "by chance about 1 in %.0f numbers of this size agrees with some fault\n", 1/r.Chance)
	}
	if r.Weak {
		text.WriteString("so small a difference has many causes: a second number helps\n")
	}
	if r.Question != nil {
		r.Question.write(text)
	}
}

// write says what is right and how far off the claim is, behind a heading.
func (c *Count) write(text *strings.Builder, heading string) {
	fmt.Fprintf(text, "%sright %s", heading, cli.Thousands(c.Right))
	if c.Yours != nil {
		switch off := int64(*c.Yours - c.Right); {
		case off < 0:
			fmt.Fprintf(text, "; yours is %s too few", cli.Thousands(-off))
		case off > 0:
			fmt.Fprintf(text, "; yours is %s too many", cli.Thousands(off))
		default:
			text.WriteString(", and so is yours")
		}
	}
	text.WriteByte('\n')
	for _, m := range c.Moves {
		switch {
		case m.Yours == nil && c.Whole:
			fmt.Fprintf(text, "  %-5s missing, right %s\n", m.Move, cli.Thousands(*m.Right))
		case m.Right == nil:
			fmt.Fprintf(text, "  %-5s %s, which is no legal move\n", m.Move, cli.Thousands(*m.Yours))
		case m.Yours != nil && *m.Yours != *m.Right:
			fmt.Fprintf(text, "  %-5s %s, right %s\n", m.Move, cli.Thousands(*m.Yours), cli.Thousands(*m.Right))
		}
	}
}

// write asks for a count, and says what each cause gives.
func (q *Question) write(text *strings.Builder) {
	position := fmt.Sprintf("%q", q.FEN)
	if cli.IsPositionName(q.name) {
		position = q.name
	}
	fmt.Fprintf(text, "to be sure: perft of %s, depth %d\n  ", position, q.Depth)
	for i, n := range q.Answers {
		if i > 0 {
			text.WriteString(", ")
		}
		condition := [6]string{"the first", "the second", "the third", "the fourth", "the fifth", "the sixth"}[i]
		if len(q.Answers) == 1 {
			condition = "so"
		}
		fmt.Fprintf(text, "%s if %s", cli.Thousands(n), condition)
	}
	fmt.Fprintf(text, "; right is %s\n", cli.Thousands(q.Right))
}
