package cli

import (
	"net/url"
	"regexp"
	"strings"
)

// fenText matches a FEN as far as its fields are in order; nameText the name of a position.
var (
	fenText = regexp.MustCompile(`\b[PNBRQKpnbrqk1-9~]+(?:/[PNBRQKpnbrqk1-9~]+){5,}(?: +(?:-|(?:[wb]|[KQkqA-Ha-h]{1,4}|[a-h][1-8]|[0-9]+)\b))*`)
	// fenFields matches a tag of PGN, or the side to move and castling rights, whatever the pieces look like.
	fenFields = regexp.MustCompile(`^\[FEN |\s[wb]\s+(?:-|[KQkq]{1,4})(?:\s|$)`)
	// aroundSlash is a slash between ranks, with blanks around it.
	aroundSlash = regexp.MustCompile(` */ *`)
	// plusForBlank matches the side to move in a FEN whose blanks are plus signs; others are part of a field.
	plusForBlank = regexp.MustCompile(`\+[wb]\+`)
	nameText     = regexp.MustCompile(`\b(?:` + strings.ReplaceAll(PositionNames, ", ", "|") + `)\b`)
	// plain replaces what stands for a character of a FEN in JSON and on pages: a slash, dashes, blanks, and what is invisible.
	plain = strings.NewReplacer(`\/`, "/", "‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "―", "-", "−", "-", "\u00a0", " ", "\u2007", " ", "\u2009", " ",
		"\u202f", " ", "\u3000", " ", "\u200b", "", "\u200e", "", "\u200f", "", "\u2060", "", "\ufeff", "")
	// leftOut matches what may follow a FEN and is no part of it: a quote, a bracket, a comma, the rest of an address, moves.
	leftOut = regexp.MustCompile("^\\s*(?:[\"'`’”»\\]),?#&<}\\\\]|;\\s*$|moves\\b)")
)

// HasFEN reports whether a text has what looks like a FEN, or is meant as one.
func HasFEN(text string) bool {
	_, fen, _ := FindFEN(text)
	return fenText.MatchString(fen) || fenFields.MatchString(text)
}

// MayHaveFEN reports whether a line has a FEN, or the name of a position, or slashes as a FEN with mistakes: one in its first word,
// or several.
func MayHaveFEN(line string) bool {
	const several = 3
	word, _, _ := strings.Cut(strings.TrimSpace(line), " ")
	return strings.Contains(word, "/") || strings.Count(line, "/") >= several || nameText.MatchString(line) || HasFEN(line)
}

// FindFEN finds the FEN, or the name of a position, in what people paste: a tag of PGN, a command of UCI, a line of a list, the
// address of a page, where underscores or plus signs stand for blanks. It returns what is before and after it, too. Where nothing
// looks like a FEN, or something follows that should not, an error that the text gives is better: that is part of the FEN.
func FindFEN(text string) (before, fen, after string) {
	if unescaped, err := url.PathUnescape(text); err == nil {
		text = unescaped
	}
	text = plain.Replace(text)
	if !fenText.MatchString(text) {
		if joined := aroundSlash.ReplaceAllString(text, "/"); fenText.MatchString(joined) {
			text = joined
		}
	}
	blanks := strings.ReplaceAll(text, "_", " ")
	if plusForBlank.MatchString(text) {
		blanks = strings.ReplaceAll(blanks, "+", " ")
	}
	at := fenText.FindStringIndex(blanks)
	if at == nil {
		at = nameText.FindStringIndex(blanks)
	}
	if at == nil {
		return "", text, ""
	}
	before, fen, after = text[:at[0]], blanks[at[0]:at[1]], text[at[1]:]
	if !leftOut.MatchString(after) {
		end := len(after)
		if quote := before[len(strings.TrimRight(before, "\"'`")):]; quote != "" && strings.Contains(after, quote) {
			end = strings.Index(after, quote)
		}
		fen, after = fen+after[:end], after[end:]
	}
	if strings.TrimSpace(before) == "" {
		before, fen = "", before+fen
	}
	return before, fen, after
}
