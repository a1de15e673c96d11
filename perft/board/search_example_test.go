package board_test

import (
	"fmt"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

const mate = 30_000

var values = [board.King + 1]int{board.Pawn: 100, board.Knight: 300, board.Bishop: 300, board.Rook: 500, board.Queen: 900}

// search is an alpha-beta search.
type search struct {
	best [1 << 16]struct { // a hash table of the best moves
		key  uint64
		move board.Move
	}
	line []uint64 // the keys of the positions on the way here
}

// score returns what p, whose key is known, is worth to the side to move, at the given depth.
func (s *search) score(p *board.Position, key uint64, alpha, beta, depth int) int {
	if depth <= 0 {
		return s.captures(p, alpha, beta)
	}
	check, us := p.Checkers() != 0, p.SideToMove()
	if len(s.line) > 0 && (slices.Contains(s.line, key) || p.HalfmoveClock() >= 100 && !(check && !p.HasLegalMoves())) {
		return 0 // a draw
	}
	s.line = append(s.line, key)
	defer func() { s.line = s.line[:len(s.line)-1] }()

	if depth > 2 && len(s.line) > 1 && !check && p.Pieces(us, board.Knight)|p.Diagonals(us)|p.Orthogonals(us) != 0 {
		passed := p.After(0) // if the opponent may move twice and we are still better, the position is good enough
		if score := -s.score(&passed, p.KeyAfter(key, 0), -beta, -beta+1, depth-3); score >= beta {
			return score
		}
	}
	best, moves := &s.best[key%uint64(len(s.best))], make([]board.Move, 0, board.MaxMoves)
	if best.key == key && p.IsLegal(best.move) {
		moves = append(moves, best.move) // comes first
	}
	moves = p.AppendQuiets(p.AppendTacticals(moves))
	var child board.Position // in the loop, a recursive function has each on the heap
	for i, m := range moves {
		if i > 0 && m == moves[0] {
			continue
		}
		child = *p
		child.Play(m)
		if score := -s.score(&child, p.KeyAfter(key, m), -beta, -alpha, depth-1); score > alpha {
			alpha, best.key, best.move = score, key, m
		}
		if alpha >= beta {
			break
		}
	}
	switch {
	case len(moves) == 0 && check:
		return len(s.line) - mate
	case len(moves) == 0:
		return 0 // stalemate
	}
	return alpha
}

// captures returns what p is worth when both sides capture or promote as long as it pays.
func (s *search) captures(p *board.Position, alpha, beta int) int {
	score := material(p, p.SideToMove()) - material(p, p.SideToMove().Other())
	alpha = max(alpha, score)
	var child board.Position
	for _, m := range p.AppendTacticals(make([]board.Move, 0, board.MaxMoves)) {
		if alpha >= beta {
			break
		}
		if score+values[p.Captured(m)]+values[m.Promotion()] > alpha { // else it cannot pay
			child = *p
			child.Play(m)
			alpha = max(alpha, -s.captures(&child, -beta, -alpha))
		}
	}
	return alpha
}

// material returns what the pieces of a side are worth.
func material(p *board.Position, c attacks.Color) (sum int) {
	count := func(kind board.Piece) int { return values[kind] * p.Pieces(c, kind).Count() }
	return count(board.Pawn) + count(board.Knight) + count(board.Bishop) + count(board.Rook) + count(board.Queen)
}

// A search: alpha-beta, captures alone at the leaves, null moves, repetitions, and a hash table whose move is looked at
// before any other is generated.
func Example_search() {
	p, err := board.ParseFEN("2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	s := new(search)
	for depth := 1; depth <= 4; depth++ {
		score := s.score(&p, p.Key(), -mate, mate, depth)
		fmt.Println(depth, score, s.best[p.Key()%uint64(len(s.best))].move)
	}
	// Output:
	// 1 500 e6d8
	// 2 500 e6d8
	// 3 500 e6d8
	// 4 29996 f3f7
}
