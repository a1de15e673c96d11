// Package replies counts the replies to all moves of a position, perft of depth 2, without making
// the moves. It is what makes a perft in plain Go fast.
//
//	var c replies.Counter
//	total := c.Count(&position)
//
// # Idea
//
// A move changes little of what the opponent can do. So its replies are counted once, as if the
// mover passed, and each move adds or takes away what it changes. A piece is lifted from one square and
// set down on another, and mostly the two have nothing to do with each other, so they are counted apart:
//
//	replies(from, to) = base + lifted(from) + landed(to) + both(from, to)
//
// Each of these is a sum over the replies of the sliders, the pawns, the knights and the king.
//
//   - Setting a piece down on a square matters to the sliders that see that square, to pawns whose way it
//     is, to all that could then capture it, and to what it captures. That is the same for every piece
//     that goes there. So the moves are first gathered by where they lead, with the number of pieces that
//     go to each square in binary: a set of squares for ones, one for twos, and so on. Each of these
//     sets, mostly two, is then counted at once.
//   - Lifting a piece is the same for all its moves. A slider that saw it sees farther, and a pawn may
//     be free to go; the difference counts for every move. What a lifted piece uncovers is what it
//     sees itself away from the slider, so no slider is looked up for it.
//   - What the two make together is added: a piece that stays on the ray that it uncovers, or captures
//     the piece that it uncovered something for.
//   - The king's squares matter to moves of pieces that attack them, uncover them or cut the sight
//     of them. Cutting is counted by square, like the rest; the others are looked at one by one.
//   - A slider that arrives on a line of the king, behind a piece, pins it: its moves off that line are taken
//     away.
//
// A move that touches nothing costs nothing beyond its share in a popcount. A piece that matters to
// nothing where it stands need not even be lifted.
//
// Nothing is remembered from one position to the next, except that the moves of the mover's knights and
// sliders are not looked for again where only the opponent has moved and none of them saw it.
//
// # What is made
//
// All this holds while the replier is not in check and the pins that it has stay as they are. What could
// change that is known before the moves are looked at: the squares of its pins, the mover's pieces
// that shield the king from a slider, and the squares from which a slider, a knight or a pawn would
// give check. Those moves are made, and the generator counts
// the replies. So are promotions, captures en passant, captures of a rook that may castle, and
// castlings that only Chess960 allows or that touch one of these squares. A position in which the
// replier may castle as only Chess960 allows is left to the generator altogether.
//
// # Cost
//
// A [Counter] takes 21 KiB, and allocates a short list, once; all of them share a table of 32 KiB. The
// result is that of perft, but neither the last move nor the one before it is made. Say so with any
// figure in nodes a second.
package replies
