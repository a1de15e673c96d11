// Package board holds a chess position and its legal moves, for standard chess and Chess960.
//
// A [Position] is a value of 96 bytes: assigning it copies it, and making a move never has to
// be undone.
//
//	p := board.Start()
//	for _, m := range p.AppendLegalMoves(nil) {
//		child := p.Make(m)
//		fmt.Println(p.UCI(m, false), child.FEN())
//	}
//
// # Legal moves without trying them
//
// No move is made to see whether it was legal. Before any move is generated, three sets say all
// that legality needs:
//
//   - the danger: those squares next to the king, and on its way where it could castle, that the
//     opponent attacks when the king is lifted from the board, so that it cannot step back along the
//     ray of a slider;
//   - the check mask: all squares, or the squares between the king and the piece that gives check,
//     and that piece; with two pieces giving check only the king moves;
//   - the pin masks: the rays on which one of its pieces is pinned, up to and including the pinning
//     slider, ranks and files in one set, diagonals in another. A pinned piece stays in its set.
//
// En passant lifts two pieces from the board at once, so it alone is tested by looking from the
// king along all lines with both of them gone.
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Move_Generation and
// https://www.chessprogramming.org/Checks_and_Pinned_Pieces_(Bitboards).
//
// # One source for all generators
//
// A list of moves and a count are made in the same steps, which find the sets of squares that pieces may go
// to: a list spells them out, a count adds up their sizes. The steps are generic over constants (see package
// perft/internal/constbool): which of the two is wanted, the color, and whether the sliders are the default
// technique, which is inlined, or a value of type [attacks.Sliders].
package board
