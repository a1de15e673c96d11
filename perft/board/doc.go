// Package board holds a chess position and its legal moves, for standard chess and Chess960.
//
// A [Position] is a value of 96 bytes: assigning it copies it, and making a move never has to
// be undone.
//
//	p := board.Start()
//	for _, m := range p.AppendLegalMoves(nil) {
//		child := p.After(m)
//		fmt.Println(p.SAN(m), child.FEN())
//	}
//
// # In a search
//
// What a search does at a node, and what it takes here; the example named search, in search_example_test.go of the repository,
// has all of it in a hundred lines:
//
//   - captures first, and nothing else at the leaves, unless the king is in check: [Position.AppendTacticals], then
//     [Position.AppendQuiets]. Both keep a list of the caller's and allocate nothing; [Position.Captured] and [Move.Piece]
//     help to order them;
//   - the move of a hash table before any is generated: [Position.IsLegal] takes any value, since two positions may
//     share an entry. [Position.Play] takes legal moves alone;
//   - keys: [Position.Key] at the root, [Position.KeyAfter] from then on, kept with the positions on the stack. A repetition is
//     the same key among the last [Position.HalfmoveClock] plies, but for a pinned pawn beside one that has made a double step;
//   - a null move: the zero [Move], if [Position.Checkers] is empty;
//   - making a move: child = *p and child.Play(m), which takes two thirds of the time of [Position.After]. Nothing is undone:
//     the position before is still there. Declare the child before the loop over the moves: a variable of the loop whose
//     address a recursive function is given is on the heap, which costs a search a tenth of its time and a perft most;
//   - the evaluation: [Position.Pieces], [Position.Diagonals] and [Position.Orthogonals] are the sets, a load or two where the
//     kind is a constant; package attacks has what they attack, and files and ranks; package transform flips boards; package
//     attacks/threats finds from [Position.Sides] which threats a move makes and unmakes;
//   - which captures lose: [Position.Exchange]; which moves give check, before they are made: [Position.GivesCheck];
//   - what a GUI sends: [ParseFEN] takes positions that no game reaches, some with more than [MaxMoves] moves. Lists grow then, but
//     an array of that size beside one does not: refuse what [Setup.Faults] finds [Unreachable]. [Diagnose] repairs what is
//     refused;
//   - the end: no legal move, with [Position.Checkers] or without, [Position.InsufficientMaterial], and the clock at 100, unless it
//     is mate;
//   - what the engine prints: [Move.UCI] with the value of its option UCI_Chess960, or [Move.String] if it has none.
//
// All methods that a search calls at every node read the position only, so any number of goroutines may share it.
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
package board
