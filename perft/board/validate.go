package board

import "github.com/bitray/bitray/attacks"

// Validate reads a position in Forsyth-Edwards Notation and returns all its faults. An error
// means that the text is malformed, and is a [*FENError]. Without a king of each colour nothing
// else is looked at.
func Validate(fen string) (Fault, error) {
	r, err := readAll(fen, Unplayable|Mendable)
	if err != nil {
		return 0, err
	}
	var faults Fault
	for _, f := range r.faults {
		faults |= f.Fault
	}
	if faults&(MissingKing|SeveralKings) != 0 {
		return faults, nil
	}
	return faults | r.pos.unreachable(), nil
}

// Normalize reads a position in Forsyth-Edwards Notation as [ParseFEN] does, but drops castling
// rights and an en-passant square that the men on the board contradict, and an en-passant square
// on which no capture is legal. It returns what it dropped and why; an unplayable position or a
// malformed text is an error, a [*FENError].
func Normalize(fen string) (Position, []*FENError, error) {
	r, err := readAll(fen, Mendable)
	if err != nil {
		return Position{}, nil, err
	}
	if passed := r.pos.enPassant; passed != attacks.NoSquare && !r.pos.CanCaptureEnPassant() {
		r.pos.enPassant = attacks.NoSquare
		r.faults = append(r.faults, &FENError{Field: EnPassantField, Offset: r.starts[EnPassantField],
			Expected: "a square on which a capture is legal", Found: passed.String()})
	}
	return r.pos, r.faults, nil
}

// CanCaptureEnPassant reports whether a capture en passant is legal in p.
func (p *Position) CanCaptureEnPassant() bool {
	if p.enPassant == attacks.NoSquare {
		return false
	}
	for _, m := range p.AppendLegalMoves(make([]Move, 0, 256)) {
		if m.IsEnPassant() {
			return true
		}
	}
	return false
}

// unreachable returns the harmless faults of p.
func (p *Position) unreachable() (faults Fault) {
	for c := range p.sides {
		s := &p.sides[c]
		pawns := s.Pawns.Count()
		promoted := max(0, s.Knights.Count()-2) + max(0, s.Of(Bishop).Count()-2) +
			max(0, s.Of(Rook).Count()-2) + max(0, s.Of(Queen).Count()-1)
		if pawns > 8 {
			faults |= TooManyPawns
		}
		if s.All().Count() > 16 || pawns+promoted > 8 {
			faults |= TooManyMen
		}
	}
	if p.Checkers().Count() > 2 {
		faults |= TooManyCheckers
	}
	return faults
}
