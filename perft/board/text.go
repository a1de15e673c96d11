package board

// MarshalText returns p as a FEN, as [Position.FEN] does.
func (p Position) MarshalText() ([]byte, error) { return []byte(p.FEN()), nil }

// UnmarshalText makes p the position of a FEN, as [ParseFEN] reads it. After an error p is what it was.
func (p *Position) UnmarshalText(fen []byte) error {
	read, err := ParseFEN(string(fen))
	if err == nil {
		*p = read
	}
	return err
}
