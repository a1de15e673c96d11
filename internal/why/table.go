package why

import (
	"cmp"
	"context"
	_ "embed"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/faulty"
	"github.com/bitray/bitray/perft/board"
)

// Row holds what is counted of a position to a depth: the right number, and by how much each fault is off.
type Row struct {
	Name, FEN string
	Depth     int
	Right     uint64
	Off       []int64 // by fault, or TooLarge
}

// TooLarge stands for a fault with which the tree is much larger.
const TooLarge = -1 << 63

// leaves returns what a generator with a fault counts.
func (r *Row) leaves(f faulty.Fault) (n uint64, ok bool) {
	return r.Right + uint64(r.Off[f]), r.Off[f] != TooLarge
}

//go:embed table.csv
var table string

// Rows returns the table, positions with few leaves first within a name.
var Rows = sync.OnceValue(func() []*Row {
	rows, err := read(table)
	if err != nil {
		panic("why: table.csv: " + err.Error())
	}
	return rows
})

// header names the columns.
func header() []string {
	columns := []string{"name", "fen", "depth", "right"}
	for _, card := range faulty.Catalog {
		columns = append(columns, card.Name)
	}
	return columns
}

// Write writes the table as comma-separated values. Name and FEN are empty where they repeat those above, and a difference
// is empty for 0.
func Write(w io.Writer, rows []*Row) error {
	records := [][]string{header()}
	for i, r := range rows {
		record := []string{r.Name, r.FEN, strconv.Itoa(r.Depth), strconv.FormatUint(r.Right, 10)}
		if i > 0 && r.FEN == rows[i-1].FEN {
			record[0], record[1] = "", ""
		}
		for _, off := range r.Off {
			switch off {
			case 0:
				record = append(record, "")
			case TooLarge:
				record = append(record, "-")
			default:
				record = append(record, strconv.FormatInt(off, 10))
			}
		}
		records = append(records, record)
	}
	return csv.NewWriter(w).WriteAll(records)
}

// read reads what [Write] has written.
func read(text string) (rows []*Row, err error) {
	records, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		return nil, err
	}
	if !slices.Equal(records[0], header()) {
		return nil, errors.New("the columns are not the faults of the catalog, in their order")
	}
	var r Row
	for _, record := range records[1:] {
		if record[0] != "" {
			r.Name, r.FEN = record[0], record[1]
		}
		if _, err := fmt.Sscan(record[2]+" "+record[3], &r.Depth, &r.Right); err != nil {
			return nil, err
		}
		r.Off = nil
		for _, text := range record[4:] {
			off := int64(TooLarge)
			if text != "-" {
				off, err = strconv.ParseInt(cmp.Or(text, "0"), 10, 64)
			}
			if err != nil {
				return nil, err
			}
			r.Off = append(r.Off, off)
		}
		rows = append(rows, new(r))
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
	if c.anew || len(c.Path) > 0 {
		return nil
	}
	return places()[place{c.Position.Code(), c.Depth}]
}

// NewRow counts a row with all faults, of which the right number is known.
func (s *Solver) NewRow(ctx context.Context, name string, pos board.Position, depth int, right uint64) (*Row, error) {
	start, err := faulty.New(&pos)
	if err != nil {
		return nil, err
	}
	c := &Claim{Position: pos, Depth: depth, Right: right, start: start, prepared: true, anew: true}
	all, err := s.count(ctx, c, singles())
	r := &Row{Name: name, FEN: pos.String(), Depth: depth, Right: right}
	for _, x := range all {
		if r.Off = append(r.Off, x.off(c)); !x.ok {
			r.Off[len(r.Off)-1] = TooLarge
		}
	}
	return r, err
}

// singles returns each fault alone, in order.
func singles() (all []Cause) {
	for f := range faulty.NumFaults {
		all = append(all, Cause{Faults: []faulty.Fault{f}, Of: faulty.Both})
	}
	return all
}
