package transform

import "strings"

// Draw returns the boards as text, side by side: eight lines, rank 8 on top, file a on the
// left, "1" for a square of the set and "." for any other, every line ended by a newline.
func Draw[B ~uint64](boards ...B) string {
	var text strings.Builder
	for rank := 7; rank >= 0; rank-- {
		for i, b := range boards {
			if i > 0 {
				text.WriteString("   ")
			}
			drawRank(&text, uint8(b>>(8*rank)))
		}
		text.WriteByte('\n')
	}
	return text.String()
}

func drawRank(text *strings.Builder, line uint8) {
	for file := range 8 {
		if file > 0 {
			text.WriteByte(' ')
		}
		text.WriteByte(".1"[line>>file&1])
	}
}
