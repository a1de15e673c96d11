package perft

// Effort is what a count has cost, in numbers that depend on the machine only where [MethodAuto] chooses the method, and on
// chance only where threads share a table. Two counts of the same tree by the same method compare by them: one that has cut the tree in a worse way, or whose
// table was too small, counts more positions.
type Effort struct {
	// Counted is the number of positions at which the walk has ended, since the method counts the
	// leaves below without making the moves: at depth 3 by [MethodSIMD], at depth 2 by [MethodScalar],
	// at depth 1 by [MethodMake]. It is 0 if the moves of the last ply are made.
	Counted uint64 `json:"counted"`
	// LookedUp is the number of positions that were looked up in the hash table, and Found the
	// number of those that it held.
	LookedUp uint64 `json:"looked_up"`
	Found    uint64 `json:"found"`
}

// Add returns the sum of e and f.
func (e Effort) Add(f Effort) Effort {
	return Effort{Counted: e.Counted + f.Counted, LookedUp: e.LookedUp + f.LookedUp, Found: e.Found + f.Found}
}
