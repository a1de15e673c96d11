package attackstest

import (
	"fmt"
	"runtime"

	"github.com/bitray/bitray/attacks"
)

// T is the part of [testing.T] that this package uses.
type T interface {
	Helper()
	Error(args ...any)
}

// Run puts s through the whole suite: [Exhaustive], [Noise], [Laws], and a test that no look-up allocates. Each
// that fails is an error of t, which draws its first [Counterexample].
func Run(t T, s attacks.Sliders) {
	t.Helper()
	cases, err := Exhaustive(s)
	if err == nil && cases != Cases {
		err = fmt.Errorf("exhaustive proof: %d cases, want %d", cases, Cases)
	}
	for _, err := range []error{err, Noise(s), Laws(s), allocation(s)} {
		if err != nil {
			t.Error(err)
		}
	}
}

// allocationRounds is how many look-ups of each piece [allocation] does.
const allocationRounds = 100

// allocation measures as testing.AllocsPerRun does, which programs should not link. Other goroutines may
// allocate now and then, the look-ups of s in every round.
func allocation(s attacks.Sliders) error {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var before, after runtime.MemStats
	var occ attacks.Bitboard
	for round := range allocationRounds + 1 {
		if round == 1 { // tables that are built on demand are there
			runtime.ReadMemStats(&before)
		}
		occ ^= s.Rook(attacks.D4, occ) ^ s.Bishop(attacks.E5, occ) ^ s.Queen(attacks.A1, occ)
	}
	runtime.ReadMemStats(&after)
	if n := (after.Mallocs - before.Mallocs) / allocationRounds; n != 0 {
		return fmt.Errorf("%d allocations in three look-ups, want none", n)
	}
	return nil
}
