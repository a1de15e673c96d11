package faulty

import "slices"

// trait is something that is true of a move.
type trait uint64

const (
	pawn     trait = 1 << iota // what moves, but en passant is a trait of its own
	officer                    // knight, bishop, rook or queen
	ordinary                   // either of the two
	king
	enPassant
	castles
	short // castling
	long
	double // push
	captures
	quiet
	toA // captures towards the a-file
	toH
	fromEdge // from the a- or h-file
	promotes
	under // promotion to another piece than a queen
	calm  // no check
	inCheck
	inDoubleCheck
	takesChecker
	takesLeaper // a pawn or knight that checks
	blocksChecker
	passesChecker // en passant of the pawn that checks
	pinned
	takesPinner
	inside   // a capture of a pawn, not round the edge
	inFront  // the king steps to or passes a square that a pawn would attack if it went the other way
	pushedAt // the king steps to or passes a square that a pawn can be pushed to
	bAttacked
	rookAttacked
	unlifted // castling with a goal, or a square passed, on which king or rook stand
	staysPut // castling of a king that stands on its goal
	lettered // castling, by a right that has the letter of a file in the FEN
	pieces   // the first of six bits, one for each piece that moves, or that a pawn is promoted to if promotes is set
)

const (
	knight = pieces << (iota + 1)
	bishop
	rook
	queen
)

// reason is why a move is illegal, or cannot be made at all. The lowest four times six bits are for the pieces that
// attack where they must not: the goal of the king, the squares that castling passes and ends on, and the king after a
// move of another piece, or before castling.
type reason uint64

const (
	byPawn reason = 1 << iota
	byKnight
	byBishop
	byRook
	byQueen
	byKing

	byAll  = byKing<<1 - 1
	steps  = byAll
	passes = steps << toPasses
	lands  = passes << toPasses
	checks = lands << toPasses

	toPasses = 6 // from one group of six bits to the next
	toLands  = 2 * toPasses
	toChecks = 3 * toPasses
)

const (
	alongRay   reason = 1 << (4*toPasses + iota) // the king steps away from a slider, and stays on its line
	leavesRook                                   // that pins along a rank or file
	leavesQueenLine
	leavesBishop
	leavesQueenDiagonal
	opensRank     // en passant takes two pawns from it
	opensDiagonal // the pawn that is captured en passant shielded the king
	uncovered     // castling, by the rook that shielded the goal

	// From here on a move cannot be made at all.
	pushBlocked // by a piece of the opponent
	jumpsOwn    // a double push over a piece
	jumpsEnemy
	doubleBlocked
	wrapsA // a capture of a pawn round the a-file
	wrapsH
	unpromoted   // a pawn arrives on the last rank as a pawn
	overOccupied // castling over or onto occupied squares
	goalOccupied
	rookGoalOccupied
	bOccupied // by the rook alone
	noRook

	leavesLine     = leavesRook | leavesQueenLine
	leavesDiagonal = leavesBishop | leavesQueenDiagonal
	leavesPin      = leavesLine | leavesDiagonal
	everyReason    = pushBlocked - 1 // that a move is illegal for
)

// seenBy returns the reasons that the attacks of some pieces give, wherever they attack.
func seenBy(by reason) reason { return by * (1 | 1<<toPasses | 1<<toLands | 1<<toChecks) }

// when returns a trait or a reason if a condition holds.
func when[T trait | reason](holds bool, what T) (none T) {
	if holds {
		return what
	}
	return none
}

// rule is what a fault does to moves that have some traits: it refuses them, or it overlooks reasons.
type rule struct {
	when     trait
	overlook reason // none to refuse
}

// quirk is a fault in generating, making or counting moves that no rule describes.
type quirk uint64

const (
	pawnsBackwards quirk = 1 << iota // attack, as seen by the other king
	onAfterCapture
	throughEnemies
	knightsWrap
	pinsThroughEnemies // which stand between
	pinsSeveral        // however many stand between
	blindToBishops     // in the test for attacks, and to pins
	blindToRooks
	blindToQueens
	queensAsRooks // not seen on diagonals
	queensAsBishops
	setsNoSquare // for en passant
	enPassantStays
	enPassantStaysForPieces
	enPassantStaysForCaptures
	enPassantStaysForCastling
	noSquareIsA1
	keepsVictim
	takesAhead   // en passant, on the square ahead of the pawn
	togglesAhead // there, where a pawn appears if it is empty
	togglesBack  // beyond the en-passant square
	clearsBehind // whatever stands there
	piecesTakeVictim
	makesQueens // of all promotions
	makesPawns
	afterSinglePush
	skipsFENSquare
	enPassantTwice
	promotesTwice
	promotesToKing
	rookStays
	keepsKingMoved
	castlesAway     // from home, wherever the king is
	castlesAside    // from where the king is on its rank
	keepsShortMoved // the right of a rook that has moved
	keepsLongMoved
	keepsShortTaken // the right of a rook that is captured
	keepsLongTaken
	keepsTakenByPromotion // to the corner
	makesNoRook
	movesCorner // in castling, whatever stands there
	losesBothMoved
	losesBothTaken
	losesChecked
	looksAtOtherRank  // for pieces in the way of castling
	losesAllCastled   // of both colors
	losesLongForShort // by the rook of short castling
	losesShortForLong
	emptyToRook
	attackedToRook
	checkmatesCount // from here on a quirk of counting
	stalematesCount
	bareKingsEnd
	addsDepths
	addsInMoves // in the counts below the root moves too
	oneDeeper
	oneLess
	oneMore
	neverMade
	testsByMaking
	keepsKings
	sparesKings
	endsWithoutKing
	capturesAhead // en passant

	keepsRookMoved = keepsShortMoved | keepsLongMoved
	keepsRookTaken = keepsShortTaken | keepsLongTaken
	keepsSquare    = enPassantStays | enPassantStaysForPieces | enPassantStaysForCaptures
	missesVictim   = keepsVictim | takesAhead | togglesAhead | togglesBack | clearsBehind
	counting       = testsByMaking - checkmatesCount
)

// effect is what a fault does.
type effect struct {
	rules   []rule
	quirks  quirk
	lastPly bool // above it the moves are right
}

// allows overlooks reasons against moves that have all of some traits.
func allows(what reason, when ...trait) effect {
	r := rule{overlook: what}
	for _, t := range when {
		r.when |= t
	}
	return effect{rules: []rule{r}}
}

// refuses leaves out moves that have all of some traits.
func refuses(when ...trait) effect { return allows(0, when...) }

func does(q quirk) effect { return effect{quirks: q} }

func lastPly(e effect) effect { return effect{e.rules, e.quirks, true} }

// and joins effects.
func and(effects ...effect) (e effect) {
	for _, other := range effects {
		e.rules, e.quirks = slices.Concat(e.rules, other.rules), e.quirks|other.quirks
	}
	return e
}

// Sides says for which colors a fault holds.
type Sides uint8

const (
	White Sides = 1 << iota
	Black
	Both = White | Black
)

// Set holds the effects of faults by color, above the last ply and there.
type Set struct{ above, last [2]effect }

// With returns the set with a fault for some colors, or one of counting for both.
func (s Set) With(f Fault, of Sides) Set {
	for c := range s.above {
		if of>>c&1 == 0 && !f.Counts() {
			continue
		}
		e := Catalog[f].effect
		if s.last[c] = and(s.last[c], e); !e.lastPly {
			s.above[c] = and(s.above[c], e)
		}
	}
	return s
}

// Habit is what generators do in positions that only their faults lead to, each another thing: alone it changes nothing.
type Habit quirk

const (
	// TestsByMaking is the habit of those that make a move to see whether it leaves the king in check: what is wrong
	// in making it is wrong in the test, a king that was captured has a square still, and en passant is found among
	// the captures of pawns.
	TestsByMaking = Habit(testsByMaking)
	// KeepsKings is the habit of those that know legal moves from pins and checks: nothing removes a king, castling
	// looks through it for attacks, and en passant is tested for sliders only.
	KeepsKings = Habit(keepsKings)
	// SparesKings is the habit of those that know no move which captures a king.
	SparesKings = Habit(sparesKings)
	// EndsWithoutKing is the habit of those that know no move without a king.
	EndsWithoutKing = Habit(endsWithoutKing)
	// CapturesAhead is the habit of those that capture en passant on the sixth rank only, as they see it.
	CapturesAhead = Habit(capturesAhead)
)

// Habits are all of them, and two that often come together.
var Habits = []Habit{TestsByMaking, KeepsKings, SparesKings, EndsWithoutKing, CapturesAhead, TestsByMaking | CapturesAhead}

// WithHabit returns the set with a habit of both colors, or none if h is 0.
func (s Set) WithHabit(h Habit) Set {
	for c := range s.above {
		s.above[c].quirks |= quirk(h)
		s.last[c].quirks |= quirk(h)
	}
	return s
}
