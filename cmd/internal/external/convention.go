package external

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/transform"
)

// convention is a way to number squares, to write boards or to define attacks, that people mix up with ours.
type convention struct {
	note string
	// answer is what a program of the convention answers, from what is right; got, if it may answer anything.
	answer func(q Question, right, got attacks.Bitboard) attacks.Bitboard
}

// boards are the ways to read an occupancy, and to write a result, that differ from ours, and, if that numbers the squares in
// another way, what makes one of ours by exclusive or.
var boards = []struct {
	name          string
	xor           attacks.Square
	read, written func(attacks.Bitboard) attacks.Bitboard
}{
	{"ranks are flipped (a8 is 0)", 56, transform.FlipVertical[attacks.Bitboard], transform.FlipVertical[attacks.Bitboard]},
	{"files are mirrored (h1 is 0)", 7, transform.MirrorHorizontal[attacks.Bitboard], transform.MirrorHorizontal[attacks.Bitboard]},
	{"square 0 is bit 63 (h8 is 0)", 63, transform.Rotate180[attacks.Bitboard], transform.Rotate180[attacks.Bitboard]},
	{"the upper 32 bits are lost", 0, lower, lower},
	{"32 bits are extended by their sign", 0, signed, signed},
	{"1 << square has 32 bits", 0, tested, folded},
	{"1u << square has 32 bits", 0, repeated, foldedUnsigned},
	{"numbers are rounded to double precision", 0, rounded, rounded},
}

func lower(b attacks.Bitboard) attacks.Bitboard          { return b & (1<<32 - 1) }
func signed(b attacks.Bitboard) attacks.Bitboard         { return attacks.Bitboard(int32(b)) }
func folded(b attacks.Bitboard) attacks.Bitboard         { return signed(b | b>>32) }
func foldedUnsigned(b attacks.Bitboard) attacks.Bitboard { return lower(b | b>>32) }
func repeated(b attacks.Bitboard) attacks.Bitboard       { return lower(b) | b<<32 }

func rounded(b attacks.Bitboard) attacks.Bitboard {
	if bits.LeadingZeros64(^uint64(b)) > 53 {
		return 0 // 2^64, of which 64 bits remain
	}
	return attacks.Bitboard(float64(b))
}

// tested returns what looks occupied to a program that tests squares by 1 << square with a sign and 32 bits.
func tested(occupied attacks.Bitboard) attacks.Bitboard {
	low := occupied & (1<<31 - 1)
	if low != occupied {
		low |= 1 << 31
	}
	return low | low<<32
}

// conventions returns all that are tried, ours first. A program that turns square, occupancy and answer alike
// is right, so turning two of them is the same as turning the third.
func conventions() (all []convention) {
	add := func(note string, answer func(q Question, right, got attacks.Bitboard) attacks.Bitboard) {
		all = append(all, convention{note, answer})
	}
	// A fault so rare that the answers do not show it, or every convention would explain them.
	add("", func(_ Question, right, _ attacks.Bitboard) attacks.Bitboard { return right })
	same := func(b attacks.Bitboard) attacks.Bitboard { return b }
	for _, b := range boards {
		turned := func(what string, xor attacks.Square, read, written func(attacks.Bitboard) attacks.Bitboard) {
			add("right if, in its "+what+", "+b.name, func(q Question, _, _ attacks.Bitboard) attacks.Bitboard {
				return written(q.about(q.Square^xor, read(q.Occupied)))
			})
		}
		turned("squares", b.xor, same, same) // ours again, if it turns none
		turned("occupancies", 0, b.read, same)
		turned("results", 0, same, b.written)
		turned("occupancies and results", 0, b.read, b.written)
	}
	unread := func(squares string, others attacks.Bitboard) {
		add("right if "+squares+" count as empty", func(q Question, _, _ attacks.Bitboard) attacks.Bitboard {
			return q.about(q.Square, q.Occupied&others)
		})
	}
	unread("all squares", 0)
	unread("the squares of the edges", ^(attacks.Rank1 | attacks.Rank8 | attacks.FileA | attacks.FileH))
	for _, not := range []string{"", "not "} {
		add("right if its own square is "+not+"set in the occupancy", func(q Question, right, got attacks.Bitboard) attacks.Bitboard {
			if set := q.Occupied&q.Square.Bitboard() != 0; set != (not == "") {
				return got
			}
			return right
		})
	}
	add("right if blockers are left out of the result", func(q Question, right, _ attacks.Bitboard) attacks.Bitboard { return right &^ q.Occupied })
	add("right if the last square of each ray is missing", func(q Question, right, _ attacks.Bitboard) attacks.Bitboard { return right &^ q.ends() })
	add("right if the last square of some rays is missing", func(q Question, right, got attacks.Bitboard) attacks.Bitboard {
		return got&q.ends() | right&^q.ends()
	})
	add("right if its own square is in the result", func(q Question, right, _ attacks.Bitboard) attacks.Bitboard { return right | q.Square.Bitboard() })
	add("right if rook and bishop are exchanged", func(q Question, _, _ attacks.Bitboard) attacks.Bitboard {
		q.Piece = map[string]string{"rook": "bishop", "bishop": "rook", "queen": "queen"}[q.Piece]
		return q.Answer()
	})
	return all
}

// sample is how many questions tell conventions apart.
const sample = 2000

// convention asks a new process random questions about the piece of a question, half of them with it on an occupied square. It
// returns the note of the convention that explains all answers, or what is known of a wrong answer to the question, or nothing.
func (g *Generator) convention(ctx context.Context, wrong Question, got attacks.Bitboard) (note string, err error) {
	random := rand.New(rand.NewPCG(3, 4))
	var questions []Question
	for i := range sample {
		sq, occ := attacks.Square(random.IntN(64)), attacks.Bitboard(occupancy.Random(random))
		if occ = occ.With(sq); i%2 == 0 {
			occ = occ.Without(sq)
		}
		questions = append(questions, Question{Piece: wrong.Piece, Square: sq, Occupied: occ})
	}
	answers, failure, err := g.replay(ctx, questions)
	if err != nil {
		return "", err
	}
	left, missing, extra, squares := conventions(), attacks.Bitboard(0), attacks.Bitboard(0), attacks.Bitboard(0)
	for i, answer := range answers {
		q, right := questions[i], questions[i].Answer()
		left = slices.DeleteFunc(left, func(c convention) bool { return c.answer(q, right, answer) != answer })
		if right != answer {
			missing, extra, squares = missing|right&^answer, extra|answer&^right, squares.With(q.Square)
		}
	}
	if failure == nil && len(left) > 0 && left[0].note != "" {
		return left[0].note, nil
	}
	for _, b := range boards {
		if got == b.written(wrong.Answer()) {
			return "this one is right if, in its results, " + b.name, nil
		}
	}
	// Where occupancies share entries of a table, each of two is the wrong one in turn: there are not only squares missing, or only
	// too many, on more than a quarter of the squares.
	if failure == nil && squares.Count() > 16 && (missing == 0 || extra == 0) {
		return "", nil
	}
	return wrong.resembles(got), nil
}
