package transform_test

import (
	"regexp"
	"testing"

	"github.com/bitray/bitray/transform"
)

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
