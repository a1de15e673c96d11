package transform

import "golang.org/x/exp/constraints"

// Symmetry is one of the eight ways to lay a square board on itself: four rotations and four
// reflections, the dihedral group of the square.
//
// A symmetry first transposes the board or not, then mirrors the files or not, then flips the
// ranks or not. The three decisions are the three bits of the value, so the eight symmetries
// are the numbers 0 to 7; higher bits are ignored.
type Symmetry uint8

// The mirror, the vertical flip and the diagonal flip generate the group; the other symmetries are
// their products. Each has the name of a map of boards: HalfTurn is that of [Rotate180], and the
// quarter turns are those of [Rotate90Clockwise] and [Rotate90AntiClockwise].
const (
	Identity                 Symmetry = 0
	HorizontalMirror         Symmetry = 1
	VerticalFlip             Symmetry = 2
	DiagonalFlip             Symmetry = 4
	HalfTurn                          = HorizontalMirror | VerticalFlip
	QuarterTurnAntiClockwise          = DiagonalFlip | HorizontalMirror
	QuarterTurnClockwise              = DiagonalFlip | VerticalFlip
	AntiDiagonalFlip                  = DiagonalFlip | HorizontalMirror | VerticalFlip
)

var symmetryNames = [8]string{
	"identity", "horizontal mirror", "vertical flip", "half turn",
	"diagonal flip", "quarter turn counterclockwise", "quarter turn clockwise", "anti-diagonal flip",
}

// String returns the name of s in words.
func (s Symmetry) String() string { return symmetryNames[s&7] }

// Compose returns the symmetry that applies first and then s.
func (s Symmetry) Compose(first Symmetry) Symmetry {
	if s&DiagonalFlip != 0 {
		first = first.transposed()
	}
	return (s ^ first) & 7
}

// Inverse returns the symmetry that undoes s. All are their own inverses except the two
// quarter turns, which undo each other.
func (s Symmetry) Inverse() Symmetry {
	if s&DiagonalFlip != 0 {
		s = s.transposed()
	}
	return s & 7
}

// transposed exchanges the roles of files and ranks: what s does before a transposition is
// what the result does after it.
func (s Symmetry) transposed() Symmetry {
	return s&DiagonalFlip | s&HorizontalMirror<<1 | s&VerticalFlip>>1
}

// Symmetries returns the whole group in the order of its values, the identity first.
func Symmetries() [8]Symmetry { return [8]Symmetry{0, 1, 2, 3, 4, 5, 6, 7} }

// ApplyToBoard moves every square of b to the place where s puts it. It does not inline: it is
// a choice between eight maps, which do.
func ApplyToBoard[B ~uint64](s Symmetry, b B) B {
	switch s & 7 {
	case HorizontalMirror:
		return MirrorHorizontal(b)
	case VerticalFlip:
		return FlipVertical(b)
	case HalfTurn:
		return Rotate180(b)
	case DiagonalFlip:
		return FlipDiagonal(b)
	case QuarterTurnAntiClockwise:
		return Rotate90AntiClockwise(b)
	case QuarterTurnClockwise:
		return Rotate90Clockwise(b)
	case AntiDiagonalFlip:
		return FlipAntiDiagonal(b)
	default:
		return b
	}
}

// ApplyToSquare returns the place where s puts square sq (0 to 63):
// ApplyToBoard(s, 1<<sq) is 1<<ApplyToSquare(s, sq).
func ApplyToSquare[S constraints.Integer](s Symmetry, sq S) S {
	x := uint8(sq) & 63
	if s&DiagonalFlip != 0 {
		x = x>>3 | x<<3&63
	}
	if s&HorizontalMirror != 0 {
		x ^= 7
	}
	if s&VerticalFlip != 0 {
		x ^= 56
	}
	return S(x)
}
