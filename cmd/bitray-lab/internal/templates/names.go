package templates

import (
	"strings"
	"unicode"
)

// snake writes a name of Go, such as rookFill, as rook_fill. A capital after a capital and digits stay with
// what is before them: fileA is file_a, rank1 is rank1.
func snake(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// screaming writes a name of Go, such as rookRows, as ROOK_ROWS.
func screaming(name string) string { return strings.ToUpper(snake(name)) }
