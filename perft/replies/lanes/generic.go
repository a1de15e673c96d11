//go:build !amd64 || purego

package lanes

import "github.com/bitray/bitray/perft/board"

// available says that there is no kernel for this machine.
const available = false

// listMoves and countReplies are never called.

func listMoves(*node, *board.Side, *board.Side, uint64) { panic(noKernel) }
func countReplies(*node) uint64                         { panic(noKernel) }

const noKernel = "bitray/perft/replies/lanes: no kernel for this machine"
