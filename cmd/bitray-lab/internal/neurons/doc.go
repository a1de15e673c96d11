// Package neurons finds the weights of package neurons: binary neural nets that say, for an index of occupied
// squares, whether none of some of these squares is occupied.
//
// The slider and the target of a net do not matter, only how many squares lie between them, and in which byte
// of the index. That leaves 77 problems for the 1,456 pairs of a slider and a target. [Problem.Train] anneals
// single bits of the weights until no index is judged wrongly. The two bytes of an index are seen by
// different neurons, so that the errors of all indices follow from how often so many neurons fire for either
// byte, which is soon counted.
package neurons
