// Package rules holds what the generator of package board and the reply counters share: the kinds of moves,
// pins and checks, the targets of pawns, and castling. It knows sets of squares and no position.
//
// The rule that a capture en passant must not expose the king stands in five places, each with what
// its caller has at hand; change all of them together:
//
//   - perft/internal/movegen, enPassantCaptors: a capture by the side to move;
//   - perft/internal/replies, passingReplies: captures that answer a double push which is not made;
//   - perft/internal/replies/lanes, takers and enPassantReplies in special.go: the same two, on boards that
//     are turned so that the mover goes north;
//   - perft/internal/replies/lanes, takersOf in triplepassant.go: captures that answer a double push which
//     answers a move, none of them made.
//
// The rule that a king may not step back along the ray of a slider that checks it also stands in five places.
// Four of them look at what is attacked with the king lifted from the board, and one adds the square behind it:
//
//   - perft/internal/movegen, generate: the king of the side to move;
//   - perft/internal/replies, lookAtSafety: the replier's king, whose lifted occupancy all counts share;
//   - cmd/bitray-lab/internal/asm/lanes, lookForDanger in look.go: the mover's king, for the list of moves;
//   - cmd/bitray-lab/internal/asm/lanes, check in kinglines.go: the replier's king, eight positions at a time,
//     where a checking slider attacks the square behind the king;
//   - cmd/bitray-lab/internal/asm/lanes, findUnits in units.go: the rays that the mover's king screens.
package rules
