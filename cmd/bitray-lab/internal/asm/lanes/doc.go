// Package lanes generates the assembly of package perft/internal/replies/lanes, whose documentation derives what is
// counted and why. Here is how. To be read in this order:
//
//   - The language: assembler.go, vector.go (boards in lanes), bits.go (one board in a general register), frame.go
//     (fields of a node), squares.go (lists of squares). generate.go names the functions.
//   - listMoves, what one side can do and what the other's replies depend on: look.go, targets.go with hyperbola.go,
//     needs.go, put.go. In directions.go a lane is a direction and not a position.
//   - countReplies, the loop over sibling positions: kernel.go, children.go, kinglines.go, orthogonal.go, diagonal.go,
//     steps.go. countPairs and countKingless are the same loop over pairs of moves: pairs.go.
//   - Three plies from parts, in the order in which they run: arrange and spread in arrange.go, findUnits in units.go,
//     findTouches in touches.go, differences in differences.go and settle.go, separate in separate.go.
//   - The same in AVX2: narrow.go turns instructions of AVX-512 into those of AVX2, narrowmasks.go does so for masks,
//     narrowvector.go has what AVX2 does in another way, separateparts.go one loop of its own. Package spill then
//     gives registers to more values than there are registers.
package lanes
