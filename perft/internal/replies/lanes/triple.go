//lint:file-ignore U1000 the assembly reads and writes the fields

package lanes

const (
	// maxFirst is the number of first moves that a position counted from parts may have, and
	// maxReplies that of the replies to a passed turn. A position with more is counted in another way.
	maxFirst   = 192
	maxReplies = 128
	// words is how many words it takes to have a bit for each reply.
	words = maxReplies / 64
	// maxPairs is how many pairs of moves are kept until they are counted: more than a first
	// move or a batch of them can add to those there are when they are looked at.
	maxPairs = 8192
	// maxUnits is the number of units of the mover's king: eight squares next to it, and those
	// that two castlings pass, which are two each.
	maxUnits = 12
	// maxEntries is the number of differences that are looked for at a time: one for each way
	// of pawns and for each piece, but two for each queen, and room for another that is not
	// kept.
	maxEntries = 4 + 2*maxPieces + 1
	// vector is how far lists are written at a time, in bytes.
	vector = 64
)

// triple is a position three plies above the leaves, whose leaves are counted from parts, see the
// package's documentation. The assembly reads and writes it by the offsets of its fields. It is
// fastest where a triple begins on a multiple of 64 bytes: then what is read 64 bytes at a time
// does too.
//
// The mover makes the first and the last move, the replier the one between. Except in now, boards
// and squares are seen by the replier, whose pawns go north in them.
type triple struct {
	now    node // the position, and the first moves
	passed node // the position when a turn was passed, and the replies

	// The first moves, those that change the replies before the others, and their results.
	// Entries beyond the last are no move.
	firsts firsts
	// The replies to a passed turn, and their results.
	replies replies
	// What the mover's king depends on.
	units [maxUnits]unit
	rays  kingRays
	queue [maxEntries]difference

	// Pairs of moves after which the last moves must be counted: all of them, or all except those
	// of the king, which are counted from parts.
	full, kingless pairs
	// What was counted of the full ones: last moves, and those of the king, with the highest bit set if
	// it is in check.
	leaves, kings [maxPairs + 2*vector]uint8

	unitCount uint64
	// The mover's moves after two passed turns, those of the king among them, and the last moves
	// that were counted from parts.
	none, kingNone, separated uint64
	// arrivals are all squares that replies go to which a first move makes possible; doubles
	// holds those of them that are double steps of pawns.
	arrivals    uint64
	doubleCount uint64
	doubles     [maxFirst]double
}

// firsts are the first moves of a triple.
type firsts struct {
	// The squares that a reply must touch to be counted together with the move, as to the moves
	// of other pieces and as to those of the king.
	touches, kingTouches [maxFirst + vector]uint64
	// The mover's moves after the move and a passed turn, and those of the king among them.
	alone, kingAlone [maxFirst + vector]uint8
	// The replies that the move takes away, in bits.
	removed [maxFirst + vector][words]uint64

	from, to [maxFirst + vector]uint8
	// How many there are, and how many that change the replies.
	count, loud uint64
	_           [width - 2]uint64
}

// replies are the replies to a passed turn. Their squares are in the list of the node.
type replies struct {
	// How many moves the mover has after each, and its king.
	after, kingAfter [maxReplies]uint8
	promotes         uint64 // not 0 if pawns may promote

	// In bits of replies: which there are, which may change the number of moves, which give
	// check, and which are castlings and promotions.
	valid, changing, checking, special [words]uint64
	count, changingCount               uint64
	_                                  [5]uint64
}

// pairs is a list of first moves and replies, by the numbers of their squares.
type pairs struct {
	firstsFrom, firstsTo   [maxPairs + 2*vector]uint8
	repliesFrom, repliesTo [maxPairs + 2*vector]uint8
	repliesBecome          [maxPairs + 2*vector]uint8 // if pawns may promote
	count                  uint64
	_                      [vector - 8]uint8
}

// double are double steps of pawns that a first move makes possible: the index of that move, and
// where the pawns arrive.
type double struct{ first, to uint64 }

// difference holds the squares that a piece goes to after eight first moves, and those on which
// this differs from what it is after no move.
type difference struct {
	changed, moves [width]uint64
	// The moves start on (to & mask) - offset: a piece on its square, pawns a way back.
	mask, offset uint64
	_            [width - 2]uint64
}

// unit is a square that matters to the mover's king, one next to it or one that castling passes:
// how replies and first moves may both have a hand in whether the king can go there.
type unit struct {
	// Of each line through the square on which both matter: the squares on which a first move matters
	// and the first piece, and where replies matter while that piece is kept and if the first move
	// lifts it.
	lines, firsts, kept, lifted [width]uint64
	lineCount                   uint64
	// gate holds the squares of which the first move must leave one for anything below, except
	// held, to matter. held is the square if a piece of the mover's stands there, which keeps
	// the king away as long as no reply captures it.
	gate, held uint64
	// steppers are the pieces of the replier's that attack the square by steps. As long as one
	// stands the king keeps away, so that only its leaving matters.
	steppers uint64
	// all is where a first move matters at all. One that touches changes alters what attacks
	// the square, and so does a reply that touches arrivals.
	all, changes, arrivals uint64
	_                      uint64
}

// kingRays are the rays from the mover's king on which something may happen, in no order.
type kingRays struct {
	// Of each ray: where a first move that touches it matters, the first two pieces, and where replies
	// matter if it lifts one of them; what these pieces see if they are the mover's; and the squares that
	// decide about a pin, for first moves and for replies.
	touched, first2, lifted, seen, changes, arrivals [width]uint64
	near                                             [width]uint64 // of all rays, the part where a slider that arrives can matter
	count                                            uint64
	_                                                [width - 1]uint64
}
