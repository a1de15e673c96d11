package deep

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
	"github.com/bitray/bitray/perft/board"
)

// Manifest says what a run counts, and what its lists hold. Equal plans have equal manifests.
type Manifest struct {
	Format int    `json:"format"`
	Run    string `json:"run"` // the SHA-256 of the rest, in hexadecimal
	FEN    string `json:"fen"`
	Depth  int    `json:"depth"`
	Split  int    `json:"split"`
	Chunk  int    `json:"chunk"` // positions in each chunk except the last
	Plies  []Ply  `json:"plies"` // from 1 to the split

	root board.Position // that the FEN stands for
}

// Ply describes the list of the positions of a ply.
type Ply struct {
	Ply int `json:"ply"`
	positions.Summary
}

// manifestFormat goes up when a folder would be misread. Up to 3 the checksums were of compressed lists, which
// differ from one release of Go to the next.
const manifestFormat = 4

// The greatest ply and depth that a plan may have.
const (
	maxSplit = 16
	maxDepth = 64
)

// Last returns the list of the split ply.
func (m *Manifest) Last() *Ply { return &m.Plies[len(m.Plies)-1] }

// Chunks returns the number of chunks at the split.
func (m *Manifest) Chunks() int {
	return int((m.Last().Positions + uint64(m.Chunk) - 1) / uint64(m.Chunk))
}

// ChunkLen returns the number of positions in chunk i, which must be from 0 to Chunks()-1; the last chunk may
// be shorter.
func (m *Manifest) ChunkLen(i int) int {
	return int(min(uint64(m.Chunk), m.Last().Positions-uint64(i)*uint64(m.Chunk)))
}

// Remaining returns the number of plies that are counted below each position.
func (m *Manifest) Remaining() int { return m.Depth - m.Split }

// file returns the name of the list of a ply.
func (p *Ply) file() string { return fmt.Sprintf("ply-%d.positions", p.Ply) }

// name returns the hash of all that m says except the name itself.
func (m Manifest) name() string {
	m.Run = ""
	text, _ := json.Marshal(m) // there is nothing in it that cannot be marshaled
	return fmt.Sprintf("%x", sha256.Sum256(text))
}

// text returns m as JSON, under its name.
func (m *Manifest) text() []byte {
	m.Run = m.name()
	text, _ := json.MarshalIndent(m, "", "  ") // as for the name
	return append(text, '\n')
}

// ReadManifest reads the manifest of the run in a folder, and nothing else. It is an error if there is none,
// if it is damaged, or if another version wrote it.
func ReadManifest(folder string) (*Manifest, error) {
	text, err := os.ReadFile(filepath.Join(folder, manifestName))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: expected the folder of a run, with a %s", folder, manifestName)
	}
	m := new(Manifest)
	if err == nil {
		err = m.parse(text)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: manifest: %w", folder, err)
	}
	return m, nil
}

// parse reads a manifest and checks that it is, byte for byte, what was written.
func (m *Manifest) parse(text []byte) error {
	if err := json.Unmarshal(text, m); err != nil {
		return err
	}
	if m.Format != manifestFormat {
		return fmt.Errorf("format %d: expected %d; go on with the version of bitray that planned this run, or plan it again with this one", m.Format, manifestFormat)
	}
	if name := m.Run; !bytes.Equal(m.text(), text) {
		return fmt.Errorf("its content does not fit its name %.64q: it has been changed", name)
	}
	return errors.Join(m.validate(), m.validatePlies())
}

// validate reads the FEN, and says what is out of bounds in what a plan is made from.
func (m *Manifest) validate() (err error) {
	m.root, err = board.ParseFEN(m.FEN)
	switch {
	case m.Split < 1 || m.Split > maxSplit:
		return fmt.Errorf("split at ply %d: expected 1 to %d", m.Split, maxSplit)
	case m.Depth <= m.Split || m.Depth > maxDepth:
		return fmt.Errorf("depth %d: expected more than the split, %d, and at most %d", m.Depth, m.Split, maxDepth)
	case m.Chunk < 1 || m.Chunk > positions.MaxBlock:
		return fmt.Errorf("chunks of %d positions: expected 1 to %d", m.Chunk, positions.MaxBlock)
	}
	return err
}

// validatePlies says what is out of bounds in what a plan has come to.
func (m *Manifest) validatePlies() error {
	if len(m.Plies) != m.Split {
		return fmt.Errorf("%d plies: expected those from 1 to %d", len(m.Plies), m.Split)
	}
	for i, ply := range m.Plies {
		if ply.Ply != i+1 || ply.Positions > 1<<40 || ply.Positions > 1<<31*uint64(max(m.Chunk, 1))-1 {
			return fmt.Errorf("%d positions at ply %d: expected ply %d, at most 2^40, and fewer than 2^31 chunks of %d", ply.Positions, ply.Ply, i+1, m.Chunk)
		}
	}
	return nil
}
