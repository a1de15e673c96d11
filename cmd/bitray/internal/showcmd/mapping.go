package showcmd

import (
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/transform"
)

// mappingName returns the name of a mapping on a command line: the squares that it numbers 0 and 1, such as
// "a8b8".
func mappingName(m transform.Mapping) string {
	name := ""
	for number := range 2 {
		name += transform.SquareName(transform.ConvertSquare(m, transform.LittleEndianRankFile, number))
	}
	return name
}

// mappingNames returns the names of all mappings, that of this module first.
func mappingNames() (names []string) {
	for _, m := range transform.Mappings() {
		names = append(names, mappingName(m))
	}
	return names
}

// mappingNamed returns the mapping with a name, the value of the flag --mapping.
func mappingNamed(name string) (transform.Mapping, error) {
	i := slices.Index(mappingNames(), name)
	if i < 0 {
		return 0, cli.BadFlag("mapping", name, strings.Join(mappingNames(), ", "))
	}
	return transform.Mappings()[i], nil
}
