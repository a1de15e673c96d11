package export_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

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
	needs(t, "rustc")
	folder := t.TempDir()
	techniques := exportAll(t, folder, "rust", ".rs")
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
	needs(t, "clippy-driver")
	folder := t.TempDir()
	for _, name := range exportAll(t, folder, "rust", ".rs") {
		run(t, folder, "", "clippy-driver", "--edition", "2021", "-D", "warnings", "--crate-type", "lib", identifier(name)+".rs")
	}
}

// TestZig runs the self-tests in Zig.
func TestZig(t *testing.T) {
	if !*long {
		t.Skip("skipped without -long: compiles Zig, file by file")
	}
	needs(t, "zig")
	folder := t.TempDir()
	for _, name := range exportAll(t, folder, "zig", ".zig") {
		run(t, folder, "", "zig", "test", "-OReleaseSafe", identifier(name)+".zig")
		run(t, folder, "", "zig", "fmt", "--check", identifier(name)+".zig")
	}
}
