package attackbench_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/internal/attackbench"
)

const seed = 1

func subjects(t testing.TB, names ...string) (all []attackbench.Subject) {
	t.Helper()
	for _, name := range attackbench.WorkloadNames() {
		for _, piece := range attackbench.Pieces() {
			all = append(all, attackbench.Subjects(piece, attackbench.NewWorkload(name, piece, seed), attackbench.Modes())...)
		}
	}
	if len(names) == 0 {
		return all
	}
	all, err := attackbench.Choose(all, names...)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestEveryTechniqueHasSubjects(t *testing.T) {
	want := append(catalog.Names(), "internal/reference", "interface", "hyperbola-generic", "fill-generic")
	for _, name := range want {
		if !slices.Contains(attackbench.Names(), name) {
			t.Errorf("names are %q, want %q among them", attackbench.Names(), name)
		}
	}
}

// all returns the subjects of every kind but perft.
func all(t testing.TB) []attackbench.Subject {
	t.Helper()
	all := append(subjects(t), attackbench.SetSubjects(seed, attackbench.SetModes())...)
	for _, piece := range attackbench.Pieces() {
		all = append(all, attackbench.Subjects(piece, attackbench.NewWorkload("sparse", piece, seed), attackbench.BatchModes())...)
	}
	return all
}

// TestPassesFoldToTheVerifiedAnswers holds all modes to the answers that Verify has compared
// with the reference: whatever waits for whatever, the questions are the same.
func TestPassesFoldToTheVerifiedAnswers(t *testing.T) {
	for _, s := range all(t) {
		want, err := s.Verify()
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Pass(); got != want {
			t.Errorf("%v: a pass folds to %#x, want %#x", s.Cell, got, want)
		}
	}
}

// TestWrongAnswersAreRefused has a subject whose answers are wrong from the start, one with a single wrong pass
// among many, and one that goes wrong after a round that was right: wrong answers have no figures.
func TestWrongAnswersAreRefused(t *testing.T) {
	good, rounds, passes := subjects(t, "magic")[0], 0, 0
	wrongAnswer, wrongFold, wrongLater := good, good, good
	wrongAnswer.Verify = func() (uint64, error) {
		return 0, &attackstest.Counterexample{Law: "test", Square: attacks.D4}
	}
	wrongFold.Pass = func() uint64 {
		if passes++; passes == 2 { // the first is not timed
			return good.Pass() ^ 1
		}
		return good.Pass()
	}
	wrongLater.Pass = func() uint64 { return good.Pass() ^ uint64(rounds) }
	for i, s := range []attackbench.Subject{wrongAnswer, wrongFold, wrongLater} {
		rounds = 0
		run, err := attackbench.Measure(t.Context(), []attackbench.Subject{s}, attackbench.Config{
			Rounds: 3, SampleTime: time.Millisecond, Progress: func(done, _ int) { rounds = done },
		})
		if wrong := (*attackbench.WrongError)(nil); !errors.As(err, &wrong) || wrong.Cell != s.Cell || run != nil || rounds != i/2 {
			t.Errorf("after %d rounds: run %v and error %v, want none and a WrongError", rounds, run, err)
		}
	}
}

// TestInterruptedVerificationIsNoWrongAnswer ends a run while answers are compared, as of a program that is
// slow.
func TestInterruptedVerificationIsNoWrongAnswer(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	s := subjects(t, "magic")[0]
	s.Verify = func() (uint64, error) { cancel(); return 0, errors.New("no answer") }
	if _, err := attackbench.Measure(ctx, []attackbench.Subject{s}, attackbench.Config{Rounds: 1}); err != context.Canceled {
		t.Errorf("error %v, want that of the context alone", err)
	}
}

// TestFullRoundsAreKept ends a run in the middle of its third round, one before the first, and has one of none.
func TestFullRoundsAreKept(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	all := subjects(t, "magic", "hyperbola")
	rounds, pass := 0, all[0].Pass
	all[0].Pass = func() uint64 {
		if rounds == 2 {
			cancel()
		}
		return pass()
	}
	run, err := attackbench.Measure(ctx, all, attackbench.Config{
		Rounds: 5, SampleTime: time.Microsecond, Progress: func(done, _ int) { rounds = done },
	})
	if !errors.Is(err, context.Canceled) || run == nil || len(run.Samples) != len(all) || !run.Partial || run.Rounds != 2 {
		t.Fatalf("run %+v, error %v", run, err)
	}
	for _, s := range run.Samples {
		if len(s.Nanoseconds) != 2 {
			t.Errorf("%v: %d samples, want 2", s.Cell, len(s.Nanoseconds))
		}
	}
	if run, err := attackbench.Measure(ctx, all, attackbench.Config{Rounds: 5}); run != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("before the first round: %+v, %v", run, err)
	}
	if run, err := attackbench.Measure(t.Context(), all, attackbench.Config{}); run != nil || err != nil {
		t.Errorf("no rounds: %+v, %v", run, err)
	}
}

func BenchmarkRook(b *testing.B)   { benchmark(b, attackbench.Rook) }
func BenchmarkBishop(b *testing.B) { benchmark(b, attackbench.Bishop) }
func BenchmarkQueen(b *testing.B)  { benchmark(b, attackbench.Queen) }
func BenchmarkSide(b *testing.B)   { benchmark(b, "side") }

// benchmark measures all subjects of a piece; ns/op is nanoseconds an answer.
func benchmark(b *testing.B, piece attackbench.Piece) {
	for _, s := range all(b) {
		if s.Piece != piece || s.Mode == attackbench.Cold {
			continue // one burst has no b.N: bitray bench measures it
		}
		// A slash would end the value of a key.
		name := fmt.Sprintf("impl=%s/occ=%s/mode=%s", strings.ReplaceAll(s.Technique, "/", "."), s.Workload, s.Mode)
		b.Run(name, func(b *testing.B) { benchmarkSubject(b, s) })
	}
}

func benchmarkSubject(b *testing.B, s attackbench.Subject) {
	want, err := s.Verify()
	if err != nil {
		b.Fatal(err)
	}
	passes := (b.N + s.Answers - 1) / s.Answers
	b.ResetTimer()
	for range passes {
		if s.Pass() != want {
			b.Fatal("the folded answers differ from the reference")
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(passes*s.Answers), "ns/op")
}
