package benchcmd

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/footprint/touched"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/perft/perftbench"
)

// touchedCommand is the name of the hidden command that counts cache lines.
const touchedCommand = "bench-touched"

// NewTouched returns the command that bench runs this program with to count cache lines.
// It spoils the tables of the techniques, which must not happen in a process that measures or
// prints anything else.
func NewTouched(p *env.Program) *cobra.Command {
	return &cobra.Command{
		Use:    touchedCommand + " NAME...",
		Short:  "Count the bytes of cache lines that techniques touch in games",
		Hidden: true,
		RunE: func(_ *cobra.Command, names []string) error {
			bytes, err := countTouched(names)
			if err != nil {
				return err
			}
			return p.Out.JSON(bytes)
		},
	}
}

// countTouched returns the bytes of cache lines on which the answers of the named techniques
// depend, by name, when they are asked what perft asks: rooks, bishops and queens.
func countTouched(names []string) (map[string]int, error) {
	techniques, err := catalog.Choose(names...)
	if err != nil {
		return nil, err
	}
	memory, err := touched.Memory()
	if err != nil {
		return nil, err
	}
	debug.SetGCPercent(-1) // nothing but the questions should run while tables are spoilt
	asked := askedInGames()
	bytes := make(map[string]int, len(techniques))
	for _, t := range techniques {
		bytes[t.Name] = touched.LineBytes * touched.Lines(memory, questionsTo(t, asked))
	}
	return bytes, nil
}

// askedInGame is a question that perft asks.
type askedInGame struct {
	piece attackbench.Piece
	sq    attacks.Square
	occ   attacks.Bitboard
}

// askedInGames returns the questions of the workload "game" of all pieces, each once.
func askedInGames() (asked []askedInGame) {
	seen := map[askedInGame]bool{}
	for _, piece := range attackbench.Pieces() {
		w := perftbench.Game(piece)
		for i, sq := range w.Squares {
			if q := (askedInGame{piece, sq, w.Occupancies[i]}); !seen[q] {
				seen[q] = true
				asked = append(asked, q)
			}
		}
	}
	return asked
}

func questionsTo(t catalog.Technique, asked []askedInGame) []touched.Question {
	questions := make([]touched.Question, len(asked))
	for i, q := range asked {
		ask := t.Queen
		switch q.piece {
		case attackbench.Rook:
			ask = t.Rook
		case attackbench.Bishop:
			ask = t.Bishop
		}
		questions[i] = func() uint64 { return uint64(ask(q.sq, q.occ)) }
	}
	return questions
}

// addTouched lets another process of this program count the cache lines that the techniques of
// the rows touch. Where that is not possible, the result says why.
func addTouched(ctx context.Context, r *attackbench.Result) {
	var names []string
	for _, row := range r.Rows {
		if _, err := catalog.Lookup(row.Name); err == nil {
			names = append(names, row.Name)
		}
	}
	if len(names) == 0 {
		return
	}
	bytes, err := touchedBy(ctx, names)
	if err != nil {
		r.TouchedUnknown = err.Error()
		return
	}
	for i := range r.Rows {
		if n, ok := bytes[r.Rows[i].Name]; ok {
			r.Rows[i].TouchedBytes = &n
		}
	}
}

func touchedBy(ctx context.Context, names []string) (map[string]int, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, program, append([]string{touchedCommand}, names...)...)
	complaint := new(bytes.Buffer)
	cmd.Stderr = complaint
	output, err := cmd.Output()
	if err != nil {
		if first, _, _ := strings.Cut(complaint.String(), "\n"); first != "" {
			return nil, errors.New(strings.TrimPrefix(first, "bitray: "))
		}
		return nil, err
	}
	var counted map[string]int
	if err := json.Unmarshal(output, &counted); err != nil {
		return nil, fmt.Errorf("%s: %w", touchedCommand, err)
	}
	return counted, nil
}
