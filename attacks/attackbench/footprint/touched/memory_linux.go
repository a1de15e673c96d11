//go:build linux && !purego

package touched

import (
	"cmp"
	"debug/elf"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"unsafe"
)

const module = "github.com/bitray/bitray"

// anchor is a variable whose place is known to the program and named by a symbol: the others
// lie where they lie to it, wherever the program was loaded.
var anchor byte = 1

const anchorName = module + "/attacks/attackbench/footprint/touched.anchor"

// Memory returns the variables of this module's packages in the running program, cut into
// cache lines, in order of their addresses. Two sorts are left out: what holds pointers, which
// no table does, and what is smaller than a line, such as the flags that tell which
// instructions the processor has.
//
// The error says why it is not available: the symbols cannot be read, or there are none.
func Memory() ([]Piece, error) {
	name, err := os.Executable()
	if err != nil {
		return nil, err
	}
	file, err := elf.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	symbols, err := file.Symbols()
	if errors.Is(err, elf.ErrNoSymbols) {
		return nil, errors.New("this program has no symbols, without which its tables cannot be found: " +
			"go run and go test leave them out, go build and go install do not")
	}
	if err != nil {
		return nil, fmt.Errorf("symbols of %s: %w", name, err)
	}
	at := slices.IndexFunc(symbols, func(s elf.Symbol) bool { return s.Name == anchorName })
	if at < 0 {
		return nil, fmt.Errorf("%s: expected a symbol %s", name, anchorName)
	}
	origin := symbols[at].Value
	slices.SortFunc(symbols, func(a, b elf.Symbol) int { return cmp.Compare(a.Value, b.Value) })
	var pieces []Piece
	for _, s := range symbols {
		if isTable(file, s) {
			first := unsafe.Add(unsafe.Pointer(&anchor), int(s.Value)-int(origin))
			pieces = append(pieces, cut(unsafe.Slice((*byte)(first), s.Size))...)
		}
	}
	return pieces, nil
}

// isTable reports whether a symbol is a variable of the module, without pointers, of a cache
// line at least.
func isTable(file *elf.File, s elf.Symbol) bool {
	if s.Size < LineBytes || !strings.HasPrefix(s.Name, module+"/") || int(s.Section) >= len(file.Sections) {
		return false
	}
	section := file.Sections[s.Section].Name
	return section == ".noptrdata" || section == ".noptrbss"
}

// cut cuts a variable at the borders of cache lines.
func cut(variable []byte) (pieces []Piece) {
	for len(variable) > 0 {
		address := uintptr(unsafe.Pointer(&variable[0]))
		n := min(len(variable), LineBytes-int(address%LineBytes))
		pieces = append(pieces, Piece{address / LineBytes, variable[:n]})
		variable = variable[n:]
	}
	return pieces
}
