package engines

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// config is the command line.
type config struct {
	search
	pkg, tags  string
	techniques string
	changes    map[string]map[string]string // what functions return instead, by file and function; "" for nothing
	rounds     int
}

// search says what the programs are asked to do.
type search struct {
	engine           string // the folder in which the programs run
	args, say        []string
	until, signature *regexp.Regexp
	quit             string
	timeout          time.Duration
}

func newConfig(flags *flag.FlagSet) *config {
	c := &config{changes: map[string]map[string]string{}}
	c.until, c.signature = new(regexp.Regexp), new(regexp.Regexp)
	flags.StringVar(&c.engine, "engine", "", "`FOLDER` of the engine's module")
	flags.StringVar(&c.pkg, "package", ".", "its main `PACKAGE`, in that folder")
	flags.StringVar(&c.tags, "tags", "", "build `TAGS`")
	flags.Func("replace", "`FILE:FUNCTION=EXPRESSION`, a function and what it returns instead", c.change("FILE:FUNCTION=EXPRESSION"))
	flags.Func("drop", "`FILE:FUNCTION`, a function that does nothing instead", c.change("FILE:FUNCTION"))
	flags.StringVar(&c.techniques, "technique", "magic,magic/fixedshift,magic/packed,hyperbola", "`TECHNIQUES`, as the catalog calls them")
	flags.Func("args", "`ARGUMENTS` of the program, separated by commas", func(list string) error { c.args = strings.Split(list, ","); return nil })
	flags.Func("say", "a `LINE` for the program's input", func(line string) error { c.say = append(c.say, line); return nil })
	flags.TextVar(c.until, "until", regexp.MustCompile("^bestmove"), "`PATTERN` of the line that ends the answer to --say")
	flags.StringVar(&c.quit, "quit", "quit", "`LINE` that ends the program")
	flags.TextVar(c.signature, "signature", regexp.MustCompile(`nodes\W+(\d+)`), "`PATTERN` of what has to stay the same")
	flags.DurationVar(&c.timeout, "timeout", 5*time.Minute, "longest `TIME` of a run")
	flags.IntVar(&c.rounds, "rounds", 10, "runs of each program")
	return c
}

// change returns a flag of the form FILE:FUNCTION, or FILE:FUNCTION=EXPRESSION.
func (c *config) change(form string) func(text string) error {
	return func(text string) error {
		place, expression, replaces := strings.Cut(text, "=")
		file, function, _ := strings.Cut(place, ":")
		switch {
		case file == "", function == "", strings.Contains(form, "=") != replaces, replaces && strings.TrimSpace(expression) == "":
			return fmt.Errorf("expected %s", form)
		case c.changes[file] == nil:
			c.changes[file] = map[string]string{}
		}
		if _, twice := c.changes[file][function]; twice {
			return fmt.Errorf("%s is changed twice", function)
		}
		c.changes[file][function] = expression
		return nil
	}
}

// check refuses what makes no sense.
func (c *config) check() (err error) {
	switch {
	case len(c.changes) == 0:
		return errors.New("--replace: expected at least one FILE:FUNCTION=EXPRESSION")
	case c.rounds < 1:
		return fmt.Errorf("--rounds %d: expected 1 or more", c.rounds)
	case len(c.args)+len(c.say) == 0:
		return errors.New("--args, --say: expected one of them, so that the program has something to search")
	}
	if _, err := os.Stat(c.engine + "/go.mod"); err != nil {
		return fmt.Errorf("--engine %q: expected the folder of a module: %w", c.engine, err)
	}
	c.engine, err = filepath.Abs(c.engine)
	return err
}
