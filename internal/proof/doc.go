// Package proof decides whether an attack generator is right, and shows the counterexample if it is
// not.
//
//   - [Exhaustive] asks about every square and every subset of the lines of the slider, edges included:
//     1,119,744 cases. Each is asked with the slider's own square empty and occupied, which must make
//     no difference. This is a proof for occupancies with pieces on the lines only.
//   - [Noise] checks that pieces off the lines make no difference. It fills single ranks in all ways and
//     takes the rest from random numbers with a fixed seed, so it is a test, not a proof.
//   - [Laws] checks what holds without a reference: attacks are mutual, and the eight symmetries of
//     the board are symmetries of the attacks.
//
// [Exhaustive] and [Noise] also compare the queen with rook and bishop. The functions return the first
// [Counterexample], drawn. Package attackstest makes tests of them, and "bitray check" runs them too.
package proof
