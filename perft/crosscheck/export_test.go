package crosscheck

// Total returns the sum of counts.
var Total = total
