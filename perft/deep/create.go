package deep

import (
	"bufio"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep/internal/journal"
	"github.com/bitray/bitray/perft/deep/internal/plan"
	"github.com/bitray/bitray/perft/deep/internal/positions"
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
	// Progress is called now and then, if it is not nil, by one goroutine at a time.
	Progress func(PlanProgress)
}

// PlanProgress is how far a plan has come.
type PlanProgress struct {
	Ply, Split    int
	Parents, Done uint64 // positions of the ply before: all, and those that are expanded

}

// The defaults of [PlanOptions] and [VerifyOptions].
const (
	DefaultChunk     = 1024
	DefaultMemoryMiB = 1024
)

// bufferMiB is the memory that a plan takes in addition to its set of positions.
const bufferMiB = 112

// The bounds of [PlanOptions.MemoryMiB] and [VerifyOptions.MemoryMiB]: more than the buffers take, and four times the largest
// hash table, which is what counts are compared by.
const (
	LeastMemoryMiB = bufferMiB + 1
	MostMemoryMiB  = 4 * (1<<27 - 1)
)

func checkMemory(mib int) error {
	if mib < LeastMemoryMiB || mib > MostMemoryMiB {
		return fmt.Errorf("memory of %d MiB: expected %d to %d", mib, LeastMemoryMiB, MostMemoryMiB)
	}
	return nil
}

func (o *PlanOptions) fill() error {
	if o.Chunk == 0 {
		o.Chunk = DefaultChunk
	}
	if o.MemoryMiB == 0 {
		o.MemoryMiB = DefaultMemoryMiB
	}
	if err := checkMemory(o.MemoryMiB); err != nil {
		return err
	}
	if o.Chunk < 1 || o.Chunk > positions.MaxBlock {
		return fmt.Errorf("chunks of %d positions: expected 1 to %d", o.Chunk, positions.MaxBlock)
	}
	return checkDepths(o.Depth, o.Split)
}

// Plan makes the folder of a run that counts below root. The folder must be empty or not exist. The lists are
// checked: the sum of the ways to the positions of each ply must be the perft of that ply, counted
// in another way, and below the start position the number of positions must be the known one. If
// it fails, or ctx ends, the next plan replaces whatever it leaves behind.
func Plan(ctx context.Context, folder string, root board.Position, o PlanOptions) (*Manifest, error) {
	if err := o.fill(); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	lock, err := takeLock(folder)
	if err != nil {
		return nil, err
	}
	defer lock.Close()
	if err := clearUnfinished(folder); err != nil {
		return nil, err
	}
	p := &planning{
		PlanOptions: o, folder: folder, root: root,
		planner: plan.New(plan.Options{
			Memory: int64(o.MemoryMiB-bufferMiB) << 20, Folder: filepath.Join(folder, spillName), Goroutines: o.Threads,
		}),
		manifest: Manifest{
			Format: manifestFormat, FEN: root.FEN(), Depth: o.Depth, Split: o.Split, Chunk: o.Chunk,
			Version: Version(), Created: time.Now().UTC().Truncate(time.Second),
		},
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
	root     board.Position
	planner  *plan.Planner
	manifest Manifest
}

func (p *planning) run(ctx context.Context) error {
	for ply := 1; ply <= p.Split; ply++ {
		if err := p.expand(ctx, ply); err != nil {
			return fmt.Errorf("ply %d: %w", ply, err)
		}
	}
	p.planner = nil // its memory is needed for the check
	debug.FreeOSMemory()
	if err := os.RemoveAll(filepath.Join(p.folder, spillName)); err != nil {
		return err
	}
	if err := p.manifest.check(ctx, p.MemoryMiB/4); err != nil {
		return err
	}
	if err := createJournal(filepath.Join(p.folder, journalName), p.manifest.name(), nil); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(p.folder, countsName), nil, 0o644); err != nil {
		return err
	}
	if err := writeLocalKey(p.folder, p.manifest.name()); err != nil {
		return err
	}
	return writeManifest(p.folder, &p.manifest)
}

// writeLocalKey writes the key by which workers of bitray-cluster on this machine come to a coordinator, so that they may
// be started before it.
func writeLocalKey(folder, run string) error {
	secret := make([]byte, 32)
	rand.Read(secret) // never fails
	key := fmt.Appendf(nil, "bitray-key-1 local %.16s %x\n", run, secret)
	folder = filepath.Join(folder, clusterName)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "local.key"), key, 0o600)
}

// createJournal makes the journal of a run with the given records.
func createJournal(name, run string, records []journal.Record) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	j, err := journal.Create(f, run)
	if err == nil {
		err = j.Append(records)
	}
	return errors.Join(err, f.Close())
}

// expand writes the list of a ply: the positions that one move from those of the ply before leads to.
func (p *planning) expand(ctx context.Context, ply int) (err error) {
	source, parents := plan.Root(&p.root), uint64(1)
	if ply > 1 {
		before, err := p.manifest.openList(p.folder, ply-1)
		if err != nil {
			return err
		}
		defer before.close()
		source, parents = before.source(p.Threads), before.Positions()
	}
	list := Ply{Ply: ply}
	f, err := os.Create(filepath.Join(p.folder, list.file()))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	hash := sha256.New()
	buffer := bufio.NewWriterSize(f, 1<<20)
	w, err := positions.NewWriter(io.MultiWriter(buffer, hash), p.Chunk, p.Threads)
	if err != nil {
		return err
	}
	err = p.planner.Expand(ctx, p.watched(source, ply, parents), w.Add)
	var closed error
	list.Summary, closed = w.Close()
	if err = errors.Join(err, closed, buffer.Flush(), f.Sync()); err != nil {
		return err
	}
	list.SHA256 = hex.EncodeToString(hash.Sum(nil))
	list.Bytes, err = f.Seek(0, io.SeekCurrent)
	p.manifest.Plies = append(p.manifest.Plies, list)
	return err
}

// watched reports the progress of a source.
func (p *planning) watched(source plan.Source, ply int, parents uint64) plan.Source {
	if p.Progress == nil {
		return source
	}
	progress := PlanProgress{Ply: ply, Split: p.Split, Parents: parents}
	return func(take func([]positions.Entry) error) error {
		return source(func(block []positions.Entry) error {
			p.Progress(progress)
			progress.Done += uint64(len(block))
			return take(block)
		})
	}
}

// check compares the lists with what is known without them.
func (m *Manifest) check(ctx context.Context, hashMiB int) error {
	root, err := m.Root()
	if err != nil {
		return err
	}
	counter, err := perft.NewSession(perft.Options{HashMiB: hashMiB})
	if err != nil {
		return err
	}
	defer counter.Close()
	for _, ply := range m.Plies {
		want, err := counter.Count(ctx, root, ply.Ply)
		if err != nil {
			return err
		}
		if ply.Ways != want {
			return fmt.Errorf("ply %d: %v ways lead to its positions, but its perft is %v", ply.Ply, ply.Ways, want)
		}
		if known := knownPositions(&root, ply.Ply); known != 0 && ply.Positions != known {
			return fmt.Errorf("ply %d: %d positions, but %d are known", ply.Ply, ply.Positions, known)
		}
	}
	return nil
}
