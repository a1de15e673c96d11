package board_test

import (
	"errors"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// FuzzParseFEN holds the parser to its laws: no panic; every error is typed and points into the
// text; what is accepted is written in a form that reads back as the same position, has no fault
// that the parser refuses, and has legal moves that can be made and written.
func FuzzParseFEN(f *testing.F) {
	for _, test := range goodFENs {
		f.Add(test.fen)
	}
	for _, test := range badFENs {
		if len(test.fen) < 1000 {
			f.Add(test.fen)
		}
	}
	f.Fuzz(func(t *testing.T, fen string) {
		p, err := board.ParseFEN(fen)
		if err != nil {
			checkError(t, fen, err)
			return
		}
		again, err := board.ParseFEN(p.FEN())
		if err != nil || again != p {
			t.Fatalf("%q is written %q, which reads as %s (error %v)", fen, p.FEN(), again.FEN(), err)
		}
		if faults, _, err := board.Diagnose(fen); err != nil || refused(faults) {
			t.Fatalf("%q was accepted, but has the faults %v (error %v)", fen, board.Union(faults), err)
		}
		checkSetup(t, &p)
		checkMoves(t, &p)
	})
}

func checkError(t *testing.T, fen string, err error) {
	var fenError *board.FENError
	if !errors.As(err, &fenError) {
		t.Fatalf("%q: error %v, want a *FENError", fen, err)
	}
	if fenError.Offset < 0 || fenError.Offset > len(fen) {
		t.Fatalf("%q: the error points to byte %d of %d", fen, fenError.Offset, len(fen))
	}
	faults, repaired, err := board.Diagnose(fen)
	if err == nil && !refused(faults) && fenError.Field != board.EndField {
		t.Fatalf("%q was refused, but has the faults %v", fen, board.Union(faults))
	}
	if p := repaired; p != nil {
		if again, err := board.ParseFEN(p.FEN()); err != nil || again.FEN() != p.FEN() {
			t.Fatalf("%q is repaired to %q: %v", fen, p.FEN(), err)
		}
	}
}

// checkSetup takes p apart and puts it together again.
func checkSetup(t *testing.T, p *board.Position) {
	setup := p.Setup()
	again, err := setup.Position()
	if err != nil || again != *p {
		t.Fatalf("%q is put together as %q (error %v)", p.FEN(), again.FEN(), err)
	}
	faults, _, err := board.Diagnose(p.FEN())
	if err != nil || setup.Faults() != board.Union(faults)&^board.Unusual {
		t.Fatalf("%q: the setup has the faults %v, the text %v (error %v)", p.FEN(), setup.Faults(), board.Union(faults), err)
	}
}

func checkMoves(t *testing.T, p *board.Position) {
	moves := p.AppendLegalMoves(nil)
	if count := p.CountLegalMoves(); count != len(moves) {
		t.Fatalf("%s: %d moves listed, %d counted", p.FEN(), len(moves), count)
	}
	for _, m := range moves {
		child := p.After(m)
		if _, err := board.ParseFEN(child.FEN()); err != nil {
			t.Fatalf("%s after %s: %v", p.FEN(), m.UCI(p.Chess960()), err)
		}
		if found, err := p.ParseMove(m.UCI(true)); err != nil || found != m {
			t.Fatalf("%s: %s is read as %s (error %v)", p.FEN(), m.UCI(true), found.UCI(true), err)
		}
	}
}
