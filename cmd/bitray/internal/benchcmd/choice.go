package benchcmd

import (
	"maps"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/attackbench"
)

// batchWorkload is measured in batches by default.
const batchWorkload = "random16"

var workloadNames, pieceNames = attackbench.WorkloadNames(), namesOf(attackbench.Pieces())

func namesOf[N ~string](values []N) (names []string) {
	for _, v := range values {
		names = append(names, string(v))
	}
	return names
}

func modeNames() []string {
	return namesOf(slices.Concat(attackbench.Modes(), attackbench.BatchModes(), attackbench.SetModes(), []attackbench.Mode{attackbench.Perft}))
}

// complete fills in what was not chosen, and refuses names that do not exist.
func (c *config) complete() error {
	pieces, workloads, modes := pieceNames, []string{attackbench.Game, "sparse", batchWorkload}, modeNames()
	rounds := 25
	if c.quick {
		pieces, workloads, rounds = []string{"queen"}, []string{attackbench.Game}, 15
		modes = []string{"throughput", "latency-square", "latency-occupancy", "cold", "batch-pairs", "batch-board", "set-union", "set-union-each"}
	}
	if c.processes > 1 {
		rounds /= 5
	}
	if c.rounds == 0 {
		c.rounds = rounds
	}
	c.namesCells = len(c.pieces) > 0 || len(c.modes) > 0
	for _, choice := range []struct {
		flag             string
		chosen           *[]string
		usual, available []string
	}{
		{"piece", &c.pieces, pieces, pieceNames},
		{"workload", &c.workloads, workloads, append(slices.Collect(maps.Keys(c.opened)), workloadNames...)},
		{"mode", &c.modes, modes, modeNames()},
	} {
		if len(*choice.chosen) == 0 {
			*choice.chosen = choice.usual
		}
		for _, name := range *choice.chosen {
			if !slices.Contains(choice.available, name) {
				return cli.BadFlag(choice.flag, name, "one of "+strings.Join(choice.available, ", "))
			}
		}
	}
	return nil
}

// subjects returns the techniques and kernels that were chosen, on what is asked.
func (c *config) subjects(asked []questions) (subjects []attackbench.Subject, err error) {
	for _, q := range asked {
		subjects = append(subjects, attackbench.Subjects(q.piece, q.workload, q.modes)...)
	}
	subjects = append(subjects, attackbench.SetSubjects(c.seed, c.chosen(attackbench.SetModes()))...)
	if slices.Contains(c.modes, string(attackbench.Perft)) {
		subjects = append(subjects, attackbench.PerftSubjects()...)
	}
	if len(c.techniques) == 0 {
		return subjects, nil
	}
	return attackbench.Choose(subjects, c.techniques...)
}

// questions are what is asked about one piece, in single look-ups and in batches.
type questions struct {
	piece    attackbench.Piece
	workload attackbench.Workload
	modes    []attackbench.Mode
}

// questions returns what was chosen to be asked, once if it was named twice.
func (c *config) questions() (asked []questions, err error) {
	for i, name := range c.workloads {
		for _, piece := range attackbench.Pieces() {
			if slices.Index(c.workloads, name) < i || !slices.Contains(c.pieces, string(piece)) {
				continue
			}
			w, err := c.workload(name, piece)
			if err != nil {
				return nil, err
			}
			modes := c.chosen(attackbench.Modes())
			if c.batchesOf(name, piece) {
				modes = append(modes, c.chosen(attackbench.BatchModes())...)
			}
			asked = append(asked, questions{piece, w, modes})
		}
	}
	return asked, nil
}

// chosen returns those of the modes that the user asked for.
func (c *config) chosen(modes []attackbench.Mode) []attackbench.Mode {
	return slices.DeleteFunc(modes, func(m attackbench.Mode) bool { return !slices.Contains(c.modes, string(m)) })
}

func (c *config) workload(name string, piece attackbench.Piece) (attackbench.Workload, error) {
	if file, ok := c.opened[name]; ok {
		return file.Workload(piece)
	}
	return attackbench.NewWorkload(name, piece, c.seed), nil
}

// batchesOf says whether batches are measured: for everything with --quick, or if pieces or modes
// were named, otherwise for queens on one workload and on those of files.
func (c *config) batchesOf(workload string, piece attackbench.Piece) bool {
	_, own := c.opened[workload]
	return c.quick || c.namesCells || piece == attackbench.Queen && (own || workload == batchWorkload)
}
