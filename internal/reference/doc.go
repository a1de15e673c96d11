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
// # Other definitions
//
// A square t is attacked if nothing stands between it and the slider: with x = occ & between(s, t), the bit
// of t stays in bit &^ ((x | -x) >> 63), shifted arithmetically (Brian Richardson's Tinker; Daniel Inführ
// unrolled it, 2019). For a whole set that is a test for each target. It is the right form of a single
// question, and package attacks/geometry has Between for it. The same relation, between occupancy and attacks
// of a line, can be kept in a dictionary for each square, keyed by the masked occupancy (Sam Tannous,
// https://arxiv.org/abs/0704.3773, 2007): simple in Python, and ten times slower than multiplying.
//
// # When to use
//
// When you check another technique, and speed does not matter.
package reference
