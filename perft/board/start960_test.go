package board_test

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

func TestStart960(t *testing.T) {
	seen := map[string]bool{}
	for number := range 960 {
		p, err := board.Start960(number)
		if err != nil {
			t.Fatal(err)
		}
		rank, _, _ := strings.Cut(p.FEN(), "/")
		bishops := strings.IndexByte(rank, 'b') + strings.LastIndexByte(rank, 'b')
		king := strings.IndexByte(rank, 'k')
		if seen[rank] || bishops%2 == 0 || king < strings.IndexByte(rank, 'r') || king > strings.LastIndexByte(rank, 'r') || !p.Chess960() {
			t.Errorf("number %d: %v, Chess960 %t", number, p, p.Chess960())
		}
		seen[rank] = true
	}
	for number, want := range map[int]string{
		0:   "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
		518: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
		959: "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1",
	} {
		if got, err := board.Start960(number); err != nil || got != parse(t, want) {
			t.Errorf("number %d: %v (error %v), want %s", number, got, err, want)
		}
	}
	for _, number := range []int{-1, 960} {
		if got, err := board.Start960(number); err == nil || !strings.Contains(err.Error(), "expected 0 to 959") {
			t.Errorf("number %d: %v, error %v", number, got, err)
		}
	}
}
