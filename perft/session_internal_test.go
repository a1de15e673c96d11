package perft

import (
	"context"
	"errors"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestSessionSaysTooMany lends a session the memo of the second way to count, without which it would
// not come to 2^128 leaves in a lifetime.
func TestSessionSaysTooMany(t *testing.T) {
	p, err := board.ParseFEN("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1") // 24 squares for each king
	if err != nil {
		t.Fatal(err)
	}
	c, err := NewSession(Options{HashMiB: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	w := newWalker(c.options, nil, c.table)
	w.deep = newMemo(1)
	c.giveBack(w)
	counts, err := c.CountEach(context.Background(), []board.Position{p, p}, MaxDepth, nil)
	if !errors.Is(err, ErrOverflow) || len(counts) != 0 {
		t.Errorf("got %v, error %v, want none and %v", counts, err, ErrOverflow)
	}
}

// TestClosedSessionHasNoTable looks for a count in the table of a session, which it gives back.
func TestClosedSessionHasNoTable(t *testing.T) {
	c, err := NewSession(Options{HashMiB: 1})
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
