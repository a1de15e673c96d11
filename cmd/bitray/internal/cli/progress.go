package cli

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// Progress shows one line on standard error that overwrites itself, and that is removed before the program
// writes anything else. It may be used from several goroutines.
type Progress struct {
	Wanted bool // otherwise it does nothing
	w      io.Writer
	mu     sync.Mutex
	at     time.Time // of the line, or zero
}

// progressInterval is how long a line stays at least.
const progressInterval = 100 * time.Millisecond

// Show replaces the line, unless the last one is too recent.
func (p *Progress) Show(format string, args ...any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if now := time.Now(); p.Wanted && now.Sub(p.at) >= progressInterval {
		p.at = now
		fmt.Fprintf(p.w, "\r\x1b[K"+format, args...)
	}
}

// Clear removes the line. The next one may come at once.
func (p *Progress) Clear() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.at.IsZero() {
		fmt.Fprint(p.w, "\r\x1b[K")
		p.at = time.Time{}
	}
}

// clearing is a writer that removes the progress first.
type clearing struct {
	*Progress
	io.Writer
}

func (c clearing) Write(text []byte) (int, error) {
	c.Clear()
	return c.Writer.Write(text)
}
