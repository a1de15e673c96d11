package footprint

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os/exec"
	"strconv"
	"strings"

	"github.com/bitray/bitray/internal/overlay"
)

// Tables returns the size in bytes of every variable of a linked program that belongs to a
// package of this module, by the path of the package below the module and by name, such as
// "magic" and "slab". It needs the go command, and a binary that was not stripped.
func Tables(ctx context.Context, binary string) (map[string]map[string]int, error) {
	output, err := exec.CommandContext(ctx, "go", "tool", "nm", "-size", binary).Output()
	if err != nil {
		return nil, fmt.Errorf("go tool nm %s: %w", binary, err)
	}
	tables := map[string]map[string]int{}
	lines := bufio.NewScanner(bytes.NewReader(output))
	for lines.Scan() {
		// Address, size, kind and name; the name may hold blanks.
		fields := strings.Fields(lines.Text())
		if len(fields) < 4 || !isData(fields[2]) {
			continue
		}
		symbol, ours := strings.CutPrefix(fields[3], overlay.Module+"/")
		pkg, name := splitSymbol(symbol)
		if !ours || isGenerated(name) {
			continue
		}
		size, err := strconv.Atoi(fields[1])
		if err != nil {
			return nil, fmt.Errorf("go tool nm %s: %q: expected a size in field 2", binary, lines.Text())
		}
		if tables[pkg] == nil {
			tables[pkg] = map[string]int{}
		}
		tables[pkg][name] = size
	}
	return tables, lines.Err()
}

// isData reports whether a kind of symbol is a variable: initialized, zero or read-only.
func isData(kind string) bool { return strings.Contains("DdBbRr", kind) }

// splitSymbol parts a symbol at the first dot after the last slash.
func splitSymbol(symbol string) (pkg, name string) {
	slash := strings.LastIndexByte(symbol, '/') + 1
	pkg, name, _ = strings.Cut(symbol[slash:], ".")
	return symbol[:slash] + pkg, name
}

// isGenerated reports whether a name is the compiler's or the linker's, such as ".inittask" and
// ".dict.Rook".
func isGenerated(name string) bool { return strings.HasPrefix(name, ".") }
