// Package lanes counts the leaves two plies below a position with AVX-512 or AVX2: the legal replies to all
// legal moves, eight or four sibling positions at a time, and most positions not at all. On top of that it
// counts three plies from parts.
//
// Call the side to move the mover and the other the replier. Perft of depth 2 is the number of
// replies, summed over the mover's moves. What is counted here is that sum, without making the
// last pair of moves, and even without looking at each first move.
//
// # Moves that change nothing
//
// What the replier can do depends on few squares: those that its sliders see, those that its pawns
// step to or capture on, those where its own pieces stand, and those from which, or over which,
// the mover can give check, pin, or attack a square that the king could step to. These squares are
// called sensitive. A move that leaves no sensitive square and arrives on none leaves as many
// replies as no move would. It is counted by multiplication. After 1. e4 e5 White has 29 moves:
//
//	r n b q k b n r     1 1 1 1 1 1 1 1
//	p p p p . p p p     1 1 1 1 1 1 1 1
//	. . . . . . . .     1 1 1 1 1 1 1 1
//	. . . . p . . .     1 1 1 1 1 1 1 1
//	. . . . P . . .     1 1 . 1 1 1 . 1
//	. . . . . . . .     1 . . . . . . .
//	P P P P . P P P     . . . . . . . .
//	R N B Q K B N R     . . . . . . . .
//	the position        sensitive squares
//
// Ten touch a sensitive square, Na3, Qh5, Bb5, Ba6, a3, a4, b4, d4, f4 and h4; nineteen leave as
// many replies as a passed turn. From the start position no move touches any: the 400 leaves are
// 20 times the replies to no move.
//
// A line matters only if something can happen on it. A ray from the king is sensitive if a slider
// of the mover's is among the first three pieces on it, or can go to where the first two do not
// screen it from the king: a move lifts one piece off a ray at most, and puts one on it. A square
// next to the king matters if the king could ever step there, and the lines from there do if they
// lead, through one piece at most, to where a slider stands or can go.
//
// # Eight siblings
//
// The moves that are left are put side by side. A register holds a set of pieces eight times, once
// in each 64-bit lane, and a lane is one child:
//
//	lane        0           1           2           ...  7
//	move        none        b1a3        d1h5        ...  d2d4
//	occupied    o           o^b1|a3     o^d1|h5     ...  o^d2|d4
//
// One stream of instructions counts the replies of all eight; nothing is summed across lanes
// until all moves are done. The king, the knights and the pawns of the replier are where they
// were, so their attacks are constants of the node, taken away in the lanes where the piece was
// captured. Sliders need what they see in each lane:
//
//   - Along a rank, o ^ (o - 2s) for all sliders s at once, each rank in its own byte: the
//     borrow runs from a slider to the next piece. West is east on mirrored boards; south and
//     north are east and west on boards flipped at the anti-diagonal. A flip is one
//     multiplication of bit matrices (GFNI). Moves are counted where they come out, against
//     targets that are flipped too, and never flipped back.
//   - Along diagonals, a Kogge-Stone fill, whose propagators serve both sides.
//   - If b is the first piece on a ray from the king, b & sliders gives check, and b & own is pinned
//     if the second piece is a slider. One set of pinned pieces serves all lines: the square of a
//     pinned piece relative to its king tells the line along which it may move.
//   - In check the targets are the checker and the squares between it and the king. There are none
//     if two pieces give check.
//
// A node says which directions can matter, and the code for the others is skipped. There are
// three variants of the code: for nodes where nothing can happen to the king, for those where
// steps can attack it or take squares away from it, and for those with lines to it.
//
// # Three plies from parts
//
// [TripleCounter] counts the leaves three plies below a position. Let the mover play m, the replier
// r and the mover again, and let f(m, r) be the number of last moves. With 0 for a passed turn,
//
//	f(m, r) = f(m, 0) + f(0, r) - f(0, 0)
//
// unless some part of the mover's mobility feels both moves. Such parts are the ray of a slider,
// the jump of a knight, the way of a pawn, each of its captures, each step of the king, castling,
// and the pins on each ray of the king. Each depends on few squares: a ray on those up to the first
// piece. If m changes none of a part's squares, before r and after it, or r changes none, before m
// and after it, then the part contributes equally to both sides of the equation.
//
// So for each m there are squares that r must touch for the pair to be counted as a pair: what the
// moved piece sees from where it was and from where it is, the lines through both squares on which
// another slider sees them (not the squares at the ends of lines, where a slider goes whether something is to
// be captured or not), the knights and pawns that attack them or are blocked by them, and what decides
// together with m about the king. After 1. e4 e5 these are, for m = Nf3,
//
//	r n b q k b n r     . . . . . . . .
//	p p p p . p p p     . . . . . . . .
//	. . . . . . . .     . . . . . . . .
//	. . . . p . . .     . . . . . . . .
//	. . . . P . . .     . . . . . 1 1 1
//	. . . . . . . .     . . . . . 1 . .
//	P P P P . P P P     . . . 1 1 1 1 1
//	R N B Q K B N R     . . . 1 1 1 1 1
//	the position        squares to touch
//
// and no reply except Qh4 touches one. Of 812 pairs of a first move and a reply to a passed turn
// 90 are looked at in this position.
//
// So these are counted: f(0, r) for all replies and f(m, 0) for all first moves, one lane each;
// the sum over the pairs that are separate, which is an addition of bytes under a mask; and the
// pairs that are not, one lane each. Where only the king's moves are separate, they are counted
// from parts and the rest in lanes, which need not look for attacked squares. Replies that a first
// move takes away are left out of the sum, those that it adds are counted as pairs. Which these are
// is found for seven first moves at a time, with one more lane for no move.
//
// No move of the three plies is made, except first moves of the king, promotions, captures en
// passant, and double steps that can be captured. The two plies below those are counted as above.
// If the mover is in check, and so cannot pass, or castling starts from other squares than in
// standard chess, or there are too many moves for the lists, all first moves are made.
//
// No table is involved: nothing outlives the position. The parts belong to one node and are found
// again at the next; no position is looked up, and none is merged with another that has the same
// pieces on the same squares. It is a count without hash, as bulk counting is. But it visits less
// than a count that makes moves: a speed should name its method.
//
// # With AVX2
//
// The kernels are written once, for AVX-512. For AVX2 the generator replaces each instruction: a register of
// eight boards becomes two of four, or one where four positions at a time are faster; a mask of lanes becomes
// a vector; what fits no register is in memory. What AVX2 lacks is done otherwise: squares are counted by
// looking up half a byte at a time, as bytes that are summed once a batch; south, north and west are fills
// like the diagonals; the last square of a ray is the first one on a board with its ranks in reverse order,
// or is found by smearing; lists are squeezed square by square.
//
// # What is done where
//
// The assembly lists the moves that move one piece; promotions, captures en passant and castlings,
// which change more, are added in Go, each with a byte that says what else they change. Replies en
// passant are counted in Go. The kernel supports all of Chess960. Positions in which a side has
// more than sixteen pieces are counted by making the moves.
//
// The assembly is written by the generator in cmd/bitray-lab/internal/asm/lanes, which holds the
// derivation step by step; "go generate ./internal/simd" runs it. It is written once, for AVX-512, and each
// instruction is turned into those of AVX2 (narrow.go there).
//
// # Switching kernels off
//
// The build tag purego leaves out the kernels. When the program starts, GODEBUG=cpu.avx512f=off leaves those
// in AVX2, and GODEBUG=cpu.avx2=off or the variable BITRAY_NOSIMD, set to anything, none. Package attacks
// lists all ways for the whole module.
//
// # Sources
//
// The attacks are those of the Chess Programming Wiki: Subtracting a Rook from a Blocking Piece,
// Hyperbola Quintessence (Aleks Peshkov), Kogge-Stone Algorithm, Checks and Pinned Pieces
// (Bitboards).
//
// That moves which change no reply are counted by one multiplication was published before: templechess does so
// since February 2025 (https://github.com/alexjasson/templechess), MPerft since version 5.0 of 2026, as --nullmove
// (Richard Delorme, https://github.com/abulmo/MPerft). Both make the other moves. Here those are corrected for
// without being made, side by side in lanes, and a third ply is counted from parts; we have found neither published
// elsewhere.
package lanes
