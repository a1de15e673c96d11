// Package legality has what generators of legal moves, searches and exchange evaluators need around kings:
// the pieces that give check ([Checkers]), the squares that block or capture a checker ([CheckMask]), pinned
// pieces and their lines ([Blockers], [ChecksAndPins]), those that discover a check ([Blockers] too), the
// attackers of a square with any occupancy ([AttackersTo]), and all that a side attacks ([Attacked]).
//
// It works on plain bitboards of your own types, any integer square and any uint64 board, and depends on no
// technique. Functions that need the attacks of a slider take them as an argument, so the look-up stays in
// your code, static and inlined, by the technique of your choice. Pins need no look-up of a slider.
//
//	them := legality.Pieces[Bitboard]{Pawns: ..., Knights: ..., Diagonals: bishops | queens, ...}
//	from := legality.Sight[Bitboard]{Rook: magic.Rook(king, occ), Bishop: magic.Bishop(king, occ)}
//	checkers := legality.Checkers(&them, geometry.Black, king, from)
//	mask := legality.CheckMask(king, checkers)
//	pinned := legality.Blockers(&them, king, occ) & own
//
// The example of the package finds the legal moves of a position from that, without castling and captures en passant;
// testdata/engine is a small engine with its own squares, which has both. The example of [Blockers] finds
// the moves that give check, and that of [AttackersTo] says what a capture gains (static exchange evaluation).
// Which pieces attack which, and how a move changes that, is package threats.
//
// Colors matter for pawns only: geometry.White is the color whose pawns go towards higher squares. If your a8
// is square 0, pass the other color; see package geometry. A queen belongs to two sets of [Pieces], Orthogonals
// and Diagonals.
//
// # Inlining
//
// [AttackersTo], [Checkers], [CheckMask], [Snipers], [ChecksAndPins] and [Pieces.All] inline.
// [Attacked] remains a call, and so does [Blockers], a loop over the sliders that look at the king, mostly
// none or one of them.
//
// # Migrating from your own tables
//
// If your engine has its own magic implementation, replace the functions that look up, not
// their callers:
//
//	func RookAttacks(sq Square, occ Bitboard) Bitboard { return magic.Rook(sq, occ) }
//
// The results stay the same. Your types stay, and so does your numbering, whether it starts in
// a1, a8 or h1, by ranks or by files, as long as square n is bit n of your boards. If square 0 is bit 63,
// convert the square: magic.Rook(63-sq, occ). The helper still inlines ("bitray techniques --cards" says
// for which). Squares are masked, so a look-up for "no square" does not panic: 64 is a1, and -1 is h8.
// Compare your signature, the node count of a fixed search, before and after: it has to stay the same to the
// last node.
//
// What to delete: the magic numbers, masks, shifts and tables, the function that fills them, its
// call at start-up, and, with package geometry, the tables of knights, kings, pawns, rays, lines
// and squares between.
//
// What to measure: nodes a second of a search, not look-ups in a loop, as the ratio of the old
// program to the new one in ten alternating runs at least; perft without a hash table, which shows
// generation alone; and the time to start. Then change the import and measure another technique:
// magic is fast while its tables stay in the cache, and only a measurement of your search shows how much of
// the cache your evaluation leaves to them.
package legality
