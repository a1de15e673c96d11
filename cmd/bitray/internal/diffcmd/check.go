package diffcmd

import (
	"fmt"

	"github.com/spf13/pflag"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// check refuses values that make no sense, and flags that nothing uses.
func (c *config) check(flags *pflag.FlagSet) error {
	if c.patience <= 0 {
		return cli.BadFlag("answer-within", c.patience, "a duration above 0, such as 30s")
	}
	test, judge, err := c.specs()
	if err != nil {
		return err
	}
	for _, f := range []struct {
		name, needs string
		read        bool
	}{
		{"seed", "--random", c.random > 0},
		{"questions", "--minimize", c.minimize},
		{"answer-within", "an engine or a script", isProgram(test) || isProgram(judge)},
	} {
		if flags.Changed(f.name) && !f.read {
			return fmt.Errorf("--%s: expected %s with it, nothing else uses it", f.name, f.needs)
		}
	}
	return nil
}
