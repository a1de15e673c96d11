// Package proof decides whether an attack generator is right, and shows the counterexample if
// it is not.
//
// [Exhaustive] asks for every square and every subset of the slider's full lines, edges
// included: 1,119,744 cases, after which nothing is left to chance, because a generator that
// ignores squares off the lines can be told nothing else. That it does ignore them, and its
// own square too, is [Noise]. [Laws] are checked beside them: queen is rook or bishop,
// attacks are mutual, and the eight symmetries of the board are symmetries of the attacks.
//
// The functions return the first counterexample, drawn. Package attackstest makes tests of
// them; the program's check command runs them too.
package proof
