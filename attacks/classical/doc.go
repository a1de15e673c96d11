// Package classical looks up whole rays and cuts them off behind the first blocker, which a bit
// scan finds: the classical approach.
//
//	attacked := classical.Rook(sq, occ) &^ own
//
// Prefer it if the tables of rays are there anyway.
//
// # Formula
//
//	attacks = ray[d][sq] ^ ray[d][first(ray[d][sq] & occ)]
//
// where first is the lowest square for the rays towards higher squares (north, east, north-east,
// north-west) and the highest for the other four. The attacks of a piece are the union of its rays.
//
// # Derivation
//
// Behind a blocker lies the blocker's own ray in the same direction. It is part of the slider's
// ray, so an exclusive or takes it away. A rook on d3 looks north, blockers on d6 and d7:
//
//	ray of d3         & occupied        ray of d6         attacks
//	. . . 1 . . . .   . . . . . . . .   . . . 1 . . . .   . . . . . . . .
//	. . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .   . . . . . . . .
//	. . . 1 . . . .   . . . 1 . . . .   . . . . . . . .   . . . 1 . . . .
//	. . . 1 . . . .   . . . . . . . .   . . . . . . . .   . . . 1 . . . .
//	. . . 1 . . . .   . . . . . . . .   . . . . . . . .   . . . 1 . . . .
//	. . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
//	. . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
//	. . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
//
// A ray without a blocker needs no branch. A scan that counts zeros (TZCNT, LZCNT) finds 64 of them in an
// empty set, so the table has a 65th row, without rays, that takes nothing away. Older processors scan with
// instructions (BSF, BSR) whose result is open if nothing is found. For them a guard is added to the
// blockers, h8 for the rays that go up and a1 for those that go down. A real blocker comes before it, and
// where there is none, the guard takes nothing away either, because no ray leads up from h8 or down
// from a1. On amd64 GOAMD64=v3 and above has the former, anything less the latter.
//
// # Lines
//
// All of them, as two rays each, but none has its own function. A single ray of any technique is what the
// piece attacks on it: geometry.Ray[Bitboard](d, sq) & Queen(sq, occ).
//
// # Tables
//
// 65 rows of eight rays, 64 bytes each, and for each square the rays of a rook and of a bishop together:
// 5,184 bytes, built in some microseconds. A look-up reads the row of the slider, or two where rays that go
// down are kept in the order of LZCNT, and the rows of up to eight blockers.
//
// Rook and Bishop inline into their callers. Queen is one call.
//
// # Origin
//
// The oldest method for bitboards; its inventor is unknown. Chess_Movegen
// (https://github.com/Gigantua/Chess_Movegen) lists it as "Bob-Mike", after Robert Hyatt and Michael Sherwin,
// and its author, Daniel Inführ, as "Advanced Bob-Mike" with the row of no rays in place of the guards
// (https://talkchess.com/viewtopic.php?t=79078, 2022). Source: Chess Programming Wiki, Classical Approach,
// https://www.chessprogramming.org/Classical_Approach.
//
// # When to use
//
// When the program has the tables of rays anyway, as one that looks for pins does.
package classical
