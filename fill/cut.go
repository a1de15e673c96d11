//go:build (amd64 || arm64) && !purego

package fill

// to returns the pieces of the first n positions.
func (p *Pieces[B]) to(n int) Pieces[B] {
	return Pieces[B]{p.Pawns[:n], p.Knights[:n], p.Diagonals[:n], p.Orthogonals[:n], p.King[:n]}
}

// from returns the pieces of all positions except the first n.
func (p *Pieces[B]) from(n int) Pieces[B] {
	return Pieces[B]{p.Pawns[n:], p.Knights[n:], p.Diagonals[n:], p.Orthogonals[n:], p.King[n:]}
}
