package symmetric_test

import (
	"maps"
	"math/bits"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/magic/symmetric/internal/index"
	"github.com/bitray/bitray/transform"
)

// lines is a set of cache lines of 64 bytes: table and number.
type lines map[[2]int]bool

const (
	rowLines = iota
	slabLines
	numberLines
	setLines
	shapeOfLines
	shapeLines
)

func (l lines) touch(table, offset int) { l[[2]int{table, offset / 64}] = true }

// slabOf returns the look-up of a slab as a function that touches lines.
func slabOf(layout slab.Layout) func(lines, find.Piece, attacks.Square, attacks.Bitboard) {
	var entries [2][64]slab.Entry
	var masks [2][64]attacks.Bitboard
	for _, e := range layout {
		p := find.NewProblem(e.Piece, e.Square)
		entries[e.Piece][e.Square], masks[e.Piece][e.Square] = e, attacks.Bitboard(p.Mask)
	}
	return func(l lines, piece find.Piece, sq attacks.Square, occ attacks.Bitboard) {
		e := &entries[piece][sq]
		l.touch(rowLines, int(sq)*64)
		l.touch(slabLines, 8*(e.Offset+e.Index(uint64(occ&masks[piece][sq]))))
	}
}

// TestCacheLines counts the cache lines that look-ups touch in the positions of games, as the
// documentation of the package tells them.
func TestCacheLines(t *testing.T) {
	positions, _ := newGames()
	packed, err := slab.Record("identity")
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]int{
		"magic":     count(positions, slabOf(fancy())),
		"packed":    count(positions, slabOf(packed)),
		"symmetric": count(positions, orbitLines(false)),
		"shapes":    count(positions, orbitLines(true)),
	}
	want := map[string]int{"magic": 2525, "packed": 2371, "symmetric": 859, "shapes": 522}
	if !maps.Equal(got, want) {
		t.Errorf("cache lines touched in 2,048 positions: %v, want %v", got, want)
	}
}

// fancy returns the slab of package magic: its multipliers, found from the same seed in the same
// order, and its layout, a rook and a bishop for each square in turn.
func fancy() (layout slab.Layout) {
	finder, offset := find.NewFinder(64), 0
	for i := range 128 {
		p := find.NewProblem(find.Piece(i&1), uint8(i>>1))
		m := find.Multiplier{Bits: p.Bits, Magic: finder.Place(&p)}
		layout = append(layout, slab.Entry{Piece: p.Piece, Square: p.Square, Offset: offset, Multiplier: m})
		offset += p.Size()
	}
	return layout
}

func count(positions []position, look func(lines, find.Piece, attacks.Square, attacks.Bitboard)) int {
	touched := make(lines)
	for i := range positions {
		for _, sq := range positions[i].orthogonals {
			look(touched, find.Rook, sq, positions[i].occ)
		}
		for _, sq := range positions[i].diagonals {
			look(touched, find.Bishop, sq, positions[i].occ)
		}
	}
	return len(touched)
}

// orbitLines is the look-up by orbits, with attack sets or with shapes.
func orbitLines(withShapes bool) func(lines, find.Piece, attacks.Square, attacks.Bitboard) {
	tables := index.Build()
	shapeNumbers := make(map[uint64]int)
	return func(l lines, piece find.Piece, sq attacks.Square, occ attacks.Bitboard) {
		row := &tables.Rows[piece][sq]
		number := int(row.Index(transform.ApplyToBoard(row.Symmetry(), uint64(occ))))
		set := int(row.First) + int(tables.Numbers[number])
		l.touch(rowLines, int(sq)*64)
		l.touch(numberLines, number)
		if !withShapes {
			l.touch(setLines, set*8)
			return
		}
		shape := bits.RotateLeft64(tables.Sets[set], -int(sq))
		if _, ok := shapeNumbers[shape]; !ok {
			shapeNumbers[shape] = len(shapeNumbers)
		}
		l.touch(shapeOfLines, set*2)
		l.touch(shapeLines, shapeNumbers[shape]*8)
	}
}
