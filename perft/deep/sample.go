package deep

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep/internal/ordered"
)

// sample counts some of the chunks again, in another way, and compares position by position. A chunk
// whose counts differ is open again: one of them is wrong, and nobody knows which.
func (v *verifying) sample(ctx context.Context) (string, error) {
	chosen := v.choose()
	workers := map[perft.Method]*Worker{} // those of one method share a table
	defer func() {
		for _, w := range workers {
			w.Close()
		}
	}()
	by := make([]*Worker, len(chosen))
	for i, chunk := range chosen {
		kept, _ := v.run.Kept(chunk)
		o := perft.Options{Method: v.Method, Seed: v.Verification.Seed, HashMiB: v.HashMiB}
		if o.Method == perft.Auto {
			o.Method = Another(kept.Origin).Method
		}
		if workers[o.Method] == nil {
			w, err := NewWorker(v.Name, v.run.Remaining(), o)
			if err != nil {
				return "", err
			}
			workers[o.Method] = w
		}
		by[i] = workers[o.Method]
	}
	var differ []*Mismatch
	err := ordered.Each(ctx, v.Threads, len(chosen), func(i int) (Result, error) {
		return v.run.CountChunk(ctx, by[i], chosen[i])
	}, func(_ int, again Result) error {
		found, err := v.run.Confirm([]Result{again})
		differ = append(differ, found...)
		return err
	})
	if err != nil || len(chosen) == 0 {
		return "", err
	}
	if len(differ) > 0 {
		return "", v.distrust(differ)
	}
	return fmt.Sprintf("%d chunks counted again with seed %d: all their positions agree", len(chosen), v.Verification.Seed), nil
}

// distrust opens the chunks again that were counted with different results.
func (v *verifying) distrust(differ []*Mismatch) error {
	var found []error
	var chunks []int
	for _, m := range differ {
		found = append(found, fmt.Errorf("%v; the chunk is open again", m))
		chunks = append(chunks, m.Chunk)
	}
	err := v.run.Reopen(chunks)
	v.Total, v.Complete = v.run.Total()
	return errors.Join(err, wrong{errors.Join(found...)})
}

// choose returns the chunks of the sample, in their order.
func (v *verifying) choose() (chosen []int) {
	chosen = v.run.chunks(true)
	n := int(math.Ceil(v.Sample * float64(len(chosen))))
	random := rand.New(rand.NewPCG(v.Verification.Seed, 0))
	random.Shuffle(len(chosen), func(i, j int) { chosen[i], chosen[j] = chosen[j], chosen[i] })
	chosen = chosen[:n]
	slices.Sort(chosen)
	return chosen
}
