package footprint

import (
	"context"
	"fmt"
	"os/exec"
	"regexp"
	"strconv"

	"github.com/bitray/bitray/internal/overlay"
)

// variable matches a variable of this module, initialized, zero or read-only, in a list of symbols: its size,
// its package and its name. Names that begin with a dot, such as ".inittask" and ".dict.Rook", are those of
// the compiler and the linker.
var variable = regexp.MustCompile(`(?m)^ *[0-9a-f]+ +(\d+) [DdBbRr] ` + overlay.Module + `/([^\s.]+)\.([^\s.]\S*)`)

// Tables returns the size in bytes of every variable of a linked program that belongs to a
// package of this module, by the path of the package below the module and by name, such as
// "magic" and "slab". It needs the go command, and a binary that was not stripped.
func Tables(ctx context.Context, binary string) (map[string]map[string]int, error) {
	output, err := exec.CommandContext(ctx, "go", "tool", "nm", "-size", binary).Output()
	if err != nil {
		return nil, fmt.Errorf("go tool nm %s: %w", binary, err)
	}
	tables := map[string]map[string]int{}
	for _, found := range variable.FindAllStringSubmatch(string(output), -1) {
		size, err := strconv.Atoi(found[1])
		if err != nil {
			return nil, fmt.Errorf("go tool nm %s: %q: %w", binary, found[0], err)
		}
		pkg, name := found[2], found[3]
		if tables[pkg] == nil {
			tables[pkg] = map[string]int{}
		}
		tables[pkg][name] = size
	}
	return tables, nil
}
