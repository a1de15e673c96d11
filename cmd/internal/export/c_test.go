package export_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
)

// strict are the warnings that the files of C and C++ do without.
var strict = []string{"-Wall", "-Wextra", "-pedantic", "-Wconversion", "-Wsign-conversion", "-Werror"}

// cMain is a program of all techniques that answers questions and, asked for nothing, runs the self-tests.
func cMain(techniques []string, suffix, scope string) string {
	var includes, selfTests, starts, answers strings.Builder
	for _, name := range techniques {
		id := identifier(name)
		call := strings.ReplaceAll(scope, "NAME", id)
		fmt.Fprintf(&includes, "#define %s_SELF_TEST\n#define main %s_main\n#include \"%s%s\"\n#undef main\n", strings.ToUpper(id), id, id, suffix)
		fmt.Fprintf(&selfTests, "        printf(\"%s: \"); wrong |= %s_main();\n", name, id)
		if isSlab(name) {
			fmt.Fprintf(&starts, "    %sstart();\n", call)
		}
		fmt.Fprintf(&answers, "        printf(\"%%\" PRIx64 \" %%\" PRIx64 \" %%\" PRIx64 \"\\n\", %srook(square, occupied), %sbishop(square, occupied), %squeen(square, occupied));\n",
			call, call, call)
	}
	return "#include <inttypes.h>\n#include <stdio.h>\n" + includes.String() + `
int main(int argc, char **argv) {
    (void)argv;
    if (argc > 1) {
        int wrong = 0;
` + selfTests.String() + `        return wrong;
    }
` + starts.String() + `    unsigned square;
    uint64_t occupied;
    while (scanf("%u %" SCNx64, &square, &occupied) == 2) {
` + answers.String() + `    }
    return 0;
}
`
}

func isSlab(technique string) bool {
	return strings.HasPrefix(technique, "magic")
}

// TestC compiles all techniques in one program, runs their self-tests and compares answers with the
// reference.
func TestC(t *testing.T) {
	t.Parallel()
	compileC(t, "cc", "c", ".h", "NAME_", "-std=c99", "-O1")
}

func TestCPlusPlus(t *testing.T) {
	t.Parallel()
	compileC(t, "c++", "c++", ".hpp", "NAME::", "-std=c++17", "-O1")
}

// TestPortableC takes away what gcc and clang have for bit scans and the byte swap.
func TestPortableC(t *testing.T) {
	t.Parallel()
	needs(t, "cc")
	folder := t.TempDir()
	techniques := []string{"hyperbola", "hyperbola/obstruction", "hyperbola/qbb"}
	for _, name := range techniques {
		text := renamed(exported(t, name, "c"), identifier(name))
		if !strings.Contains(text, "defined(__GNUC__)") {
			t.Errorf("%s: nothing to take away", name)
		}
		write(t, filepath.Join(folder, identifier(name)+".h"), strings.ReplaceAll(text, "defined(__GNUC__)", "0"))
	}
	ask(t, folder, techniques, "cc", "main.c", ".h", "NAME_", "-std=c99", "-O1")
}

func compileC(t *testing.T, compiler, language, suffix, scope string, options ...string) {
	needs(t, compiler)
	folder := t.TempDir()
	source := map[string]string{"c": "main.c", "c++": "main.cpp"}[language]
	ask(t, folder, exportAll(t, folder, language, suffix), compiler, source, suffix, scope, options...)
}

// ask compiles a program of the techniques whose files are in a folder, runs the self-tests and checks
// answers.
func ask(t *testing.T, folder string, techniques []string, compiler, source, suffix, scope string, options ...string) {
	t.Helper()
	write(t, filepath.Join(folder, source), cMain(techniques, suffix, scope))
	run(t, folder, "", slices.Concat([]string{compiler}, options, strict, []string{source, "-o", "program"})...)
	program := filepath.Join(folder, "program")
	checkSelfTests(t, techniques, run(t, folder, "", program, "self-test"))
	all := questions(64)
	checkAnswers(t, techniques, all, run(t, folder, asked(all), program))
}

// checkSelfTests makes sure that every self-test has run and has looked at all cases.
func checkSelfTests(t *testing.T, techniques []string, output string) {
	t.Helper()
	for _, name := range techniques {
		if n := attackstest.Cases; !strings.Contains(output, fmt.Sprintf("%s: %d of %d answers are right\n", name, n, n)) {
			t.Errorf("%s: the self-test has not looked at %d cases:\n%s", name, n, output)
		}
	}
}

// TestCompilers compiles every file by itself, with and without optimization and the instructions of the
// processor.
func TestCompilers(t *testing.T) {
	if !*long {
		t.Skip("skipped without -long: compiles every technique with every compiler")
	}
	for _, compiler := range []struct{ name, language, suffix, standard string }{
		{"gcc", "c", "h", "c99"}, {"clang", "c", "h", "c99"}, {"gcc", "c", "h", "c17"},
		{"g++", "c++", "hpp", "c++17"}, {"clang++", "c++", "hpp", "c++17"}, {"g++", "c++", "hpp", "c++20"},
	} {
		for _, options := range [][]string{{"-O0", "-fsanitize=undefined", "-fno-sanitize-recover"}, {"-O3", "-march=native"}} {
			t.Run(compiler.name+compiler.standard+options[0], func(t *testing.T) {
				needs(t, compiler.name)
				folder := t.TempDir()
				for _, name := range exportAll(t, folder, compiler.language, "."+compiler.suffix) {
					file := identifier(name) + "." + compiler.suffix
					command := slices.Concat([]string{compiler.name, "-std=" + compiler.standard}, options, strict,
						[]string{"-D" + strings.ToUpper(identifier(name)) + "_SELF_TEST", "-x", compiler.language, file, "-o", "program"})
					run(t, folder, "", command...)
					output := name + ": " + run(t, folder, "", filepath.Join(folder, "program"))
					checkSelfTests(t, []string{name}, output)
				}
			})
		}
	}
}
