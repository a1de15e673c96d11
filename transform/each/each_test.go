package each_test

import (
	"os"
	"os/exec"
	"slices"
	"testing"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/each"
	"github.com/bitray/bitray/transform/simd"
	"github.com/bitray/bitray/transform/transformtest"
)

type board uint64

// batches holds every function of the package beside the map of one board.
var batches = []struct {
	name  string
	each  func(dst, src []board) int
	board func(board) board
}{
	{"FlipVertical", each.FlipVertical[board], transform.FlipVertical[board]},
	{"MirrorHorizontal", each.MirrorHorizontal[board], transform.MirrorHorizontal[board]},
	{"Rotate180", each.Rotate180[board], transform.Rotate180[board]},
	{"FlipDiagonal", each.FlipDiagonal[board], transform.FlipDiagonal[board]},
	{"FlipAntiDiagonal", each.FlipAntiDiagonal[board], transform.FlipAntiDiagonal[board]},
	{"Rotate90Clockwise", each.Rotate90Clockwise[board], transform.Rotate90Clockwise[board]},
	{"Rotate90AntiClockwise", each.Rotate90AntiClockwise[board], transform.Rotate90AntiClockwise[board]},
	{"PseudoRotate45Clockwise", each.PseudoRotate45Clockwise[board], transform.PseudoRotate45Clockwise[board]},
	{"PseudoRotate45ClockwiseInverse", each.PseudoRotate45ClockwiseInverse[board], transform.PseudoRotate45ClockwiseInverse[board]},
	{"PseudoRotate45AntiClockwise", each.PseudoRotate45AntiClockwise[board], transform.PseudoRotate45AntiClockwise[board]},
	{"PseudoRotate45AntiClockwiseInverse", each.PseudoRotate45AntiClockwiseInverse[board], transform.PseudoRotate45AntiClockwiseInverse[board]},
	{"VisualRotate45Clockwise", each.VisualRotate45Clockwise[board], transform.VisualRotate45Clockwise[board]},
	{"VisualRotate45ClockwiseInverse", each.VisualRotate45ClockwiseInverse[board], transform.VisualRotate45ClockwiseInverse[board]},
	{"VisualRotate45AntiClockwise", each.VisualRotate45AntiClockwise[board], transform.VisualRotate45AntiClockwise[board]},
	{"VisualRotate45AntiClockwiseInverse", each.VisualRotate45AntiClockwiseInverse[board], transform.VisualRotate45AntiClockwiseInverse[board]},

	{"Permute",
		func(dst, src []board) int { return each.Permute(scattered, dst, src) },
		func(b board) board { return transform.Permute(scattered, b) }},
}

// scattered is a permutation without a symmetry: multiplication by an odd number, and a shift.
var scattered = func() *transform.Permutation {
	var places [64]uint8
	for sq := range places {
		places[sq] = uint8(37*sq+11) & 63
	}
	p, err := transform.NewPermutation(places)
	if err != nil {
		panic(err)
	}
	return p
}()

func sample() []board {
	var boards []board
	for _, b := range transformtest.Boards() {
		boards = append(boards, board(b))
	}
	return boards
}

// forEachSet runs a test with the kernels of every instruction set of this processor.
func forEachSet(t *testing.T, test func(t *testing.T)) {
	for _, set := range each.SetsHere() {
		t.Run(set, func(t *testing.T) { each.With(set, func() { test(t) }) })
	}
}

// guard fills what must stay untouched. A kernel that wrote there would hardly write the same.
const guard = board(0xfeedfacecafebeef)

func TestEveryLengthAndAlignment(t *testing.T) {
	src := sample()
	forEachSet(t, func(t *testing.T) {
		for _, batch := range batches {
			for n := range 80 {
				for offset := range 4 {
					dst := slices.Repeat([]board{guard}, n+offset+3)
					from := src[(7*n)%200+offset:][:n]
					if done := batch.each(dst[offset:offset+n], from); done != n {
						t.Fatalf("%s of %d boards returned %d", batch.name, n, done)
					}
					for i, b := range from {
						if got, want := dst[offset+i], batch.board(b); got != want {
							t.Fatalf("%s, board %d of %d: board, got, want:\n%s", batch.name, i, n, transform.Draw(b, got, want))
						}
					}
					for i, b := range dst {
						if (i < offset || i >= offset+n) && b != guard {
							t.Fatalf("%s of %d boards wrote outside of its slice", batch.name, n)
						}
					}
				}
			}
		}
	})
}

// TestMoreThanAChunk maps more boards than a kernel is given at a time.
func TestMoreThanAChunk(t *testing.T) {
	const n = 2*simd.Chunk + 13
	src, dst := make([]board, n), make([]board, n)
	for i := range src {
		src[i] = board(i) * 0x9e3779b97f4a7c15
	}
	forEachSet(t, func(t *testing.T) {
		for _, batch := range batches {
			if done := batch.each(dst, src); done != n {
				t.Fatalf("%s of %d boards returned %d", batch.name, n, done)
			}
			for i, b := range src {
				if got, want := dst[i], batch.board(b); got != want {
					t.Fatalf("%s, board %d of %d: board, got, want:\n%s", batch.name, i, n, transform.Draw(b, got, want))
				}
			}
		}
	})
}

func TestNilAndEmpty(t *testing.T) {
	forEachSet(t, func(t *testing.T) {
		for _, batch := range batches {
			for _, empty := range [][]board{nil, {}} {
				if done := batch.each(empty, nil) + batch.each(nil, make([]board, 3)) + batch.each(make([]board, 3), empty); done != 0 {
					t.Errorf("%s of nothing returned %d", batch.name, done)
				}
			}
		}
	})
}

func TestAllBoardsInPlace(t *testing.T) {
	src := sample()
	forEachSet(t, func(t *testing.T) {
		for _, batch := range batches {
			boards := slices.Clone(src)
			batch.each(boards, boards)
			for i, b := range src {
				if want := batch.board(b); boards[i] != want {
					t.Fatalf("%s, board %d: board, got, want:\n%s", batch.name, i, transform.Draw(b, boards[i], want))
				}
			}
		}
	})
}

func TestShorterSliceCounts(t *testing.T) {
	forEachSet(t, func(t *testing.T) {
		for _, batch := range batches {
			dst := slices.Repeat([]board{guard}, 20)
			if n := batch.each(dst, sample()[:13]); n != 13 || dst[13] != guard {
				t.Errorf("%s of 13 boards into 20 returned %d", batch.name, n)
			}
			if n := batch.each(dst[:9], sample()); n != 9 || dst[13] != guard {
				t.Errorf("%s of many boards into 9 returned %d", batch.name, n)
			}
			if n := batch.each(nil, nil); n != 0 {
				t.Errorf("%s of nothing returned %d", batch.name, n)
			}
		}
	})
}

func TestApplyIsTheSymmetry(t *testing.T) {
	src := sample()
	dst := make([]board, len(src))
	for _, s := range transform.Symmetries() {
		if n := each.Apply(s, dst, src); n != len(src) {
			t.Fatalf("%v: %d boards, want %d", s, n, len(src))
		}
		for i, b := range src {
			if want := transform.ApplyToBoard(s, b); dst[i] != want {
				t.Fatalf("%v: board, got, want:\n%s", s, transform.Draw(b, dst[i], want))
			}
		}
		want := slices.Clone(dst)
		if each.Apply(s|0xf8, dst, src); !slices.Equal(dst, want) {
			t.Errorf("the higher bits of %#x are not ignored", uint8(s|0xf8))
		}
	}
}

func TestNoAllocation(t *testing.T) {
	forEachSet(t, func(t *testing.T) {
		var sink board
		allocs := testing.AllocsPerRun(10, func() {
			var boards [20]board
			boards[3] = sink
			each.FlipDiagonal(boards[:], boards[:])
			each.PseudoRotate45Clockwise(boards[:], boards[:])
			sink ^= boards[7]
		})
		if allocs != 0 {
			t.Errorf("%v allocations, want none", allocs)
		}
	})
}

// TestMain lets the test binary tell which instruction set it uses, for tests that start it anew
// in another environment.
func TestMain(m *testing.M) {
	if os.Getenv("PRINT_INSTRUCTION_SET") != "" {
		os.Stdout.WriteString(each.InstructionSet())
		return
	}
	os.Exit(m.Run())
}

// setIn returns the instruction set that is used under a value of GODEBUG.
func setIn(t *testing.T, debug string) string {
	t.Helper()
	process := exec.Command(os.Args[0])
	process.Env = append(os.Environ(), "PRINT_INSTRUCTION_SET=1", "GODEBUG="+debug)
	output, err := process.Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(output)
}

func TestKernelsCanBeSwitchedOff(t *testing.T) {
	if each.InstructionSet() == "portable" {
		t.Skip("skipped: no kernel is in use that could be switched off")
	}
	sets := []string{"portable", "avx2", "gfni", "avx512"}
	best := setIn(t, "")
	for _, test := range []struct{ debug, limit string }{
		{"cpu.avx512f=off", "gfni"},
		{"cpu.avx512bitalg=off", "gfni"},
		{"cpu.avx512gfni=off", "avx2"},
		{"cpu.avx2=off", "portable"},
	} {
		if test.debug == "cpu.avx512gfni=off" && best == "gfni" {
			continue // without AVX-512 nothing switches GFNI off alone
		}
		want := sets[min(slices.Index(sets, best), slices.Index(sets, test.limit))]
		if got := setIn(t, test.debug); got != want {
			t.Errorf("GODEBUG=%s: uses %q, want %q", test.debug, got, want)
		}
	}
}
