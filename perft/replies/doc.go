// Package replies counts the replies to all moves of a position, perft of depth 2, without making
// the moves. It is what makes a perft in plain Go fast.
//
//	var c replies.Counter
//	total := c.Count(&position)
//
// # Idea
//
// A move changes little of what the opponent can do. So its replies are counted once, as if the
// mover passed, and each move adds or takes away what it changes. That is a sum of independent
// parts, the replies of each slider, of the pawns, of the knights and of the king:
//
//	replies(from, to) = base + sliders(from, to) + pawns(from, to) + knights(to) + king(from, to)
//
// Each part depends on a move only if the move touches squares that the part looks at. So it is
// counted over all moves of a piece at once, as sets:
//
//   - Lifting the piece from its square is the same for all its moves. A slider that saw it there
//     sees farther; it is looked up once, and the difference counts for every move.
//   - Setting it down on an empty square matters to the sliders that see that square, to pawns
//     whose way it is, and to pawns that attack it. The latter two are popcounts of
//     intersections; a slider is looked up for every such square.
//   - A capture leaves the occupancy as it was. Those that guarded the square can now capture
//     there, a popcount; the captured piece has no replies.
//   - The king's squares matter to moves of pieces that attack them, uncover them or cut the sight
//     of them.
//
// A move that touches nothing costs nothing beyond its share in a popcount. A pawn that matters to
// nothing where it stands need not even be lifted: the moves of all such pawns are counted as
// those of one piece.
//
// # What is made
//
// All this holds while the replier is not in check and its pins stay as they are. What could
// change that is known before the moves are looked at: the squares of its pins, the mover's pieces
// that shield the king from a slider, the squares from which a slider would give check or pin, and
// from which a knight or a pawn would give check. Those moves are made, and the generator counts
// the replies. So are promotions, captures en passant, captures of a rook that may castle, and
// castlings that only Chess960 allows or that touch one of these squares. A position in which the
// replier may castle as only Chess960 allows is left to the generator altogether.
//
// # Cost
//
// A [Counter] takes 23 KiB, and allocates two short lists, once. The result is that of perft, but
// neither the last move nor the one before it is made. Say so with any figure in nodes a second.
package replies
