package board

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
	"github.com/bitray/bitray/perft/internal/shape"
)

// AppendLegalMoves appends the legal moves of p to dst and returns the longer slice. The order is
// fixed but means nothing. It allocates only where dst has no room; 256 moves are room enough
// for every position that a game can reach, which has at most 218.
func (p *Position) AppendLegalMoves(dst []Move) []Move {
	if p.turn == attacks.White {
		dst, _ = generate[shape.No, shape.Yes, shape.No, shape.No](p, nil, 0, dst)
	} else {
		dst, _ = generate[shape.Yes, shape.Yes, shape.No, shape.No](p, nil, 0, dst)
	}
	return dst
}

// AppendLegalMovesBy is [Position.AppendLegalMoves] with the attacks of sliders taken from s.
func (p *Position) AppendLegalMovesBy(s attacks.Sliders, dst []Move) []Move {
	if s == nil {
		return p.AppendLegalMoves(dst)
	}
	if p.turn == attacks.White {
		dst, _ = generate[shape.No, shape.Yes, shape.Yes, shape.No](p, s, 0, dst)
	} else {
		dst, _ = generate[shape.Yes, shape.Yes, shape.Yes, shape.No](p, s, 0, dst)
	}
	return dst
}

// CountLegalMoves returns the number of legal moves of p. It counts squares and makes no list.
func (p *Position) CountLegalMoves() (count int) {
	if p.turn == attacks.White {
		_, count = generate[shape.No, shape.No, shape.No, shape.No](p, nil, 0, nil)
	} else {
		_, count = generate[shape.Yes, shape.No, shape.No, shape.No](p, nil, 0, nil)
	}
	return count
}

// CountLegalMovesBy is [Position.CountLegalMoves] with the attacks of sliders taken from s.
func (p *Position) CountLegalMovesBy(s attacks.Sliders) (count int) {
	if s == nil {
		return p.CountLegalMoves()
	}
	if p.turn == attacks.White {
		_, count = generate[shape.No, shape.No, shape.Yes, shape.No](p, s, 0, nil)
	} else {
		_, count = generate[shape.Yes, shape.No, shape.Yes, shape.No](p, s, 0, nil)
	}
	return count
}

// AppendLegalMovesTo is [Position.AppendLegalMoves] for those moves whose [Move.To] is in targets.
// Sets that share no square give lists that share no move, and all 64 squares give all moves, so a
// search can have the captures first and the others later:
//
//	captures := p.Side(p.SideToMove().Other()).All()
//	moves = p.AppendLegalMovesTo(moves[:0], captures)
//	moves = p.AppendLegalMovesTo(moves[:0], ^captures)
//
// A capture en passant goes to the empty square [Position.EnPassant], and castling to the square of
// its own rook; both are in the second list here.
func (p *Position) AppendLegalMovesTo(dst []Move, targets attacks.Bitboard) []Move {
	if p.turn == attacks.White {
		dst, _ = generate[shape.No, shape.Yes, shape.No, shape.Yes](p, nil, targets, dst)
	} else {
		dst, _ = generate[shape.Yes, shape.Yes, shape.No, shape.Yes](p, nil, targets, dst)
	}
	return dst
}

// IsLegal reports whether m is a legal move of p. Any value may be asked about, also moves of other
// positions and [NullMove], which is never legal.
func (p *Position) IsLegal(m Move) bool {
	if p.Side(p.turn).pieceAt(m.From()) != m.Piece() {
		return false
	}
	var room [64]Move
	return slices.Contains(p.AppendLegalMovesTo(room[:0], m.To().Bitboard()), m)
}

// generate finds the legal moves of p, for Black or White, listing them in dst or only counting
// them, with the sliders of s (Dynamic) or by the default technique, to all squares or only to
// those of targets (Limited).
func generate[Black, Listing, Dynamic, Limited shape.Flag](p *Position, s attacks.Sliders, targets attacks.Bitboard, dst []Move) ([]Move, int) {
	var n node[Black, Dynamic]
	n.look(p, s)
	out := output[Listing]{moves: dst}

	rights := p.castling & rules.BackRank(rules.Color[Black]()) & n.own
	barred := n.own // to the king
	if shape.Is[Limited]() {
		n.Targets &= targets
		rights &= targets
		barred |= ^targets
	}
	if rights != 0 || attacks.King(n.King)&^barred != 0 {
		n.lookForDanger()
		out = out.add(stemFrom(KingMove, n.King), attacks.King(n.King)&^barred&^n.danger)
	}
	if n.Checkers.Several() {
		return out.moves, out.count
	}
	if rooks := rules.UnblockedRooks(rights, n.King, n.occ); rooks != 0 && n.Checkers == 0 {
		out = out.add(stemFrom(Castling, n.King), rules.LegalCastlings[Dynamic](s, rooks, n.King, n.occ, n.danger, n.them.Orthogonals))
	}
	out = addPieces(&n, out)
	out = addPawns(&n, out)
	if p.enPassant != attacks.NoSquare && (!shape.Is[Limited]() || targets.Has(p.enPassant)) {
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
		seen := rules.SlidingBishop[Dynamic](n.sliders, b.First(), n.occ)
		out = out.add(stemFrom(sliderKind[Listing](&n.us, b.Lowest(), BishopMove), b.First()), seen&n.Targets&n.PinDiagonals)
	}
	for b := n.us.Orthogonals & n.PinLines; b != 0; b = b.WithoutLowest() {
		seen := rules.SlidingRook[Dynamic](n.sliders, b.First(), n.occ)
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
