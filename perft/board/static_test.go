package board_test

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
	"github.com/bitray/bitray/internal/testenv"
)

// TestDefaultTechniqueIsStatic reads the assembly of the package: in the instances of the
// generator for the default technique no call goes through an interface or a dictionary, that
// is, through a register. The last flag among the type arguments of an instance says whether it is dynamic.
func TestDefaultTechniqueIsStatic(t *testing.T) {
	testenv.RunsGo(t)
	compilertest.ReadsCalls(t)
	text, err := exec.Command("go", "build", "-gcflags=-S", ".").CombinedOutput()
	if err != nil {
		t.Fatalf("go build: %v\n%s", err, text)
	}
	symbol := regexp.MustCompile(`^(\S.*) STEXT`)
	call := regexp.MustCompile(`\tCALL\t(\S.*)`)
	static := regexp.MustCompile(`go\.shape\.\[0\]struct \{\}(,go\.shape\.uint16)?\](\)\.\w+)?$`)
	direct, function := 0, ""
	for line := range strings.Lines(string(text)) {
		if m := symbol.FindStringSubmatch(line); m != nil {
			function = m[1]
		}
		m := call.FindStringSubmatch(line)
		if m == nil || !static.MatchString(function) {
			continue
		}
		direct++
		if !strings.HasSuffix(strings.TrimSpace(m[1]), "(SB)") {
			t.Errorf("%s calls %s", function, m[1])
		}
	}
	if direct < 50 {
		t.Errorf("found %d calls, want those of six instances of the generator", direct)
	}
}
