// Package deltaswap finds delta swaps that make a given permutation of the 64 squares: the tool
// behind the rotations by 45 degrees of package transform, for other layouts too.
//
// A delta swap of distance d exchanges some squares with those d places above. In a sequence of
// them, a square moves by some of the distances, up or down, and whenever one moves up, another
// comes down to its place. [Route] looks for masks, given the distances in their order: it lists all paths
// that each square could take, and places squares, those with the fewest paths left first, until all are
// placed or one has nowhere to go. [Find] tries all distances.
//
// A Benes network makes every permutation with eleven delta swaps; what is worth searching for
// is much shorter, and then squares have so few paths that the search is quick. It can take long where there
// are many paths.
//
// Source of the delta swap and of the Benes network: Donald E. Knuth, The Art of Computer Programming,
// volume 4A, 7.1.3, https://www-cs-faculty.stanford.edu/~knuth/taocp.html. The search is this module's.
package deltaswap
