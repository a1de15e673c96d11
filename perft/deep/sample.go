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

// sample counts some of the chunks again, in another way, and compares position by position.
func (v *verifying) sample(ctx context.Context) (string, error) {
	chosen := v.choose()
	if len(chosen) == 0 {
		return "", nil
	}
	workers, err := v.workers(chosen)
	defer func() {
		for _, w := range workers {
			w.Close()
		}
	}()
	if err != nil {
		return "", err
	}
	var disputed []int
	verified := 0
	err = eachOf(ctx, chosen, v.Threads, func(chunk int) (Result, error) {
		return v.run.countBy(ctx, workers[chunk], chunk)
	}, func(result Result) error {
		verdicts, err := v.run.Commit([]Result{result})
		if err != nil {
			return err
		}
		switch verdicts[0] {
		case Disputed:
			disputed = append(disputed, result.Chunk)
		case Confirmed:
			verified++
		}
		return nil
	})
	if err != nil {
		return "", err
	}
	if len(disputed) > 0 {
		return "", v.settle(ctx, disputed)
	}
	if verified < len(chosen) {
		return "", fmt.Errorf("%d of %d chunks were counted before in the same way by %s: expected another --seed or --method", len(chosen)-verified, len(chosen), v.Name)
	}
	return fmt.Sprintf("%d chunks counted again with seed %d: all their positions agree", verified, v.Seed), nil
}

// choose returns the chunks of the sample, in their order.
func (v *verifying) choose() (chosen []int) {
	for i := range v.run.Chunks() {
		if v.run.Done(i) {
			chosen = append(chosen, i)
		}
	}
	n := int(math.Ceil(v.Sample * float64(len(chosen))))
	random := rand.New(rand.NewPCG(v.Seed, 0))
	random.Shuffle(len(chosen), func(i, j int) { chosen[i], chosen[j] = chosen[j], chosen[i] })
	chosen = chosen[:n]
	slices.Sort(chosen)
	return chosen
}

// workers returns who counts each chunk again. Workers of one method share a table.
func (v *verifying) workers(chunks []int) (map[int]*Worker, error) {
	byMethod := map[perft.Method]*Worker{}
	workers := map[int]*Worker{}
	for _, chunk := range chunks {
		v.run.mu.Lock()
		method := another(v.run.chunks[chunk].origin.Method)
		v.run.mu.Unlock()
		if v.Method != perft.Auto {
			method = v.Method
		}
		if byMethod[method] == nil {
			w, err := NewWorker(v.Name, v.run.Remaining(), perft.Options{Method: method, Seed: v.Seed, HashMiB: v.HashMiB})
			if err != nil {
				return workers, err
			}
			byMethod[method] = w
		}
		workers[chunk] = byMethod[method]
	}
	return workers, nil
}

// another returns a method that is not the named one, and that every machine has.
func another(method string) perft.Method {
	if method == perft.Scalar.String() {
		return perft.Make
	}
	return perft.Scalar
}

// settle counts disputed chunks a third time, in the plainest way, and says who was right.
func (v *verifying) settle(ctx context.Context, disputed []int) error {
	worker, err := NewWorker(v.Name, v.run.Remaining(), perft.Options{Method: perft.Make})
	if err != nil {
		return err
	}
	var found []error
	for _, chunk := range disputed {
		result, err := v.run.countBy(ctx, worker, chunk)
		if err != nil {
			return err
		}
		right, err := v.run.Settle(chunk, result.Counts)
		if err != nil {
			return err
		}
		if right {
			found = append(found, fmt.Errorf("chunk %d: the second count was wrong, by a third the first is right", chunk))
		} else {
			found = append(found, fmt.Errorf("chunk %d: its counts are wrong by a second and a third count; it is open again", chunk))
		}
	}
	v.Total, v.Complete = v.run.Total()
	return wrong{errors.Join(found...)}
}

// countBy counts a chunk.
func (r *Run) countBy(ctx context.Context, w *Worker, chunk int) (Result, error) {
	entries, err := r.Positions(chunk)
	if err != nil {
		return Result{}, err
	}
	return w.Count(ctx, chunk, entries)
}

// eachOf works on chunks, on so many goroutines, and hands the results on in their order.
func eachOf[O any](ctx context.Context, chunks []int, threads int, work func(int) (O, error), take func(O) error) error {
	p := ordered.New(threads, work, take)
	for _, chunk := range chunks {
		if ctx.Err() != nil || p.Put(chunk) != nil {
			break
		}
	}
	if err := p.Close(); err != nil {
		return err
	}
	return ctx.Err()
}

// eachChunk is [eachOf] for all chunks.
func (r *Run) eachChunk(ctx context.Context, threads int, work func(int) (perft.Nodes, error), take func(perft.Nodes) error) error {
	chunks := make([]int, r.Chunks())
	for i := range chunks {
		chunks[i] = i
	}
	return eachOf(ctx, chunks, threads, work, take)
}
