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
// whose counts differ is open again: it is not known which of them is wrong.
func (v *verifying) sample(ctx context.Context) (string, error) {
	chosen := v.choose()
	if len(chosen) == 0 {
		return "", nil
	}
	o := CountOptions{Options: v.Options, Name: v.Name}
	if o.Method == perft.MethodAuto {
		o.Method = v.another(chosen)
	}
	var differ []*Conflict
	err := v.run.countAll(ctx, chosen, o, func(again []Result, _ perft.Effort) error {
		found, err := v.run.Confirm(again)
		differ = append(differ, found...)
		return err
	})
	switch {
	case err != nil:
		return "", err
	case len(differ) > 0:
		return "", differences(differ)
	}
	return fmt.Sprintf("%d chunks counted again with seed %d: all their positions agree", len(chosen), v.Verification.Seed), nil
}

// another returns a method, which every machine has, that has not counted any of the chunks before, or has
// counted only some.
func (v *verifying) another(chunks []int) perft.Method {
	if slices.ContainsFunc(chunks, func(i int) bool { return v.run.states.at(i).origin.Value().Method == perft.MethodScalar.String() }) {
		return perft.MethodMake
	}
	return perft.MethodScalar
}

// differences says on which positions the chunks differ that were counted again.
func differences(differ []*Conflict) error {
	var found []error
	slices.SortFunc(differ, func(a, b *Conflict) int { return a.Chunk - b.Chunk })
	for _, m := range differ {
		opened := "the chunk is"
		if m.By.Share != "" {
			opened = fmt.Sprintf("all %d chunks of %s are", m.Opened, by(m.By))
		}
		found = append(found, fmt.Errorf("chunk %d, position %d, %s: %d leaves, by another count %d; %s open again",
			m.Chunk, m.Position, m.FEN, m.A, m.B, opened))
	}
	return wrong{errors.Join(found...)}
}

// choose returns the chunks of the sample, in their order: the part that is wanted of all, and at least one of what
// each machine has counted of each share.
func (v *verifying) choose() (chosen []int) {
	chosen = v.run.states.list(true)
	n := int(math.Ceil(v.Sample * float64(len(chosen))))
	random := rand.New(rand.NewPCG(v.Verification.Seed, 0))
	random.Shuffle(len(chosen), func(i, j int) { chosen[i], chosen[j] = chosen[j], chosen[i] })
	seen := map[[2]string]bool{}
	chosen = slices.DeleteFunc(chosen, func(chunk int) bool {
		o := v.run.states.at(chunk).origin.Value()
		of := [2]string{o.Share, o.Party}
		wanted := n > 0 || v.Sample > 0 && o.Share != "" && !seen[of]
		seen[of] = seen[of] || wanted
		n--
		return !wanted
	})
	slices.Sort(chosen)
	return chosen
}
