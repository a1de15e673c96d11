package process

import "sync"

// complaints keeps the first and the last bytes written to it. Several goroutines may use it at once.
type complaints struct {
	mu          sync.Mutex
	first, last []byte
	size        int // of all that was written
}

// KeptSize is how many of the first bytes are kept, and how many of the last.
const KeptSize = 512

func (c *complaints) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.size += len(p)
	n := min(len(p), KeptSize-len(c.first))
	c.first, c.last = append(c.first, p[:n]...), append(c.last, p[n:]...)
	if extra := len(c.last) - KeptSize; extra > 0 {
		c.last = append(c.last[:0], c.last[extra:]...)
	}
	return len(p), nil
}

// written returns how many bytes have been written.
func (c *complaints) written() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.size
}

// since returns what is kept of all but the first bytes, with a line of dots for what is not.
func (c *complaints) since(bytes int) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	dots := ""
	if c.size > len(c.first)+len(c.last) {
		dots = "\n...\n"
	}
	return string(c.first[min(bytes, len(c.first)):]) + dots + string(c.last[max(0, len(c.last)-(c.size-bytes)):])
}
