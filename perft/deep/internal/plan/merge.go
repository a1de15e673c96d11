package plan

import (
	"container/heap"
	"errors"
	"io"
)

// merge hands on the records of all spills that are not nil, in the order of discovery. Each spill
// is in that order.
func merge(spills []*spill, take func(*record) error) error {
	var h heads
	for _, s := range spills {
		if s == nil {
			continue
		}
		r, err := s.read()
		if err != nil {
			return err
		}
		switch err := r.advance(); {
		case errors.Is(err, io.EOF):
		case err != nil:
			return err
		default:
			h = append(h, r)
		}
	}
	heap.Init(&h)
	for len(h) > 0 {
		if err := take(&h[0].next); err != nil {
			return err
		}
		switch err := h[0].advance(); {
		case errors.Is(err, io.EOF):
			heap.Pop(&h)
		case err != nil:
			return err
		default:
			heap.Fix(&h, 0)
		}
	}
	return nil
}

// heads is a heap of readers, with the one on top whose next record was discovered first.
type heads []*spillReader

func (h heads) Len() int           { return len(h) }
func (h heads) Less(i, j int) bool { return h[i].next.first < h[j].next.first }
func (h heads) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *heads) Push(x any)        { *h = append(*h, x.(*spillReader)) }
func (h *heads) Pop() any {
	last := (*h)[len(*h)-1]
	*h = (*h)[:len(*h)-1]
	return last
}
