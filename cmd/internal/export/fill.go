package export

import (
	"embed"
	"errors"
	"fmt"
	"slices"
	"strings"
	"text/template"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/transform"
)

//go:generate go run -C ../../bitray-lab . generate templates

// The templates are written by cmd/bitray-lab/internal/templates.
//
//go:embed templates
var templates embed.FS

// Template returns the name of the file, below the folder of this package, with the template of a technique in a language.
func Template(technique, language string) string { return "templates/" + technique + "." + language }

// file returns the file of a technique in a language, which a command writes.
func (t technique) file(language, command string) (string, error) {
	if !slices.Contains(Languages(), language) {
		return "", fmt.Errorf("language %q: expected one of %s", language, strings.Join(Languages(), ", "))
	}
	tables, slabSize, err := t.numbers()
	if err != nil {
		return "", err
	}
	text, err := templates.ReadFile(Template(t.name, language))
	if err != nil {
		return "", err
	}
	parsed, err := template.New("").Funcs(template.FuncMap{"table": tables.rows, "grouped": printable.Thousands}).Parse(string(text))
	if err != nil {
		return "", err
	}
	var file strings.Builder
	err = parsed.Execute(&file, struct {
		Slab, SlabBytes int
		Command         string
	}{slabSize, 8 * slabSize, command})
	return file.String(), err
}

// rows returns the lines of a table, with what opens and closes a list in the language: four words or sixteen bytes
// in a line if a row is too long for one. A table with rows for each square names the squares.
func (t tables) rows(name, before, after string) (string, error) {
	if t[name] == nil {
		return "", errors.New("there is no table " + name)
	}
	var lines []string
	for i, row := range t[name] {
		square := ""
		if len(t[name])%64 == 0 {
			square = " // " + transform.SquareName(i&63)
		}
		if text := strings.Join(row, ", "); len(text) < 90 {
			lines = append(lines, margin+before+text+after+","+square)
			continue
		}
		lines = append(lines, margin+strings.TrimSpace(before)+square)
		perLine := 4
		if len(row[0]) == len("0xff") {
			perLine = 16
		}
		for some := range slices.Chunk(row, perLine) {
			lines = append(lines, margin+margin+strings.Join(some, ", ")+",")
		}
		lines = append(lines, margin+strings.TrimSpace(after)+",")
	}
	return strings.Join(lines, "\n"), nil
}

const margin = "    "
