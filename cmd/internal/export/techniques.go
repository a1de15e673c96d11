package export

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
)

// technique is what is known of a technique.
type technique struct {
	name    string                      // as in the catalog
	numbers func() (tables, int, error) // its tables, and the size of its slab if it has one
}

var techniques = []technique{
	{"attacks/classical", classicalNumbers},
	{"fill", noNumbers},
	{"hyperbola", hyperbolaNumbers},
	{"kindergarten", kindergartenNumbers},
	{"magic", foundNumbers},
	{"magic/packed", recordNumbers},
	{"hyperbola/obstruction", obstructionNumbers},
	{"magic/pext", pextNumbers},
	{"hyperbola/qbb", noNumbers},
}

// lookup returns the technique of a name, or of a package below this module.
func lookup(name string) (technique, error) {
	if known, err := catalog.Lookup(name); err == nil {
		for _, t := range techniques {
			if t.name == known.Name {
				return t, nil
			}
		}
	}
	return technique{}, fmt.Errorf("technique %q: expected one that can be exported: %s", name, strings.Join(Techniques(), ", "))
}
