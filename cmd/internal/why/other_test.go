package why_test

import (
	"context"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
)

const startpos = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// numbers returns a claim of a total, or of none if that is 0, and of root moves in pairs with their counts.
func numbers(t *testing.T, fen string, depth int, total uint64, moves ...any) *why.Claim {
	t.Helper()
	c := &why.Claim{Position: parse(t, fen), Depth: depth}
	if total > 0 {
		c.Total = &total
	}
	for i := 0; i < len(moves); i += 2 {
		c.Moves = append(c.Moves, perft.MoveCount{Move: moves[i].(string), Nodes: perft.NewNodes(uint64(moves[i+1].(int)))})
	}
	return c
}

// TestKnownCounts has numbers that are right for something else.
func TestKnownCounts(t *testing.T) {
	black := strings.Replace(startpos, " w ", " b ", 1)
	for _, test := range []struct {
		name   string
		claims []*why.Claim
		want   string // the names of the causes
	}{
		{"another position", []*why.Claim{numbers(t, kiwipete, 3, 8902)}, "another-position"},
		{"another position, deeper", []*why.Claim{numbers(t, position3, 5, 4865609)}, "another-position"},
		{"two of another position", []*why.Claim{numbers(t, kiwipete, 2, 400), numbers(t, kiwipete, 3, 8902)}, "another-position"},
		{"the position before", []*why.Claim{numbers(t, "4k3/8/8/8/8/8/4PP1p/4K2R w K - 0 1", 3, 688), numbers(t, kiwipete, 3, 688)}, "another-position"},
		{"moves of another position", []*why.Claim{numbers(t, position3, 2, 0, "a2a3", 20, "b1c3", 20, "e2e3", 15)}, ""},
		{"the moves of another position, counted wrong", []*why.Claim{numbers(t, position3, 2, 0, "a2a3", 21, "b1c3", 22, "a2a4", 15, "b2b4", 7, "g1f3", 20)}, "another-position"},
		{"the other side's moves", []*why.Claim{numbers(t, black, 2, 0, "a2a3", 20)}, "other-side another-position"},
		{"the other side's number", []*why.Claim{numbers(t, strings.Replace(kiwipete, " w ", " b ", 1), 3, 97862)}, "other-side another-position"},
		{"mirrored ranks", []*why.Claim{numbers(t, kiwipete, 2, 0, "a7a6", 44, "e8c8", 43, "e7b4", 39)}, "mirrored-ranks"},
		{"mirrored files", []*why.Claim{numbers(t, kiwipete, 2, 0, "h2h3", 44, "d1f1", 43, "d2g5", 39)}, "mirrored-files"},
		{"mirrored ranks, or the other side's moves", []*why.Claim{numbers(t, startpos, 2, 0, "a7a6", 20, "b7b6", 20, "c7c6", 20, "d7d6", 20, "e7e6", 20)}, "other-side mirrored-ranks"},
		{"turned squares", []*why.Claim{numbers(t, kiwipete, 2, 0, "h7h6", 44, "d8f8", 43, "d7g4", 39)}, "mirrored-squares"},
		{"files for ranks", []*why.Claim{numbers(t, kiwipete, 2, 0, "b1c1", 44, "a5a3", 43, "b5e2", 39)}, "mirrored-diagonally"},
		{"mirrored ranks, and a count that is wrong", []*why.Claim{numbers(t, kiwipete, 2, 0, "a7a6", 45, "e8c8", 43, "e7b4", 39, "e8g8", 43, "b7b6", 42)}, "mirrored-ranks"},
		{"a small number", []*why.Claim{numbers(t, kiwipete, 1, 14)}, "another-position"},
		{"a ply more", []*why.Claim{numbers(t, startpos, 3, 197281)}, "one-ply-deeper"},
		{"a ply more than a known count", []*why.Claim{numbers(t, kiwipete, 4, 193690690)}, "one-ply-deeper"},
		{"a ply more of a small count", []*why.Claim{numbers(t, startpos, 2, 8902)}, "one-ply-deeper"},
		{"a ply less", []*why.Claim{numbers(t, kiwipete, 4, 97862)}, "one-ply-less"},
		{"moves of a ply more", []*why.Claim{numbers(t, startpos, 3, 0, "a2a3", 8457, "b1c3", 9755)}, "one-ply-deeper"},
		{"32 bits", []*why.Claim{numbers(t, startpos, 8, 3394600332)}, "overflow-32"},
		{"16 bits", []*why.Claim{numbers(t, kiwipete, 3, 97862-65536)}, "overflow-16"},
		{"16 bits of a move", []*why.Claim{numbers(t, kiwipete, 4, 0, "a2a3", 94405-65536, "d5d6", 79551-65536)}, "overflow-16"},
		{"the position after a move", []*why.Claim{numbers(t, startpos, 3, 0, "e7e5", 29, "b8c6", 30, "a7a5", 30)}, "after-a-move"},
		{"a list of moves that is never emptied", []*why.Claim{numbers(t, startpos, 2, 4200)}, "never-emptied"},
		{"a list that is shared with the root", []*why.Claim{numbers(t, startpos, 2, 4600)}, "never-emptied"},
		{"a shared list of more than one order", []*why.Claim{numbers(t, kiwipete, 2, 50000)}, "never-emptied"},
		{"one too many of a large count", []*why.Claim{numbers(t, startpos, 7, 3195901861)}, "one-too-many"},
		{"moves without a test for check", []*why.Claim{numbers(t, position4, 3, 71686)}, "check-untested-but-on-the-way"},
		{"such moves of another position", []*why.Claim{numbers(t, "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 70999)}, "check-untested-but-on-the-way"},
		{"such moves, and castling is tested", []*why.Claim{claim(t, kiwipete, 3, set(t, faulty.Both, "check-untested-but-castling"), false)}, "check-untested-but-castling"},
		{"such moves, but kings are not captured", []*why.Claim{claim(t, position4, 3, set(t, faulty.Both, "check-untested").WithHabit(faulty.SparesKings), false)}, "check-untested"},
		{"such moves, until a king is captured", []*why.Claim{claim(t, position4, 3, set(t, faulty.Both, "check-untested").WithHabit(faulty.EndsWithoutKing), false)}, "check-untested"},
		{"such moves, after the king is captured", []*why.Claim{numbers(t, startpos, 5, 4897256)}, "check-untested check-untested-but-castling check-untested-but-on-the-way"},
		{"captures that wrap and are answered en passant", []*why.Claim{numbers(t, kiwipete, 4, 4097986)}, "pawn-wraps-h"},
		{"a king that is captured, and castles", []*why.Claim{numbers(t, kiwipete, 4, 4512942)}, "slider-on-after-capture"},
		{"a square that is taken for the king's", []*why.Claim{numbers(t, position3, 5, 941224)}, "slider-on-after-capture"},
		{"en passant onto a piece of its own", []*why.Claim{numbers(t, position3, 5, 683417)}, "double-push-jumps"},
		{"a pawn past what pins it", []*why.Claim{numbers(t, kiwipete, 4, 5000747)}, "double-push-jumps"},
		{"of one color, of a large count", []*why.Claim{numbers(t, kiwipete, 4, 4085668)}, "castling-b-occupied/black"},
		{"moves with the positions on the way", []*why.Claim{numbers(t, startpos, 3, 0, "a2a3", 401, "b1c3", 461, "e2e4", 621)}, "inner-nodes-counted"},
		{"a contradiction", []*why.Claim{
			numbers(t, "rnb1kbnr/pppp1ppp/8/4p1q1/4P3/5N2/PPPPBPPP/RNBQK2R b KQkq - 3 3", 2, 0, "g5d2", 7),
			numbers(t, "rnb1kbnr/pppp1ppp/8/4p3/4P3/5N2/PPPqBPPP/RNBQK2R w KQkq - 0 4", 1, 6)}, "contradiction"},
	} {
		var names []string
		a := explain(t, test.claims...)
		for _, c := range a.Causes {
			names = append(names, c.Card().Name)
		}
		if got := strings.Join(names, " "); got != test.want || a.Chance > why.Likely && !slices.Contains([]string{"a small number", "a shared list of more than one order", "of one color, of a large count"}, test.name) {
			t.Errorf("%s: %s, chance %f, want %s", test.name, got, a.Chance, test.want)
		}
	}
}

// TestChess960 plants each fault of Chess960, and names it by numbers of two positions.
func TestChess960(t *testing.T) {
	planted := 0
	for _, card := range faulty.Catalog {
		if !strings.HasPrefix(card.Name, "castling960-") {
			continue
		}
		planted++
		var claims []*why.Claim
		for _, fen := range []string{"5rkr/8/q7/8/8/5R2/8/1R4KR b HBhf - 0 1", "5rkr/2r5/4N3/8/8/4B3/8/2R3KR w HChf - 0 1"} {
			claims = append(claims, claim(t, fen, 2, set(t, faulty.Both, card.Name), false))
		}
		if a := explain(t, claims...); !strings.Contains(summary(a), card.Name+" ") {
			t.Errorf("%s: %s", card.Name, summary(a))
		}
	}
	if planted < 8 {
		t.Errorf("%d faults of Chess960, want more", planted)
	}
	a := explain(t, numbers(t, "nrkb2nr/ppppp1p1/6bp/5p2/BPP1P1P1/P7/3P1P1P/qRK1BQNR w BHbh - 0 3", 1, 29))
	if !strings.Contains(summary(a), "castling960-uncovers ") {
		t.Errorf("castling opens a line: %s", summary(a))
	}
}

// TestEnPassantElsewhere has en passant that removes a piece from another square.
func TestEnPassantElsewhere(t *testing.T) {
	a := explain(t, numbers(t, "rnbqkbnr/2pppppp/p7/Pp6/8/8/1PPPPPPP/RNBQKBNR w KQkq b6 0 3", 2, 0, "a5b6", 27))
	if !strings.HasPrefix(summary(a), "en-passant-removes-ahead en-passant-toggles-ahead ") {
		t.Error(summary(a))
	}
}

// TestQuestionsTellFromRight has causes of which some do not show in most positions: those are not asked for.
func TestQuestionsTellFromRight(t *testing.T) {
	a := explain(t, numbers(t, "8/8/3p4/KPp4r/1R3pPk/8/4P3/8 w - c6 0 1", 1, 17))
	if a.Question == nil || slices.Contains(a.Question.Answers, a.Question.Right) {
		t.Errorf("%+v", a.Question)
	}
}

// TestOneRuleOfSeveral has counts by generators of testers, each with half of a rule wrong.
func TestOneRuleOfSeveral(t *testing.T) {
	position5 := rowNamed("position5", 3).FEN
	for fault, claims := range map[string][]*why.Claim{
		"castling-blind-to-pawns-on-the-way":   {numbers(t, kiwipete, 3, 97898), numbers(t, kiwipete, 4, 4087387)},
		"castling-blind-to-knights-on-the-way": {numbers(t, kiwipete, 3, 98056), numbers(t, kiwipete, 4, 4103507)},
		"rights-lost-of-other-rook":            {numbers(t, kiwipete, 3, 97655), numbers(t, kiwipete, 4, 4058168)},
		"rights-lost-long-for-short/black":     {numbers(t, kiwipete, 4, 4073396)},
		"en-passant-square-stays-and-clears":   {numbers(t, position3, 4, 43357)},
		"rights-lost-castled":                  {numbers(t, kiwipete, 3, 97534), numbers(t, kiwipete, 4, 4062664)},
		"pin-ignored-double-push":              {numbers(t, position5, 3, 62423), numbers(t, kiwipete, 4, 4085720)},
		"check-ignored-by-double-push":         {numbers(t, position4, 3, 10306), numbers(t, kiwipete, 3, 97868)},
		"promotion-capture-no-knight":          {numbers(t, position5, 3, 59634), numbers(t, position4, 3, 9245)},
		"pin-by-queen-diagonal-unseen":         {numbers(t, position5, 3, 62580), numbers(t, position4, 3, 9471)},
	} {
		if a := explain(t, claims...); !strings.Contains(summary(a), fault+" ") {
			t.Errorf("%s: %s", fault, summary(a))
		}
	}
}

// TestNearly has a number that one fault gives, and another that it gives nearly, so that the second one takes nothing away; and
// sums of depths, and a ply more, by which all numbers are nearly given.
func TestNearly(t *testing.T) {
	tests := []struct {
		faults string
		claims []*why.Claim
		left   []int64
	}{
		{"en-passant-missing en-passant-square-not-set", []*why.Claim{numbers(t, position3, 4, 43087), numbers(t, position3, 5, 671308)}, []int64{0, 8}},
		{"depths-added-up inner-nodes-counted depths-and-root-added-up", []*why.Claim{numbers(t, position3, 4, 46264), numbers(t, position3, 5, 720964)}, []int64{9, 85}},
		{"depths-added-up inner-nodes-counted depths-and-root-added-up", []*why.Claim{numbers(t, kiwipete, 5, 197909832)}, []int64{33590}},
		{"one-ply-deeper", []*why.Claim{numbers(t, kiwipete, 3, 4085604)}, []int64{1}},
		{"", []*why.Claim{numbers(t, startpos, 5, 190000)}, nil}, // 4 % off perft 4
		{"en-passant-evasion-refused", []*why.Claim{numbers(t, position3, 5, 674543), numbers(t, position3, 6, 11027212)}, []int64{0, 3}},
	}
	if !*long {
		tests = tests[:len(tests)-1]
	}
	for _, test := range tests {
		a := explain(t, test.claims...)
		var names []string
		var left []int64
		for _, n := range a.Nearly {
			names, left = append(names, n.Name), a.Nearly[0].Left
		}
		if got := strings.Join(names, " "); len(a.Causes) > 0 || got != test.faults || !slices.Equal(left, test.left) {
			t.Errorf("%s, nearly %v, want %s and %d left", summary(a), a.Nearly, test.faults, test.left)
		}
	}
	// A right number that it would make wrong does.
	a := explain(t, numbers(t, position3, 4, 43087), numbers(t, position3, 3, 2812))
	if len(a.Causes) > 0 || len(a.Nearly) > 0 {
		t.Errorf("%s, nearly %v", summary(a), a.Nearly)
	}
}

// TestPairsFromPartsOfDivides has two faults in counts of some root moves.
func TestPairsFromPartsOfDivides(t *testing.T) {
	pair := "castling-through-check+pin-ignored-push"
	whole := claim(t, kiwipete, 3, set(t, 3, "castling-through-check", "pin-ignored-push"), true)
	part := &why.Claim{Position: whole.Position, Depth: 3}
	for i := 0; i < len(whole.Moves); i += 2 {
		part.Moves = append(part.Moves, whole.Moves[i])
	}
	// One number a single fault gives too, by chance.
	for _, c := range []*why.Claim{part, numbers(t, kiwipete, 3, 98249, "e2b5", 2112), numbers(t, kiwipete, 3, 0, "e2b5", 2112)} {
		if a := explain(t, c); !strings.Contains(summary(a), pair) {
			t.Errorf("%d moves: %s, want %s among them", len(c.Moves), summary(a), pair)
		}
	}
}

// TestStopped keeps what is known of a count that is stopped.
func TestStopped(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	pos := strings.Replace(kiwipete, "p1pp", "p1p1", 1)
	c := numbers(t, pos, 4, 4000000)
	s := why.Solver{Threads: runtime.GOMAXPROCS(0)}
	a, err := s.Explain(ctx, []*why.Claim{c})
	if err == nil || len(a.Wrong) != 1 || c.Right == 0 {
		t.Errorf("error %v, wrong %v, right %d", err, a.Wrong, c.Right)
	}
}
