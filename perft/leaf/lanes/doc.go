// Package lanes counts the replies to all moves of a position with AVX-512, eight sibling
// positions at a time.
//
// A position whose leaves are two plies away is a node: one side, the mover, has a list of legal
// moves, and the other, the replier, answers each. The children are never made one by one. Eight
// of them stand side by side in the eight 64-bit lanes of a register, one register for each set
// of men, and one stream of instructions counts the legal replies of all eight.
package lanes
