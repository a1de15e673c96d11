// Package reference walks the rays square by square. It is the definition that every technique
// of the module is proved against, and it prefers clarity to speed in every line.
//
// A slider on a square attacks, in each of its directions, every square up to and including
// the first occupied one. It shares no code with the techniques: no tables, no shifts of whole
// boards, nothing from package transform.
//
// Tables: none. Inlines: no.
//
// Source of the definition: Chess Programming Wiki,
// https://www.chessprogramming.org/Sliding_Piece_Attacks.
//
// # When to use
//
// When you doubt everything else.
package reference
