package deep

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/perft"
)

// sample counts some of the chunks again, in another way, and compares position by position. A chunk
// whose counts differ is open again: one of them is wrong, and nobody knows which.
func (v *verifying) sample(ctx context.Context) (string, error) {
	chosen := v.choose()
	ways := map[perft.Method][]int{}
	for _, chunk := range chosen {
		method := v.Method
		if method == perft.Auto {
			by, _ := v.run.CountedBy(chunk)
			method = another(by.Method)
		}
		ways[method] = append(ways[method], chunk)
	}
	var differ []*Mismatch
	for method, chunks := range ways {
		found, err := v.again(ctx, method, chunks)
		if err != nil {
			return "", err
		}
		differ = append(differ, found...)
	}
	if len(differ) > 0 {
		return "", v.distrust(differ)
	}
	if len(chosen) == 0 {
		return "", nil
	}
	return fmt.Sprintf("%d chunks counted again with seed %d: all their positions agree", len(chosen), v.Verification.Seed), nil
}

// again counts chunks again by a method, and returns what differs.
func (v *verifying) again(ctx context.Context, method perft.Method, chunks []int) (differ []*Mismatch, err error) {
	w, err := NewWorker(v.Name, v.run.Remaining(), perft.Options{Method: method, Seed: v.Verification.Seed, HashMiB: v.HashMiB})
	if err != nil {
		return nil, err
	}
	defer w.Close()
	err = v.run.countAll(ctx, v.Threads, chunks, w, func(again []Result) error {
		found, err := v.run.Confirm(again)
		differ = append(differ, found...)
		return err
	})
	return differ, err
}

// another returns a method, which every machine has, to count again what was counted by one.
func another(method string) perft.Method {
	if method == perft.Scalar.String() {
		return perft.Make
	}
	return perft.Scalar
}

// distrust opens the chunks again that were counted with different results.
func (v *verifying) distrust(differ []*Mismatch) error {
	var found []error
	var chunks []int
	slices.SortFunc(differ, func(a, b *Mismatch) int { return a.Chunk - b.Chunk })
	for _, m := range differ {
		found = append(found, fmt.Errorf("chunk %d, position %d, %s: %d leaves, by another count %d; the chunk is open again",
			m.Chunk, m.Position, m.FEN, m.A, m.B))
		chunks = append(chunks, m.Chunk)
	}
	if err := v.run.reopen(chunks); err != nil {
		return err
	}
	return wrong{errors.Join(found...)}
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
