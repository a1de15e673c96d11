package pack

import (
	"bytes"
	"embed"
	"fmt"
	"strings"
)

//go:embed records/*.txt
var records embed.FS

// RecordNames returns the names of the slabs that [Record] knows: what the occupancy may be
// subjected to before the look-up, from nothing to any of the eight symmetries.
func RecordNames() []string { return []string{"plain", "byteswap", "symmetric"} }

// Record returns the shortest slab known of the given kind. Its file in the directory records
// tells who found the multipliers.
func Record(name string) (Slab, error) {
	text, err := records.ReadFile("records/" + name + ".txt")
	if err != nil {
		return nil, fmt.Errorf("record %q: expected one of %s", name, strings.Join(RecordNames(), ", "))
	}
	return ReadText(bytes.NewReader(text))
}
