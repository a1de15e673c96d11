// Package threats finds which threats a move makes and unmakes: the pairs of a piece and a piece that it attacks, which networks
// with threat inputs take.
//
// It has one function: [AppendLost] returns the pairs that one position has and another has not. Two calls update an
// accumulator:
//
//	type Position struct {
//		sides [2]legality.Pieces[Bitboard] // five sets of White's pieces, five of Black's
//		on    [64]Piece                    // the piece on each square
//	}
//
//	func (a *Accumulator) Update(before, after *Position) {
//		var buf [64]threats.Pair[Square] // enough for a move
//		for _, t := range threats.AppendLost(buf[:0], &before.sides, &after.sides) {
//			a.Subtract(input(before.on[t.From], t.From, before.on[t.To], t.To))
//		}
//		for _, t := range threats.AppendLost(buf[:0], &after.sides, &before.sides) {
//			a.Add(input(after.on[t.From], t.From, after.on[t.To], t.To))
//		}
//	}
//
// One mistake is left to make: the pieces of lost pairs are those of before, the pieces of gained pairs those of after. An
// engine that makes moves in place keeps a copy of sides and mailbox for each ply, 144 bytes. To find mistakes compare the
// accumulator with one made from nothing after some plies, as the example of the package does.
//
// No move is needed. before and after may be any two positions: a null move changes nothing, several plies at once are one
// update, an entry of a cache is updated to the position at hand, and an accumulator is made from nothing by
// Update(&Position{}, &p).
//
// Square and Bitboard are your own types, any integer and any uint64; square n is bit n. sides[0] has the pieces of the color
// whose pawns go towards higher squares: White if your a1 is square 0, Black if your a8 is. If your engine keeps other
// sets than [legality.Pieces], assign the ten fields before the call. Position.Sides of package perft/board returns them.
//
// # What a threat is
//
// The piece on From attacks the piece on To if it could capture it by the way it moves, were it a piece of the
// opponent. So pieces attack (defend) their own side's, kings attack and are attacked, and neither pins nor the side to move
// matter. Pawns attack diagonally, and capturing en passant is no threat. Sliders attack the first piece on each line
// and none behind it. If your network takes fewer pairs, such as none with kings, leave the others out where you
// name the input.
//
// # Derivation
//
// White's knight goes from d4 to f5. The rook on a4, the bishop on c8 and the queen on g4 stay.
//
//	8  . . b . . . . .     lost      a4-d4, g4-d4     the knight is no longer there
//	7  . . . . . . . .               c8-g4, g4-c8     it is between now
//	6  . . . . . . . .
//	5  . . . . . + . .     gained    c8-f5, g4-f5     it is there now
//	4  R . . N . . q .               a4-g4, g4-a4     it is no longer between
//	   a b c d e f g h
//
// Call a square changed if p and q differ on it. For a pair that p has and q has not, one of two things holds:
//
//  1. From or To is changed. A look from each changed square that is occupied in p finds these pairs: those that its piece
//     attacks, and those that attack it. If both are changed, the look from From counts.
//  2. From and To are not changed, so there is a piece between them in q, and none in p: a changed square that
//     is empty in p. A look along all lines from each such square finds From and To on opposite sides. If there are
//     several between the two, the one next to From counts.
//
// Every look is from a changed square with the occupied squares of p. A move changes two squares, seldom three or four.
// Nothing is looked up in q. What q gains is what it loses towards p: play the knight back from f5 to d4, and lost and
// gained change places.
//
// # Costs
//
// On a Zen 4 the two lists of a move, 6.6 pairs in moves of random games, take 80 ns; to find all victims in the position
// after the move and to compare them with those before takes 2.1 times as long. Sliders are looked up by package hyperbola,
// whose tables of 2.5 KiB stay in the cache next to the weights of a network. AppendLost is a call and does not inline;
// nothing is allocated while the list has room. To measure:
//
//	go test ./attacks/threats -bench Move
//
// attacks/threats/NOTES.md of the repository says what else was tried: lists compared, tables of attacks by piece, other forms of the
// result, AVX-512.
package threats
