package board_test

import (
	"encoding/json"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// TestTextForms writes a row of a program as JSON, and reads it back.
func TestTextForms(t *testing.T) {
	type row struct {
		Position board.Position
		Squares  []attacks.Square
	}
	p := board.Start()
	want := row{p, []attacks.Square{attacks.A1, attacks.H8, attacks.NoSquare}}
	text, err := json.Marshal(want)
	const written = `{"Position":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","Squares":["a1","h8","-"]}`
	if err != nil || string(text) != written {
		t.Errorf("%s, error %v, want %s", text, err, written)
	}
	var got struct {
		Position board.Position
		Squares  []attacks.Square
	}
	if err := json.Unmarshal(text, &got); err != nil || got.Position != p || got.Squares[1] != attacks.H8 || got.Squares[2] != attacks.NoSquare {
		t.Errorf("%v, %v, error %v", got.Position, got.Squares, err)
	}
	if text, err := json.Marshal(p.Setup()); err == nil {
		t.Errorf("a setup is written as %s", text)
	}
	if err := got.Position.UnmarshalText([]byte("8/8 w")); err == nil || got.Position != p {
		t.Errorf("after an error %v the position is %v", err, got.Position)
	}
	if err := got.Squares[1].UnmarshalText([]byte("i9")); err == nil || got.Squares[1] != attacks.H8 {
		t.Errorf("after an error %v the square is %v", err, got.Squares[1])
	}
}
