// Package tabulate has what tables of attacks are filled from: what a slider attacks on a line or altogether,
// the squares whose occupancy matters to it, the lines through every square, and all subsets of relevant
// squares at once.
//
// All of it comes from package transform in three stages: a line is gathered into a byte,
// [transform.FirstRank] answers for the byte, and the answer is scattered back. Nothing is taken from
// internal/reference, so that each can check the other. It serves the start of a program; a move generator
// takes a technique.
package tabulate
