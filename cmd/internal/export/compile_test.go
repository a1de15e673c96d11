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
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/internal/export"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/internal/reference"
)

var long = flag.Bool("long", false, "compile every technique by itself, with every compiler there is and with other options")

// question is what a compiled program is asked.
type question struct {
	square   attacks.Square
	occupied attacks.Bitboard
}

// questions returns the same random questions every time, perSquare for each square.
func questions(perSquare int) (all []question) {
	r := rand.New(rand.NewPCG(19, 0))
	for sq := range attacks.Square(64) {
		for range perSquare {
			all = append(all, question{sq, attacks.Bitboard(occupancy.Random(r))})
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

// checkAnswers compares lines of answers with the reference: for each question a line for each technique,
// with the attacks of rook, bishop and queen.
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
func identifier(technique string) string {
	return strings.NewReplacer("-", "", "/", "").Replace(technique)
}

// exported returns the file of a technique.
func exported(t *testing.T, name, language string) string {
	t.Helper()
	text, err := export.File(name, language)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// renamed gives a file in C or C++ names of its own, as its help says.
func renamed(text, id string) string {
	upper := strings.ToUpper(id)
	return strings.NewReplacer("attacks_", id+"_", "ATTACKS_", upper+"_", "attacks::", id+"::", "namespace attacks", "namespace "+id).Replace(text)
}

// exportAll writes all techniques to a folder, one file each, and returns their names.
func exportAll(t *testing.T, folder, language, suffix string) (techniques []string) {
	t.Helper()
	for _, name := range export.Techniques() {
		write(t, filepath.Join(folder, identifier(name)+suffix), renamed(exported(t, name, language), identifier(name)))
	}
	return export.Techniques()
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

// needs skips the test where there is no compiler of the name.
func needs(t *testing.T, compiler string) {
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
