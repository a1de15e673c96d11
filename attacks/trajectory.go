package attacks

import "github.com/bitray/bitray/fill"

// RookTrajectory returns those squares of stops from which a rook on sq, once it has moved there,
// attacks a square of targets, given the occupied squares occ: the squares where it can stop on
// its way to the targets in two moves. To stop on an occupied square is to capture there.
//
// Attacks are mutual, so what can reach a target in one move is what sliders on the targets attack. The
// stops are where that meets the first move.
// Source: Gerd Isenberg, Efficient Generation of Sliding Piece Attacks (2008); Chess Programming
// Wiki, Trajectory, https://www.chessprogramming.org/Trajectory.
func RookTrajectory(sq Square, occ, stops, targets Bitboard) Bitboard {
	return Rook(sq, occ) & stops & fill.Rooks(targets, occ.Without(sq))
}

// BishopTrajectory is [RookTrajectory] for a bishop.
func BishopTrajectory(sq Square, occ, stops, targets Bitboard) Bitboard {
	return Bishop(sq, occ) & stops & fill.Bishops(targets, occ.Without(sq))
}

// QueenTrajectory is [RookTrajectory] for a queen.
func QueenTrajectory(sq Square, occ, stops, targets Bitboard) Bitboard {
	return Queen(sq, occ) & stops & fill.Queens(targets, occ.Without(sq))
}
