package env

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// Progress shows one line on standard error that overwrites itself. It may be used from several
// goroutines. If progress is not wanted it does nothing.
type Progress struct {
	w  io.Writer // nil if not wanted
	mu sync.Mutex
	at time.Time
}

// progressInterval is how long a line stays at least.
const progressInterval = 100 * time.Millisecond

func (p *Program) NewProgress() *Progress {
	if !p.Terminal {
		return &Progress{}
	}
	return &Progress{w: p.Err}
}

// Show replaces the line, unless the last one is too recent.
func (p *Progress) Show(format string, args ...any) {
	if p.w == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if now := time.Now(); now.Sub(p.at) >= progressInterval {
		p.at = now
		fmt.Fprintf(p.w, "\r\x1b[K"+format, args...)
	}
}

// Clear removes the line. The next one may come at once.
func (p *Progress) Clear() {
	if p.w != nil && !p.at.IsZero() {
		fmt.Fprint(p.w, "\r\x1b[K")
		p.at = time.Time{}
	}
}
