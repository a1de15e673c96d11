package attacks_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/occupancy"
)

// boards returns sets worth trying: patterns and random ones of any density.
func boards(n int) []attacks.Bitboard {
	random := rand.New(rand.NewPCG(5, 0))
	var list []attacks.Bitboard
	for _, pattern := range occupancy.Patterns() {
		list = append(list, attacks.Bitboard(pattern))
	}
	for range n {
		list = append(list, attacks.Bitboard(random.Uint64()), attacks.Bitboard(occupancy.Random(random)),
			attacks.Square(random.IntN(64)).Bitboard())
	}
	return list
}

// TestBitboardQueries compares with the list of the squares, found bit by bit.
func TestBitboardQueries(t *testing.T) {
	for _, b := range boards(500) {
		var squares []attacks.Square
		for sq := range attacks.Square(64) {
			if uint64(b)/(1<<sq)%2 == 1 {
				squares = append(squares, sq)
			}
		}
		first, last := attacks.NoSquare, attacks.NoSquare
		var lowest attacks.Bitboard
		if len(squares) > 0 {
			first, last = squares[0], squares[len(squares)-1]
			lowest = first.Bitboard()
		}
		if got := slices.Collect(b.Squares()); !slices.Equal(got, squares) {
			t.Errorf("squares %v, want %v, of\n%v", got, squares, b)
		}
		if attacks.SetOf(append(squares, squares...)...) != b { // twice each
			t.Errorf("SetOf(%v) is\n%vwant\n%v", squares, attacks.SetOf(squares...), b)
		}
		if b.Count() != len(squares) || b.Several() != (len(squares) > 1) {
			t.Errorf("count %d, several %v, of\n%v", b.Count(), b.Several(), b)
		}
		if b.First() != first || b.Last() != last {
			t.Errorf("first %v, last %v, want %v, %v, of\n%v", b.First(), b.Last(), first, last, b)
		}
		if b.Lowest() != lowest || b.WithoutLowest() != b&^lowest {
			t.Errorf("lowest\n%vwithout\n%vof\n%v", b.Lowest(), b.WithoutLowest(), b)
		}
	}
}

// TestBitboardFormat wants drawings where values are printed, and numbers where numbers are.
func TestBitboardFormat(t *testing.T) {
	b := attacks.SetOf(attacks.A1, attacks.B8)
	for format, want := range map[string]string{
		"%v": b.String(), "%s": b.String(), "%+v": b.String(), "%x": "200000000000001", "%#x": "0x200000000000001",
		"%016X": "0200000000000001", "%d": "144115188075855873", "%#v": "0x200000000000001",
		"%b": "1000000000000000000000000000000000000000000000000000000001",
	} {
		if got := fmt.Sprintf(format, b); got != want {
			t.Errorf("%s: got %q, want %q", format, got, want)
		}
	}
	if got, want := fmt.Sprint([]attacks.Bitboard{b}), fmt.Sprint([]string{b.String()}); got != want {
		t.Errorf("a slice: got %q, want %q", got, want)
	}
}

func TestBitboardMembers(t *testing.T) {
	for _, b := range boards(100) {
		for sq := range attacks.Square(64) {
			one := attacks.Bitboard(1) << sq
			if b.Has(sq) != (b&one != 0) || b.With(sq) != b|one || b.Without(sq) != b&^one {
				t.Fatalf("%v: has %v, with\n%vwithout\n%vof\n%v", sq, b.Has(sq), b.With(sq), b.Without(sq), b)
			}
		}
	}
}

func TestNamedSets(t *testing.T) {
	files := []attacks.Bitboard{attacks.FileA, attacks.FileB, attacks.FileC, attacks.FileD,
		attacks.FileE, attacks.FileF, attacks.FileG, attacks.FileH}
	ranks := []attacks.Bitboard{attacks.Rank1, attacks.Rank2, attacks.Rank3, attacks.Rank4,
		attacks.Rank5, attacks.Rank6, attacks.Rank7, attacks.Rank8}
	for sq := range attacks.Square(64) {
		for i := range 8 {
			if files[i].Has(sq) != (sq.File() == i) || ranks[i].Has(sq) != (sq.Rank() == i) {
				t.Errorf("%v: wrongly in or out of file or rank %d", sq, i)
			}
		}
		if dark := (sq.File()+sq.Rank())%2 == 0; attacks.DarkSquares.Has(sq) != dark || attacks.LightSquares.Has(sq) == dark {
			t.Errorf("%v: dark %v, light %v", sq, attacks.DarkSquares.Has(sq), attacks.LightSquares.Has(sq))
		}
		if attacks.Empty.Has(sq) || !attacks.Universe.Has(sq) {
			t.Errorf("%v: in Empty or not in Universe", sq)
		}
	}
}

func TestBitboardText(t *testing.T) {
	type form struct{ Set attacks.Bitboard }
	for set, want := range map[attacks.Bitboard]string{
		attacks.Empty:             `{"Set":"0x0000000000000000"}`,
		attacks.H8.Bitboard() | 1: `{"Set":"0x8000000000000001"}`,
	} {
		text, err := json.Marshal(form{set})
		if err != nil || string(text) != want {
			t.Errorf("%s, error %v, want %s", text, err, want)
		}
		var back form
		if err := json.Unmarshal(text, &back); err != nil || back.Set != set {
			t.Errorf("%s is read as %#x, error %v", text, back.Set, err)
		}
	}
	for _, text := range []string{"", "0x", "ff", "0X1", "0x10000000000000000", "0xg", "0x1 "} {
		set := attacks.Bitboard(7)
		if err := set.UnmarshalText([]byte(text)); err == nil || set != 7 {
			t.Errorf("%q is read as %#x, want an error", text, set)
		}
	}
	short := attacks.Bitboard(0)
	if err := short.UnmarshalText([]byte("0xFf")); err != nil || short != 255 {
		t.Errorf("0xFf is read as %#x, error %v", short, err)
	}
}
