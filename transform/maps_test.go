package transform_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

func TestMapsAreWhatTheirNamesSay(t *testing.T) {
	named := map[string]transformtest.Map{}
	for _, m := range boardMaps {
		named[hyphenated(m.name)] = m.got
	}
	for name, m := range maps45 {
		kind, direction, _ := strings.Cut(name, " ")
		named[kind+"-rotate-45-"+direction] = m[0]
		named[kind+"-rotate-45-"+direction+"-inverse"] = m[1]
	}
	for _, m := range transform.Maps() {
		t.Run(m.Name, func(t *testing.T) {
			want, ok := named[m.Name]
			if !ok {
				t.Fatal("no function has this name")
			}
			transformtest.Equal(t, m.Board, want)
			delete(named, m.Name)
		})
	}
	for name := range named {
		t.Errorf("%s is not listed", name)
	}
}

// hyphenated turns the name of a function such as Rotate90Clockwise into rotate-90-clockwise.
func hyphenated(name string) string {
	words := regexp.MustCompile(`[A-Z][a-z]*|[0-9]+`).FindAllString(name, -1)
	return strings.ToLower(strings.Join(words, "-"))
}

func TestMapsAreNamedAndDifferent(t *testing.T) {
	const asymmetric = 0x0123456789abcdef
	form := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	names, images := map[string]bool{}, map[uint64]string{}
	for _, m := range transform.Maps() {
		if !form.MatchString(m.Name) || m.Description == "" || names[m.Name] {
			t.Errorf("map %q: %q", m.Name, m.Description)
		}
		names[m.Name] = true
		image := m.Board(asymmetric)
		if other, ok := images[image]; ok {
			t.Errorf("%s and %s are the same map", m.Name, other)
		}
		images[image] = m.Name
	}
}
