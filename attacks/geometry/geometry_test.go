package geometry_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/transform"
)

// The types of an engine: squares with a sign, so that masking has something to do.
type (
	square int8
	board  uint64
	color  = geometry.Color
)

// neighbor returns the square that lies some files east and some ranks north of sq, if there is
// one.
func neighbor(sq square, files, ranks int) (square, bool) {
	file, rank := int(sq&7)+files, int(sq>>3)+ranks
	return square(rank<<3 | file), file >= 0 && file < 8 && rank >= 0 && rank < 8
}

func bit(sq square) board { return 1 << sq }

// compass holds the files and ranks of a step in each direction, clockwise from north.
var compass = [8][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}

// names are those of the directions.
var names = [8]string{"north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"}

// walk returns the squares from sq to the edge in direction d, in order.
func walk(sq square, d geometry.Direction) (squares []square) {
	step := compass[d&7]
	for n := 1; ; n++ {
		to, ok := neighbor(sq, n*step[0], n*step[1])
		if !ok {
			return squares
		}
		squares = append(squares, to)
	}
}

func of(squares ...square) (b board) {
	for _, sq := range squares {
		b |= bit(sq)
	}
	return b
}

// jumps returns the squares at the given distances from sq.
func jumps(sq square, distances ...[2]int) (b board) {
	for _, by := range distances {
		if to, ok := neighbor(sq, by[0], by[1]); ok {
			b |= bit(to)
		}
	}
	return b
}

// expect compares the answer for a square with and without bits beyond the lowest six.
func expect(t *testing.T, name string, sq square, want board, got func(square) board) {
	t.Helper()
	for _, beyond := range [3]square{0, 64, -128} {
		if g := got(sq | beyond); g != want {
			t.Errorf("%s of square %d (given as %d): want, got\n%s", name, sq, sq|beyond, transform.Draw(want, g))
		}
	}
}

func TestLeapers(t *testing.T) {
	knight := [][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
	for sq := range square(64) {
		expect(t, "knight", sq, jumps(sq, knight...), geometry.Knight[board, square])
		expect(t, "king", sq, jumps(sq, compass[:]...), geometry.King[board, square])
		for _, c := range [4]color{geometry.White, geometry.Black, 2, 255} {
			north := 1 - 2*int(c&1)
			expect(t, "pawn", sq, jumps(sq, [2]int{1, north}, [2]int{-1, north}),
				func(sq square) board { return geometry.Pawn[board](c, sq) })
		}
	}
}

// TestRays checks rays, the lines made of them, and steps in one go: a step is the first square of
// a ray.
func TestRays(t *testing.T) {
	for sq := range square(64) {
		var lines [2]board                      // the rook's and the bishop's
		for d := range geometry.Direction(16) { // the higher bits are ignored
			ray := walk(sq, d)
			whole := of(ray...) | of(walk(sq, d.Opposite())...)
			expect(t, "ray to the "+d.String(), sq, of(ray...), func(sq square) board { return geometry.Ray[board](d, sq) })
			step := geometry.Step(d, bit(sq))
			if want := of(ray[:min(1, len(ray))]...); step != want || stepTo(d)(bit(sq)) != want {
				t.Errorf("step from %d to the %v: want, got, got of the function of its own\n%s",
					sq, d, transform.Draw(want, step, stepTo(d)(bit(sq))))
			}
			if len(ray) > 0 && int(ray[0]-sq) != d.Offset() {
				t.Errorf("%v: offset %d, want %d", d, d.Offset(), ray[0]-sq)
			}
			if d.String() != names[d&7] {
				t.Errorf("%v: want %s", d, names[d&7])
			}
			diagonal := compass[d&7][0]*compass[d&7][1] != 0
			if d.Diagonal() != diagonal {
				t.Errorf("%v: diagonal = %v", d, d.Diagonal())
			}
			if diagonal {
				lines[1] |= whole
			} else {
				lines[0] |= whole
			}
		}
		expect(t, "rook lines", sq, lines[0], geometry.RookLines[board, square])
		expect(t, "bishop lines", sq, lines[1], geometry.BishopLines[board, square])
		expect(t, "queen lines", sq, lines[0]|lines[1], geometry.QueenLines[board, square])
	}
}

func stepTo(d geometry.Direction) func(board) board {
	return [8]func(board) board{
		geometry.StepNorth[board], geometry.StepNorthEast[board], geometry.StepEast[board], geometry.StepSouthEast[board],
		geometry.StepSouth[board], geometry.StepSouthWest[board], geometry.StepWest[board], geometry.StepNorthWest[board],
	}[d&7]
}

func TestColors(t *testing.T) {
	if geometry.White.Other() != geometry.Black || geometry.Color(7).Other() != geometry.White || geometry.Black.Other() != geometry.White {
		t.Error("White and Black are not each other's other")
	}
	if geometry.White.String() != "white" || geometry.Black.String() != "black" || color(3).String() != "black" {
		t.Errorf("the colors are called %q, %q and, of 3, %q", geometry.White, geometry.Black, color(3))
	}
}

// TestTwoSquares walks from every square to every square that shares a line with it; all other
// pairs must share nothing.
func TestTwoSquares(t *testing.T) {
	var between, line [64][64]board
	for a := range square(64) {
		for d := range geometry.Direction(8) {
			ray := walk(a, d)
			for i, b := range ray {
				between[a][b] = of(ray[:i]...)
				line[a][b] = of(ray...) | of(walk(a, d.Opposite())...) | bit(a)
			}
		}
	}
	for a := range square(64) {
		for b := range square(64) {
			expect(t, "between, the other square", a, between[a][b], func(a square) board { return geometry.Between[board](a, b) })
			expect(t, "between, the first square", b, between[a][b], func(b square) board { return geometry.Between[board](a, b) })
			expect(t, "between from", a, between[a][b]|bit(b), func(a square) board { return geometry.BetweenTo[board](a, b) })
			expect(t, "between to", b, between[a][b]|bit(b), func(b square) board { return geometry.BetweenTo[board](a, b) })
			expect(t, "line, the first square", a, line[a][b], func(a square) board { return geometry.Line[board](a, b) })
			expect(t, "line, the other square", b, line[a][b], func(b square) board { return geometry.Line[board](a, b) })
		}
	}
}

// TestDistance lets a king walk from every square to wherever it has not been.
func TestDistance(t *testing.T) {
	for a := range square(64) {
		seen := bit(a)
		for moves, front := 0, seen; front != 0; moves++ {
			reached := board(0)
			for b := range square(64) {
				if front&bit(b) == 0 {
					continue
				}
				reached |= jumps(b, compass[:]...)
				if got := geometry.Distance(a|-128, b); got != moves {
					t.Errorf("distance from %d to %d is %d, want %d", a, b, got, moves)
				}
			}
			front = reached &^ seen
			seen |= reached
		}
		if seen != ^board(0) {
			t.Fatalf("the king on %d did not get everywhere:\n%s", a, transform.Draw(seen))
		}
	}
}
