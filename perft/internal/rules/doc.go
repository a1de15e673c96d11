// Package rules holds what the generator of package board and the reply counters share: the kinds of moves,
// pins and checks, the targets of pawns, and castling. It knows sets of squares and no position.
//
// The rule that a capture en passant must not expose the king stands in five places, each with what
// its caller has at hand; change all of them together:
//
//   - perft/board, enPassantCaptors: a capture by the side to move;
//   - perft/internal/replies, passingReplies: captures that answer a double push which is not made;
//   - perft/internal/replies/lanes, takers and enPassantReplies in special.go: the same two, on boards that
//     are turned so that the mover goes north;
//   - perft/internal/replies/lanes, takersOf in triplepassant.go: captures that answer a double push which
//     answers a move, none of them made.
package rules
