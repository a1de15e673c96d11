package diffcmd

import (
	"context"
	"io"
	"slices"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// planted is a move generator with a fault of the catalog, and a habit or none.
type planted struct {
	fault   faulty.Fault
	habit   faulty.Habit
	counter *faulty.Counter
}

func (g planted) Name() string { return faulty.Catalog[g.fault].Name }

func (g planted) Divide(ctx context.Context, line crosscheck.Line, depth int) (answer []perft.MoveCount, err error) {
	start := faulty.New(&line.Root)
	_, answer, err = g.counter.Count(ctx, start, line.Moves, depth, faulty.Set{}.With(g.fault, faulty.Both).WithHabit(g.habit), 3_000_000)
	return answer, err
}

// builtInLines are those of the built-in suite, and those after it.
func builtInLines(t *testing.T) (lines []crosscheck.Line) {
	for line, err := range (&config{suites: []string{builtIn}}).lines(t.Context(), nil, false) {
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, line)
	}
	return lines
}

// TestCauses plants each fault, also in generators that make a move to test it, where it looks like a fault of that test. It
// shows in the built-in positions to the usual depth, and is named alone by the answers, whatever it looks like in the first
// position.
func TestCauses(t *testing.T) {
	lines, guessed := builtInLines(t), 0
	var all []planted
	for f := range faulty.NumFaults {
		if len(faulty.Catalog[f].Classes) == 0 {
			t.Errorf("%s has no class", faulty.Catalog[f].Name)
		}
		switch faulty.Catalog[f].Name {
		case "depths-added-up", "depths-and-root-added-up", "one-too-many", "one-ply-less": // in totals, or lists no moves
			continue
		}
		all = append(all, planted{f, 0, &faulty.Counter{}})
		for _, habit := range faulty.Habits {
			if _, shows := habit.Concerns(f); shows {
				all = append(all, planted{f, habit, &faulty.Counter{}})
			}
		}
	}
	for _, tested := range all {
		search := crosscheck.Search{Tested: tested, Reference: crosscheck.Bitray(1), Depth: 3}
		result, err := search.First(t.Context(), lines)
		if err != nil || result.Difference == nil {
			t.Errorf("%s, habit %d: error %v, want a difference", tested.Name(), tested.habit, err)
			continue
		}
		d := newDetective(t.Context(), cli.NewProgram(nil, io.Discard, io.Discard), &search)
		causes := d.causes(result.Difference)
		if len(causes) != 1 || causes[0].Name != tested.Name() || d.others > 0 {
			t.Errorf("%s, habit %d: found %v, and %d results of something else", tested.Name(), tested.habit, causes, d.others)
			continue
		}
		if slices.Contains(causes[0].Classes, result.Difference.Class()) {
			guessed++
		}
	}
	t.Logf("of %d faults %d have a class that was guessed from one position", len(all), guessed)
	// One position may look like another mistake than all results together do.
	if guessed < len(all)*3/5 || guessed == len(all) {
		t.Errorf("of %d faults %d have a class that was guessed from one position; want more", len(all), guessed)
	}
}

// blindToQueens does not see pins along diagonals if no bishop could be what pins.
type blindToQueens struct{ planted }

func (g blindToQueens) Divide(ctx context.Context, line crosscheck.Line, depth int) (answer []perft.MoveCount, err error) {
	pos, err := line.End()
	if err != nil {
		return nil, err
	}
	blind := faulty.Set{}
	if pos.Pieces(pos.SideToMove().Other(), board.Bishop) == 0 {
		blind = blind.With(g.fault, faulty.Both)
	}
	if _, answer, err = g.counter.Count(ctx, faulty.New(&pos), nil, 1, blind, 0); depth == 1 || err != nil {
		return answer, err
	}
	for i := range answer {
		next := line
		next.Moves = append(slices.Clip(line.Moves), answer[i].Move)
		below, _ := g.Divide(ctx, next, depth-1) // none after an illegal move
		answer[i].Nodes = perft.NewNodes(0)
		for _, c := range below {
			answer[i].Nodes = answer[i].Nodes.Add(c.Nodes)
		}
	}
	return answer, nil
}

// TestNoFalseCause has a mistake that no fault of the catalog is. Two of them do more than it, and agree in most positions.
func TestNoFalseCause(t *testing.T) {
	fault, err := faulty.Named("pin-diagonal-unseen")
	if err != nil {
		t.Fatal(err)
	}
	tested := blindToQueens{planted{fault, 0, &faulty.Counter{}}}
	for _, row := range suite.Default() {
		search := crosscheck.Search{Tested: tested, Reference: crosscheck.Bitray(1), Depth: 3}
		result, err := search.First(t.Context(), []crosscheck.Line{crosscheck.NewLine(row.Position)})
		if err == nil && result.Difference != nil {
			causes := newDetective(t.Context(), cli.NewProgram(nil, io.Discard, io.Discard), &search).causes(result.Difference)
			if len(causes) > 0 {
				t.Errorf("%v: found %v", result.Difference.Position, causes)
			}
		}
	}
}

// TestWithoutLetters has programs that print the single promotion of a pawn without its letter. The move is then that of a pawn which
// stays one, and only what is counted below it tells them apart.
func TestWithoutLetters(t *testing.T) {
	for _, name := range []string{"promotion-queen-only", "promotion-missing"} {
		search := crosscheck.Search{Tested: letterless{plant(name)}, Reference: crosscheck.Bitray(1), Depth: 1}
		result, err := search.First(t.Context(), builtInLines(t))
		if err != nil || result.Difference == nil || result.Difference.Class() != crosscheck.Promotion {
			t.Fatalf("%s: found %v, error %v", name, result.Difference, err)
		}
		causes := newDetective(t.Context(), cli.NewProgram(nil, io.Discard, io.Discard), &search).causes(result.Difference)
		if len(causes) != 1 || causes[0].Name != name {
			t.Errorf("%s: found %v", name, causes)
		}
	}
}

// letterless prints no letters of promotions, and reads none.
type letterless struct{ plantedSet }

func (g letterless) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	answer, err := g.plantedSet.Divide(ctx, line, depth)
	for i := range answer {
		answer[i].Move = answer[i].Move[:4]
	}
	return answer, err
}

// TestMoreThanTheCause has two mistakes, of which the second shows elsewhere.
func TestMoreThanTheCause(t *testing.T) {
	search := crosscheck.Search{Tested: plant("rights-stay-king-moved", "rights-stay-rook-moved"), Reference: crosscheck.Bitray(1), Depth: 1}
	result, err := search.First(t.Context(), played())
	if err != nil || result.Difference == nil {
		t.Fatalf("no difference, error %v", err)
	}
	d := newDetective(t.Context(), cli.NewProgram(nil, io.Discard, io.Discard), &search)
	causes := d.causes(result.Difference)
	if len(causes) != 1 || causes[0].Name != "rights-stay-king-moved" || d.others == 0 {
		t.Errorf("found %v, and %d results of something else", causes, d.others)
	}
}

// TestWhatFollows has the moves of a mistake, and makes another move of them than it does: the cause is not told as all there is.
func TestWhatFollows(t *testing.T) {
	root, err := board.ParseFEN("4k3/1P6/8/8/8/8/K7/8 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	search := crosscheck.Search{Tested: plant("promotion-queen-only", "promotion-makes-nothing"), Reference: crosscheck.Bitray(1), Depth: 1}
	result, err := search.First(t.Context(), []crosscheck.Line{crosscheck.NewLine(root)})
	if err != nil || result.Difference == nil {
		t.Fatalf("no difference, error %v", err)
	}
	d := newDetective(t.Context(), cli.NewProgram(nil, io.Discard, io.Discard), &search)
	if causes := d.causes(result.Difference); len(causes) != 1 || causes[0].Name != "promotion-queen-only" || d.others == 0 {
		t.Errorf("found %v, and %d results of something else", causes, d.others)
	}
}
