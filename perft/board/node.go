package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// node is a position with what its legal moves depend on.
type node struct {
	us, them        *Side
	own, enemy, occ attacks.Bitboard
	rules.Constraints
}

// occupy sets the occupied squares from the pieces of both sides.
func (n *node) occupy() {
	n.own, n.enemy = n.us.All(), n.them.All()
	n.occ = n.own | n.enemy
}
