//go:build !amd64 || purego

package lanes

// available says that there is no kernel for this machine.
const available = false

// countReplies is never called.
func countReplies(*node) uint64 { panic("bitray/perft/leaf/lanes: no kernel for this machine") }
