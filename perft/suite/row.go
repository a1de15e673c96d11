package suite

import (
	"fmt"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// Row is a position with its perft counts.
type Row struct {
	File string // as given to the reader
	Line int    // of the position, from 1

	ID         string // the operation "id", without the quotes; "" for none
	FEN        string // as written, with single blanks between the fields
	Position   board.Position
	Counts     []Count  // in ascending order of depth; may be empty
	Operations []string // the EPD operations that are neither counts nor id, as written
}

// Count is the number of leaf nodes at a depth.
type Count struct {
	Depth int // 0 to [perft.MaxDepth] in files
	Nodes perft.Nodes
}

// Place returns the file and line of the row, as compilers write them.
func (r *Row) Place() string { return fmt.Sprintf("%s:%d", r.File, r.Line) }

// Within returns the counts of the row up to the first that is deeper than depth or larger than
// nodes. A limit of 0 is none.
func (r *Row) Within(depth int, nodes uint64) []Count {
	n := 0
	for _, c := range r.Counts {
		tooDeep := depth > 0 && c.Depth > depth
		tooLarge := nodes > 0 && c.Nodes.Cmp(perft.NewNodes(nodes)) > 0
		if tooDeep || tooLarge {
			break
		}
		n++
	}
	return r.Counts[:n]
}

// addCount inserts a count where its depth belongs.
func (r *Row) addCount(c Count) error {
	at := len(r.Counts)
	for at > 0 && r.Counts[at-1].Depth > c.Depth {
		at--
	}
	if at > 0 && r.Counts[at-1].Depth == c.Depth {
		return fmt.Errorf("depth %d has a count already: %v", c.Depth, r.Counts[at-1].Nodes)
	}
	r.Counts = append(r.Counts, Count{})
	copy(r.Counts[at+1:], r.Counts[at:])
	r.Counts[at] = c
	return nil
}
