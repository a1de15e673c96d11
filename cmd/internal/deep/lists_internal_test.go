package deep

import (
	"errors"
	"iter"
	"slices"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep/internal/plan"
	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
	"github.com/bitray/bitray/perft/board"
)

// each yields entries one by one, and then an error if there is one.
func each[T any](entries []T, failure error) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for _, e := range entries {
			if !yield(e, nil) {
				return
			}
		}
		if failure != nil {
			yield(*new(T), failure)
		}
	}
}

// TestCompareLists spoils a list in one place, within a block of it and at its end.
func TestCompareLists(t *testing.T) {
	start := board.Start()
	var list []positions.Entry
	for e, err := range plan.New(0, t.TempDir(), 1).Expand(t.Context(), plan.Root(&start)) {
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, e)
	}
	compare := func(entries []positions.Entry, failure error) error {
		return compareLists(1, each(list, nil), each(slices.Collect(slices.Chunk(entries, 7)), failure))
	}
	if err := compare(list, nil); err != nil {
		t.Error(err)
	}
	failed := errors.New("failed")
	if err := compare(list, failed); !errors.Is(err, failed) {
		t.Errorf("a list that fails: error %v", err)
	}
	if err := compareLists(1, each(list, failed), each([][]positions.Entry{list}, nil)); !errors.Is(err, failed) {
		t.Errorf("parents that fail: error %v", err)
	}
	more := slices.Clone(list)
	more[8].Times++
	for name, spoiled := range map[string][]positions.Entry{
		"nothing is there":       nil,
		"one is missing":         slices.Delete(slices.Clone(list), 8, 9),
		"the last is missing":    list[:19],
		"one is there twice":     append(slices.Clone(list), list[8]),
		"one too many ways":      more,
		"a block is there twice": append(slices.Clone(list), list[:7]...),
	} {
		if err := compare(spoiled, nil); !errors.As(err, new(wrong)) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}
