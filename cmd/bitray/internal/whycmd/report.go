package whycmd

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// Report is what the program prints; the names in JSON are stable.
type Report struct {
	Right    bool          `json:"right"` // all that is claimed
	Counts   []Count       `json:"counts"`
	Causes   []why.Card    `json:"causes"`           // the most usual first; each agrees with all counts
	Chance   float64       `json:"chance,omitempty"` // that a number which has nothing to do with them agrees
	Weak     bool          `json:"weak"`             // so that another number is needed
	Question *why.Question `json:"question,omitempty"`
	Nearly   []why.Near    `json:"nearly,omitempty"` // causes that give some of the wrong counts
	Partial  bool          `json:"partial"`          // stopped before all causes were tried
	Text     string        `json:"text"`             // the report for people
}

// Count is what is claimed for a position.
type Count struct {
	FEN   string  `json:"fen"`
	Depth int     `json:"depth"`
	Right uint64  `json:"right"`
	Yours *uint64 `json:"yours,omitempty"`
	Moves []Move  `json:"moves,omitempty"` // if counts of root moves were given: all that are right or claimed
	Whole bool    `json:"whole,omitempty"` // these are all of yours
	read  bool    // in a text, of which it is one number
	of960 bool    // castling is that of Chess960
}

// Move is the count of a root move; one that is missing on a side has none, and one that comes again has no right count.
type Move struct {
	Move  string  `json:"move"`
	Right *uint64 `json:"right,omitempty"`
	Yours *uint64 `json:"yours,omitempty"`
	Why   string  `json:"why,omitempty"` // it is illegal
}

const (
	// maxNamed is how many causes are named, or missing moves; and illegal ones, if most are.
	maxNamed = 6
	// usual is the chance above which a number says nothing.
	usual = 0.5
)

func newReport(claims []*why.Claim, a *why.Answer, compared, partial bool, pasted map[*why.Claim]*engine.Pasted) *Report {
	r := &Report{Right: len(a.Wrong) == 0, Counts: []Count{}, Causes: []why.Card{}, Chance: a.Chance, Question: a.Question, Partial: partial,
		Nearly: a.Nearly[:min(len(a.Nearly), maxNamed)]}
	var text strings.Builder
	numbers := 0
	for _, c := range claims {
		r.Counts = append(r.Counts, Count{c.Position.String(), c.Depth, c.Right, c.Total, movesOf(c), c.Whole, pasted[c] != nil && len(c.Moves) == 0, c.Position.Chess960()})
		numbers += len(c.Moves)
		if c.Total != nil {
			numbers++
		}
	}
	for _, c := range a.Causes[:min(len(a.Causes), maxNamed)] {
		card := c.Card()
		if c.Of != faulty.Both && c.Other == nil && a.Question != nil {
			card.Text = "perhaps " + card.Text
		}
		r.Causes = append(r.Causes, card)
	}
	small := !slices.ContainsFunc(a.Wrong, func(c *why.Claim) bool { return c.Difference() < -2 || c.Difference() > 2 })
	r.Weak = !r.Right && !compared && numbers <= 2 && len(a.Wrong) == 1 && (small || a.Chance > why.Doubtful)
	r.writeCounts(&text)
	for _, c := range claims {
		if p := pasted[c]; p != nil && !writeLack(&text, c, p) {
			r.Right = false
		}
	}
	switch {
	case compared:
	case len(a.Wrong) == 0 && !r.Right:
		text.WriteString("what came is right\n")
	case r.Right && numbers == 1:
		text.WriteString("that is the right number\n")
	case r.Right:
		text.WriteString("these are the right numbers\n")
	case len(r.Causes) == 0 && len(claims) == 1 && r.Counts[0].repeats():
		text.WriteString("each count is right, but moves of the root come more than once: it lists or prints them so\n")
	case len(r.Nearly) > 0:
		r.writeNearly(&text)
	case len(r.Causes) == 0:
		fmt.Fprintln(&text, noCause(claims, a, partial))
	default:
		r.writeCauses(&text, a, numbers)
	}
	if a.Untried && len(r.Causes)+len(r.Nearly) > 0 {
		text.WriteString("not all faults are tried with so large a count: a smaller depth helps, or the position after a move that is wrong\n")
	}
	if r.Question != nil {
		ask(&text, r.Question)
	}
	r.Text = text.String()
	return r
}

// again reports whether a move comes again.
func (c *Count) again(i int) bool { return i > 0 && c.Moves[i-1].Move == c.Moves[i].Move }

// repeats reports whether nothing is wrong but that moves come again.
func (c *Count) repeats() bool {
	repeated := c.Right
	for i, m := range c.Moves {
		switch {
		case c.again(i):
			repeated += *m.Yours
		case m.Yours == nil || m.Right == nil || *m.Yours != *m.Right:
			return false
		}
	}
	return c.Whole && c.Yours != nil && repeated == *c.Yours
}

// movesOf pairs the claimed counts with the right ones.
func movesOf(c *why.Claim) []Move {
	if len(c.Moves) == 0 {
		return nil
	}
	right, moves, whyIllegal := map[string]*uint64{}, []Move(nil), illegal(c)
	for _, m := range c.RightMoves {
		delete(whyIllegal, m.Move)
		right[m.Move] = leaves(m)
	}
	for _, m := range c.Moves {
		moves = append(moves, Move{m.Move, right[m.Move], leaves(m), whyIllegal[m.Move]})
		right[m.Move] = nil
	}
	for move, n := range right {
		if n != nil {
			moves = append(moves, Move{Move: move, Right: n})
		}
	}
	slices.SortStableFunc(moves, func(x, y Move) int { return strings.Compare(x.Move, y.Move) })
	return moves
}

func leaves(m perft.MoveCount) *uint64 {
	n, _ := m.Nodes.Uint64() // no claim is larger
	return &n
}

// claimed is a move generator that lists the root moves of a claim.
type claimed why.Claim

func (*claimed) Name() string { return "" }

func (c *claimed) Divide(context.Context, crosscheck.Line, int) ([]perft.MoveCount, error) {
	return slices.Clone(c.Moves), nil
}

// illegal says why moves of a claim are illegal; of castling of Chess960 also how the move of the king alone is written.
func illegal(c *why.Claim) map[string]string {
	line, reasons := crosscheck.NewLine(c.Position), map[string]string{}
	search := crosscheck.Search{Tested: (*claimed)(c), Reference: crosscheck.Bitray(1), Depth: 1}
	found, _ := search.First(context.Background(), []crosscheck.Line{line}) // no error: neither side has one
	if found.Difference == nil {
		return nil
	}
	for _, f := range found.Difference.Findings {
		if reasons[f.Move] = f.Why; f.Class == crosscheck.Castling && line.Chess960 {
			goal := map[bool]string{true: "g", false: "c"}[f.Move[2] > f.Move[0]]
			reasons[f.Move] = fmt.Sprintf("castling, %s%s%s: %s", f.Move[:2], goal, f.Move[1:2], f.Why)
		}
	}
	return reasons
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

// writeLack says what did not come of what a program has printed, and reports whether it may be called right: each root
// move came and nothing else that looks like one, or the total.
func writeLack(w io.Writer, c *why.Claim, p *engine.Pasted) (enough bool) {
	for _, n := range p.Others[:min(len(p.Others), maxNamed)] {
		fmt.Fprintf(w, "another total in the text is %s\n", cli.Thousands(n))
	}
	if p.Wrapped {
		fmt.Fprintf(w, "yours came as -%s, so a signed number of 32 bits overflows; apart from that:\n", cli.Thousands(1<<32-*c.Total))
		return false
	}
	enough = p.Unread == "" || p.Whole
	if !enough {
		fmt.Fprintf(w, "not understood: %s\n", p.Unread)
	}
	if len(p.Missing) == 0 || c.Whole || len(p.Missing) == len(c.RightMoves) {
		return enough && (c.Whole || c.Total != nil)
	}
	fmt.Fprintf(w, "%d of %d root moves came", len(c.RightMoves)-len(p.Missing), len(c.RightMoves))
	var missing []string
	for _, m := range c.RightMoves {
		if len(p.Missing) <= maxNamed && slices.Contains(p.Missing, m.Move) {
			missing = append(missing, fmt.Sprintf("%s (%s)", m.Move, cli.Thousands(m.Nodes)))
		}
	}
	if len(missing) > 0 {
		fmt.Fprintf(w, ", not %s", strings.Join(missing, ", "))
	}
	switch {
	case c.Total == nil:
		fmt.Fprint(w, ", and no total")
	case *c.Total == c.Right:
		fmt.Fprint(w, "; the total has what is missing")
	}
	fmt.Fprintln(w)
	return c.Total != nil
}

// write says what is right and how far off the claim is.
func (c *Count) write(w io.Writer) {
	fmt.Fprintf(w, "right %s", cli.Thousands(c.Right))
	if c.of960 {
		fmt.Fprint(w, ", with castling as in Chess960")
	}
	if c.Yours != nil {
		yours := "; yours"
		if c.read {
			yours += ", " + cli.Thousands(*c.Yours) + ","
		}
		fmt.Fprint(w, tooMany(int64(*c.Yours-c.Right), yours+" is %s too few", yours+" is %s too many", ", and so is yours"))
	}
	fmt.Fprintln(w)
	illegal, claimed := 0, 0
	for i, m := range c.Moves {
		if m.Yours != nil {
			claimed++
		}
		if m.Right == nil && !c.again(i) {
			illegal++
		}
	}
	many := illegal > maxNamed && 2*illegal > claimed // of another position
	if many {
		fmt.Fprintf(w, "  %d of %d moves are not legal here\n", illegal, claimed)
	}
	for i, m := range c.Moves {
		switch {
		case c.again(i):
			fmt.Fprintf(w, "  %-5s %s, once more\n", m.Move, cli.Thousands(*m.Yours))
		case many && (m.Yours == nil || m.Right == nil):
		case m.Yours == nil && c.Whole:
			fmt.Fprintf(w, "  %-5s missing, right %s\n", m.Move, cli.Thousands(*m.Right))
		case m.Right == nil:
			fmt.Fprintf(w, "  %-5s %s, which is no legal move: %s\n", m.Move, cli.Thousands(*m.Yours), m.Why)
		case m.Yours != nil && *m.Yours != *m.Right:
			fmt.Fprintf(w, "  %-5s %s, right %s\n", m.Move, cli.Thousands(*m.Yours), cli.Thousands(*m.Right))
		}
	}
}

// tooMany returns the text for a number that is off by some.
func tooMany(off int64, less, more, same string) string {
	switch {
	case off < 0:
		return fmt.Sprintf(less, cli.Thousands(uint64(-off)))
	case off > 0:
		return fmt.Sprintf(more, cli.Thousands(uint64(off)))
	}
	return same
}

// noCause says that no cause is found, and what has not been tried.
func noCause(claims []*why.Claim, a *why.Answer, partial bool) string {
	switch {
	case partial:
		return cli.Partial + ": not all faults are tried"
	case slices.ContainsFunc(claims, func(c *why.Claim) bool { return c.Right > why.MaxWalked }):
		return "so large a count is only tried with mistakes in counting: a smaller depth helps"
	case a.Untried:
		return "no single fault of both colors gives this, but not all others are tried with so large a count: a smaller depth helps, or the position after a move that is wrong"
	case slices.ContainsFunc(claims, func(c *why.Claim) bool { return c.Position.Chess960() }):
		return "no single fault gives this, and few are known of Chess960; with the program at hand, bitray diff finds the move"
	}
	return "no single fault gives this, nor two that often come together; with the program at hand, bitray diff finds the move"
}

// writeNearly writes the causes that give some of the numbers, and what is left of the others.
func (r *Report) writeNearly(w io.Writer) {
	fmt.Fprintln(w, "no single fault gives this, nor two that often come together; this comes nearest; what is left is another fault, or follows from this one:")
	for i, n := range r.Nearly {
		fmt.Fprintf(w, "%s%s\n", [2]string{"", "or "}[min(i, 1)], n.Text)
		if next := i + 1; next < len(r.Nearly) && slices.Equal(n.Left, r.Nearly[next].Left) {
			continue
		}
		if len(r.Nearly) == 1 {
			fmt.Fprintf(w, "  usually here: %s\n", n.Code)
		}
		for j, left := range n.Left {
			fmt.Fprintf(w, "  depth %d: %s\n", r.Counts[j].Depth, tooMany(left, "yours is %s fewer than that gives", "yours is %s more than that gives", "as that gives"))
		}
	}
}

// writeCauses writes the causes of some numbers.
func (r *Report) writeCauses(w io.Writer, a *why.Answer, numbers int) {
	for i, c := range r.Causes {
		fmt.Fprintf(w, "%s%s\n", [2]string{"", "or "}[min(i, 1)], c.Text)
	}
	if others := len(a.Causes) - len(r.Causes); others > 0 {
		fmt.Fprintf(w, "or one of %d others\n", others)
	}
	if len(r.Causes) == 1 {
		fmt.Fprintf(w, "  usually here: %s\n", r.Causes[0].Code)
	}
	more := ""
	if r.Weak {
		more = ": another number helps"
	}
	agree := len(a.Causes[0].Faults) > 0
	switch {
	case r.Partial:
		fmt.Fprintln(w, cli.Partial+": not all faults are tried")
	case numbers == 2 && agree:
		fmt.Fprintf(w, "both numbers agree%s\n", more)
	case numbers > 2 && agree:
		fmt.Fprintf(w, "all %d numbers agree\n", numbers)
	case numbers > 1:
	case r.Chance > usual:
		fmt.Fprintf(w, "nearly every number of this size agrees with some fault%s\n", more)
	case r.Chance > why.Likely:
		fmt.Fprintf(w, "by chance about 1 in %.0f numbers of this size agrees with some fault%s\n", 1/r.Chance, more)
	case r.Weak:
		fmt.Fprintf(w, "so small a difference has many causes%s\n", more)
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
	conditions := map[uint64]string{}
	for i, n := range q.Answers {
		conditions[n] += " or the " + [6]string{"first", "second", "third", "fourth", "fifth", "sixth"}[i]
	}
	if len(q.Answers) == 1 {
		conditions[q.Answers[0]] = " or so"
	}
	before := "  "
	for _, n := range q.Answers {
		if which, first := strings.CutPrefix(conditions[n], " or "); first {
			fmt.Fprintf(w, "%s%s if %s", before, cli.Thousands(n), which)
			before = ", "
			delete(conditions, n)
		}
	}
	fmt.Fprintf(w, "; right is %s\n", cli.Thousands(q.Right))
}
