package why

import (
	"cmp"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft/board"
)

// Row holds what is counted of a position to a depth: the right number, and by how much each fault is off, if it is.
type Row struct {
	Name, FEN string
	Depth     int
	Right     uint64
	Off       map[int]int64 // or TooLarge, by number
	position  board.Position
	code      board.Code
}

// TooLarge stands for a fault with which the tree is much larger.
const TooLarge = -1 << 63

const (
	// minVaried and maxVaried are how many leaves a row has that holds faults also as one color has them, and with habits:
	// with fewer they are counted at once.
	minVaried = 90_000
	maxVaried = 5_000_000
)

// number is the key of a fault in a row, of one that has a variant too: that of both colors without a habit has its own number.
func (c Cause) number() int {
	return int(c.Faults[0]) + 1000*int(faulty.Both-c.Of) + 10_000*(1+slices.Index(faulty.Habits, c.Habit))
}

// off returns by how much a cause is off, if there is a row and it has that. A habit that is not there changes nothing.
func (r *Row) off(c Cause) (off int64, known bool) {
	varied := c.Of == faulty.Both || c.Habit == 0
	if r == nil || !c.single() && (len(c.Faults) > 1 || !varied || r.Right < minVaried || r.Right > maxVaried) {
		return 0, false
	}
	off, known = r.Off[c.number()]
	if !known && c.Habit != 0 {
		off = r.Off[int(c.Faults[0])]
	}
	return off, true
}

//go:embed table.jsonl
var table string

// Rows returns the table, positions with few leaves first within a name.
var Rows = sync.OnceValue(func() []*Row {
	rows, err := read(table)
	if err != nil {
		panic("why: table.jsonl: " + err.Error())
	}
	return rows
})

// faults returns the names of the faults in their order.
func faults() (names []string) {
	for _, card := range faulty.Catalog {
		names = append(names, card.Name)
	}
	return names
}

// Write writes the names of the faults, whose places there are the keys below, and the rows.
func Write(w io.Writer, rows []*Row) error {
	out := json.NewEncoder(w)
	err := out.Encode(faults())
	for _, r := range rows {
		err = cmp.Or(err, out.Encode(r))
	}
	return err
}

// read reads what [Write] has written.
func read(text string) (rows []*Row, err error) {
	in, names := json.NewDecoder(strings.NewReader(text)), []string(nil)
	if err := in.Decode(&names); err != nil {
		return nil, err
	}
	if !slices.Equal(names, faults()) {
		return nil, errors.New("expected the faults of the catalog, in their order")
	}
	for in.More() {
		r := &Row{}
		if err := in.Decode(r); err != nil {
			return nil, err
		}
		pos, err := board.ParseFEN(r.FEN)
		if err != nil {
			return nil, err
		}
		r.position, r.code, rows = pos, pos.Code(), append(rows, r)
	}
	return rows, nil
}

// known returns the row of a claim, or nil. The fault that overlooks the en-passant square of a FEN shows only if the
// FEN is the same, which Code sees if the square matters.
func known(c *Claim) *Row {
	if c.untabled {
		return nil
	}
	code := c.Position.Code()
	for _, r := range Rows() {
		if r.Depth == c.Depth && r.code == code {
			return r
		}
	}
	return nil
}

// NewRow counts a row with all faults, of which the right number is known.
func (s *Solver) NewRow(ctx context.Context, name string, pos board.Position, depth int, right uint64) (*Row, error) {
	c := &Claim{Position: pos, Depth: depth, Right: right, start: faulty.New(&pos), threads: s.Threads, untabled: true, rights: map[int]candidate{depth: {leaves: right}}}
	r := &Row{Name: name, FEN: pos.String(), Depth: depth, Right: right, Off: map[int]int64{}}
	all, err := s.countAll(ctx, c, singles())
	if _, varied := r.off(Cause{Faults: []faulty.Fault{0}, Of: faulty.White}); varied && err == nil {
		habits, _ := withHabits(nil, c, all)
		colors, _ := variants(c, all, []faulty.Habit{0}, oneColor, nil)
		var causes []Cause
		for _, g := range append(habits, colors...) {
			causes = append(causes, g.Cause)
		}
		var more []candidate
		more, err = s.countAll(ctx, c, causes)
		all = append(all, more...)
	}
	for _, x := range all {
		off := x.off(c)
		if !x.ok {
			off = TooLarge
		}
		if before, _ := r.off(x.Cause); off != before {
			r.Off[x.number()] = off
		}
	}
	return r, err
}
