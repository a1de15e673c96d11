package board

import (
	_ "embed"
	"encoding/binary"
	"encoding/hex"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// Key returns the key of p in books of the Polyglot format: 64 bits for hash tables and repetitions. It is computed
// from all pieces, which takes about as long as the list of legal moves; a search updates keys by
// [Position.KeyAfter].
//
// The key depends on the pieces, the side to move, castling rights and the file of a pawn that has just made a double step
// if a pawn of the side to move stands next to it, whether or not it may capture: [Code] counts legal captures
// alone. Positions that differ in this may have equal keys, with a probability of 1 in 2^64 for any two; see [Code]
// for one that is never wrong. Castling rights are those on either side of each king: in Chess960 positions
// with the same pieces that differ in which of two rooks on one side may castle have equal keys, but no game reaches both.
//
// Source: Michel Van den Bergh, Polyglot book format, http://hgm.nubati.net/book_format.html. The method is
// by Albert Zobrist, A New Hashing Method with Application for Game Playing, 1970.
func (p *Position) Key() uint64 {
	key := p.castlingKey(p.castling) ^ p.enPassantKey()
	if p.turn == attacks.White {
		key ^= zobrist.white
	}
	for c := range p.sides {
		for squares := p.sides[c].All(); squares != 0; squares = squares.WithoutLowest() {
			sq := squares.First()
			key ^= zobrist.pieces[c][pieceAt(&p.sides[c], sq)&7][sq&63]
		}
	}
	return key
}

// KeyAfter returns the key of the position after m, a legal move of p or 0, from the key of p. It takes about as
// long as [Position.Play], which need not come first: what a hash table holds can be fetched meanwhile.
func (p *Position) KeyAfter(key uint64, m Move) uint64 {
	key ^= zobrist.white
	if p.enPassant != attacks.NoSquare {
		key ^= p.enPassantKey()
	}
	if m == 0 {
		return key
	}
	us, from, to, kind := p.turn&1, m.From(), m.To(), m.kind()&15
	own, enemy := &zobrist.pieces[us], &zobrist.pieces[us^1]
	key ^= own[movers[kind]&7][from&63] ^ own[becomes[kind]&7][to&63] ^ enemy[captiveAt(&p.sides[us^1], to)&7][to&63]
	if p.castling != 0 {
		lost := from.Bitboard() | to.Bitboard()
		if movers[kind] == King {
			lost = rules.BackRank(us) | to.Bitboard()
		}
		if lost &= p.castling; lost != 0 {
			key ^= p.castlingKey(lost)
		}
	}
	if kind >= rules.DoublePush && kind <= rules.Castling {
		key ^= p.specialKey(m)
	}
	return key
}

// specialKey returns the part of the key that a special move changes besides a piece that goes from a square to another.
func (p *Position) specialKey(m Move) uint64 {
	us, from, to := p.turn&1, m.From(), m.To()
	own, enemy := &zobrist.pieces[us], &zobrist.pieces[us^1]
	switch m.kind() {
	case rules.Castling: // the king does not go to the square of the rook
		goal := rules.CastlingGoal(from.Bitboard(), to.Bitboard())
		return own[King][to&63] ^ own[King][goal.King&63] ^ own[Rook][to&63] ^ own[Rook][goal.Rook&63]
	case rules.EnPassantCapture:
		return enemy[Pawn][rules.PassedPawn(to)&63]
	}
	if attacks.Pawn(us, (from+to)/2)&p.sides[us^1].Pawns != 0 { // a double push
		return zobrist.enPassant[to&7]
	}
	return 0
}

// castlingKey returns the part of the key that some rooks which may castle add to it.
func (p *Position) castlingKey(rooks attacks.Bitboard) (key uint64) {
	for ; rooks != 0; rooks = rooks.WithoutLowest() {
		c, wing := rooks.First()>>5&1, 0
		if rooks.Lowest() < p.sides[c].King {
			wing = 1
		}
		key ^= zobrist.castling[c][wing]
	}
	return key
}

// enPassantKey returns the part of the key that the right to capture en passant adds to it.
func (p *Position) enPassantKey() uint64 {
	if p.enPassant == attacks.NoSquare || attacks.Pawn(p.turn^1, p.enPassant)&p.sides[p.turn&1].Pawns == 0 {
		return 0
	}
	return zobrist.enPassant[p.enPassant&7]
}

// polyglot holds the 781 numbers of the format, one a line, in its order.
//
//go:embed polyglot.txt
var polyglot string

// zobrist holds the numbers whose exclusive or is the key.
var zobrist = readNumbers(polyglot)

type numbers struct {
	pieces    [2][8][64]uint64 // by color, [Piece] and square; 0 for [NoPiece]
	castling  [2][2]uint64     // by color; for the rook east of the king, and west
	enPassant [8]uint64        // by file
	white     uint64           // White is to move
}

// readNumbers reads the numbers in the order of the format: those of pieces come first, Black's before White's.
func readNumbers(text string) (n numbers) {
	bytes, err := hex.DecodeString(strings.ReplaceAll(text, "\n", ""))
	if err != nil {
		panic("bitray/board: " + err.Error()) // a file of this package
	}
	next := func(to *uint64) { *to, bytes = binary.BigEndian.Uint64(bytes), bytes[8:] }
	for piece := Pawn; piece <= King; piece++ {
		for _, c := range []attacks.Color{attacks.Black, attacks.White} {
			for sq := range n.pieces[c][piece] {
				next(&n.pieces[c][piece][sq])
			}
		}
	}
	for i := range 4 {
		next(&n.castling[i/2][i%2])
	}
	for file := range n.enPassant {
		next(&n.enPassant[file])
	}
	next(&n.white)
	return n
}
