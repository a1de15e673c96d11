package crosscheck

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
)

// Miscount is a move whose count differs although the two agree, one move further, on everything
// below it. So at least one of them contradicts itself.
type Miscount struct {
	Move      string      `json:"move"`
	Tested    perft.Nodes `json:"tested"` // leaves below the move, as each counted them at [Difference.Depth]
	Reference perft.Nodes `json:"reference"`
	Below     perft.Nodes `json:"below"` // what both count one move further, or the one leaf of depth 0, which no program is asked for
}

// countedWrong returns the difference between two counts of one move, below which both count the same.
func (s *Search) countedWrong(ctx context.Context, line Line, depth int, u uneven, below perft.Nodes) *Difference {
	d := s.difference(ctx, line, depth, comparison{})
	d.Miscount = &Miscount{u.move, u.tested, u.reference, below}
	name, wrong := d.Tested, u.tested
	if wrong == below {
		name, wrong = d.Reference, u.reference
	}
	class, what := Counting, ": a game that ends, leaves counted in bulk, a move that is not taken back completely or a hash table may explain that"
	drawn := line.then(u.move).drawn()
	if bits := overflow(wrong, below); bits != 0 {
		class, what = Overflow, fmt.Sprintf(": the count overflows %d bits", bits)
	} else if drawn != "" && wrong.Cmp(one) <= 0 && wrong.Cmp(below) < 0 {
		what = drawn
	} else if depth == 1 {
		what = ", but a move is one leaf to depth 1"
	}
	if depth > 1 {
		what = fmt.Sprintf(" and %v one move further%s", below, what)
	}
	f := finding(class, attacks.Empty, "%s counts %v here%s", name, wrong, what)
	if m, err := d.Position.ParseMove(u.move); d.Known && err == nil {
		f.Squares = attacks.SetOf(m.From(), m.To())
	}
	d.add(u.move, false, f)
	return d
}

// overflow returns of how many bits a counter has that is too small for a number, 0 if it is none.
func overflow(counted, right perft.Nodes) int {
	has, fits := counted.Uint64()
	wants, small := right.Uint64()
	for _, bits := range []int{32, 16, 8} {
		if fits && small && wants > has && (wants-has)%(1<<bits) == 0 && (bits > 8 || has < 1<<8) {
			return bits
		}
	}
	return 0
}
