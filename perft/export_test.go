package perft

// SessionOf returns a session that counts as o says: only tests need one of another technique.
func SessionOf(o Options) (*Session, error) {
	c, err := newCounter(o, o.HashMiB)
	return &Session{counter: c}, err
}
