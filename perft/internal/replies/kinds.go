package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// byKind is a set of squares for each kind of move from [rules.PawnMove] to [rules.KingMove]. It is long
// enough to be looked up by the lower three bits of a kind.
type byKind [8]attacks.Bitboard

// set sets the sets of all kinds, one by one: an array literal is built on the stack and copied in larger
// pieces than were written, and a processor stalls where it loads more than one store wrote.
func (b *byKind) set(pawn, knight, bishop, rook, queen, king attacks.Bitboard) {
	b[rules.PawnMove] = pawn
	b[rules.KnightMove] = knight
	b[rules.BishopMove] = bishop
	b[rules.RookMove] = rook
	b[rules.QueenMove] = queen
	b[rules.KingMove] = king
}
