// Package attackstest proves attack generators: anyone can prove their own, in a test or in a program.
//
//	func TestConformance(t *testing.T) {
//		attackstest.Run(t, mySliders)
//	}
//
// [Run] makes a test of these, and of the requirement that nothing allocates; [Lines] proves the functions of single
// lines. "bitray check" runs them too. Squares are those of package attacks: a1 is 0, h8 is 63.
//
//   - [Exhaustive] asks about every square and every subset of the lines of the slider, edges included:
//     1,119,744 cases. Each is asked with the slider's own square empty and occupied, which must make
//     no difference. This is a proof for occupancies with pieces on the lines only.
//   - [Noise] checks that pieces off the lines make no difference. It fills single ranks in all ways and
//     takes the rest from random numbers with a fixed seed, so it is a test, not a proof.
//   - [Laws] checks what holds without a reference: attacks are mutual, and the eight symmetries of
//     the board are symmetries of the attacks.
//
// [Exhaustive] and [Noise] also compare the queen with rook and bishop. They return the first
// [Counterexample], drawn. [Questions] yields what they ask, for generators in other languages. The package does not
// import package testing.
package attackstest
