package board

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/movegen"
)

const lastRanks = attacks.Rank1 | attacks.Rank8

// AppendLegalMoves appends the legal moves of p to dst and returns the longer slice. The order is
// fixed but means nothing. It allocates only where dst has no room; [MaxMoves] are room enough
// for every position that a game can reach.
func (p *Position) AppendLegalMoves(dst []Move) []Move {
	if p.turn == attacks.White {
		return movegen.List[movegen.White](p.pieces(), p.rights(), dst)
	}
	return movegen.List[movegen.Black](p.pieces(), p.rights(), dst)
}

// CountLegalMoves returns the number of legal moves of p. It counts squares and makes no list.
func (p *Position) CountLegalMoves() int {
	if p.turn == attacks.White {
		return movegen.Count[movegen.White](p.pieces(), p.rights())
	}
	return movegen.Count[movegen.Black](p.pieces(), p.rights())
}

// MaxMoves is the largest number of legal moves of a position that a game leads to, the capacity with which a list
// stays as it is: make([]Move, 0, MaxMoves). For other positions, which [ParseFEN] takes too, lists grow. Source: Tobs40 (2024),
// https://lichess.org/@/Tobs40/blog/why-a-reachable-position-cant-have-more-than-218-playable-moves/a5xdxeqs.
const MaxMoves = 218

// AppendTacticals appends the legal moves of p that capture, en passant too, or promote a pawn: what a quiescence
// search looks at. Nothing else is generated, so it takes a fraction of the time of [Position.AppendLegalMoves].
func (p *Position) AppendTacticals(dst []Move) []Move {
	enemy := p.sides[p.turn&1^1].All()
	part := movegen.Part{From: attacks.Universe, King: enemy, Pieces: enemy, Pawns: enemy | lastRanks}
	return p.appendPart(dst, part, movegen.Rights{EnPassant: p.enPassant})
}

// AppendQuiets appends the legal moves of p that [Position.AppendTacticals] leaves out, castling among them. The
// two together append what [Position.AppendLegalMoves] does, in another order.
func (p *Position) AppendQuiets(dst []Move) []Move {
	free := ^p.Occupied()
	part := movegen.Part{From: attacks.Universe, King: free, Pieces: free, Pawns: free &^ lastRanks}
	return p.appendPart(dst, part, movegen.Rights{Castling: p.castling, EnPassant: attacks.NoSquare})
}

// IsLegal reports whether m is a legal move of p. m may be any value: a move from a hash table that belongs to another
// position, or no move at all. It takes about as long as [Position.AppendTacticals].
func (p *Position) IsLegal(m Move) bool {
	var room [mostBetween]Move
	return slices.Contains(p.appendBetween(room[:0], m.From(), m.To()), m)
}

// mostBetween is the largest number of legal moves between two squares: a pawn may become four pieces.
const mostBetween = 4

// appendBetween appends the legal moves from one square to another.
func (p *Position) appendBetween(dst []Move, from, to attacks.Square) []Move {
	origin, target := from.Bitboard(), to.Bitboard()
	part := movegen.Part{From: origin, Pieces: target, Pawns: target}
	rights := movegen.Rights{EnPassant: attacks.NoSquare}
	if p.sides[p.turn&1].King == origin {
		part.King, rights.Castling = target, p.castling&target
	}
	if p.enPassant == to {
		rights.EnPassant = to
	}
	return p.appendPart(dst, part, rights)
}

// appendPart appends a part of the legal moves of p.
func (p *Position) appendPart(dst []Move, part movegen.Part, r movegen.Rights) []Move {
	o := movegen.Options{Part: part}
	if p.turn == attacks.White {
		return movegen.ListPart[movegen.White](p.pieces(), r, &o, dst)
	}
	return movegen.ListPart[movegen.Black](p.pieces(), r, &o, dst)
}

func (p *Position) pieces() *[2]attacks.Pieces { return (*[2]attacks.Pieces)(&p.sides) }

func (p *Position) rights() movegen.Rights {
	return movegen.Rights{Castling: p.castling, EnPassant: p.enPassant}
}

// LegalEnPassant returns the en-passant square if a capture there is legal, and else
// [attacks.NoSquare]. Positions that differ only in en-passant squares without such a capture have the
// same moves forever; [Position.Code] and perft's hash table use it.
func (p *Position) LegalEnPassant() attacks.Square {
	if !movegen.CapturesEnPassant(p.pieces(), p.turn, p.enPassant) {
		return attacks.NoSquare
	}
	return p.enPassant
}
