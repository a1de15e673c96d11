//lint:file-ignore U1000 the assembly reads and writes the fields

package lanes

const (
	// maxPieces is the number of pieces a side may have. Fifteen queens and a king have no more
	// than 15*27 + 8 = 413 moves, and no other sixteen pieces have more.
	maxPieces = 16
	maxMoves  = 1 + 413
	// width is the number of positions that are counted at a time.
	width = 8
	// room is how far a list is written beyond the last move: 32 bytes at a time.
	room = 32
)

// noSquare as a square to shift by leaves nothing.
const noSquare = 64

// node is the parent position with the moves of one side, the mover, and all that the counting of
// the other side's replies depends on. It is seen from the mover: its pawns go north. The
// assembly reads and writes it by the offsets of its fields.
type node struct {
	mover, replier            pieces
	moverAll, replierAll, occ uint64

	// What must be set before listMoves is called: the pieces above, the castlings of the mover, those of the replier that its
	// own pieces do not prevent, the square that can be captured on en passant, where castling
	// may take the mover's king and rooks, and whether two pieces leaving a line at once can open it.
	moverCastlings, castlings       [2]castling
	enPassant, kingGoals, rookGoals uint64
	allLines                        uint64
	// listed are squares that, like the sensitive ones, make listMoves list a move that touches
	// them: none, or all.
	listed uint64

	// What listMoves finds out about the mover's king: the square it stands on, the pieces that
	// give it check, and the squares it must not enter.
	moverKing, checkers, danger uint64

	// What the replier's sliders see in each direction, through the mover's king.
	replierSees [8]uint64

	// Where the mover's pieces can go: king, knights that can move, pawns by their ways, and all.
	kingTargets, freeKnights      uint64
	pawnMoves                     pawnWays
	promotions                    [3]uint64 // by steps that add 7, 8 and 9 to the squares of pawns
	knightReach, pawnReach, reach uint64
	lineReach, diagonalReach      uint64 // where rooks and queens, and bishops and queens, go
	doubles                       uint64 // double steps to a square next to a pawn of the replier

	// What the kernel has to attend to, in bits of directions: along which rays from the
	// replier's king, in which directions sliders of the mover's may attack what matters to
	// that king, and in which the replier's sliders may move. Not zero if there may be:
	// attacks by knights, pawns and the king, and any of these, or by a slider, or a check.
	active, dangers, mobile                            uint64
	knightDangers, pawnDangers, kingDangers, anyDanger uint64

	// sensitive are the squares that a move has to touch to change the number of replies, and
	// untouched is the number of moves that do not.
	sensitive, untouched uint64

	replierKing *kingLines
	knightCount uint64
	knights     [maxPieces]knight

	// The move i goes from[i] to to[i]; the first stays where it is. The moves from special on
	// do what become says in bits too.
	moves, special   uint64
	from, to, become [maxMoves + room]uint8

	// All castlings of the replier, and which kings and rooks the castlings are of.
	replierCastlings [2]castling
	castlingsOf      struct{ mover, replier, rooks uint64 }
	_                [6]uint64
}

// What becomes of a piece that moves, or what else its move does: it leaves the pawns and joins others, castles
// with the rook of the first or the second castling, or captures en passant.
const (
	leavesPawns = 1 << iota
	joinsKnights
	joinsDiagonals
	joinsOrthogonals
	castlesFirst
	castlesSecond
	capturesEnPassant
)

// pieces are the pieces of one color, as in [attacks.Pieces].
type pieces struct{ pawns, knights, diagonals, orthogonals, king uint64 }

// pawnWays holds the squares that pawns go to by captures to either side and by steps.
type pawnWays struct{ west, single, east, double uint64 }

// knight is a knight of the replier: its square and what it attacks.
type knight struct{ square, attacks uint64 }

// castling is what a castling depends on and does: squares that must be empty, squares that must
// not be attacked, the rook, where the king goes, and the squares that the rook leaves and arrives on.
type castling struct{ empty, safe, rook, kingGoal, rooks uint64 }

// kingLines is what the square of a king settles: the eight rays and the lines through it, and
// from where it is attacked by the steps of others.
type kingLines struct {
	// North, east, north-east and north-west, along which squares are numbered upwards, then
	// their opposites.
	rays                               [8]uint64
	steps, knights                     uint64
	pawnsBelow, pawnsAbove             uint64
	rank, file, diagonal, antiDiagonal uint64
}
