package engine

import "sync"

// tail keeps the last tailSize bytes written to it. Several goroutines may use it at once.
type tail struct {
	mu    sync.Mutex
	bytes []byte
}

const tailSize = 512

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.bytes = append(t.bytes, p...)
	if extra := len(t.bytes) - tailSize; extra > 0 {
		t.bytes = append(t.bytes[:0], t.bytes[extra:]...)
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.bytes)
}
