package why

import (
	"context"
	_ "embed"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/faulty"
	"github.com/bitray/bitray/perft/board"
)

// Row holds what is counted of a position to a depth: the right number, and by how much each fault is off. Of a
// fault that is in neither list the count is right.
type Row struct {
	Name, FEN string
	Depth     int
	Right     uint64
	Off       map[faulty.Fault]int64
	TooLarge  map[faulty.Fault]bool // the faults with which the tree is much larger
}

// leaves returns what a generator with a fault counts.
func (r *Row) leaves(f faulty.Fault) (n uint64, ok bool) {
	return r.Right + uint64(r.Off[f]), !r.TooLarge[f]
}

//go:embed table.txt
var table string

// Rows returns the table, positions with few leaves first within a name.
var Rows = sync.OnceValue(func() []*Row {
	rows, err := read(table)
	if err != nil {
		panic("why: table.txt: " + err.Error())
	}
	return rows
})

// Write writes the names of the faults on a line, whose numbers there, in base 36, are used below; then for each
// position a line with its name and its FEN, followed by lines for the depths, which begin with a tab.
func Write(w io.Writer, rows []*Row) {
	for _, card := range faulty.Catalog {
		fmt.Fprintf(w, "%s ", card.Name)
	}
	fmt.Fprintln(w)
	for i, r := range rows {
		if i == 0 || r.FEN != rows[i-1].FEN {
			fmt.Fprintf(w, "%s\t%s\n", r.Name, r.FEN)
		}
		fmt.Fprintf(w, "\t%d %d", r.Depth, r.Right)
		for f := range faulty.NumFaults {
			if r.TooLarge[f] {
				fmt.Fprintf(w, " %s:-", short(f))
			} else if r.Off[f] != 0 {
				fmt.Fprintf(w, " %s:%d", short(f), r.Off[f])
			}
		}
		fmt.Fprintln(w)
	}
}

// short is the number of a fault in the table.
func short(f faulty.Fault) string { return strconv.FormatInt(int64(f), 36) }

// read reads what [Write] has written.
func read(text string) (rows []*Row, err error) {
	name, fen := "", ""
	names, text, _ := strings.Cut(text, "\n")
	var numbered []faulty.Fault
	for _, name := range strings.Fields(names) {
		f, err := faulty.Named(name)
		if err != nil {
			return nil, err
		}
		numbered = append(numbered, f)
	}
	if len(numbered) != len(faulty.Catalog) {
		return nil, fmt.Errorf("%d faults, expected all %d of the catalog", len(numbered), len(faulty.Catalog))
	}
	for line := range strings.Lines(text) {
		numbers, isRow := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "\t")
		if !isRow {
			name, fen, _ = strings.Cut(numbers, "\t")
			continue
		}
		r := &Row{Name: name, FEN: fen, Off: map[faulty.Fault]int64{}, TooLarge: map[faulty.Fault]bool{}}
		words := strings.Fields(numbers)
		if _, err := fmt.Sscan(words[0]+" "+words[1], &r.Depth, &r.Right); err != nil {
			return nil, err
		}
		for _, word := range words[2:] {
			number, off, _ := strings.Cut(word, ":")
			i, err := strconv.ParseUint(number, 36, 8)
			if err != nil || int(i) >= len(numbered) {
				return nil, fmt.Errorf("%q: expected the number of a fault", number)
			}
			f := numbered[i]
			if off == "-" {
				r.TooLarge[f] = true
			} else if r.Off[f], err = strconv.ParseInt(off, 10, 64); err != nil {
				return nil, err
			}
		}
		rows = append(rows, r)
	}
	return rows, nil
}

// place is where a row is found.
type place struct {
	code  board.Code
	depth int
}

var places = sync.OnceValue(func() map[place]*Row {
	all := map[place]*Row{}
	for _, r := range Rows() {
		if pos, err := board.ParseFEN(r.FEN); err == nil {
			all[place{pos.Code(), r.Depth}] = r
		}
	}
	return all
})

// known returns the row of a claim, or nil. The fault that overlooks the en-passant square of a FEN shows only if the
// FEN is the same, which Code sees if the square matters.
func known(c *Claim) *Row {
	if len(c.Path) > 0 {
		return nil
	}
	return places()[place{c.Position.Code(), c.Depth}]
}

// NewRow counts a row with all faults.
func (s *Solver) NewRow(ctx context.Context, name string, pos board.Position, depth int) (*Row, error) {
	s.counters = make([]faulty.Counter, max(1, s.Threads))
	c := &Claim{Position: pos, Depth: depth, Moves: []faulty.Line{{}}} // so that no row is looked up
	if err := c.prepare(ctx, len(s.counters)); err != nil {
		return nil, err
	}
	results, err := s.count(ctx, c, singles())
	r := &Row{Name: name, FEN: pos.String(), Depth: depth, Right: c.Right, Off: map[faulty.Fault]int64{}, TooLarge: map[faulty.Fault]bool{}}
	for f, result := range results {
		if r.TooLarge[faulty.Fault(f)] = !result.ok; result.ok {
			r.Off[faulty.Fault(f)] = int64(result.leaves - c.Right)
		}
	}
	return r, err
}

// singles returns each fault alone, in order.
func singles() (all []Cause) {
	for f := range faulty.NumFaults {
		all = append(all, Cause{[]faulty.Fault{f}, faulty.Both, 0})
	}
	return all
}
