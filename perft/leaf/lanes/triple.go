//lint:file-ignore U1000 the assembly reads and writes the fields

package lanes

const (
	// maxFirst is the number of first moves that a position counted from parts may have, and
	// maxReplies that of the replies after a passed turn. What has more is counted otherwise.
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
)

// triple is a position three plies above the leaves, whose leaves are counted from parts, see the
// package's documentation. The assembly reads and writes it by the offsets of its fields.
//
// The mover makes the first and the last move, the replier the one between. Except in now, boards
// and squares are seen by the replier, whose pawns go north in them.
type triple struct {
	now    node // the position, and the first moves
	passed node // the position when a turn was passed, and the replies

	// The first moves, those that change the replies before the others. Entries beyond the last
	// are no move.
	firstCount, loudCount uint64
	before                [width]uint8 // read as an entry before the first
	firstFrom, firstTo    [maxFirst + 2*room]uint8
	// What the first moves come to: squares that a reply must touch to be counted with the move,
	// as to the king's moves and as to the others, the mover's moves after it and a passed turn,
	// those of the king among them, and the replies that it takes away.
	touches, kingTouches [maxFirst + room]uint64
	alone, kingAlone     [maxFirst + room]uint8
	removed              [maxFirst + room][words]uint64

	// The replies to a passed turn: how many, which are counted with every first move as they
	// give check, and how many moves the mover and its king have after each.
	replyCount      uint64
	valid, checking [words]uint64
	// What becomes of the man that moves, in bits, if promotes says that pawns of the replier's
	// may be promoted.
	replyBecome [maxReplies + 64]uint8
	promotes    uint64
	// Those that may change the number of moves.
	changing                   [words]uint64
	changingCount              uint64
	afterReply, kingAfterReply [maxReplies]uint8
	// arrivals are all squares that replies go to which a first move makes possible; doubles
	// holds those of them that are double steps of pawns.
	arrivals    uint64
	doubleCount uint64
	doubles     [maxFirst]double
	queue       [maxEntries]difference

	// What the mover's king depends on.
	unitCount uint64
	units     [maxUnits]unit
	rays      kingRays
	// Castlings among the replies: the king's goal, and the squares that the rook touches.
	castlingGoals, castlingRooks [2]uint64
	specialReplies               [words]uint64 // castlings and promotions, as bits of replies

	// The mover's moves after two passed turns, and its king's.
	none, kingNone uint64
	separated      uint64 // last moves counted from parts

	// Pairs of moves with which the last moves are to be counted: all of them, or all but those
	// of the king, which are counted from parts.
	full, kingless pairs
	// What was counted of the full ones: last moves, those of the king, and in bits whether the
	// mover is in check.
	leaves, kings [maxPairs + pairRoom]uint8
	checks        [(maxPairs + pairRoom) / width]uint8
}

// pairs is a list of first moves and replies, by the numbers of their squares.
type pairs struct {
	count                  uint64
	firstsFrom, firstsTo   [maxPairs + pairRoom]uint8
	repliesFrom, repliesTo [maxPairs + pairRoom]uint8
	repliesBecome          [maxPairs + pairRoom]uint8 // if pawns promote
}

// What becomes of a man that makes a reply: nothing else, or it leaves the pawns and joins others.
const (
	leavesPawns = 1 << iota
	joinsKnights
	joinsDiagonals
	joinsOrthogonals
)

// pairRoom is how far lists of pairs are written beyond the last pair.
const pairRoom = 128

// double are double steps of pawns that a first move makes possible: the index of that move, and
// where the pawns arrive.
type double struct{ first, to uint64 }

// maxEntries is the number of differences that are looked for at a time: one for each way of
// pawns and for each man, but two for each queen, and room for another that is not kept.
const maxEntries = 4 + 2*maxMen + 1

// difference holds the squares that a man goes to after eight first moves, and those on which
// this differs from what it is after no move.
type difference struct {
	changed, moves [width]uint64
	// The moves start on (to & mask) - offset: men on a square of their own, pawns a way back.
	mask, offset uint64
}

// unit is a square that matters to the mover's king, one next to it or one that castling passes:
// how replies and first moves may both have a hand in whether the king can go there.
type unit struct {
	// gate holds the squares of which the first move must leave one for anything below but
	// held to matter. held is the square if a man of the mover's stands there, which keeps
	// the king away as long as no reply captures it.
	gate, held uint64
	// steppers are the men of the replier's that attack the square by steps. As long as one
	// stands the king keeps away, so that only its leaving matters.
	steppers uint64
	// all is where a first move matters at all. One that touches changes alters who attacks
	// the square, and so does a reply that touches arrivals. Both matter on each of the lines.
	all, changes, arrivals uint64
	lines                  [width]uint64
	lineCount              uint64
	_                      uint64
}

// kingRays are the rays from the mover's king on which something may happen, in no order.
type kingRays struct {
	near  [width]uint64 // of all rays, as far as a slider that arrives can matter
	count uint64
	all   uint64 // the squares on which a first move can matter
	// Of each ray: the squares up to the fourth man, what the mover's men on it see, and the
	// squares that decide about a pin, for first moves and for replies.
	rays, seen, changes, arrivals [width]uint64
}
