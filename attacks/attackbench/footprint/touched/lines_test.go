package touched_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks/attackbench/footprint/touched"
)

// table is 64 lines of entries of a byte, each its own number, and a line that no question reads.
func table() ([]byte, []touched.Piece) {
	entries := make([]byte, 65*touched.LineBytes)
	var pieces []touched.Piece
	for i := range entries {
		entries[i] = byte(i / 7)
		if i%touched.LineBytes == 0 {
			pieces = append(pieces, touched.Piece{Line: uintptr(i), Bytes: entries[i : i+touched.LineBytes]})
		}
	}
	return entries, pieces
}

func TestLines(t *testing.T) {
	entries, pieces := table()
	before := slices.Clone(entries)
	entry := func(line, i int) uint64 { return uint64(entries[line*touched.LineBytes+i]) }
	for _, tt := range []struct {
		name      string
		questions []touched.Question
		want      int
	}{
		{"nothing is asked", nil, 0},
		{"no table", []touched.Question{func() uint64 { return 1 }}, 0},
		{"one entry", []touched.Question{func() uint64 { return entry(5, 63) }}, 1},
		{"two entries of a line", []touched.Question{func() uint64 { return entry(5, 0) }, func() uint64 { return entry(5, 1) }}, 1},
		{"the last line", []touched.Question{func() uint64 { return entry(64, 0) }}, 1},
		{"a difference modulo 2", []touched.Question{func() uint64 { return entry(3, 9) ^ entry(44, 9) }}, 2},
		{"an intersection", []touched.Question{func() uint64 { return (entry(3, 9) | 8) & (entry(44, 9) | 16) }}, 2},
		{"one bit behind a mask", []touched.Question{func() uint64 { return entry(3, 9) & 64 }}, 1},
		//lint:ignore SA4016 the point of the case
		{"loaded, but masked out", []touched.Question{func() uint64 { return entry(3, 9) & 0 }}, 0},
		{"a number that leads elsewhere", []touched.Question{func() uint64 { return entry(int(entry(0, 7)), 3) }}, 2},
		{"a number that leads nowhere else", []touched.Question{func() uint64 { return onlyThis(entry(20, 0)) }}, 1},
	} {
		if got := touched.Lines(pieces, tt.questions); got != tt.want {
			t.Errorf("%s: %d lines, want %d", tt.name, got, tt.want)
		}
		if !slices.Equal(entries, before) {
			t.Fatalf("%s: the table was not restored", tt.name)
		}
	}
}

// onlyThis panics on any number but that of the first entry of line 20.
func onlyThis(n uint64) uint64 {
	if n != 20*touched.LineBytes/7%256 {
		panic(n)
	}
	return n
}

// TestEveryLineHasItsOwnQuestion asks each of few and of many lines for its last byte.
func TestEveryLineHasItsOwnQuestion(t *testing.T) {
	for _, lines := range []int{1, 2, 3, 16, 17, 200} {
		memory := make([]byte, lines*touched.LineBytes)
		var pieces []touched.Piece
		var questions []touched.Question
		for i := range lines {
			line := memory[i*touched.LineBytes:][:touched.LineBytes]
			pieces = append(pieces, touched.Piece{Line: uintptr(i), Bytes: line})
			questions = append(questions, func() uint64 { return uint64(line[touched.LineBytes-1]) })
		}
		if got := touched.Lines(pieces, questions); got != lines {
			t.Errorf("%d lines of %d", got, lines)
		}
	}
}

// TestVariablesThatShareALine counts a line once, even if several variables have a part of it.
func TestVariablesThatShareALine(t *testing.T) {
	a, b := []byte{1, 2}, []byte{3}
	pieces := []touched.Piece{{Line: 7, Bytes: a}, {Line: 7, Bytes: b}}
	questions := []touched.Question{func() uint64 { return uint64(a[0]) }, func() uint64 { return uint64(b[0]) }}
	if got := touched.Lines(pieces, questions); got != 1 {
		t.Errorf("%d lines, want 1", got)
	}
	if got := touched.Lines(nil, questions); got != 0 {
		t.Errorf("without memory: %d lines, want 0", got)
	}
}
