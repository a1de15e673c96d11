package hash

// AvailableBelow is what a table asks for the available memory, with another root of the file system.
var AvailableBelow = availableBelow

// UntilHugePage is how far an address is from the next huge page.
var UntilHugePage = untilHugePage

// NewUnchecked makes a table without asking how much memory is available.
var NewUnchecked = newTable
