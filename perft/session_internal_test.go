package perft

import (
	"context"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestClosedSessionHasNoTable looks for a count in the table of a session, which Close frees.
func TestClosedSessionHasNoTable(t *testing.T) {
	c, err := NewSession(SessionOptions{HashMiB: 1})
	if err != nil {
		t.Fatal(err)
	}
	p := board.Start()
	if _, err := c.Count(context.Background(), p, 4); err != nil {
		t.Fatal(err)
	}
	key := c.table.Key(&p, 4)
	if n, found := c.table.Load(key); !found || n != 197281 {
		t.Errorf("before Close: found %v, %d, want 197281", found, n)
	}
	c.Close()
	if n, found := c.table.Load(key); found {
		t.Errorf("after Close the table still has %d", n)
	}
}
