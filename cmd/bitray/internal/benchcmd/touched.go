package benchcmd

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/perft/perftbench"
)

// touchedCommand is the name of the hidden command that counts cache lines.
const touchedCommand = "bench-touched"

// NewTouched returns the command that bench runs this program with to count cache lines.
// It corrupts the tables of the techniques, which must not happen in a process that measures or
// prints anything else.
func NewTouched(p *env.Program) *cobra.Command {
	return &cobra.Command{
		Use:    touchedCommand + " NAME...",
		Short:  "Count the bytes of cache lines that techniques touch in games",
		Hidden: true,
		RunE: func(_ *cobra.Command, names []string) error {
			techniques, err := catalog.Choose(names...)
			if err != nil {
				return err
			}
			bytes, err := perftbench.TouchedBytes(techniques)
			if err != nil {
				return err
			}
			return p.Out.JSON(bytes)
		},
	}
}

// addTouched runs another process of this program that counts the cache lines that the techniques of
// the rows touch. If that is not possible, the result says why.
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
	cmd, err := env.Inner(ctx, append([]string{touchedCommand}, names...)...)
	if err != nil {
		return nil, err
	}
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
