package crosscheck

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// draft is a line that is being made smaller: its root as a setup, which is easy to change.
type draft struct {
	root     board.Setup
	moves    []string
	chess960 bool
}

// line puts the parts together again if the line can be compared: its root has no faults except
// those tolerated and a superfluous en-passant square, and its moves are legal. A line of standard
// chess stays one; a king moved away from castling rights would make it one of Chess960.
func (d *draft) line(tolerated board.Fault) (line Line, ok bool) {
	pos, err := d.root.Position()
	if err != nil || d.root.Faults()&^(tolerated|board.Superfluous) != 0 {
		return line, false
	}
	line = Line{pos, d.chess960, d.moves}
	_, err = line.End()
	return line, err == nil && (d.chess960 || !pos.Chess960())
}

// subjects returns the squares of all pieces except the kings, in the order of a FEN.
func (d *draft) subjects() (squares []attacks.Square) {
	for i := range attacks.Square(64) {
		sq := i ^ 56 // rank 8 first
		if piece, _ := d.root.PieceAt(sq); piece != board.NoPiece && piece != board.King {
			squares = append(squares, sq)
		}
	}
	return squares
}

// with returns d with another piece, or [board.NoPiece], on each of the squares.
func (d draft) with(piece board.Piece, c attacks.Color, squares ...attacks.Square) draft {
	d.root.Put(c, piece, attacks.SetOf(squares...))
	return d
}

// check reports whether a draft is as good as the one it was made from. Not all of them are valid.
type check func(draft) bool

// simplify makes d simpler in one way after the other, as long as each step is good.
//
// First go the moves that lead to the position, then rights and the en-passant square, which hold
// pieces where they are, and then the pieces. What has to stay becomes plainer: pieces weaker
// ones, and kings that may stand anywhere go to a corner.
func (d *draft) simplify(good check) {
	d.shortenPath(good)
	d.dropRights(good)
	d.dropPieces(good)
	d.weakenPieces(good)
	d.cornerKings(good)
	fresh := *d
	fresh.root.HalfmoveClock, fresh.root.FullmoveNumber = 0, 1
	d.replace(fresh, good)
}

// replace makes d another draft if that is good.
func (d *draft) replace(by draft, good check) {
	if good(by) {
		*d = by
	}
}

// shortenPath tries roots further down the line, the last position first.
func (d *draft) shortenPath(good check) {
	root, _ := d.root.Position() // no error: its line has been compared
	moves := d.moves
	for made := len(moves); made > 0 && len(d.moves) == len(moves); made-- {
		pos, _ := Line{Root: root, Moves: moves[:made]}.End()
		d.replace(draft{pos.Setup(), moves[made:], d.chess960}, good)
	}
}

// dropRights tries to do without castling rights, all or single ones, and without an en-passant
// square.
func (d *draft) dropRights(good check) {
	rights := []attacks.Bitboard{d.root.CastlingRooks}
	for rook := range d.root.CastlingRooks.Squares() {
		rights = append(rights, rook.Bitboard())
	}
	for _, right := range rights {
		without := *d
		without.root.CastlingRooks &^= right
		d.replace(without, good)
	}
	without := *d
	without.root.EnPassant = attacks.NoSquare
	d.replace(without, good)
}

// dropPieces tries to do without each half of the pieces, each quarter and so on, down to single
// ones: most have nothing to do with a mistake, so they go in large parts.
func (d *draft) dropPieces(good check) {
	for size := (len(d.subjects()) + 1) / 2; size > 0; size /= 2 {
		for part := range slices.Chunk(d.subjects(), size) {
			d.replace(d.with(board.NoPiece, attacks.White, part...), good)
		}
	}
}

// weakenPieces tries weaker pieces in the place of others, the weakest first.
func (d *draft) weakenPieces(good check) {
	for _, sq := range d.subjects() {
		piece, c := d.root.PieceAt(sq)
		for weaker := board.Pawn; weaker < piece; weaker++ {
			if still, _ := d.root.PieceAt(sq); still == piece {
				d.replace(d.with(weaker, c, sq), good)
			}
		}
	}
}

// cornerKings tries kings in corners, the two on their own side of the board first.
func (d *draft) cornerKings(good check) {
	corners := [...]attacks.Square{attacks.A1, attacks.H1, attacks.A8, attacks.H8}
	for _, c := range []attacks.Color{attacks.White, attacks.Black} {
		from := d.root.Side(c).King.First()
		for _, corner := range corners {
			stays := d.root.Side(c).King.Has(from) && !slices.Contains(corners[:], from)
			if stays && !d.root.Occupied().Has(corner) {
				d.replace(d.with(board.NoPiece, c, from).with(board.King, c, corner), good)
			}
		}
		slices.Reverse(corners[:])
	}
}
