package arithshift

// By is by, for tests of every kernel.
var By = by
