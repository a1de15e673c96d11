// Package lineslab finds the multipliers of package lineslab, and lays the tables of all lines across one
// another in one short slab.
//
// What counts of a multiplier is the number of slots that it uses, that is, of different indices that it
// makes of the occupancies of its line. Two occupancies with the same attacks may have one index, so fewer
// slots than occupancies do. All indices have six bits: narrower ones are among them, as multipliers that use
// few of the 64 slots, and what they leave empty is for others. A multiplier is annealed, a bit or two at a
// time, from a random one that works, and each line keeps the best 24 multipliers with different shapes.
//
// The tables are laid in an order, each with that shape of its line, and at that first place where it fits,
// that ends first. A step of the packing moves one line to another place in the order; simulated annealing
// decides whether it stays.
//
// It did not help to count short holes in a shape as used, or the whole span of it: the slab became longer by
// as much as the shapes had more slots.
package lineslab
