package transform_test

import (
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

func TestMapsAreWhatTheirNamesSay(t *testing.T) {
	named := map[string]transformtest.Map{}
	for _, m := range boardMaps {
		named[m.name] = m.got
	}
	for name, m := range maps45 {
		named[name], named[name+"-inverse"] = m[0], m[1]
	}
	for _, m := range transform.Maps() {
		t.Run(m.Name, func(t *testing.T) {
			want, ok := named[m.Name]
			if !ok || m.Description == "" {
				t.Fatalf("no function has this name, or it is the second, or has no description: %q", m.Description)
			}
			transformtest.Equal(t, m.Board, want)
			delete(named, m.Name)
		})
	}
	for name := range named {
		t.Errorf("%s is not listed", name)
	}
}
