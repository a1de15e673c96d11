package journal

// Line returns a line of the journal of a run, which may be forged.
var Line = line
