package wire_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// TestNamesOfKeys makes keys with names of all kinds. One that cannot stand in a subject is refused by name, and leaves no
// file.
func TestNamesOfKeys(t *testing.T) {
	for name, good := range map[string]bool{
		"a": true, "A-z_9": true, strings.Repeat("x", 40): true,
		"": false, "a.b": false, "*": false, ">": false, "a b": false, "ä": false, strings.Repeat("x", 41): false,
	} {
		file := filepath.Join(t.TempDir(), "a.key")
		k, err := wire.CreateKey(file, name, "0123456789abcdef")
		_, missing := os.Stat(file)
		if good && (err != nil || k.Name != name || missing != nil) {
			t.Errorf("%q: %+v, error %v, file %v", name, k, err, missing)
		}
		if !good && (err == nil || !strings.Contains(err.Error(), "expected 1 to 40 letters") || !errors.Is(missing, fs.ErrNotExist)) {
			t.Errorf("%q: error %v, file %v", name, err, missing)
		}
	}
}
