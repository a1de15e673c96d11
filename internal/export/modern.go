package export

import "strings"

// modern prints a file up to its self-test, as Rust and Zig have it.
func (p *printer) modern(imports, suffix, selfTest string) {
	p.notice("//!", p.notes("start", "", selfTest))
	if p.slab() != nil {
		p.WriteString(imports)
	}
	p.helpers(suffix, strings.NewReplacer())
	for _, u := range p.downwards() {
		p.declaration(u)
	}
}

// public begins what callers of a file may call.
func public(u *unit) string {
	if callable[u.objects[0].Name()] {
		return "pub "
	}
	return ""
}

// callable are the functions for callers of the file. Those of a direction are there for fills.
var callable = map[string]bool{
	"rook": true, "bishop": true, "queen": true, "rookFill": true, "bishopFill": true, "queenFill": true, "start": true,
	"north": true, "northEast": true, "east": true, "southEast": true,
	"south": true, "southWest": true, "west": true, "northWest": true,
}
