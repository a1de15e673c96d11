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
func (p *Position) AppendLegalMoves(dst []Move) []Move { return p.AppendLegalMovesBy(nil, dst) }

// AppendLegalMovesBy is [Position.AppendLegalMoves] with the attacks of sliders taken from s.
func (p *Position) AppendLegalMovesBy(s attacks.Sliders, dst []Move) []Move {
	switch white := p.turn == attacks.White; {
	case white && s == nil:
		dst, _ = generate[shape.No, shape.Yes, shape.No, shape.No](p, nil, 0, dst)
	case s == nil:
		dst, _ = generate[shape.Yes, shape.Yes, shape.No, shape.No](p, nil, 0, dst)
	case white:
		dst, _ = generate[shape.No, shape.Yes, shape.Yes, shape.No](p, s, 0, dst)
	default:
		dst, _ = generate[shape.Yes, shape.Yes, shape.Yes, shape.No](p, s, 0, dst)
	}
	return dst
}

// CountLegalMoves returns the number of legal moves of p. It counts squares and makes no list.
func (p *Position) CountLegalMoves() int { return p.CountLegalMovesBy(nil) }

// CountLegalMovesBy is [Position.CountLegalMoves] with the attacks of sliders taken from s.
func (p *Position) CountLegalMovesBy(s attacks.Sliders) (count int) {
	switch white := p.turn == attacks.White; {
	case white && s == nil:
		_, count = generate[shape.No, shape.No, shape.No, shape.No](p, nil, 0, nil)
	case s == nil:
		_, count = generate[shape.Yes, shape.No, shape.No, shape.No](p, nil, 0, nil)
	case white:
		_, count = generate[shape.No, shape.No, shape.Yes, shape.No](p, s, 0, nil)
	default:
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
	c := rules.Color[Black]()
	var n node
	n.us, n.them = &p.sides[c], &p.sides[c^1]
	n.own, n.enemy = n.us.All(), n.them.All()
	n.occ = n.own | n.enemy
	rules.Constrain[Black](&n.Constraints, n.us.pieces(), n.them.pieces(), n.own, n.occ)

	goals, rights := attacks.King(n.King)&^n.own, p.castling&n.own
	if shape.Is[Limited]() {
		n.Targets &= targets
		goals &= targets
		rights &= targets
	}
	out := output{moves: dst}
	if goals|rights != 0 {
		out = addKing[Black, Listing, Dynamic](&n, s, out, goals, rights)
	}
	if n.Checkers.Several() {
		return out.moves, out.count
	}
	out = addPieces[Listing, Dynamic](&n, s, out)
	out = addPawns[Black, Listing](&n, out)
	if p.enPassant != attacks.NoSquare && (!shape.Is[Limited]() || targets.Has(p.enPassant)) {
		out = addEnPassant[Black, Listing, Dynamic](&n, s, out, p.enPassant)
	}
	return out.moves, out.count
}

// addKing adds the moves of the king to those of goals that are not attacked, and the castlings with
// those of rooks that are legal.
func addKing[Black, Listing, Dynamic shape.Flag](n *node, s attacks.Sliders, out output, goals, rooks attacks.Bitboard) output {
	listing := shape.Is[Listing]()
	var passed attacks.Bitboard
	if n.Checkers != 0 {
		rooks = 0
	} else if rooks != 0 {
		rooks, passed = rules.FreeCastlings(rooks, n.King, n.occ)
		passed &^= n.us.King
	}
	zone := goals | passed
	if zone == 0 && rooks == 0 {
		return out.done(listing)
	}
	attacked := attackedOf[Black, Dynamic](n, s, zone)
	out = out.add(listing, stemFrom(KingMove, n.King), goals&^attacked)
	if rooks != 0 {
		if attacked&passed|n.them.Orthogonals&rules.BackRank(rules.Color[Black]()) != 0 {
			rooks = rules.LegalCastlings[Dynamic](s, rooks, n.King, n.occ, attacked, n.them.Orthogonals)
		}
		out = out.add(listing, stemFrom(Castling, n.King), rooks)
	}
	return out.done(listing)
}

// addPieces adds the moves of knights and sliders. A pinned knight never moves; a pinned slider
// moves on its pin mask, if it can move that way at all.
//
// Mostly nothing is pinned. That this is a branch lets the processor look up attacks before it knows.
func addPieces[Listing, Dynamic shape.Flag](n *node, s attacks.Sliders, out output) output {
	listing := shape.Is[Listing]()
	occ, targets := n.occ, n.Targets
	knights, diagonals, orthogonals := n.us.Knights, n.us.Diagonals, n.us.Orthogonals
	if pinned := n.PinLines | n.PinDiagonals; pinned != 0 {
		out = addPinned[Listing, Dynamic](n, s, out)
		knights, diagonals, orthogonals = knights&^pinned, diagonals&^pinned, orthogonals&^pinned
	}
	for b := knights; b != 0; b = b.WithoutLowest() {
		out = out.add(listing, stemFrom(KnightMove, rules.First(b)), attacks.Knight(rules.First(b))&targets)
	}
	for b := diagonals &^ orthogonals; b != 0; b = b.WithoutLowest() {
		seen := attacks.Bishop(rules.First(b), occ)
		if shape.Is[Dynamic]() {
			seen = s.Bishop(rules.First(b), occ)
		}
		out = out.add(listing, stemFrom(BishopMove, rules.First(b)), seen&targets)
	}
	for b := orthogonals &^ diagonals; b != 0; b = b.WithoutLowest() {
		seen := attacks.Rook(rules.First(b), occ)
		if shape.Is[Dynamic]() {
			seen = s.Rook(rules.First(b), occ)
		}
		out = out.add(listing, stemFrom(RookMove, rules.First(b)), seen&targets)
	}
	for b := diagonals & orthogonals; b != 0; b = b.WithoutLowest() {
		seen := attacks.Queen(rules.First(b), occ)
		if shape.Is[Dynamic]() {
			seen = s.Queen(rules.First(b), occ)
		}
		out = out.add(listing, stemFrom(QueenMove, rules.First(b)), seen&targets)
	}
	return out.done(listing)
}

// addPinned adds the moves of pinned sliders.
func addPinned[Listing, Dynamic shape.Flag](n *node, s attacks.Sliders, out output) output {
	listing := shape.Is[Listing]()
	for b := n.us.Diagonals & n.PinDiagonals; b != 0; b = b.WithoutLowest() {
		seen := rules.SlidingBishop[Dynamic](s, rules.First(b), n.occ)
		out = out.add(listing, stemFrom(n.us.sliderKind(listing, b, BishopMove), rules.First(b)), seen&n.Targets&n.PinDiagonals)
	}
	for b := n.us.Orthogonals & n.PinLines; b != 0; b = b.WithoutLowest() {
		seen := rules.SlidingRook[Dynamic](s, rules.First(b), n.occ)
		out = out.add(listing, stemFrom(n.us.sliderKind(listing, b, RookMove), rules.First(b)), seen&n.Targets&n.PinLines)
	}
	return out.done(listing)
}

// sliderKind returns the kind of the moves of the first of the given sliders: the queen's if it is in
// both sets. Who only counts is not told.
func (s *Side) sliderKind(listing bool, sliders attacks.Bitboard, otherwise Kind) Kind {
	if listing && s.Diagonals&s.Orthogonals&sliders.Lowest() != 0 {
		return QueenMove
	}
	return otherwise
}
