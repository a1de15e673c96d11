package simd_test

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// call is a call of a kernel in Go.
type call struct {
	arguments []string
	guard     string // the head of the innermost case or branch around it, or else of the function
	chunks    string // the lines from the head of the loop over chunks around it, or "" if there is none
}

// callsOf returns the calls of a function in some files, whose form is that of gofmt: what is around a line is
// indented less.
func callsOf(t *testing.T, files, function string) (calls []call) {
	t.Helper()
	paths, err := filepath.Glob(files)
	if err != nil || len(paths) == 0 {
		t.Fatalf("%s: no source files, %v", files, err)
	}
	is := regexp.MustCompile(`^\t.*\b` + function + `\(([^()]*)\)`)
	for _, path := range paths {
		lines := strings.Split(read(t, path), "\n")
		for i, line := range lines {
			m := is.FindStringSubmatch(line)
			if m == nil {
				continue
			}
			c, depth := call{arguments: strings.Split(m[1], ", ")}, indentation(line)
			for above := i - 1; depth > 0; above-- {
				head := strings.TrimSpace(lines[above])
				if head == "" || indentation(lines[above]) >= depth {
					continue
				}
				depth = indentation(lines[above])
				switch {
				case strings.HasPrefix(head, "for from, to := range simd.Chunks("):
					c.chunks = strings.Join(lines[above:i], "\n")
				case c.guard == "" && !strings.HasPrefix(head, "for "):
					c.guard = head
				}
			}
			calls = append(calls, c)
		}
	}
	return calls
}

func indentation(line string) int { return len(line) - len(strings.TrimLeft(line, "\t")) }
