package transform_test

import (
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// boardMaps holds every map of whole boards with its definition square by square. The letter
// is what becomes of the letter R, as the Chess Programming Wiki draws it.
var boardMaps = []struct {
	name       string
	got        transformtest.Map
	definition transformtest.Definition
	letter     string
}{
	{"FlipVertical", transform.FlipVertical[uint64],
		func(file, rank int) (int, int) { return file, 7 - rank }, `
		. 1 . . . 1 . .
		. 1 . . 1 . . .
		. 1 . 1 . . . .
		. 1 1 1 . . . .
		. 1 . . 1 . . .
		. 1 . . . 1 . .
		. 1 . . . 1 . .
		. 1 1 1 1 . . .`},
	{"MirrorHorizontal", transform.MirrorHorizontal[uint64],
		func(file, rank int) (int, int) { return 7 - file, rank }, `
		. . . 1 1 1 1 .
		. . 1 . . . 1 .
		. . 1 . . . 1 .
		. . . 1 . . 1 .
		. . . . 1 1 1 .
		. . . . 1 . 1 .
		. . . 1 . . 1 .
		. . 1 . . . 1 .`},
	{"FlipDiagonal", transform.FlipDiagonal[uint64],
		func(file, rank int) (int, int) { return rank, file }, `
		. . . . . . . .
		. . . . . . . .
		1 . . . . 1 1 .
		. 1 . . 1 . . 1
		. . 1 1 . . . 1
		. . . 1 . . . 1
		1 1 1 1 1 1 1 1
		. . . . . . . .`},
	{"FlipAntiDiagonal", transform.FlipAntiDiagonal[uint64],
		func(file, rank int) (int, int) { return 7 - rank, 7 - file }, `
		. . . . . . . .
		1 1 1 1 1 1 1 1
		1 . . . 1 . . .
		1 . . . 1 1 . .
		1 . . 1 . . 1 .
		. 1 1 . . . . 1
		. . . . . . . .
		. . . . . . . .`},
	{"Rotate180", transform.Rotate180[uint64],
		func(file, rank int) (int, int) { return 7 - file, 7 - rank }, `
		. . 1 . . . 1 .
		. . . 1 . . 1 .
		. . . . 1 . 1 .
		. . . . 1 1 1 .
		. . . 1 . . 1 .
		. . 1 . . . 1 .
		. . 1 . . . 1 .
		. . . 1 1 1 1 .`},
	{"Rotate90Clockwise", transform.Rotate90Clockwise[uint64],
		func(file, rank int) (int, int) { return rank, 7 - file }, `
		. . . . . . . .
		1 1 1 1 1 1 1 1
		. . . 1 . . . 1
		. . 1 1 . . . 1
		. 1 . . 1 . . 1
		1 . . . . 1 1 .
		. . . . . . . .
		. . . . . . . .`},
	{"Rotate90AntiClockwise", transform.Rotate90AntiClockwise[uint64],
		func(file, rank int) (int, int) { return 7 - rank, file }, `
		. . . . . . . .
		. . . . . . . .
		. 1 1 . . . . 1
		1 . . 1 . . 1 .
		1 . . . 1 1 . .
		1 . . . 1 . . .
		1 1 1 1 1 1 1 1
		. . . . . . . .`},
}

const letterR = `
	. 1 1 1 1 . . .
	. 1 . . . 1 . .
	. 1 . . . 1 . .
	. 1 . . 1 . . .
	. 1 1 1 . . . .
	. 1 . 1 . . . .
	. 1 . . 1 . . .
	. 1 . . . 1 . .`

func parse(t testing.TB, drawing string) uint64 {
	t.Helper()
	b, err := transform.Parse(drawing)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestBoardMapsAreTheirDefinitions(t *testing.T) {
	for _, m := range boardMaps {
		t.Run(m.name, func(t *testing.T) {
			transformtest.Permutation(t, m.got, m.definition)
		})
	}
}

func TestBoardMapsOfTheLetterR(t *testing.T) {
	letter := parse(t, letterR)
	for _, m := range boardMaps {
		if got, want := m.got(letter), parse(t, m.letter); got != want {
			t.Errorf("%s: got, want:\n%s", m.name, transform.Draw(got, want))
		}
	}
}

func TestReflectionsUndoThemselves(t *testing.T) {
	for _, f := range []transformtest.Map{
		transform.FlipVertical[uint64], transform.MirrorHorizontal[uint64],
		transform.FlipDiagonal[uint64], transform.FlipAntiDiagonal[uint64],
		transform.Rotate180[uint64],
	} {
		transformtest.Inverses(t, f, f)
	}
}

func TestQuarterTurns(t *testing.T) {
	clockwise, antiClockwise := transform.Rotate90Clockwise[uint64], transform.Rotate90AntiClockwise[uint64]
	transformtest.Inverses(t, clockwise, antiClockwise)
	transformtest.Equal(t, func(b uint64) uint64 { return clockwise(clockwise(b)) }, transform.Rotate180[uint64])

	// A rotation is a flip and a diagonal flip; with the other diagonal, in the other order.
	transformtest.Equal(t, func(b uint64) uint64 {
		return transform.FlipAntiDiagonal(transform.FlipVertical(b))
	}, clockwise)
	transformtest.Equal(t, func(b uint64) uint64 {
		return transform.FlipVertical(transform.FlipAntiDiagonal(b))
	}, antiClockwise)
}
