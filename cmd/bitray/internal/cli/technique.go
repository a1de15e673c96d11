package cli

import (
	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
)

// DefaultTechnique names the technique that needs no choice: it is called statically, which is
// faster than any that is chosen at run time.
const DefaultTechnique = "default"

// AllTechniques stands for every technique of the catalog and the reference.
const AllTechniques = "all"

// LookUpSliders returns the technique of the given name, and nil for the default.
func LookUpSliders(name string) (attacks.Sliders, error) {
	if name == DefaultTechnique {
		return nil, nil
	}
	t, err := catalog.Lookup(name)
	if err != nil {
		return nil, err
	}
	return t, nil
}

// LookUpTechniques returns the named techniques, or all and the reference if names is empty.
func LookUpTechniques(names []string) ([]catalog.Technique, error) {
	if len(names) == 0 {
		return append(catalog.All(), catalog.Reference()), nil
	}
	techniques := make([]catalog.Technique, len(names))
	for i, name := range names {
		var err error
		if techniques[i], err = catalog.Lookup(name); err != nil {
			return nil, err
		}
	}
	return techniques, nil
}

// TechniqueNames returns the names of all techniques and the reference.
func TechniqueNames() []string { return append(catalog.Names(), catalog.Reference().Name) }

func CompleteTechniques(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return TechniqueNames(), cobra.ShellCompDirectiveNoFileComp
}
