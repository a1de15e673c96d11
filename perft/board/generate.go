package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/shape"
)

// AppendLegalMoves appends the legal moves of p to dst and returns the longer slice. The order is
// fixed but means nothing. It allocates only where dst has no room; 256 moves are room enough
// for every position that a game can reach, which has at most 218.
func (p *Position) AppendLegalMoves(dst []Move) []Move {
	if p.turn == attacks.White {
		dst, _ = generate[shape.No, shape.Yes, shape.No](p, nil, dst)
	} else {
		dst, _ = generate[shape.Yes, shape.Yes, shape.No](p, nil, dst)
	}
	return dst
}

// AppendLegalMovesBy is [Position.AppendLegalMoves] with the attacks of sliders taken from s.
func (p *Position) AppendLegalMovesBy(s attacks.Sliders, dst []Move) []Move {
	if s == nil {
		return p.AppendLegalMoves(dst)
	}
	if p.turn == attacks.White {
		dst, _ = generate[shape.No, shape.Yes, shape.Yes](p, s, dst)
	} else {
		dst, _ = generate[shape.Yes, shape.Yes, shape.Yes](p, s, dst)
	}
	return dst
}

// CountLegalMoves returns the number of legal moves of p. It counts squares and makes no list.
func (p *Position) CountLegalMoves() (count int) {
	if p.turn == attacks.White {
		_, count = generate[shape.No, shape.No, shape.No](p, nil, nil)
	} else {
		_, count = generate[shape.Yes, shape.No, shape.No](p, nil, nil)
	}
	return count
}

// CountLegalMovesBy is [Position.CountLegalMoves] with the attacks of sliders taken from s.
func (p *Position) CountLegalMovesBy(s attacks.Sliders) (count int) {
	if s == nil {
		return p.CountLegalMoves()
	}
	if p.turn == attacks.White {
		_, count = generate[shape.No, shape.No, shape.Yes](p, s, nil)
	} else {
		_, count = generate[shape.Yes, shape.No, shape.Yes](p, s, nil)
	}
	return count
}

// generate finds the legal moves of p, for Black or White, listing them in dst or only counting
// them, with the sliders of s (Dynamic) or by the default technique.
func generate[Black, Listing, Dynamic shape.Flag](p *Position, s attacks.Sliders, dst []Move) ([]Move, int) {
	var n node[Black, Dynamic]
	n.look(p, s)
	out := output[Listing]{moves: dst}

	rights := p.castling & backRank(color[Black]()) & n.own
	if rights != 0 || attacks.King(n.King)&^n.own != 0 {
		n.lookForDanger()
		out = out.add(stemFrom(KingMove, n.King), attacks.King(n.King)&^n.own&^n.danger)
	}
	if n.Checkers.Several() {
		return out.moves, out.count
	}
	if rooks := UnblockedRooks(rights, n.King, n.occ); rooks != 0 && n.Checkers == 0 {
		out = out.add(stemFrom(Castling, n.King), legalCastlings[Dynamic](s, rooks, n.King, n.occ, n.danger, n.them.Orthogonals))
	}
	out = addPieces(&n, out)
	out = addPawns(&n, out)
	if p.enPassant != attacks.NoSquare {
		out = addEnPassant(&n, out, p.enPassant)
	}
	return out.moves, out.count
}

// addPieces adds the moves of knights and sliders. A pinned knight never moves; a pinned slider
// moves on its pin mask, if it can move that way at all. A queen is added twice, for her lines
// and for her diagonals.
func addPieces[Black, Listing, Dynamic shape.Flag](n *node[Black, Dynamic], out output[Listing]) output[Listing] {
	pinned := n.PinLines | n.PinDiagonals
	for b := n.us.Knights &^ pinned; b != 0; b = b.WithoutLowest() {
		out = out.add(stemFrom(KnightMove, b.First()), attacks.Knight(b.First())&n.Targets)
	}
	for b := n.us.Diagonals &^ pinned; b != 0; b = b.WithoutLowest() {
		seen := attacks.Bishop(b.First(), n.occ)
		if shape.Is[Dynamic]() {
			seen = n.sliders.Bishop(b.First(), n.occ)
		}
		out = out.add(stemFrom(sliderKind[Listing](&n.us, b.Lowest(), BishopMove), b.First()), seen&n.Targets)
	}
	for b := n.us.Orthogonals &^ pinned; b != 0; b = b.WithoutLowest() {
		seen := attacks.Rook(b.First(), n.occ)
		if shape.Is[Dynamic]() {
			seen = n.sliders.Rook(b.First(), n.occ)
		}
		out = out.add(stemFrom(sliderKind[Listing](&n.us, b.Lowest(), RookMove), b.First()), seen&n.Targets)
	}
	if pinned == 0 {
		return out
	}
	for b := n.us.Diagonals & n.PinDiagonals; b != 0; b = b.WithoutLowest() {
		seen := slidingBishop[Dynamic](n.sliders, b.First(), n.occ)
		out = out.add(stemFrom(sliderKind[Listing](&n.us, b.Lowest(), BishopMove), b.First()), seen&n.Targets&n.PinDiagonals)
	}
	for b := n.us.Orthogonals & n.PinLines; b != 0; b = b.WithoutLowest() {
		seen := slidingRook[Dynamic](n.sliders, b.First(), n.occ)
		out = out.add(stemFrom(sliderKind[Listing](&n.us, b.Lowest(), RookMove), b.First()), seen&n.Targets&n.PinLines)
	}
	return out
}

// sliderKind returns the kind of a slider's move: the queen's if the slider is in both sets.
func sliderKind[Listing shape.Flag](us *Side, slider attacks.Bitboard, otherwise Kind) Kind {
	if shape.Is[Listing]() && us.Diagonals&us.Orthogonals&slider != 0 {
		return QueenMove
	}
	return otherwise
}
