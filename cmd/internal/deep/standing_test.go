package deep_test

import (
	"context"
	"slices"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep"
)

// countedByKey plans perft 4 of the start position, has a key count it, and returns the run. The key adds so much to the first
// count of chunk 3.
func countedByKey(t *testing.T, lie uint64) (folder string, run *deep.Run) {
	t.Helper()
	folder = planned(t, startFEN, deep.PlanOptions{Depth: 4, Split: 3, Chunk: 200})
	run = open(t, folder)
	for chunk := range run.Chunks() {
		r := countChunk(t, run, "key:alice", 0, chunk)
		if chunk == 3 {
			r.Counts[0] += lie
		}
		if _, err := run.Commit([]deep.Result{r}); err != nil {
			t.Fatal(err)
		}
	}
	return folder, run
}

func want(t *testing.T, run *deep.Run, want deep.Standing) {
	t.Helper()
	if got, why := run.Standing(deep.SampleShare); got != want {
		t.Errorf("%s (%s), want %s", got, why, want)
	}
}

// confirm counts a chunk again.
func confirm(t *testing.T, run *deep.Run, chunk int) {
	t.Helper()
	if _, err := run.Confirm([]deep.Result{countChunk(t, run, "here", 0, chunk)}); err != nil {
		t.Fatal(err)
	}
}

// TestStanding lets a key count a run. The total is what it deserves before, between and after
// the chunks are counted again.
func TestStanding(t *testing.T) {
	_, run := countedByKey(t, 0)
	o := deep.CountOptions{Name: "here"}
	want(t, run, deep.Unconfirmed)
	if err := run.Recount(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	want(t, run, deep.Sampled)
	if owed := run.Owed(deep.SampleShare); len(owed) > 0 || run.Status().Confirmed != 1 {
		t.Errorf("%v are owed, %d are confirmed", owed, run.Status().Confirmed)
	}
	for chunk := range run.Chunks() {
		confirm(t, run, chunk)
	}
	want(t, run, deep.Counted)
}

// TestStandingOfALie has a key count one chunk wrongly. The total is wrong, the chunk is disputed when somebody else has counted
// it, also after a restart, and then everything that the key has counted is open again.
func TestStandingOfALie(t *testing.T) {
	folder, run := countedByKey(t, 4)
	want(t, run, deep.Wrong) // not the published perft, whatever was confirmed
	confirm(t, run, 3)
	if !slices.Equal(run.Disputed(), []int{3}) {
		t.Errorf("disputed: %v", run.Disputed())
	}
	run.Close()
	run = open(t, folder)
	if !slices.Equal(run.Disputed(), []int{3}) {
		t.Errorf("disputed: %v after a restart", run.Disputed())
	}
	if err := run.Recount(context.Background(), counting); err != nil {
		t.Fatal(err)
	}
	want(t, run, deep.Partial)
	if n := run.Status().Done; n != 0 {
		t.Errorf("%d chunks of a liar are kept", n)
	}
	if err := run.Count(context.Background(), counting); err != nil {
		t.Fatal(err)
	}
	want(t, run, deep.Counted)
}
