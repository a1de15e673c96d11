// Package neurons has a binary neural net for each square that says whether a slider attacks it. The nets are exact:
// they were trained until none was wrong about any occupancy. It is a curiosity.
//
//	attacked := neurons.Rook(sq, occ) &^ own
//
// Prefer it never: it shows that a net of bits can be exact.
//
// # Formula
//
//	index = pext(occ, relevant), 16 bits
//	neuron i fires if popcount(byte(index, i) ^ w[i]) < 4
//	a target is attacked if more than 16 of its 32 neurons fire
//
// # Derivation
//
// A neuron compares eight inputs of one bit with eight weights of one bit, and fires if five or more agree,
// that is, if fewer than four differ. A net is 32 such neurons, of which sixteen see the low byte of the
// index and sixteen the high one, and a majority vote. There is no other layer and no number.
//
// What a net has to learn is whether any of the squares between slider and target is occupied. It has to be
// right for all occupancies of all relevant squares, and those not between must cancel. A rook on a1 (S) and
// its net for d1 (T): the squares x are between, the squares o are noise.
//
//	. . . . . . . .
//	o . . . . . . .
//	o . . . . . . .
//	o . . . . . . .
//	o . . . . . . .
//	o . . . . . . .
//	o . . . . . . .
//	S x x T o o o .     d1 itself is noise too: occupied or not, it is attacked
//
// The case of one square between shows that noise can cancel, with the sixteen words of the Hamming code of
// seven places as weights, one for each neuron of the byte: whatever the seven other bits are, eight of them
// differ from the byte in fewer than four bits if the square is empty, and at most four if it is occupied.
//
// # Training
//
// Neither slider nor target matters, only how many squares of either byte are relevant and how many of them
// lie between: 77 problems for 1,456 pairs. If the bits of the index change their places, those of the
// weights do the same. The weights in weights.go were found in seconds, by annealing single bits until the
// loss was zero: the number of neurons by which the vote is wrong, over all indices. There are few indices with
// nothing between, so those were weighted as much as all others together. A net that was not right after 20,000
// changes was restarted. The two bytes of an index are seen by different neurons, so that the loss follows from
// how often each number of neurons fires for either byte, which is quick to count.
//
// # Lines
//
// None: a net is for one square, whatever its line.
//
// # Tables
//
// 1,456 nets of 32 bytes and 48 bytes a square: 49,664 bytes, built in less than a millisecond ("bitray
// techniques" measures it), from the weights of 77 nets.
//
// Index extraction is a call, of assembly where the processor has it in hardware (package internal/bmi2).
// Rook, Bishop and Queen are one call each, and some eighty times slower than magic ("bitray bench --technique
// magic,neurons"): eight neurons are counted at once, in the bytes of a word.
//
// # Origin
//
// Daniel Inführ (2022), who trained and ran it with AVX2. Source: https://github.com/Gigantua/Chess_Movegen,
// BinaryNeuralNetwork.hpp; https://talkchess.com/viewtopic.php?t=79332.
//
// # When to use
//
// Not in an engine: it shows that a net of bits can be exact, and how small it can be.
package neurons
