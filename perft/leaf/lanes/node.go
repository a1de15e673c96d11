package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

const (
	// maxMen is the number of men a side may have. Fifteen queens and a king have no more
	// than 15*27 + 8 = 413 moves, and no other army of sixteen has more.
	maxMen   = 16
	maxMoves = 416
	// maxSpecial is the number of moves that do more than move one man. Eight pawns on the
	// seventh rank reach at most 22 squares, 88 promotions; two captures en passant and two
	// castlings come on top.
	maxSpecial = 92
	// width is the number of positions that are counted at a time.
	width = 8
)

// men are the men of one colour, as in [board.Side].
type men struct{ pawns, knights, diagonals, orthogonals, king uint64 }

// node is the parent position with the moves of one side, the mover, and all that the counting of
// the other side's replies depends on. It is seen from the mover: his pawns go north. The kernel
// reads it by the offsets of its fields.
type node struct {
	mover, replier         men
	moverAll, replierAll   uint64
	occ                    uint64
	diagonalReach          uint64 // where the mover's bishops and queens can go
	orthogonalReach        uint64 // where the mover's rooks and queens can go
	zone                   uint64 // squares that matter to the replier's king if attacked
	knightLanes            [maxMen]knight
	castlings              [2]castling
	king                   *kingLines
	moves, plain, knights  uint64
	stepDanger, promotions uint64
	allLines               uint64
	mendBase               uint64 // offset into mend that plain would have from 0

	// The move i goes from[i] to to[i]. The moves from plain on are special: their lanes are
	// mended by what stands in mend. Room is left for a last batch that is not full, whose
	// squares are noSquare, and for writing eight at a time.
	from, to [maxMoves + 64]uint8
	mend     [maxSpecial/width + 2]mending
}

// noSquare as a square to shift by leaves nothing.
const noSquare = 64

// knight is a knight of the replier: his square and what he attacks.
type knight struct{ square, attacks uint64 }

// castling is what a castling of the replier depends on: squares that must be empty, squares that
// must not be attacked, and the rook.
type castling struct{ empty, safe, rook uint64 }

// mending holds what the special moves of a batch change beyond moving a man from one square to
// another, lane by lane: squares whose bits are turned over.
type mending struct{ pawns, knights, diagonals, orthogonals, replier [width]uint64 }

// kingLines is what the king's square settles: the eight rays and lines through it, and from
// where it is attacked by the steps of others.
type kingLines struct {
	// North, east, north-east and north-west, along which squares are numbered upwards, then
	// their opposites.
	rays                               [8]uint64
	steps, knights, pawns              uint64
	rank, file, diagonal, antiDiagonal uint64
	_                                  uint64
}

var lines = buildLines()

func buildLines() (table [64]kingLines) {
	order := [8]attacks.Direction{
		attacks.North, attacks.East, attacks.NorthEast, attacks.NorthWest,
		attacks.South, attacks.West, attacks.SouthWest, attacks.SouthEast,
	}
	for sq := range attacks.Square(64) {
		l := &table[sq]
		for i, d := range order {
			l.rays[i] = uint64(attacks.Ray(d, sq))
		}
		l.steps = uint64(attacks.King(sq))
		l.knights = uint64(attacks.Knight(sq))
		l.pawns = uint64(attacks.Pawn(attacks.Black, sq))
		l.rank = l.rays[1] | l.rays[5] | 1<<sq
		l.file = l.rays[0] | l.rays[4] | 1<<sq
		l.diagonal = l.rays[2] | l.rays[6] | 1<<sq
		l.antiDiagonal = l.rays[3] | l.rays[7] | 1<<sq
	}
	return table
}

// seenByMover returns the men of s as the mover sees them: black men flipped.
func seenByMover(s *board.Side, turn attacks.Color) men {
	return men{
		pawns:       turned(s.Pawns, turn),
		knights:     turned(s.Knights, turn),
		diagonals:   turned(s.Diagonals, turn),
		orthogonals: turned(s.Orthogonals, turn),
		king:        turned(s.King, turn),
	}
}

// turned returns b with the ranks in reverse order if Black moves.
func turned(b attacks.Bitboard, turn attacks.Color) uint64 {
	if turn == attacks.White {
		return uint64(b)
	}
	return bits.ReverseBytes64(uint64(b))
}

func (m *men) all() uint64 { return m.pawns | m.knights | m.diagonals | m.orthogonals | m.king }
