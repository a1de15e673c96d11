package perft

import (
	"sync"

	"github.com/bitray/bitray/perft/board"
)

// memo remembers the numbers of leaves that do not fit an entry of a [hash.Table], because the
// depth or the number is too large. It makes [Options.NoMerge] possible: a position near the root is
// counted as the sum of its children once, however often it is reached. Its keys are whole positions,
// which nothing else is taken for. It is shared by all threads. A nil memo remembers nothing.
type memo struct {
	mu     sync.RWMutex
	leaves map[deepKey]Nodes
	room   int // for so many
}

type deepKey struct {
	code  board.Code
	depth int
}

const (
	memoDepth  = 8       // the least depth that is remembered: below it nearly all numbers fit the table
	memoPerMiB = 1 << 13 // entries of some 128 bytes
	memoLeast  = 1 << 19 // entries, so that a small table does not make the deep plies slow
)

// newMemo returns a memo of about the given size in MiB, or of 64 if that is more.
func newMemo(mebibytes int) *memo {
	return &memo{leaves: map[deepKey]Nodes{}, room: max(mebibytes*memoPerMiB, memoLeast)}
}

func (m *memo) load(p *board.Position, depth int) (n Nodes, found bool) {
	if m == nil || depth < memoDepth {
		return n, false
	}
	m.mu.RLock()
	defer m.mu.RUnlock()
	n, found = m.leaves[deepKey{p.Code(), depth}]
	return n, found
}

// store remembers n, unless there is no room left.
func (m *memo) store(p *board.Position, depth int, n Nodes) {
	if m == nil || depth < memoDepth {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.leaves) < m.room {
		m.leaves[deepKey{p.Code(), depth}] = n
	}
}
