//go:build linux && !purego

package touched

import (
	"debug/elf"
	"strings"
	"testing"
	"unsafe"
)

// TestCutMeetsTheLines cuts variables that begin and end anywhere.
func TestCutMeetsTheLines(t *testing.T) {
	memory := make([]byte, 6*LineBytes)
	for _, span := range [][2]int{{0, 300}, {1, 2}, {5, 5}, {17, 64}, {63, 300}, {64, 128}} {
		variable, begin := memory[span[0]:span[1]], 0
		for _, piece := range cut(variable) {
			if &piece.Bytes[0] != &variable[begin] {
				t.Errorf("%v: a piece does not begin where the one before ends, at %d", span, begin)
			}
			first, last := address(piece.Bytes), address(piece.Bytes)+uintptr(len(piece.Bytes))-1
			if first/LineBytes != piece.Line || last/LineBytes != piece.Line {
				t.Errorf("%v: a piece from %#x to %#x, said to be of line %#x", span, first, last, piece.Line)
			}
			begin += len(piece.Bytes)
			if begin < len(variable) && (last+1)%LineBytes != 0 {
				t.Errorf("%v: a line is cut at %#x", span, last+1)
			}
		}
		if begin != len(variable) {
			t.Errorf("%v: pieces of %d bytes, want %d", span, begin, len(variable))
		}
	}
}

func address(b []byte) uintptr { return uintptr(unsafe.Pointer(&b[0])) }

// TestTablesHoldNoPointers asks about symbols of all sorts.
func TestTablesHoldNoPointers(t *testing.T) {
	file := new(elf.File)
	for _, name := range []string{"", ".data", ".noptrdata", ".bss", ".noptrbss"} {
		file.Sections = append(file.Sections, &elf.Section{SectionHeader: elf.SectionHeader{Name: name}})
	}
	for _, test := range []struct {
		name    string
		size    uint64
		section elf.SectionIndex
		want    bool
	}{
		{module + "/magic.slab", 64, 2, true},
		{module + "/magic.slab", 1 << 20, 4, true},
		{module + "/magic.slab", 64, 1, false},
		{module + "/magic.slab", 64, 3, false},
		{module + "/magic.slab", 63, 2, false},
		{module + "/magic.slab", 64, 5, false}, // beyond the sections, as of what is defined elsewhere
		{module + "/magic.slab", 64, elf.SHN_ABS, false},
		{"example.com/other.slab", 64, 2, false},
		{"runtime.table", 64, 2, false},
	} {
		if got := isTable(file, elf.Symbol{Name: test.name, Size: test.size, Section: test.section}); got != test.want {
			t.Errorf("%s of %d bytes in section %d: %v, want %v", test.name, test.size, test.section, got, test.want)
		}
	}
}

// someTable is a table: a program with its symbols finds it.
var someTable [3 * LineBytes]byte

// TestMemoryIsFoundOrWhyNot runs in a program that has its symbols, as go test -c keeps them, or has been
// stripped of them.
func TestMemoryIsFoundOrWhyNot(t *testing.T) {
	pieces, err := Memory()
	if err != nil {
		if len(pieces) > 0 || !strings.Contains(err.Error(), "this program has no symbols") {
			t.Errorf("%d pieces, error %v", len(pieces), err)
		}
		return
	}
	bytes := 0
	for _, piece := range pieces {
		if at := address(piece.Bytes) - address(someTable[:]); at < uintptr(len(someTable)) {
			bytes += len(piece.Bytes)
		}
	}
	if bytes != len(someTable) {
		t.Errorf("%d bytes of a table are found, want %d", bytes, len(someTable))
	}
}
