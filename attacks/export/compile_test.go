package export_test

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest/host"
	"github.com/bitray/bitray/attacks/export"
	"github.com/bitray/bitray/attacks/proof"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/magic/slab"
)

var long = flag.Bool("long", false, "compile every technique by itself, with every compiler there is and with other options")

// question is what a compiled program is asked.
type question struct {
	square   attacks.Square
	occupied attacks.Bitboard
}

// questions returns the same random questions every time, so many for each square.
func questions(perSquare int) (all []question) {
	r := rand.New(rand.NewPCG(19, 0))
	for sq := range attacks.Square(64) {
		for range perSquare {
			all = append(all, question{sq, proof.RandomOccupancy(r)})
		}
	}
	return all
}

// asked writes questions as lines of a square and an occupancy.
func asked(all []question) string {
	var b strings.Builder
	for _, q := range all {
		fmt.Fprintf(&b, "%d %x\n", q.square, uint64(q.occupied))
	}
	return b.String()
}

// checkAnswers compares lines of answers with the reference: for each question a line for each technique, with the
// attacks of rook, bishop and queen.
func checkAnswers(t *testing.T, techniques []string, all []question, answers string) {
	t.Helper()
	lines := bufio.NewScanner(strings.NewReader(answers))
	for _, q := range all {
		rook, bishop := reference.Rook(q.square, q.occupied), reference.Bishop(q.square, q.occupied)
		want := fmt.Sprintf("%x %x %x", uint64(rook), uint64(bishop), uint64(rook|bishop))
		for _, name := range techniques {
			if !lines.Scan() {
				t.Fatalf("no answer of %s to %v, %#x", name, q.square, uint64(q.occupied))
			}
			if lines.Text() != want {
				t.Fatalf("%s on %v, %#x: %s, want %s", name, q.square, uint64(q.occupied), lines.Text(), want)
			}
		}
	}
	if lines.Scan() {
		t.Errorf("answers to no question: %s", lines.Text())
	}
}

// identifier makes a word of the name of a technique.
func identifier(technique string) string { return strings.ReplaceAll(technique, "-", "") }

// turned is the name that these tests give the shortest slab with turned boards.
const turned = "magic-turned"

// exported returns the file of a technique or of the slab turned, or nil if the language cannot have it.
func exported(t *testing.T, name string, o export.Options) []byte {
	t.Helper()
	var text bytes.Buffer
	var err error
	if name == turned {
		var layout slab.Layout
		if layout, err = slab.Record("symmetric"); err == nil {
			err = export.WriteSlab(&text, layout, o)
		}
	} else {
		o.Technique = name
		err = export.Write(&text, o)
	}
	if err != nil && name != "pext" {
		t.Error(err)
	}
	return text.Bytes()
}

// exportAll writes all techniques that a language has to a folder, one file each, and returns their names.
func exportAll(t *testing.T, folder, language, suffix string, named bool) (techniques []string) {
	t.Helper()
	for _, name := range append(export.Techniques(), turned) {
		o := export.Options{Language: language}
		if named {
			o.Package = identifier(name)
		}
		if text := exported(t, name, o); len(text) > 0 {
			techniques = append(techniques, name)
			write(t, filepath.Join(folder, identifier(name)+suffix), string(text))
		}
	}
	return techniques
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// find skips the test where there is no compiler of the name.
func find(t *testing.T, compiler string) {
	t.Helper()
	if _, err := exec.LookPath(compiler); err != nil {
		t.Skipf("skipped: there is no %s", compiler)
	}
}

// run runs a command in a folder and returns what it prints; the command must succeed.
func run(t *testing.T, folder, input string, command ...string) string {
	t.Helper()
	c := exec.Command(command[0], command[1:]...)
	c.Dir, c.Stdin = folder, strings.NewReader(input)
	var out, err bytes.Buffer
	c.Stdout, c.Stderr = &out, &err
	if failed := c.Run(); failed != nil {
		t.Fatalf("%s: %v\n%s%s", strings.Join(command, " "), failed, out.String(), err.String())
	}
	return out.String()
}

// strict are the warnings that the files of C and C++ do without.
var strict = []string{"-Wall", "-Wextra", "-pedantic", "-Werror"}

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
	return strings.HasPrefix(technique, "magic") || technique == "pext"
}

// TestC compiles all techniques in one program, runs their self-tests and compares answers with the reference.
func TestC(t *testing.T) {
	t.Parallel()
	compileC(t, "cc", "c", ".h", "NAME_", "-std=c99", "-O1")
}

func TestCPlusPlus(t *testing.T) {
	t.Parallel()
	compileC(t, "c++", "c++", ".hpp", "NAME::", "-std=c++17", "-O1")
}

func compileC(t *testing.T, compiler, language, suffix, scope string, options ...string) {
	find(t, compiler)
	folder := t.TempDir()
	techniques := exportAll(t, folder, language, suffix, true)
	source := map[string]string{"c": "main.c", "c++": "main.cpp"}[language]
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
		if n := cases(name); !strings.Contains(output, fmt.Sprintf("%s: %d of %d answers are right\n", name, n, n)) {
			t.Errorf("%s: the self-test has not looked at %d cases:\n%s", name, n, output)
		}
	}
}

// cases returns the number of cases of a self-test: the subsets of the squares that a piece may see, and for sets the
// pairs of squares.
func cases(technique string) (n int) {
	for sq := range attacks.Square(64) {
		for _, view := range []attacks.Bitboard{reference.Rook(sq, attacks.Empty), reference.Bishop(sq, attacks.Empty)} {
			n += 1 << view.Count()
		}
	}
	if technique == "fill" {
		n += 64 * 64
	}
	return n
}

// TestCompilers compiles every file by itself, with and without optimization and the instructions of the processor.
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
				find(t, compiler.name)
				folder := t.TempDir()
				for _, name := range exportAll(t, folder, compiler.language, "."+compiler.suffix, false) {
					file := identifier(name) + "." + compiler.suffix
					command := slices.Concat([]string{compiler.name, "-std=" + compiler.standard}, options, strict,
						[]string{"-DATTACKS_SELF_TEST", "-x", compiler.language, file, "-o", "program"})
					run(t, folder, "", command...)
					output := name + ": " + run(t, folder, "", filepath.Join(folder, "program"))
					checkSelfTests(t, []string{name}, output)
				}
			})
		}
	}
}

// libraryMain asks a shared library by its slices, and compares what else it has with that.
const libraryMain = `
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PIECE(piece) \
    uint64_t piece(uint32_t square, uint64_t occupied); \
    void piece##s(uint64_t *dst, const uint8_t *squares, const uint64_t *occupied, size_t n); \
    uint64_t piece##_chain(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t zero); \
    uint64_t piece##_fill(uint64_t set, uint64_t occupied); \
    static void check_##piece(const uint64_t *answers, const uint8_t *squares, const uint64_t *occupied, size_t n) { \
        uint64_t fold = 0; \
        for (size_t i = 0; i < n; i++) { \
            fold ^= answers[i]; \
            if (piece(squares[i], occupied[i]) != answers[i]) exit(3); \
            if (FILLS(piece##_fill(UINT64_C(1) << squares[i], occupied[i]) != answers[i])) exit(4); \
        } \
        if (piece##_chain(squares, occupied, n, 0) != fold) exit(5); \
        piece##_chain(squares, occupied, n, ~UINT64_C(0)); \
    }
PIECE(rook)
PIECE(bishop)
PIECE(queen)
void generator_start(void);
const char *generator_name(void);
const char *generator_author(void);
uint64_t generator_table_bytes(void);

enum { MOST = 1 << 16 };
static uint8_t squares[MOST];
static uint64_t occupied[MOST], answers[3][MOST];

int main(void) {
    START;
    if (strcmp(generator_name(), "bitray export: " NAME) != 0 || generator_author()[0] == 0) return 6;
    if (generator_table_bytes() > 1 << 20) return 7;
    size_t n = 0;
    unsigned square;
    while (n < MOST && scanf("%u %" SCNx64, &square, &occupied[n]) == 2) squares[n++] = (uint8_t)square;
    rooks(answers[0], squares, occupied, n);
    bishops(answers[1], squares, occupied, n);
    queens(answers[2], squares, occupied, n);
    check_rook(answers[0], squares, occupied, n);
    check_bishop(answers[1], squares, occupied, n);
    check_queen(answers[2], squares, occupied, n);
    for (size_t i = 0; i < n; i++) printf("%" PRIx64 " %" PRIx64 " %" PRIx64 "\n", answers[0][i], answers[1][i], answers[2][i]);
    return 0;
}
`

// TestLibrary calls the functions that C and C++ have for shared libraries.
func TestLibrary(t *testing.T) {
	t.Parallel()
	find(t, "cc")
	find(t, "c++")
	techniques := []string{"fill", "magic-packed"}
	if *long {
		techniques = export.Techniques()
	}
	for i, name := range techniques {
		folder := t.TempDir()
		command := []string{"cc", "-std=c99", "-x", "c"}
		o := export.Options{Technique: name, Language: "c"}
		if i%2 == 1 {
			command, o.Language = []string{"c++", "-std=c++17", "-x", "c++"}, "c++"
		}
		write(t, filepath.Join(folder, "attacks"), string(exported(t, name, o)))
		write(t, filepath.Join(folder, "main.c"), libraryMain)
		run(t, folder, "", slices.Concat(command, strict, []string{"-O1", "-fPIC", "-DBITRAY_LIBRARY", "attacks", "-c", "-o", "library.o"})...)
		start, fills := "-DSTART=(void)0", "-DFILLS(x)=0"
		if isSlab(name) {
			start = "-DSTART=generator_start()"
		}
		if name == "fill" {
			fills = "-DFILLS(x)=x"
		}
		run(t, folder, "", "cc", "-std=c99", "-O1", start, fills, fmt.Sprintf("-DNAME=%q", name), "main.c", "library.o", "-o", "program")
		all := questions(64)
		checkAnswers(t, []string{name}, all, run(t, folder, asked(all), filepath.Join(folder, "program")))
	}
}

// TestGo compiles all techniques in one program of Go.
func TestGo(t *testing.T) {
	t.Parallel()
	host.RunsGo(t)
	folder := t.TempDir()
	var imports, selfTests, answers strings.Builder
	var techniques []string
	for _, name := range append(export.Techniques(), turned) {
		id := identifier(name)
		text := exported(t, name, export.Options{Language: "go", Package: id})
		if len(text) == 0 {
			continue
		}
		techniques = append(techniques, name)
		write(t, filepath.Join(folder, id, id+".go"), string(text))
		fmt.Fprintf(&imports, "\t\"program/%s\"\n", id)
		fmt.Fprintf(&selfTests, "\t\tfmt.Printf(\"%s: %%d of %%d answers are right\\n\", %s.SelfTest(), %s.SelfTestCases)\n", name, id, id)
		fmt.Fprintf(&answers, "\t\tfmt.Fprintf(out, \"%%x %%x %%x\\n\", %s.Rook(sq, occ), %s.Bishop(sq, occ), %s.Queen(sq, occ))\n", id, id, id)
	}
	write(t, filepath.Join(folder, "go.mod"), "module program\n\ngo 1.26\n")
	write(t, filepath.Join(folder, "main.go"), `package main

import (
	"bufio"
	"fmt"
	"os"

`+imports.String()+`)

func main() {
	if len(os.Args) > 1 {
`+selfTests.String()+`		return
	}
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var sq uint
		var occ uint64
		if _, err := fmt.Fscanf(in, "%d %x\n", &sq, &occ); err != nil {
			return
		}
`+answers.String()+`	}
}
`)
	run(t, folder, "", "go", "vet", "./...")
	run(t, folder, "", "go", "build", "-o", "program.exe", ".")
	program := filepath.Join(folder, "program.exe")
	checkSelfTests(t, techniques, run(t, folder, "", program, "self-test"))
	all := questions(64)
	checkAnswers(t, techniques, all, run(t, folder, asked(all), program))
}

// TestRust compiles all techniques in one program of Rust, whose tests are the self-tests and the answers.
func TestRust(t *testing.T) {
	t.Parallel()
	rust(t, "-O")
	if *long {
		rust(t, "-O", "-C", "target-cpu=native")
		rust(t) // which panics where numbers overflow
	}
}

func rust(t *testing.T, options ...string) {
	find(t, "rustc")
	folder := t.TempDir()
	techniques := exportAll(t, folder, "rust", ".rs", false)
	var modules, starts, answers strings.Builder
	for _, name := range techniques {
		id := identifier(name)
		fmt.Fprintf(&modules, "mod %s;\n", id)
		if isSlab(name) {
			fmt.Fprintf(&starts, "    %s::start();\n", id)
		}
		fmt.Fprintf(&answers, "        let answer = (%s::rook(square, occupied), %s::bishop(square, occupied), %s::queen(square, occupied));\n", id, id, id)
		answers.WriteString("        writeln!(answers, \"{:x} {:x} {:x}\", answer.0, answer.1, answer.2).unwrap();\n")
	}
	write(t, filepath.Join(folder, "main.rs"), modules.String()+`
#[test]
fn answers() {
    use std::fmt::Write;
`+starts.String()+`    let mut answers = String::new();
    for line in std::fs::read_to_string("questions").unwrap().lines() {
        let (square, occupied) = line.split_once(' ').unwrap();
        let square: usize = square.parse().unwrap();
        let occupied = u64::from_str_radix(occupied, 16).unwrap();
`+answers.String()+`    }
    std::fs::write("answers", answers).unwrap();
}
`)
	all := questions(64)
	write(t, filepath.Join(folder, "questions"), asked(all))
	run(t, folder, "", slices.Concat([]string{"rustc", "--edition", "2021", "-D", "warnings"}, options, []string{"--test", "main.rs", "-o", "program"})...)
	output := run(t, folder, "", filepath.Join(folder, "program"))
	for _, name := range techniques {
		if want := "test " + identifier(name) + "::tests::every_answer_is_right ... ok"; !strings.Contains(output, want) {
			t.Errorf("no line %q in\n%s", want, output)
		}
	}
	text, err := os.ReadFile(filepath.Join(folder, "answers"))
	if err != nil {
		t.Fatal(err)
	}
	checkAnswers(t, techniques, all, string(text))
}

// TestClippy has the linter of Rust look at the files.
func TestClippy(t *testing.T) {
	if !*long {
		t.Skip("skipped without -long: runs clippy")
	}
	find(t, "clippy-driver")
	folder := t.TempDir()
	for _, name := range exportAll(t, folder, "rust", ".rs", false) {
		run(t, folder, "", "clippy-driver", "--edition", "2021", "-D", "warnings", "--crate-type", "lib", identifier(name)+".rs")
	}
}

// TestZig runs the self-tests in Zig.
func TestZig(t *testing.T) {
	if !*long {
		t.Skip("skipped without -long: compiles Zig, file by file")
	}
	find(t, "zig")
	folder := t.TempDir()
	for _, name := range exportAll(t, folder, "zig", ".zig", false) {
		run(t, folder, "", "zig", "test", "-OReleaseSafe", identifier(name)+".zig")
		run(t, folder, "", "zig", "fmt", "--check", identifier(name)+".zig")
	}
}
