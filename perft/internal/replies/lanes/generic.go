//go:build !amd64 || purego

package lanes

import "github.com/bitray/bitray/internal/simd"

// There is no kernel for this machine.
var kernels = []simd.Set{simd.Generic}

// These are never called.

func listMoves(*node)                    { panic(noKernel) }
func countReplies(*node) uint64          { panic(noKernel) }
func arrange(*triple)                    { panic(noKernel) }
func spread(*triple)                     { panic(noKernel) }
func findUnits(*triple)                  { panic(noKernel) }
func findTouches(*triple)                { panic(noKernel) }
func differences(*triple, uint64) uint64 { panic(noKernel) }
func separate(*triple, uint64) uint64    { panic(noKernel) }
func countPairs(*triple) uint64          { panic(noKernel) }
func countKingless(*triple) uint64       { panic(noKernel) }
func batch() uint64                      { panic(noKernel) }

const noKernel = "bitray/perft/internal/replies/lanes: no kernel for this machine"
