package deep

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
	"github.com/bitray/bitray/cmd/internal/deep/internal/plan"
	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// PlanOptions says what to plan, and how.
type PlanOptions struct {
	Depth int // of the count, more than the split
	Split int // the ply whose positions are listed, 1 to 16
	Chunk int // positions in a chunk; 0 is [DefaultChunk]
	// MemoryMiB bounds the memory, in MiB; 0 is [DefaultMemoryMiB]. What does not fit goes to
	// temporary files in the folder.
	MemoryMiB int
	Threads   int // 0 is 1
	// Progress is called now and then, if it is not nil, by one goroutine at a time, with how many of the positions
	// of the ply before are expanded.
	Progress func(ply int, done, positions uint64)
}

// The defaults of [PlanOptions] and [VerifyOptions].
const (
	DefaultChunk     = 1024
	DefaultMemoryMiB = 1024
)

// bufferMiB is the memory that a plan takes in addition to its set of positions, and mostMiB a pebibyte.
const bufferMiB, mostMiB = 112, 1 << 30

// fillMemory puts the default in the place of 0.
func fillMemory(mib *int) error {
	*mib = cmp.Or(*mib, DefaultMemoryMiB)
	if *mib <= bufferMiB || *mib > mostMiB {
		return fmt.Errorf("memory of %d MiB: expected %d to %d", *mib, bufferMiB+1, mostMiB)
	}
	return nil
}

// newPlanner returns a planner with so much memory, for a run in a folder.
func newPlanner(folder string, memoryMiB, threads int) *plan.Planner {
	return plan.New(int64(memoryMiB-bufferMiB)<<20, filepath.Join(folder, spillName), threads)
}

// Plan makes the folder of a run that counts below root. The folder must be empty or not exist. The lists are
// checked: the sum of the paths to the positions of each ply must be the perft of that ply, counted
// in another way, and below the start position the number of positions must be the known one. If
// it fails, or ctx ends, the next plan replaces whatever it leaves behind.
func Plan(ctx context.Context, folder string, root board.Position, o PlanOptions) (*Manifest, error) {
	o.Chunk = cmp.Or(o.Chunk, DefaultChunk)
	p := &planning{PlanOptions: o, folder: folder, manifest: Manifest{
		Format: manifestFormat, FEN: root.FEN(), Depth: o.Depth, Split: o.Split, Chunk: o.Chunk,
	}}
	if err := errors.Join(fillMemory(&p.MemoryMiB), p.manifest.validate()); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	lock, err := takeLock(folder)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", folder, err)
	}
	defer lock.Close()
	if err := clearUnfinished(folder); err != nil {
		return nil, err
	}
	if err := p.run(ctx); err != nil {
		return nil, errors.Join(err, clearUnfinished(folder))
	}
	return &p.manifest, nil
}

// planning is a plan that is being made.
type planning struct {
	PlanOptions
	folder   string
	manifest Manifest
}

func (p *planning) run(ctx context.Context) error {
	planner := newPlanner(p.folder, p.MemoryMiB, p.Threads)
	for ply := 1; ply <= p.Split; ply++ {
		if err := p.expand(ctx, planner, ply); err != nil {
			return fmt.Errorf("ply %d: %w", ply, err)
		}
	}
	debug.FreeOSMemory() // the check needs the memory of the lists
	if err := p.manifest.check(ctx, p.MemoryMiB); err != nil {
		return err
	}
	if err := WriteFile(p.folder, journalName, journal.First(p.manifest.name())); err != nil {
		return err
	}
	return WriteFile(p.folder, manifestName, p.manifest.text())
}

// expand writes the list of a ply: the positions that one move from those of the ply before leads to.
func (p *planning) expand(ctx context.Context, planner *plan.Planner, ply int) (err error) {
	source, parents := plan.Root(&p.manifest.root), uint64(1)
	if ply > 1 {
		before, err := p.manifest.openList(p.folder, ply-1)
		if err != nil {
			return err
		}
		defer before.file.Close()
		source, parents = before.All(p.Threads), before.Positions()
	}
	done := uint64(0)
	planner.Progress = func(more int) {
		if p.Progress != nil {
			p.Progress(ply, done, parents)
		}
		done += uint64(more)
	}
	list := Ply{Ply: ply}
	f, err := os.Create(filepath.Join(p.folder, list.file()))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	buffer := bufio.NewWriterSize(f, 1<<20)
	list.Summary, err = positions.Write(buffer, p.Chunk, p.Threads, planner.Expand(ctx, source))
	p.manifest.Plies = append(p.manifest.Plies, list)
	return errors.Join(err, buffer.Flush(), f.Sync())
}

// check compares the lists with what is known without them.
func (m *Manifest) check(ctx context.Context, memoryMiB int) error {
	// The perft of the deepest list makes use of 16 GiB at most.
	counter, err := perft.NewSession(perft.Options{HashMiB: min(memoryMiB/4, 1<<14)})
	if err != nil {
		return err
	}
	defer counter.Close()
	for _, ply := range m.Plies {
		want, err := counter.Count(ctx, m.root, ply.Ply)
		if err != nil {
			return err
		}
		if ply.Ways != want {
			return fmt.Errorf("ply %d: %v paths lead to its positions, but its perft is %v", ply.Ply, ply.Ways, want)
		}
		if known, is := known(startPositions, &m.root, ply.Ply); is && ply.Positions != known {
			return fmt.Errorf("ply %d: %d positions, but %d are known", ply.Ply, ply.Positions, known)
		}
	}
	return nil
}
