package board

// MarshalText returns p as a FEN, as [Position.FEN] does. What [ParseFEN] would not take, such as the zero Position, is not read
// back; nor is it a position of Chess960 again if its FEN says nothing of that.
func (p Position) MarshalText() ([]byte, error) { return []byte(p.FEN()), nil }

// UnmarshalText makes p the position of a FEN, as [ParseFEN] reads it. After an error p is what it was.
func (p *Position) UnmarshalText(fen []byte) error {
	read, err := ParseFEN(string(fen))
	if err == nil {
		*p = read
	}
	return err
}
