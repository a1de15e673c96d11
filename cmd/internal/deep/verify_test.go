package deep_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

var someOrigin = deep.Origin{Party: "someone", Method: "simd", Version: "v1"}

func verify(t *testing.T, folder string, o deep.VerifyOptions) *deep.Verification {
	t.Helper()
	r, err := deep.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	o.Threads, o.MemoryMiB, o.Name = 2, 128, "verifier"
	v, err := r.Verify(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func allOK(v *deep.Verification) bool {
	return len(v.Checks) > 0 && !v.Wrong && !v.Nothing
}

func check(v *deep.Verification, name string) deep.Check {
	for _, c := range v.Checks {
		if c.Name == name {
			return c
		}
	}
	return deep.Check{Detail: "not checked"}
}

func TestVerifyWhatIsDone(t *testing.T) {
	folder := planned(t, startFEN, deep.PlanOptions{Depth: 20, Split: 3}) // deeper than any that is published
	v := verify(t, folder, deep.VerifyOptions{Sample: 1, Options: perft.Options{Seed: 1}})
	if allOK(v) || check(v, "counts").Result != "none" || v.Complete || check(v, "sample").Detail != "not checked" || check(v, "lists").Result != "ok" {
		t.Errorf("nothing is done: %+v", v)
	}
}

// TestVerifyMakesTheListsAgain has lists that fit their manifest, but are not those of its position: an en-passant capture is
// missing from them.
func TestVerifyMakesTheListsAgain(t *testing.T) {
	r := open(t, planned(t, "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", deep.PlanOptions{Depth: 3, Split: 1}))
	if err := r.StartFrom("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"); err != nil {
		t.Fatal(err)
	}
	v, err := r.Verify(context.Background(), deep.VerifyOptions{MemoryMiB: 128})
	if err != nil || !strings.HasPrefix(check(v, "lists").Detail, "ply 1: the moves lead to 7 positions by 7 paths with the SHA-256 ") {
		t.Errorf("%+v (error %v)", v, err)
	}
}

// TestVerifyClearsLeftovers has temporary files of a verification that was killed.
func TestVerifyClearsLeftovers(t *testing.T) {
	folder := planned(t, startFEN, deep.PlanOptions{Depth: 4, Split: 1})
	left := filepath.Join(folder, "tmp")
	if err := errors.Join(os.Mkdir(left, 0o755), os.WriteFile(filepath.Join(left, "spill-1"), nil, 0o644)); err != nil {
		t.Fatal(err)
	}
	if v := verify(t, folder, deep.VerifyOptions{}); check(v, "lists").Result != "ok" {
		t.Errorf("%+v", v)
	}
	if _, err := os.Stat(left); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the temporary files are there still (error %v)", err)
	}
}

// TestVerifyFindsALie commits results of which one or two counts are wrong, and journals them properly. If the sum is right, the
// sample finds it, and the run counts the chunk again.
func TestVerifyFindsALie(t *testing.T) {
	for more, published := range map[uint64]string{0: "", 1: "197281"} {
		folder := planned(t, startFEN, deep.PlanOptions{Depth: 4, Split: 2, Chunk: 40})
		r := open(t, folder)
		for _, chunk := range r.Pending() {
			result := countChunk(t, r, "liar", 0, chunk)
			if chunk == 3 {
				result.Counts[5]--
				result.Counts[6] += 1 + more
			}
			if err := r.Commit([]deep.Result{result}); err != nil {
				t.Fatal(err)
			}
		}
		r.Close()
		v := verify(t, folder, deep.VerifyOptions{Options: perft.Options{Seed: 1}})
		if c := check(v, "published"); allOK(v) != (more == 0) || more > 0 && !strings.HasSuffix(c.Detail, "published is 197281") || read(t, folder).Contradicts() != published {
			t.Errorf("without a sample, the sum too large by %d: %+v", more, v)
		}
		v = verify(t, folder, deep.VerifyOptions{Sample: 1, Options: perft.Options{Seed: 1}})
		if !strings.Contains(check(v, "sample").Detail, "chunk 3, position 5, rnbqkbnr/p1pppppp/1p6/8/8/2P5/PP1PPPPP/RNBQKBNR w KQkq - 0 1: 438 leaves, by another count 439") {
			t.Errorf("%+v", check(v, "sample"))
		}
		if got := finish(t, folder); got != perft.NewNodes(197_281) {
			t.Errorf("got %v", got)
		}
		if v := verify(t, folder, deep.VerifyOptions{Sample: 1, Options: perft.Options{Seed: 2}}); !allOK(v) {
			t.Errorf("%+v", v)
		}
	}
}

func TestVerifyAsksForAnotherWay(t *testing.T) {
	folder := counted(t)
	r := open(t, folder)
	for _, name := range []string{"test", "other"} {
		v, err := r.Verify(context.Background(), deep.VerifyOptions{Sample: 1, Options: perft.Options{Method: counting.ChosenMethod()}, MemoryMiB: 128, Name: name})
		if name == "test" && (err == nil || !strings.Contains(err.Error(), "expected another --seed or --method")) {
			t.Errorf("the same way again: error %v", err)
		}
		if name == "other" && (err != nil || !allOK(v)) {
			t.Errorf("by another: %+v (error %v)", v, err)
		}
	}
	for _, o := range []deep.VerifyOptions{{Sample: 1.1}, {Sample: -1}, {MemoryMiB: 1}} {
		if _, err := r.Verify(context.Background(), o); err == nil {
			t.Errorf("%+v is taken", o)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := r.Verify(ctx, deep.VerifyOptions{}); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}
