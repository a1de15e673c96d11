package crosscheck_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// bug is a mistake that can be planted in a [mailbox].
type bug string

const (
	noBug                bug = ""
	enPassantPin         bug = "no pin test for en passant"
	enPassantNoEvasion   bug = "en passant never answers a check"
	enPassantAfterSingle bug = "en passant after a single push"
	castlingThroughCheck bug = "castling through check"
	castlingOutOfCheck   bug = "castling out of check"
	castlingRookPinned   bug = "castling with a pinned rook"
	knightInTheWay       bug = "castling over a knight on the b-file"
	staleCastlingRight   bug = "castling right stays when the rook is captured"
	promotionMissing     bug = "no promotion to a knight"
	doubleCheck          bug = "double check answered by a capture"
	xRayThroughKing      bug = "king shields itself from a slider"
	protectedPiece       bug = "king captures protected pieces"
	kingsTouch           bug = "kings touch"
	pinIgnored           bug = "pins are ignored"
	pinnedPieceStuck     bug = "pinned pieces do not move at all"
	wrongMagic           bug = "one wrong magic"
	wrongDiagonalMask    bug = "wrong diagonal mask"
	knightWraps          bug = "knight wraps around the board"
	pushOverPiece        bug = "double push over a piece"
	promotionNotHashed   bug = "hash table keyed without the promotion"
	stalemateIsOne       bug = "stalemate counts as one"
	materialDraws        bug = "draws by material end the game"
	bareKings            bug = "draws of bare kings end the game"
	fiftyMoves           bug = "draws by fifty moves end the game"
	promotionsInBulk     bug = "promotions are one leaf at the last ply"
	rightsNotRestored    bug = "castling rights stay lost when a move of the king is taken back"
)

// mailboxGenerator is a mailbox as a move generator.
type mailboxGenerator struct{ bug bug }

func (g mailboxGenerator) Name() string { return "mailbox" }

func (g mailboxGenerator) Divide(_ context.Context, line crosscheck.Line, depth int) (crosscheck.Answer, error) {
	m, err := newMailbox(g.bug, line.Root)
	if err != nil {
		return nil, err
	}
	for _, uci := range line.Moves {
		i := slices.IndexFunc(m.legal(), func(s step) bool { return s.uci(line.Chess960) == uci })
		if i < 0 {
			return nil, fmt.Errorf("%s is not legal", uci)
		}
		m = m.play(m.legal()[i])
	}
	var answer crosscheck.Answer
	table := map[entry]uint64{}
	for _, s := range m.legal() {
		next, key := m.play(s), m.play(step{from: s.from, to: s.to})
		answer = append(answer, crosscheck.MoveCount{Move: s.uci(line.Chess960), Nodes: perft.NewNodes(next.count(depth-1, &key, table))})
	}
	answer.Sort()
	return answer, nil
}

// entry is the key of a table of counts.
type entry struct {
	mailbox
	depth int
}

// count counts leaves. The key is the position as it would be if pawns were never promoted.
func (m *mailbox) count(depth int, key *mailbox, table map[entry]uint64) (sum uint64) {
	if depth == 0 {
		return 1
	}
	if known, ok := table[entry{*key, depth}]; ok {
		return known
	}
	moves := m.legal()
	switch {
	case m.bug == stalemateIsOne && len(moves) == 0 && len(m.attackers(m.king(m.black), !m.black)) == 0:
		return 1
	case m.bug == promotionsInBulk && depth == 1:
		return uint64(len(slices.DeleteFunc(moves, func(s step) bool { return s.promotion != 0 && s.promotion != 'q' })))
	case m.bug == materialDraws && !m.hasMaterial(), m.bug == bareKings && m.pieces() == 2, m.bug == fiftyMoves && m.clock >= 100:
		return 0
	}
	for _, s := range moves {
		next, nextKey := m.play(s), key.play(step{from: s.from, to: s.to})
		sum += next.count(depth-1, &nextKey, table)
		if m.bug == rightsNotRestored && m.piece(s.from) == 'k' {
			m.rooks = next.rooks
		}
	}
	if m.bug == promotionNotHashed {
		table[entry{*key, depth}] = sum
	}
	return sum
}

// hasMaterial reports whether more is left than the kings and one bishop or knight.
func (m *mailbox) hasMaterial() bool {
	minor := 0
	for sq := range m.squares {
		switch m.piece(sq) {
		case 'p', 'r', 'q':
			return true
		case 'b', 'n':
			minor++
		}
	}
	return minor > 1
}

// pieces returns the number of pieces.
func (m *mailbox) pieces() (n int) {
	for _, letter := range m.squares {
		if letter != 0 {
			n++
		}
	}
	return n
}

func (s step) uci(chess960 bool) string {
	to := s.to
	if s.castling && !chess960 {
		to, _ = castlingGoals(s.from, s.to)
	}
	text := attacks.Square(s.from).String() + attacks.Square(to).String()
	if s.promotion != 0 {
		text += string(s.promotion)
	}
	return text
}

func suiteLines() []crosscheck.Line {
	var lines []crosscheck.Line
	for _, row := range suite.Default() {
		lines = append(lines, crosscheck.NewLine(&row.Position))
	}
	return lines
}

func judge() crosscheck.MoveGenerator {
	return crosscheck.MoveGeneratorOf(crosscheck.AttackGenerator{Name: "default"}, 1)
}

// plantedBugs says how the bugs are found: the class, whether making moves is to blame, and the number
// of pieces in the minimized position.
var plantedBugs = []struct {
	bug    bug
	class  string
	making bool
	pieces int
}{
	{enPassantPin, "en passant", false, 5},
	{enPassantNoEvasion, "en passant", false, 4},
	{enPassantAfterSingle, "en passant", true, 4},
	{castlingThroughCheck, "castling", false, 4},
	{castlingOutOfCheck, "castling", false, 4},
	{castlingRookPinned, "castling", false, 4},
	{knightInTheWay, "castling", false, 4},
	{staleCastlingRight, "castling", true, 3},
	{promotionMissing, "promotion", false, 3},
	{doubleCheck, "double check", false, 5},
	{xRayThroughKing, "check evasion", false, 3},
	{protectedPiece, "king safety", false, 4},
	{kingsTouch, "king safety", false, 2},
	{pinIgnored, "pin", false, 4},
	{pinnedPieceStuck, "pin", false, 4},
	{wrongMagic, "sliding attack", false, 5},
	{wrongDiagonalMask, "sliding attack", false, 3},
	{knightWraps, "step attack", false, 3},
	{pushOverPiece, "pawn move", false, 4},
	{promotionNotHashed, "counting", false, 3},
	{stalemateIsOne, "counting", false, 3},
	{materialDraws, "counting", false, 2},
	{bareKings, "counting", false, 2},
	{fiftyMoves, "counting", false, 3},
	{promotionsInBulk, "counting", false, 3},
}

// TestPlantedBugs finds the first difference that each bug makes in the suite, and makes it small.
func TestPlantedBugs(t *testing.T) {
	for _, test := range plantedBugs {
		t.Run(string(test.bug), func(t *testing.T) {
			t.Parallel()
			tested := mailboxGenerator{test.bug}
			found := search(t, tested, 3, suiteLines()...)
			if found == nil {
				t.Fatal("not found")
			}
			t.Log(found)
			if class := found.Class(); class != test.class {
				t.Errorf("class %q, want %q", class, test.class)
			}
			if found.Making != test.making {
				t.Errorf("blames the making of moves: %t, want %t", found.Making, test.making)
			}
			small := minimize(t, tested, found)
			if small.After != test.pieces {
				t.Errorf("%d pieces are left, want %d", small.After, test.pieces)
			}
		})
	}
}

func TestMailboxWithoutBugAgrees(t *testing.T) {
	for _, thorough := range []bool{false, true} {
		result := first(t, crosscheck.Search{Tested: mailboxGenerator{noBug}, Judge: judge(), Depth: 2, Thorough: thorough}, suiteLines()...)
		if want := len(suiteLines()); result.Difference != nil || result.Judged != want {
			t.Errorf("%d lines judged, want %d: %v", result.Judged, want, result.Difference)
		}
	}
}
